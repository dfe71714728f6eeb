import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { inForceOn, SHIPPED } from '#sponsorship/rules/rule-sets.ts'

let versions = 0

/** The shipped rules as a new version, in force from December 2026, with the test's changes. */
export function aRuleSet(change: (set: RuleSet) => void = () => {}): RuleSet {
  versions += 1
  const set = structuredClone(inForceOn(SHIPPED, '2026-12-01'))
  set.version = `test-${process.pid}-${versions}`
  set.effectiveFrom = '2026-12-01'
  change(set)
  return set
}

/** An occupation of a set, for the test to change. */
export function occupationOf(set: RuleSet, code: string) {
  const occupation = set.occupations.find((one) => one.code === code)
  if (!occupation) throw new Error(`There is no occupation ${code}.`)
  return occupation
}
