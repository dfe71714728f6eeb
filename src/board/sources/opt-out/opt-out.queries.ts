import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Whether the holder of a host’s domain, or of one above it, has opted out. */
export async function isOptedOut(db: Db, host: string): Promise<boolean> {
  const labels = host.toLowerCase().split('.')
  const domains = labels.map((_, at) => labels.slice(at).join('.'))
  const found = await db
    .selectFrom('sourceOptOut')
    .select('domain')
    .where(sql<boolean>`domain = any(${domains}::text[])`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * The sources at a domain: their list is there, or their organisation is proved by it. Locked until the transaction
 * ends.
 */
export async function lockSourcesAt(db: Db, domain: string): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select source.id from source
    where source.host = ${domain} or source.host like ${`%.${domain}`}
      or source.organisation_id in (
        select organisation_id from organisation_proof
        where domain = ${domain} and ended_at is null
      )
    for update`.execute(db)
  return rows.map(({ id }) => id)
}

/** Open adverts that were loaded from elsewhere and lead to the domain. */
export async function findAdvertsTo(db: Db, domain: string): Promise<Id[]> {
  const site = `^https?://([^/?#@]+\\.)?${domain.replaceAll('.', '\\.')}(:\\d+)?([/?#]|$)`
  const { rows } = await sql<{ id: Id }>`
    select id from job
    where status = 'open' and owner_id is null and source is not null and source_url ~* ${site}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function insertOptOut(db: Db, domain: string, way: 'dns' | 'file'): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sourceOptOut')
    .values({ domain, way })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}
