import type { Db } from '#server/platform/database/database.ts'
import type { RuleSet } from './rule-set.ts'

/** Every set that is known: the one that comes with the product, and those the owner took since. */
export async function findRuleSets(db: Db): Promise<RuleSet[]> {
  const rows = await db.selectFrom('ruleSet').select('content').execute()
  return rows.map(({ content }) => content)
}

/** The set that is in force on a day; before all of them the earliest. */
export function inForceOn(sets: RuleSet[], date: string): RuleSet {
  const sorted = sets.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1))
  const set = sorted.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? sorted[0]
  if (!set) throw new Error('There is no rule set.')
  return set
}
