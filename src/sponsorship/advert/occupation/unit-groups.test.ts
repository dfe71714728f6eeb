import { expect, test } from 'vitest'
import { OCCUPATION_CODES } from '#trade/occupation-codes.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { loadUnitGroups } from './unit-groups.ts'

test('the codes that an address may have are those of the classification and of the rules', () => {
  expect([...OCCUPATION_CODES]).toEqual([...loadUnitGroups().keys()].toSorted())
  for (const { occupations } of SHIPPED) {
    expect(new Set(occupations.map(({ code }) => code))).toEqual(OCCUPATION_CODES)
  }
})
