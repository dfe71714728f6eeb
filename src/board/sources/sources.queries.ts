import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { followSource } from './closing/apply-closing.ts'
import { systemOf } from './systems/feed-systems.ts'
import type { DeskSource, OwnSource, PublicSource, SourceRun, StateReason } from './sources.ts'

const PUBLIC_COLUMNS = [
  'source.id',
  'source.name',
  'source.system',
  'source.organisationId',
  'source.state',
  'source.adverts',
  'source.intervalMinutes',
  'source.failures',
  'source.lastCompleteAt',
] as const
const OWN_COLUMNS = [
  'source.address',
  'source.stateBecause',
  'source.agreedAt',
  'source.nextAt',
] as const
const RUN_COLUMNS = [
  'id',
  'beganAt',
  'endedAt',
  'answer',
  'reason',
  'status',
  'isComplete',
  'seen',
  'added',
  'changed',
  'unreadable',
  'leftOut',
  'closed',
  'reopened',
  'closedNothingBecause',
] as const
/** Runs that are shown. */
const SHOWN_RUNS = 30

/**
 * The sources that are read, for everybody, and those that no longer are but whose adverts are open; without those of an
 * organisation that is suspended.
 */
export async function findPublicSources(db: Db): Promise<PublicSource[]> {
  const rows = await withEmployer(db)
    .where(
      sql<boolean>`(source.state = 'on' or exists (
        select from source_advert as advert join job on job.id = advert.job_id
        where advert.source_id = source.id and job.status = 'open'))`,
    )
    .where('organisation.suspendedAt', 'is', null)
    .execute()
  return rows.map(toPublic)
}

/** All sources, with what the desk has to know about each. */
export async function findDeskSources(db: Db): Promise<DeskSource[]> {
  const rows = await withEmployer(db)
    .select(OWN_COLUMNS)
    .select(['source.robots', 'source.contact', 'source.lastRunAt', 'source.newestPostedAt'])
    .select((is) => [
      is
        .selectFrom('sourceHold')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('sourceId', '=', 'source.id')
        .where('state', '=', 'open')
        .as('openHolds'),
      is
        .selectFrom('sourceRun')
        .select('reason')
        .whereRef('sourceId', '=', 'source.id')
        .where('answer', '=', 'failed')
        .orderBy('id', 'desc')
        .limit(1)
        .as('lastFailure'),
      // Whoever connected it, or else the first who may.
      is
        .selectFrom('organisationMember as member')
        .innerJoin('account', 'account.id', 'member.accountId')
        .select('account.email')
        .whereRef('member.organisationId', '=', 'source.organisationId')
        .where('member.role', '<>', 'reader')
        .orderBy(
          sql`(member.account_id = source.agreed_by) is not true, member.role, member.joined_at`,
        )
        .limit(1)
        .as('memberEmail'),
    ])
    .execute()
  return rows.map(({ openHolds, ...row }) => ({
    ...row,
    ...toPublic(row),
    openHolds: Number(openHolds),
  }))
}

/** The sources that an organisation has connected, or had. */
export async function findOwnSources(db: Db, organisationId: Id): Promise<OwnSource[]> {
  const rows = await withEmployer(db)
    .select(OWN_COLUMNS)
    .select((is) =>
      is
        .selectFrom('sourceHold')
        .select('sourceHold.kind')
        .whereRef('sourceId', '=', 'source.id')
        .where('state', '=', 'open')
        .as('held'),
    )
    .where('source.organisationId', '=', organisationId)
    .execute()
  return rows.map((row) => ({ ...row, ...toPublic(row) }))
}

function withEmployer(db: Db) {
  return db
    .selectFrom('source')
    .leftJoin('organisation', 'organisation.id', 'source.organisationId')
    .select(PUBLIC_COLUMNS)
    .select(sql<string | null>`coalesce(organisation.name, source.employer_name)`.as('employer'))
    .orderBy('source.name')
}

type EmployerRow = Awaited<ReturnType<ReturnType<typeof withEmployer>['execute']>>[number]

function toPublic(row: EmployerRow): PublicSource {
  const { id, name, system, employer, organisationId, state } = row
  const { adverts, intervalMinutes, failures, lastCompleteAt } = row
  const isOn = state === 'on'
  const facts = { adverts, intervalMinutes, failures, lastCompleteAt }
  return { id, name, system, employer, organisationId, isOn, ...facts }
}

/** The latest runs of a source, newest first. */
export async function findRuns(db: Db, sourceId: Id): Promise<SourceRun[]> {
  const rows = await db
    .selectFrom('sourceRun')
    .select(RUN_COLUMNS)
    .where('sourceId', '=', sourceId)
    .orderBy('id', 'desc')
    .limit(SHOWN_RUNS)
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** The last three runs of each source, newest first. */
export async function findLastRuns(db: Db): Promise<Map<Id, SourceRun[]>> {
  const rows = await db
    .selectFrom('source')
    .innerJoinLateral(
      (is) =>
        is
          .selectFrom('sourceRun')
          .select(RUN_COLUMNS)
          .whereRef('sourceId', '=', 'source.id')
          .orderBy('id', 'desc')
          .limit(3)
          .as('run'),
      (join) => join.onTrue(),
    )
    .select('source.id as sourceId')
    .selectAll('run')
    .orderBy('run.id', 'desc')
    .execute()
  const runs = new Map<Id, SourceRun[]>()
  for (const { sourceId, ...run } of rows)
    runs.set(sourceId, [...(runs.get(sourceId) ?? []), { ...run, id: Number(run.id) }])
  return runs
}

/**
 * The source of an advert, for its page; null for one that was posted here. `sourceId` is null if it was loaded from a
 * file.
 */
export async function findSighting(db: Db, jobId: Id) {
  const row = await db
    .selectFrom('job')
    .leftJoin('sourceAdvert as advert', 'advert.jobId', 'job.id')
    .leftJoin('source', 'source.id', 'advert.sourceId')
    .select(['source.id as sourceId', 'source.organisationId', 'source.system', 'job.poster'])
    .select((eb) => [
      eb.fn.coalesce('source.name', 'job.source').as('name'),
      eb.fn.coalesce('advert.firstSeenAt', 'job.createdAt').as('firstSeenAt'),
      eb.fn.coalesce('advert.postings', eb.lit(1)).as('postings'),
    ])
    .select(
      sql<string>`case when coalesce(advert.missed_at, advert.unseen_at, advert.gone_at) is null
        then greatest(job.last_seen_at, source.last_complete_at) else job.last_seen_at end`.as(
        'seenAt',
      ),
    )
    .where('job.id', '=', jobId)
    .where('job.source', 'is not', null)
    .executeTakeFirst()
  if (!row?.name) return null
  const { organisationId, system, name, poster, ...facts } = row
  const label = system && systemOf(system).label
  // Once its proof has ended, nobody knows whose the list is.
  return { ...facts, name, system: label, isOwn: organisationId !== null && poster === 'proved' }
}

/** A source of the organisation, locked until the transaction ends; null if it has none with this id. */
export async function lockOwnSource(db: Db, organisationId: Id, id: Id) {
  const row = await db
    .selectFrom('source')
    .select(['id', 'name', 'stateBecause'])
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Another organisation’s list at this address, which has none of its adverts and waits for the desk because it names
 * other employers. Locked until the transaction ends.
 */
export async function lockNamingOthers(
  db: Db,
  { organisationId, address }: { organisationId: Id; address: string },
) {
  const row = await db
    .selectFrom('source')
    .innerJoin('sourceHold as hold', 'hold.sourceId', 'source.id')
    .select(['source.id', 'source.system', 'hold.names'])
    .select(sql<Id>`source.organisation_id`.as('organisationId'))
    .where('source.address', '=', address)
    .where('source.organisationId', 'is not', null)
    .where('source.organisationId', '<>', organisationId)
    .where('source.state', '<>', 'off')
    .where('hold.state', '=', 'open')
    .where('hold.kind', '=', 'other-employer')
    .where(
      sql<boolean>`not exists (select from source_advert where source_advert.source_id = source.id)`,
    )
    .forUpdate('source')
    .executeTakeFirst()
  return row ?? null
}

/** Switches a source off. Its adverts stay as they are, and age from when they were really seen: see `closeAllOf`. */
export async function switchOff(db: Db, id: Id, because: StateReason, now: string) {
  const source = await db
    .updateTable('source')
    .set({ state: 'off', stateBecause: because, stateAt: now, runningUntil: null })
    .where('id', '=', id)
    .returning('lastCompleteAt')
    .executeTakeFirst()
  if (source?.lastCompleteAt) await followSource(db, id, source.lastCompleteAt, { lagDays: 0 })
}

/** Lets a source be read at once, from the beginning. */
export async function switchOn(db: Db, id: Id, now: string) {
  await db
    .updateTable('source')
    .set({ state: 'on', stateBecause: null, stateAt: now, failures: 0, nextAt: now })
    .where('id', '=', id)
    .execute()
  await readAnew(db, id)
}

/** Forgets the last answer of a source, so that the next reading is of all its adverts. */
export async function readAnew(db: Db, id: Id) {
  const nothing = { etag: null, lastModified: null, bodyDigest: null, lastOutcome: null }
  await db.updateTable('source').set(nothing).where('id', '=', id).execute()
  await db.deleteFrom('sourceDetail').where('sourceId', '=', id).execute()
}

/** Deletes runs from before that time; returns how many. */
export async function deleteOldRuns(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sourceRun')
    .where('beganAt', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
