import { sql, type Insertable, type Updateable } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ScreeningQuestion } from '#trade/questions/screening-questions.ts'
import { VIEW_COLUMNS } from '#board/jobs/stored/job-rows.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'

/** Locks the job, even a removed one, until the transaction ends. */
export async function lockPosting(db: Db, id: Id) {
  if (!isId(id)) return null
  return (await posting(db, id).forUpdate().executeTakeFirst()) ?? null
}

/** Finds removed jobs too. */
export async function findPosting(db: Db, id: Id) {
  if (!isId(id)) return null
  return (await posting(db, id).executeTakeFirst()) ?? null
}

/** Why a job is held; null if it is not. */
export async function findHeldBecause(db: Db, id: Id): Promise<string | null> {
  const row = await db
    .selectFrom('job')
    .select('heldBecause')
    .where('id', '=', id)
    .where('status', '=', 'held')
    .executeTakeFirst()
  return row ? (row.heldBecause ?? '') : null
}

export type PostingRow = NonNullable<Awaited<ReturnType<typeof findPosting>>>

function posting(db: Db, id: Id) {
  return db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .select(['job.noFeeDeclaredAt', 'job.questions', 'job.removedBecause', 'job.removedWith'])
    .where('id', '=', id)
}

interface WithQuestions {
  questions: ScreeningQuestion[]
}

/** Returns false if a job with this id already exists. */
export async function insertPosting(
  db: Db,
  { questions, ...job }: Omit<Insertable<JobTable>, 'questions'> & WithQuestions,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('job')
    .values({ ...job, questions: JSON.stringify(questions) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  await indexJobs(db, [job.id])
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Writes a change by its employer, which also shows that they still want the advert. */
export async function updatePosting(
  db: Db,
  id: Id,
  { questions, ...columns }: Omit<Updateable<JobTable>, 'questions'> & Partial<WithQuestions>,
) {
  await db
    .updateTable('job')
    .set({
      lastSeenAt: sql`now()`,
      ...columns,
      ...(questions && { questions: JSON.stringify(questions) }),
      // Not the start of the transaction, which may have waited for a decision.
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await indexJobs(db, [id])
}

/** Frees a reference that only a removed job has. */
export async function releaseReference(db: Db, organisationId: Id, reference: string) {
  await db
    .updateTable('job')
    .set({ reference: null })
    .where('organisationId', '=', organisationId)
    .where('reference', '=', reference)
    .where('status', '=', 'removed')
    .execute()
}
