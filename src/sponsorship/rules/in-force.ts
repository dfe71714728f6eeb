import type { RuleSet } from './rule-set.ts'

type Restriction = RuleSet['restrictions'][number]

/** Whether a restriction holds on a day. */
export function isInForce({ from, until }: Pick<Restriction, 'from' | 'until'>, date: string) {
  return from <= date && (until === undefined || date < until)
}
