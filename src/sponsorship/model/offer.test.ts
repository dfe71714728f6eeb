import { expect, test } from 'vitest'
import { CRITERIA, VERDICTS, type Verdicts } from '#trade/headline/criteria.ts'
import { isOfferShown } from './offer.ts'

/** All combinations of the four results. */
const ALL: Verdicts[] = CRITERIA.reduce<Partial<Verdicts>[]>(
  (made, name) => made.flatMap((rest) => VERDICTS.map((is) => ({ ...rest, [name]: is }))),
  [{}],
) as Verdicts[]

test('the employer’s word is repeated only where no line says otherwise', () => {
  expect(ALL).toHaveLength(81)
  for (const check of ALL) {
    const fails = Object.values(check).includes('fail')
    for (const poster of ['source', 'proved'] as const) {
      expect([check, isOfferShown({ offersSponsorship: true, poster }, check)]).toEqual([
        check,
        !fails,
      ])
      expect(isOfferShown({ offersSponsorship: false, poster }, check)).toBe(false)
    }
    expect(isOfferShown({ offersSponsorship: true, poster: 'unproved' }, check)).toBe(false)
  }
  expect(isOfferShown({ offersSponsorship: true, poster: 'source' }, null)).toBe(false)
})
