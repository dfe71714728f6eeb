import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** The list for the export, with its notes and recently removed jobs; then our emails about it. */
export async function* readSavedJobs(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('savedJob')
    .innerJoin('job', 'job.id', 'savedJob.jobId')
    .select(['savedJob.jobId', 'job.title', 'savedJob.savedAt', 'savedJob.note'])
    .select('savedJob.removedAt')
    .where('savedJob.accountId', '=', accountId)
    .orderBy('savedJob.savedAt')
    .execute()
  yield* await db
    .selectFrom('savedMail')
    .select(['day as mailOf', 'items', 'sentAt'])
    .where('accountId', '=', accountId)
    .orderBy('day')
    .execute()
}

export async function deleteSavedJobs(db: Db, accountId: Id) {
  await db.deleteFrom('savedMail').where('accountId', '=', accountId).execute()
  await db.deleteFrom('savedJob').where('accountId', '=', accountId).execute()
}
