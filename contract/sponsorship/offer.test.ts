import { expect, test } from 'vitest'
import { CRITERIA, VERDICTS, type Verdicts } from './criteria.ts'
import { isOfferShown } from './offer.ts'

/** Everything that four lines can say. */
const ALL: Verdicts[] = CRITERIA.reduce<Partial<Verdicts>[]>(
  (made, name) => made.flatMap((rest) => VERDICTS.map((is) => ({ ...rest, [name]: is }))),
  [{}],
) as Verdicts[]

test('the employer’s word is repeated only where no line says otherwise', () => {
  expect(ALL).toHaveLength(81)
  for (const check of ALL) {
    const fails = Object.values(check).includes('fail')
    expect([check, isOfferShown({ offersSponsorship: true }, check)]).toEqual([check, !fails])
    expect(isOfferShown({ offersSponsorship: false }, check)).toBe(false)
  }
  expect(isOfferShown({ offersSponsorship: true }, null)).toBe(false)
})
