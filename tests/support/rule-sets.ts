import type { RuleSet } from '#server/sponsorship/rules/rule-set.ts'
import { inForceOn, SHIPPED } from '#server/sponsorship/rules/rule-sets.ts'

let versions = 0

/** The shipped rules under a version of their own, in force from 2026, but for what the test changes. */
export function aRuleSet(change: (set: RuleSet) => void = () => {}): RuleSet {
  versions += 1
  const set = structuredClone(inForceOn(SHIPPED, '2026-01-01'))
  set.version = `test-${process.pid}-${versions}`
  set.effectiveFrom = '2026-01-01'
  change(set)
  return set
}

/** An occupation of a set, to be changed. */
export function occupationOf(set: RuleSet, code: string) {
  const occupation = set.occupations.find((one) => one.code === code)
  if (!occupation) throw new Error(`There is no occupation ${code}.`)
  return occupation
}
