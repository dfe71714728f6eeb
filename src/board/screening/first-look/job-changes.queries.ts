import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { JobChangeColumns } from './job-change.schema.ts'

/** Saves the change of a job that waits; it takes the place of an earlier one. */
export async function upsertJobChange(
  db: Db,
  { jobId, accountId, columns }: { jobId: Id; accountId: Id | null; columns: JobChangeColumns },
) {
  await db
    .insertInto('jobChange')
    .values({
      jobId,
      accountId,
      columns: JSON.stringify(columns),
      // Not the start of the transaction, which may have waited for a decision.
      savedAt: sql<string>`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.column('jobId').doUpdateSet({
        accountId,
        columns: sql`excluded.columns`,
        // A change sent twice is the one that the desk has read.
        savedAt: sql`case when job_change.columns = excluded.columns
          then job_change.saved_at else excluded.saved_at end`,
      }),
    )
    .execute()
}

/** The change of a job that waits for the desk; null without one. */
export async function findJobChange(db: Db, jobId: Id) {
  const row = await db
    .selectFrom('jobChange')
    .select(['accountId', 'columns', 'savedAt'])
    .where('jobId', '=', jobId)
    .executeTakeFirst()
  return row ? { ...row, columns: JobChangeColumns.parse(row.columns) } : null
}

/** The reasons of the desk’s undecided case about a change; none without one. */
export async function findChangeReasons(db: Db, jobId: Id): Promise<CaseReason[]> {
  const row = await db
    .selectFrom('moderationCase')
    .select('reasons')
    .where('jobId', '=', jobId)
    .where('kind', '=', 'first-look')
    .where('status', '<>', 'decided')
    .executeTakeFirst()
  return row?.reasons ?? []
}

/** The case of the change that waits; null without one. */
export async function findChangeCase(db: Db, jobId: Id): Promise<Id | null> {
  const row = await db
    .selectFrom('jobChange')
    .innerJoin('moderationCase', 'moderationCase.jobId', 'jobChange.jobId')
    .select('moderationCase.id')
    .where('jobChange.jobId', '=', jobId)
    .where('moderationCase.kind', '=', 'first-look')
    .orderBy('moderationCase.openedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Deletes a change that its owner has replaced by one that needs no look, and takes it out of the queue. */
export async function withdrawJobChange(db: Db, jobId: Id) {
  if (!(await deleteJobChange(db, jobId))) return
  await db
    .updateTable('moderationCase')
    .set({
      status: 'decided',
      decisionReason: 'The change was withdrawn.',
      decidedAt: sql`now()`,
    })
    .where('jobId', '=', jobId)
    .where('kind', '=', 'first-look')
    .where('status', '<>', 'decided')
    .execute()
}

/** Deletes the change, if it was saved by the given time. Returns whether there was one. */
export async function deleteJobChange(
  db: Db,
  jobId: Id,
  { savedBy }: { savedBy?: string } = {},
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobChange')
    .where('jobId', '=', jobId)
    .$if(savedBy !== undefined, (query) => query.where('savedAt', '<=', savedBy ?? ''))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
