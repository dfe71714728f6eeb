import type { Db } from '#platform/database/database.ts'
import type { Freshness } from '#sponsorship/freshness/freshness.ts'
import { findNewestLoad } from '#sponsorship/register/newest-load.ts'
import type { ListEntry, RuleSet } from '#sponsorship/rules/rule-set.ts'

/** The sources of checks today: the rules in force and the newest register. */
export type CheckSources = Awaited<ReturnType<typeof findCheckSources>>

export async function findCheckSources(db: Db, rules: RuleSet, freshness: Freshness) {
  const load = await findNewestLoad(db)
  const { version, effectiveFrom, seenOn, sources, lists } = rules
  return {
    rules: {
      version,
      effectiveFrom,
      seenOn,
      readOn: freshness.rulesReadOn,
      statementsSeenTo: freshness.statementsSeenTo,
      sources: Object.values(sources),
      lists: [lists.shortage, lists.salary].map(({ title, entries }) => ({
        title,
        ends: endsOf(entries),
      })),
    },
    /** Null before the first was loaded. */
    freshness,
    register: load && { publishedOn: load.publishedOn, sponsors: load.sponsors },
  }
}

/** The dates before which a certificate must be issued, each with its number of occupations. */
function endsOf(entries: ListEntry[]) {
  const codes = Map.groupBy(entries, ({ endsBefore }) => endsBefore)
  return [...codes]
    .map(([day, among]) => ({ day, occupations: new Set(among.map(({ code }) => code)).size }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
