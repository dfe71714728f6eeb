import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Whether an organisation has proved the domain here: one that claims this entry, or any at all without one. */
export async function hasProvedDomain(
  db: Db,
  sponsorId: string | null,
  domain: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('organisationProof')
    .select('id')
    .where('domain', '=', domain)
    .where('strength', '=', 'strong')
    .where('endedAt', 'is', null)
    .where('lapsesAt', '>', sql<string>`now()`)
    .$if(sponsorId !== null, (query) => query.where('sponsorId', '=', sponsorId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the register lists an entry under one of these names, in the form of `parseName`. */
export async function isListedName(db: Db, keys: string[]): Promise<boolean> {
  const row = await db
    .selectFrom('sponsor')
    .select('id')
    .where('nameKey', 'in', keys)
    .where('isListed', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a source ties any of these domains to somebody. */
export async function areKnownDomains(db: Db, domains: string[]): Promise<boolean> {
  const row = await db
    .selectFrom('knownDomain')
    .select('domain')
    .where('domain', 'in', domains)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
