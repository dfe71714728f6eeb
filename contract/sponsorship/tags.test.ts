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

test('a card says nothing that a line does not say', () => {
  const claims = [
    ['Licence found', 'licence', 'pass'],
    ['licence unknown', 'licence', 'unknown'],
    ['pay meets', 'pay', 'pass'],
    ['Occupation open', 'occupation', 'pass'],
    ['Not open', 'occupation', 'fail'],
    ['Warning', 'wording', 'fail'],
    ['below the sponsorship minimum', 'pay', 'fail'],
  ] as const
  for (const check of ALL) {
    const words = tagOf(check).words.toLowerCase()
    for (const [claim, line, verdict] of claims) {
      if (words.includes(claim.toLowerCase()))
        expect([check, check[line]]).toEqual([check, verdict])
    }
    const isSilent = words === 'too few facts to tell'
    const { licence, occupation, pay } = check
    if (isSilent) expect([licence, occupation, pay]).toEqual(['unknown', 'unknown', 'unknown'])
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
