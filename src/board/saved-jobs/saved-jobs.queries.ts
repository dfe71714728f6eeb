import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { DeviceSave } from '#trade/cookies/saved-cookie.ts'
import type { SavedNote } from './saved-jobs.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** A row of a saver’s list. */
export interface SavedRow {
  jobId: Id
  savedAt: string
  knownId: number
}

/**
 * Locks the account until the transaction ends, so that its list is changed by one transaction at a time; false if the
 * account is gone.
 */
export async function lockOwner(db: Db, accountId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function countSaved(db: Db, accountId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('savedJob')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function isSaved(db: Db, accountId: Id, jobId: Id): Promise<boolean> {
  const row = await ownRow(db, { accountId, jobId }).select('jobId').executeTakeFirst()
  return row !== undefined
}

interface RowKey {
  accountId: Id
  jobId: Id
}

function ownRow(db: Db, { accountId, jobId }: RowKey) {
  return db
    .selectFrom('savedJob')
    .where('accountId', '=', accountId)
    .where('jobId', '=', jobId)
    .where('removedAt', 'is', null)
}

/** Saves a job. A removed one gets its note back; one already saved stays as it is. */
export async function upsertSaved(db: Db, row: RowKey & { stateId: number }) {
  const { accountId, jobId, stateId } = row
  await db
    .insertInto('savedJob')
    .values({ accountId, jobId, knownId: stateId, toldId: stateId })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'jobId'])
        .doUpdateSet({
          removedAt: null,
          savedAt: sql`now()`,
          knownId: stateId,
          toldId: stateId,
        })
        .where('savedJob.removedAt', 'is not', null),
    )
    .execute()
}

/** Saves the jobs of a device. A job already in the account stays as it is there. */
export async function insertFromDevice(
  db: Db,
  accountId: Id,
  { jobId, stateId, savedAt }: DeviceSave,
) {
  await sql`
    insert into saved_job (account_id, job_id, saved_at, known_id, told_id)
    values (${accountId}, ${jobId}, least(now(), to_timestamp(${savedAt}::double precision)), ${stateId}, ${stateId})
    on conflict (account_id, job_id) do update
      set removed_at = null, saved_at = excluded.saved_at
      where saved_job.removed_at is not null`.execute(db)
}

export async function removeSaved(db: Db, { accountId, jobId }: RowKey) {
  await db
    .updateTable('savedJob')
    .set({ removedAt: sql`now()` })
    .where('accountId', '=', accountId)
    .where('jobId', '=', jobId)
    .where('removedAt', 'is', null)
    .execute()
}

/** Restores a removed job with its note and its place in the list; false if it is not there. */
export async function restoreSaved(db: Db, { accountId, jobId }: RowKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('savedJob')
    .set({ removedAt: null })
    .where('accountId', '=', accountId)
    .where('jobId', '=', jobId)
    .where('removedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The whole list, newest first; only narrow columns, because it may have a thousand rows. */
export async function findSaved(db: Db, accountId: Id): Promise<SavedRow[]> {
  return db
    .selectFrom('savedJob')
    .select(['jobId', 'savedAt', 'knownId'])
    .where('accountId', '=', accountId)
    .where('removedAt', 'is', null)
    .orderBy('savedAt', 'desc')
    .orderBy('jobId')
    .execute()
}

export async function findOpen(db: Db, jobIds: Id[]): Promise<Set<Id>> {
  if (jobIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where(sql<boolean>`id = any(${jobIds})`)
    .where('status', '=', 'open')
    .where(sql<boolean>`(closes_at is null or closes_at > now())`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function findNotes(db: Db, accountId: Id, jobIds: Id[]): Promise<Map<Id, SavedNote>> {
  const rows = await db
    .selectFrom('savedJob')
    .select(['jobId', 'note as text', 'noteVersion as version'])
    .where('accountId', '=', accountId)
    .where(sql<boolean>`job_id = any(${jobIds})`)
    .where('removedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ jobId, ...note }) => [jobId, note]))
}

/** False if the note has a newer version than the one that was changed. */
export async function updateNote(
  db: Db,
  { accountId, jobId }: RowKey,
  { text, version }: SavedNote,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('savedJob')
    .set({ note: text, noteVersion: version + 1 })
    .where('accountId', '=', accountId)
    .where('jobId', '=', jobId)
    .where('removedAt', 'is', null)
    .where('noteVersion', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Records that the person has read this state of the job, which need no longer be emailed. */
export async function markRead(db: Db, accountId: Id, read: { jobId: Id; stateId: number }) {
  const { jobId, stateId } = read
  await sql`
    update saved_job set known_id = ${stateId}, told_id = greatest(told_id, ${stateId})
    where account_id = ${accountId} and job_id = ${jobId} and known_id < ${stateId}
      and exists (select from job_state where id = ${stateId} and job_id = ${jobId})`.execute(db)
}

const UNDO_DAYS = STORED_DAYS.removedSave

/** Deletes jobs that can no longer be restored. */
export async function deleteOldSaved(db: Db) {
  await sql`
    delete from saved_job
    where removed_at < now() - make_interval(days => ${UNDO_DAYS}::int)`.execute(db)
}
