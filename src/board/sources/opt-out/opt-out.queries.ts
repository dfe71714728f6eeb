import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

// Distinguishes this lock from others in the database.
const LOCK = 14

/** Lets nobody opt out until the transaction ends, so that nothing is written that an opt-out would have closed. */
export async function holdOptOuts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)}, 0)`.execute(db)
}

/** Waits for everybody who writes adverts or sources, and lets them wait until the transaction ends. */
export async function lockOptOuts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, 0)`.execute(db)
}

/** Whether the holder of a host’s domain, or of one above it, has opted out. */
export async function isOptedOut(db: Db, host: string): Promise<boolean> {
  return (await findOptedOut(db, [host])).length > 0
}

/** The domains of these hosts, or above them, whose holders have opted out. */
async function findOptedOut(db: Db, hosts: string[]): Promise<string[]> {
  if (hosts.length === 0) return []
  const domains = new Set(hosts.flatMap(domainsOf))
  const rows = await db
    .selectFrom('sourceOptOut')
    .select('domain')
    .where(sql<boolean>`domain = any(${[...domains]}::text[])`)
    .execute()
  return rows.map(({ domain }) => domain)
}

/** ‘jobs.fen.co.uk:8443’ is at jobs.fen.co.uk, fen.co.uk, co.uk and uk. */
function domainsOf(host: string) {
  const labels = host.toLowerCase().replace(/:\d+$/, '').split('.')
  return labels.map((_, at) => labels.slice(at).join('.'))
}

interface AdvertLinks {
  sourceUrl: string | null
  applyEmail: string | null
}

/**
 * The adverts that lead to a domain whose holder has opted out. Nobody opts out until the transaction ends, so the
 * others may be written in it.
 */
export async function findRefused<Advert extends AdvertLinks>(
  db: Db,
  adverts: readonly Advert[],
): Promise<Set<Advert>> {
  await holdOptOuts(db)
  const optedOut = new Set(await findOptedOut(db, [...new Set(adverts.flatMap(hostsOf))]))
  if (optedOut.size === 0) return new Set()
  const leadsThere = (host: string) => domainsOf(host).some((domain) => optedOut.has(domain))
  return new Set(adverts.filter((advert) => hostsOf(advert).some(leadsThere)))
}

function hostsOf({ sourceUrl, applyEmail }: AdvertLinks) {
  const site = sourceUrl && URL.canParse(sourceUrl) ? [new URL(sourceUrl).hostname] : []
  const mail = applyEmail?.split('@')[1]
  return mail ? [...site, mail] : site
}

/**
 * The sources at a domain: their list is there, or their organisation is proved by it. Locked until the transaction
 * ends.
 */
export async function lockSourcesAt(db: Db, domain: string): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select source.id from source
    where split_part(source.host, ':', 1) = ${domain} or split_part(source.host, ':', 1) like ${`%.${domain}`}
      or source.organisation_id in (
        select organisation_id from organisation_proof
        where domain = ${domain} and ended_at is null
      )
    for update`.execute(db)
  return rows.map(({ id }) => id)
}

/** Open adverts, and those that wait for the desk, that were loaded from elsewhere and lead to the domain, by their address or by email. */
export async function findAdvertsTo(db: Db, domain: string): Promise<Id[]> {
  const site = `^https?://([^/?#@]+\\.)?${domain.replaceAll('.', '\\.')}(:\\d+)?([/?#]|$)`
  const mail = `[@.]${domain.replaceAll('.', '\\.')}$`
  const { rows } = await sql<{ id: Id }>`
    select id from job
    where status in ('open', 'held') and owner_id is null and source is not null
      and (source_url ~* ${site} or apply_email ~* ${mail})`.execute(db)
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
