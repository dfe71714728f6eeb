import type { Db } from '#platform/database/database.ts'
import type { Limits, RateLimit } from '#platform/limits/limits.ts'

/** Nobody makes us count for more: each organisation is a statement. */
const MOST_COUNTED = 20
const DAY_SECONDS = 86_400

/**
 * Limits that also count for the organisations of the account that is the key, where they say how often all members
 * together may. Somebody who is alone in an organisation is limited by their own count.
 */
export function countTogether({ db, limits }: { db: Db; limits: Limits }): Limits {
  return {
    ...limits,
    async consume(limit, key) {
      await limits.consume(limit, key)
      if (limit.together === undefined) return
      for (const id of await findShared(db, key)) await limits.consume(toTogether(limit), id)
    },
  }
}

function toTogether({ name, seconds, together = 0 }: RateLimit): RateLimit {
  const until = seconds < DAY_SECONDS ? 'Wait an hour, then try again.' : 'Go on tomorrow.'
  const message = `Your organisation has done this very often. ${until}`
  return { name: `${name}-together`, seconds, times: together, message }
}

/** The organisations that an account shares with others. */
async function findShared(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organisationMember as own')
    .select('own.organisationId')
    .where('own.accountId', '=', accountId)
    .where((is) =>
      is.exists(
        is
          .selectFrom('organisationMember as other')
          .select('other.accountId')
          .whereRef('other.organisationId', '=', 'own.organisationId')
          .whereRef('other.accountId', '<>', 'own.accountId'),
      ),
    )
    .orderBy('own.organisationId')
    .limit(MOST_COUNTED)
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}
