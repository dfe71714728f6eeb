import { expect, test } from 'vitest'
import { CRITERIA, VERDICTS, type Verdicts } from './criteria.ts'
import { isOfferShown, tagOf } from './tags.ts'

/** Everything that four lines can say. */
const ALL: Verdicts[] = CRITERIA.reduce<Partial<Verdicts>[]>(
  (made, name) => made.flatMap((rest) => VERDICTS.map((is) => ({ ...rest, [name]: is }))),
  [{}],
) as Verdicts[]

test('a card sounds good only where licence, occupation and pay pass and no line fails', () => {
  expect(ALL).toHaveLength(81)
  for (const check of ALL) {
    const { licence, occupation, pay, wording } = check
    const isGood = [licence, occupation, pay].every((is) => is === 'pass') && wording !== 'fail'
    expect([check, tagOf(check).tone === 'success']).toEqual([check, isGood])
  }
})

test('a card names a failing line whenever there is one', () => {
  for (const check of ALL) {
    const fails = Object.values(check).includes('fail')
    expect([check, tagOf(check).tone === 'danger']).toEqual([check, fails])
  }
})

test('the employer’s word is repeated only where no line says otherwise', () => {
  for (const check of ALL) {
    const fails = Object.values(check).includes('fail')
    expect([check, isOfferShown({ offersSponsorship: true }, check)]).toEqual([check, !fails])
    expect(isOfferShown({ offersSponsorship: false }, check)).toBe(false)
  }
  expect(isOfferShown({ offersSponsorship: true }, null)).toBe(false)
})
