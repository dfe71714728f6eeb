import { expect, test } from 'vitest'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { listOccupations } from './describe-occupation.ts'
import { findNearOccupations } from './near-occupations.ts'

const [rules] = SHIPPED
if (!rules) throw new Error('No rule set is shipped.')
const ALL = listOccupations(indexRuleSet(rules), '2026-11-22')
const codesNear = (code: string, all = ALL) => findNearOccupations(all, code).map((one) => one.code)

test('near care work is what was drawn up for it, as far as it is open', () => {
  expect(codesNear('6135')).toEqual(['2237', '6131', '2222', '2461'])
  const afterTheList = ALL.map((one) =>
    one.code === '6131' ? { ...one, answer: 'closed' as const } : one,
  )
  expect(codesNear('6135', afterTheList)).toEqual(['2237', '2222', '2461'])
})

test('near other work is the same group of the classification, without itself', () => {
  expect(codesNear('2134')).toEqual(['2131', '2132', '2133', '2135', '2136', '2137', '2139'])
  for (const { code } of ALL) {
    const near = findNearOccupations(ALL, code)
    expect([code, near.some((one) => one.code === code || one.answer === 'closed')]).toEqual([
      code,
      false,
    ])
  }
  expect(codesNear('9999')).toEqual([])
})
