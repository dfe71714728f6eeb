import { expect, test } from 'vitest'
import { toPlain } from '#safety/real/plain-text.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import { indexInForceOn, SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { findWrongCodes } from './occupation-codes.ts'

const ruleIndex = indexInForceOn(SHIPPED.map(indexRuleSet), '2026-12-01')

test.each([
  ['We sponsor you as Civil Engineer, SOC code 2237.', ['2237']],
  ['Job title: Optometrist\nOccupation code: 2134', ['2134']],
  ['Your certificate shows code 6135 for the Data Engineer role.', []],
  ['The occupation code for sponsorship is 5434 (Architect).', ['5434']],
  ['Welder (6135), £42,000 a year.', ['6135']],
  ['Registered nurse, occupation code 22371.', ['22371']],
  ['Software tester. SOC 2020 code: 2134-B7', ['2134-B7']],
  ['Infirmière, code métier 2134, visa parrainé.', ['2134']],
  ['Enfermera, código de ocupación 5434.', ['5434']],
])('not: %s', (text, codes) => {
  const found = findWrongCodes(toPlain(text), ruleIndex)
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(codes)
})

test.each([
  'We sponsor you as Civil Engineer, SOC code 2121.',
  'Data analyst, occupation code 2433, Leeds.',
  'Registered nurse (2237), Band 5.',
  'Business analyst: SOC 2133 or 2431.',
  'Maintenance engineer, occupation code 5241.',
  'SOC analyst, Leeds, 24/7 shifts.',
  'Come to the gate with code 44712 and ask for the nurse in charge.',
  'RGN for our care home in Hove, SOC 2237.',
  'Civil engineer, SOC 2121/2129.',
  'Job code HR-22-B7 for the nurse.',
  'Software engineer since (2019), SOC 2134.',
  'Nurse. The old SOC 2010 code was 22310.',
])('right: %s', (text) => {
  expect(findWrongCodes(toPlain(text), ruleIndex)).toEqual([])
})
