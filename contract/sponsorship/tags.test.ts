import { expect, test } from 'vitest'
import { Verdict } from './check.ts'
import { isOfferShown, tagOf } from './tags.ts'
import { CRITERIA } from './criteria.ts'
import { type Verdicts } from './criteria.ts'

/** Everything that four lines can say. */
const ALL: Verdicts[] = CRITERIA.reduce<Partial<Verdicts>[]>(
  (made, name) => made.flatMap((rest) => Verdict.options.map((is) => ({ ...rest, [name]: is }))),
  [{}],
) as Verdicts[]

test('a card’s tag is positive only if licence, occupation and pay pass and nothing fails', () => {
  expect(ALL).toHaveLength(81)
  for (const check of ALL) {
    const { licence, occupation, pay, wording } = check
    const isGood = [licence, occupation, pay].every((is) => is === 'pass') && wording !== 'fail'
    expect([check, tagOf(check).tone === 'success']).toEqual([check, isGood])
  }
})

test('a card names a failing criterion whenever there is one', () => {
  for (const check of ALL) {
    const fails = Object.values(check).includes('fail')
    expect([check, tagOf(check).tone === 'danger']).toEqual([check, fails])
  }
})

test('the employer’s offer is shown only if no criterion fails', () => {
  for (const check of ALL) {
    const fails = Object.values(check).includes('fail')
    expect([check, isOfferShown({ offersSponsorship: true }, check)]).toEqual([check, !fails])
    expect(isOfferShown({ offersSponsorship: false }, check)).toBe(false)
  }
  expect(isOfferShown({ offersSponsorship: true }, null)).toBe(false)
})
