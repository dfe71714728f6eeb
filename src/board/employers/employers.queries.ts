import { sql } from 'kysely'
import type { JobAnswers, RegisterDays, RegisterEvent } from './employers.ts'
import { IS_LISTED, isListed, isNewestCopy } from '#board/jobs/stored/copies.ts'
import type { Db } from '#platform/database/database.ts'
import { provedOrganisations } from '#organisations/organisations.queries.ts'
import { answerCondition } from '#board/search/finding/answer-codes.ts'

/** A suffix that sorts after any character of a name. */
const LAST = '\u{10ffff}'

/** Null before a register was loaded. */
export async function findRegisterDays(db: Db): Promise<RegisterDays | null> {
  const { beganOn, publishedOn } = await db
    .selectFrom('registerLoad')
    .select((eb) => [
      eb.fn.min<string | null>('publishedOn').as('beganOn'),
      eb.fn.max<string | null>('publishedOn').as('publishedOn'),
    ])
    .executeTakeFirstOrThrow()
  return beganOn !== null && publishedOn !== null ? { beganOn, publishedOn } : null
}

/**
 * The ids by the key of a name (see `parseName`): of entries with exactly this name, legal or trading, and of entries
 * that left the register and whose names begin with it.
 */
export async function findIdsByName(db: Db, key: string, limit: number) {
  const { rows } = await sql<{ exact: string[] | null; former: string[] | null }>`
    select
      (select array_agg(id order by is_listed desc, length(name), name) from (
        select id, is_listed, name from sponsor
        where name_key = ${key} or trading_keys @> array[${key}]::text[]
        order by is_listed desc, length(name), name limit ${limit}
      ) as exact) as exact,
      (select array_agg(id order by name_key, name) from (
        select id, name_key, name from sponsor
        where name_key ~>=~ ${key} and name_key ~<~ ${`${key}${LAST}`} and not is_listed
        order by name_key, name limit ${limit}
      ) as former) as former`.execute(db)
  return { exact: rows[0]?.exact ?? [], former: rows[0]?.former ?? [] }
}

/** The columns of an entry, and since when we have it. */
export const LISTED_COLUMNS = [
  'id',
  'name',
  'towns',
  'county',
  'licences',
  'firstSeen',
  'lastSeen',
  'isListed',
] as const

export type EmployerRow = Awaited<ReturnType<typeof findEmployerRows>>[number]

/** The entries in the order of the ids, without unknown ones. */
export async function findEmployerRows(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('sponsor')
    .select([...LISTED_COLUMNS, 'nameKey'])
    .select((eb) =>
      eb
        .selectFrom('sponsorEvent')
        .innerJoin('registerLoad', 'registerLoad.id', 'sponsorEvent.loadId')
        .select('registerLoad.publishedOn')
        .whereRef('sponsorEvent.sponsorId', '=', 'sponsor.id')
        .where('sponsorEvent.kind', '=', 'removed')
        .where('sponsor.isListed', '=', false)
        .orderBy('sponsorEvent.id', 'desc')
        .limit(1)
        .as('leftOn'),
    )
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

// A register comes out every working day, and an entry changes a few times a decade.
const MAX_EVENTS = 50

/** The events of an entry, newest first. */
export async function findEvents(db: Db, id: string): Promise<RegisterEvent[]> {
  const rows = await db
    .selectFrom('sponsorEvent')
    .innerJoin('registerLoad', 'registerLoad.id', 'sponsorEvent.loadId')
    .select(['sponsorEvent.kind', 'registerLoad.publishedOn', 'sponsorEvent.after'])
    .where('sponsorEvent.sponsorId', '=', id)
    .orderBy('sponsorEvent.id', 'desc')
    .limit(MAX_EVENTS)
    .execute()
  return rows.map(({ kind, publishedOn, after }) => ({
    kind,
    on: publishedOn,
    licences: after ?? [],
  }))
}

/** The listed entry with the same name in another spelling. */
export async function findRespelled(db: Db, { nameKey }: { nameKey: string }) {
  const row = await db
    .selectFrom('sponsor')
    .select(['id', 'name'])
    .where('nameKey', '=', nameKey)
    .where('isListed', '=', true)
    .orderBy('name')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** An entry of the register, or an organisation here, by its id. */
export type JobsOf = { sponsorId: string } | { organisationId: string }

/** The check’s results for the open jobs of an employer, copies counted once, and the newest of these jobs. */
export async function findJobAnswers(
  db: Db,
  of: JobsOf,
  limit: number,
): Promise<{ answers: JobAnswers; newest: string[] }> {
  const isOfEmployer =
    'sponsorId' in of
      ? sql<boolean>`sponsor_id = ${of.sponsorId}`
      : sql<boolean>`id in (select job.id from job where organisation_id = ${of.organisationId})`
  const { rows } = await sql<{
    newest: string[] | null
    total: number
    checked: number
    open: number
    pass: number
  }>`
    with open as materialized (
      select id, posted_at, seen_at, licence, occupation, rate, wording from job_search
      where ${isOfEmployer} and ${IS_LISTED} and ${isNewestCopy([isOfEmployer, IS_LISTED])}
    )
    select
      (select array_agg(id order by posted_at desc, id desc) from (
        select id, posted_at from open order by posted_at desc, id desc limit ${limit}
      ) as newest) as newest,
      count(*) as total, count(licence) as checked,
      count(*) filter (where ${answerCondition('open')}) as open,
      count(*) filter (where ${answerCondition('pass')}) as pass
    from open`.execute(db)
  const { newest = null, total = 0, checked = 0, open = 0, pass = 0 } = rows[0] ?? {}
  const answers = { total, pass, ask: open - pass, ruledOut: checked - open }
  return { answers, newest: newest ?? [] }
}

/** A proved organisation with members, and its entry if it has one; null for any other. */
export async function findProvedOrganisation(db: Db, id: string) {
  const row = await db
    .selectFrom('organisation')
    .leftJoin('sponsor', 'sponsor.id', 'organisation.sponsorId')
    .select(['organisation.id', 'organisation.name', 'organisation.legalName'])
    .select(['sponsor.id as sponsorId', 'sponsor.name as sponsorName'])
    .where('organisation.id', '=', id)
    .where('organisation.id', 'in', provedOrganisations(db))
    .where('organisation.id', 'in', db.selectFrom('organisationMember').select('organisationId'))
    .executeTakeFirst()
  return row ?? null
}

/** Organisations that have proved to be this entry, the oldest first. */
export async function listProvedAs(db: Db, sponsorId: string, limit: number) {
  return (
    db
      .selectFrom('organisation')
      .select(['organisation.id', 'organisation.name'])
      .where('organisation.sponsorId', '=', sponsorId)
      .where('organisation.id', 'in', provedOrganisations(db))
      // Nobody posts for one whose last member has deleted the account.
      .where('organisation.id', 'in', db.selectFrom('organisationMember').select('organisationId'))
      .orderBy('organisation.createdAt')
      .orderBy('organisation.id')
      .limit(limit)
      .execute()
  )
}

/** Proved organisations without an entry that have open jobs, at most `limit`: those of entries have the entry’s page. */
export async function listOrganisationsWithJobs(db: Db, limit: number) {
  return db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('sponsorId', 'is', null)
    .where('id', 'in', provedOrganisations(db))
    .where('id', 'in', db.selectFrom('organisationMember').select('organisationId'))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('jobSearch')
          .innerJoin('job', 'job.id', 'jobSearch.id')
          .select('job.id')
          .whereRef('job.organisationId', '=', 'organisation.id')
          .where(isListed('job_search')),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Entries with open jobs, at most `limit`. */
export async function listEntriesWithJobs(db: Db, limit: number) {
  return db
    .selectFrom('sponsor')
    .select(['id', 'name'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('jobSearch')
          .select('jobSearch.id')
          .whereRef('jobSearch.sponsorId', '=', 'sponsor.id')
          .where(isListed('job_search')),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
