import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { shippedTies, type Tie } from './known-domains.ts'

/** An older fact is no evidence: domains lapse, and anybody can buy one that has. */
const YEARS = 3
/** More bodies at one domain are members of a group or a franchise, whose people have addresses there. */
const MOST_BODIES = 3

/** Bodies to which independent sources tie exactly this domain: those that we ship and those that were imported. */
export async function findTies(db: Db, domain: string): Promise<Tie[]> {
  const rows = await db
    .selectFrom('knownDomain')
    .select(['name', 'nameKey', 'source', 'asOf'])
    .where('domain', '=', domain)
    .where(
      'asOf',
      '>',
      sql<string>`to_char(now() - make_interval(years => ${sql.lit(YEARS)}), 'YYYY-MM-DD')`,
    )
    .orderBy('name')
    .orderBy('source')
    .execute()
  const isShared = new Set(rows.map(({ nameKey }) => nameKey)).size > MOST_BODIES
  const imported = rows.map(({ nameKey: _key, ...tie }) => ({ ...tie, isShared }))
  return [...shippedTies(domain), ...imported]
}
