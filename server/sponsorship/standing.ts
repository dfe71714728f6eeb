import type { Db } from '#server/platform/database/database.ts'
import type { RuleSet } from './rules/rule-set.ts'

/** What checks rest on today: the rules in force, and the newest register there is. */
export type Standing = Awaited<ReturnType<typeof describeStanding>>

export async function describeStanding(db: Db, rules: RuleSet) {
  const { version, effectiveFrom, seenOn, sources, lists } = rules
  return {
    rules: {
      version,
      effectiveFrom,
      seenOn,
      sources: Object.values(sources),
      lists: [lists.shortage, lists.salary].map(({ title, certainty, entries }) => ({
        title,
        certainty,
        /** A certificate must be issued before; null for a list that holds nothing. */
        endsBefore:
          entries
            .map((entry) => entry.endsBefore)
            .toSorted()
            .at(-1) ?? null,
      })),
    },
    register: await findNewestRegister(db),
  }
}

/** Null until one was loaded. */
async function findNewestRegister(db: Db) {
  const newest = await db
    .selectFrom('registerLoad')
    .select(['publishedOn', 'sponsors'])
    .orderBy('publishedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest ?? null
}
