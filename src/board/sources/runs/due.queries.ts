import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

/** The time after which another process may run a source again, if the first was killed. */
const RUNNING_MINUTES = 60
const MOST_DUE = 500

/** The sources that are due, the longest waiting first, by host: a host gets one request at a time. */
export async function findDue(db: Db, now: Date): Promise<Id[][]> {
  const rows = await db
    .selectFrom('source')
    .select(['id', 'host'])
    .where('state', '=', sql.lit('on'))
    .where('nextAt', '<=', now.toISOString())
    .orderBy('nextAt')
    .limit(MOST_DUE)
    .execute()
  return [...Map.groupBy(rows, ({ host }) => host).values()].map((due) => due.map(({ id }) => id))
}

export type RunningSource = NonNullable<Awaited<ReturnType<typeof claimSource>>>

/** Takes a source that is due, so that nobody else runs it; null if it is not due any more. */
export async function claimSource(db: Db, id: Id, now: Date) {
  const moment = now.toISOString()
  const until = new Date(now.getTime() + RUNNING_MINUTES * 60_000).toISOString()
  const row = await db
    .updateTable('source')
    .set({ runningUntil: until })
    .where('id', '=', id)
    .where('state', '=', 'on')
    .where('nextAt', '<=', moment)
    .where((is) => is.or([is('runningUntil', 'is', null), is('runningUntil', '<=', moment)]))
    .returning(['id', 'name', 'address', 'system', 'organisationId', 'country'])
    .returning(['employerName', 'legalName', 'companyNumber', 'sponsorId', 'acceptedNames'])
    .returning(['obeysRobots', 'intervalMinutes', 'failures', 'lastCompleteAt', 'lastOutcome'])
    .returning(['etag', 'lastModified', 'bodyDigest', 'readingKey'])
    .executeTakeFirst()
  return row ?? null
}

/** Locks a source that is still read, until the transaction ends; false if it is no longer. */
export async function lockRunning(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .selectFrom('source')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'on')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type KnownAdvert = Awaited<ReturnType<typeof findKnown>>[number]

/** Every advert that a source has had, with its job. */
export async function findKnown(db: Db, sourceId: Id) {
  return db
    .selectFrom('sourceAdvert as advert')
    .innerJoin('job', 'job.id', 'advert.jobId')
    .select(['advert.reference', 'advert.jobId', 'advert.generation', 'advert.digest'])
    .select(['advert.employerSaid', 'advert.missedAt', 'advert.goneAt', 'advert.unseenAt'])
    .select(['job.status', 'job.title', 'job.lastSeenAt', 'job.postedAt', 'job.sourceUrl'])
    .where('advert.sourceId', '=', sourceId)
    .execute()
}

/** Lets the last answer of a source count as complete: what it missed is closed, and the rest was written. */
export async function settle(db: Db, sourceId: Id) {
  await sql`
    update source set last_outcome = 'complete', adverts = (
      select count(*) from source_advert where source_id = source.id and gone_at is null)
    where id = ${sourceId}`.execute(db)
}
