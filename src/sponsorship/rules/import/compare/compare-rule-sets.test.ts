import { expect, test } from 'vitest'
import { aRuleSet, occupationOf } from '#tests/support/rule-sets.ts'
import { compareRuleSets } from './compare-rule-sets.ts'
import { describeDifferences } from '#sponsorship/rules/import/report.ts'

test('a set against itself shows nothing', () => {
  const set = aRuleSet()
  expect(compareRuleSets(set, structuredClone(set))).toEqual([])
  expect(describeDifferences(set, structuredClone(set))).toBe(
    `It says the same as ${set.version}.\n`,
  )
})

test('figures, occupations and lists are compared by name, wherever they stand', () => {
  const before = aRuleSet()
  const after = structuredClone(before)
  after.options = after.options.toReversed()
  after.options = after.options.map((one) => (one.name === 'A' ? { ...one, floor: 43_100 } : one))
  Object.assign(occupationOf(after, '2134').standard ?? {}, { full: 56_000 })
  after.occupations = after.occupations.filter(({ code }) => code !== '1111')
  after.occupations.unshift({
    ...occupationOf(after, '2134'),
    code: '9999',
    title: 'New\u001B[2J work',
  })
  const { shortage } = after.lists
  shortage.entries = shortage.entries
    .filter(({ code }) => code !== '1243')
    .map((entry) => (entry.code === '1258' ? { ...entry, endsBefore: '2027-06-30' } : entry))
  Object.assign(after.nationalScales.afc?.rates[0] ?? {}, { annual: 24_465 })

  expect(describeDifferences(before, after)).toBe(
    [
      `Against ${before.version}:`,
      'options: 1 changed',
      '  A, floor: 41700 -> 43100',
      'lists: 1 changed, 1 gone',
      '  shortage, entries, 1243: gone',
      '  shortage, entries, 1258, endsBefore: "2026-12-31" -> "2027-06-30"',
      'nationalScales: 1 changed',
      '  afc, rates, afc-3, England, annual: 24071 -> 24465',
      'occupations: 1 changed, 1 new, 1 gone',
      '  1111 Chief executives and senior officials: gone',
      '  2134 Programmers and software development professionals, standard, full: 54700 -> 56000',
      '  9999 New [2J work: new',
      '',
    ].join('\n'),
  )
})

test('a very long list is cut', () => {
  const before = aRuleSet()
  const after = structuredClone(before)
  after.occupations = []
  const lines = describeDifferences(before, after).split('\n')
  expect(lines).toHaveLength(34)
  expect(lines.at(-2)).toBe('  … and 382 more')
})
