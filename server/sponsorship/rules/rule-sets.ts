import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/database/database.ts'
import { listChanges } from './changes-within.ts'
import { RuleSet } from './rule-set.ts'
import { SHIPPED } from './shipped.ts'

/** Read once a process: a set is never changed under its version. */
const taken = new LRUCache<string, RuleSet>({ max: 20 })

/**
 * Every set that is known: those that come with the product, and those the owner took since. Asks the
 * database each time which they are, so that one taken by another process is known at once.
 */
export async function findRuleSets(db: Db): Promise<RuleSet[]> {
  const rows = await db
    .selectFrom('ruleSet')
    .select(['version', 'takenAt'])
    .orderBy('takenAt')
    .orderBy('version')
    .execute()
  const sets: RuleSet[] = []
  for (const { version, takenAt } of rows) {
    const key = `${version} ${takenAt}`
    const set = taken.get(key) ?? (await readSet(db, version))
    taken.set(key, set)
    sets.push(set)
  }
  return [...SHIPPED, ...sets]
}

async function readSet(db: Db, version: string) {
  const { content } = await db
    .selectFrom('ruleSet')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const { data } = RuleSet.safeParse(content)
  if (data) return data
  throw new Error(`The rule set ${version} has a shape that this version of Landfall cannot read.`)
}

/** The set that is in force on a day; before all of them the earliest. */
export function inForceOn(sets: RuleSet[], date: string): RuleSet {
  const sorted = sets.toSorted((one, other) => compare(one.effectiveFrom, other.effectiveFrom))
  const set = sorted.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? sorted[0]
  if (!set) throw new Error('There is no rule set.')
  return set
}

/** The first day after this one on which a rule that is known today changes; null when none does. */
export function nextChangeAfter(sets: RuleSet[], date: string): string | null {
  return changesAfter(sets, date)[0]?.date ?? null
}

/** What changes on which day after this one, the earliest first. */
export function changesAfter(sets: RuleSet[], date: string): { date: string; what: string }[] {
  const first = inForceOn(sets, date)
  return sets
    .flatMap((set) => {
      const { effectiveFrom, version } = set
      const within = listChanges(set).filter((change) => change.date > effectiveFrom)
      const start = { date: effectiveFrom, what: `The rule set ${version} takes effect.` }
      return (set === first ? within : [start, ...within]).map((change) => ({ ...change, set }))
    })
    .filter((change) => change.date > date && inForceOn(sets, change.date) === change.set)
    .map(({ date, what }) => ({ date, what }))
    .toSorted((one, other) => compare(one.date, other.date))
}

function compare(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
