import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { SavedMailItem } from '#board/saved-jobs/saved-jobs.schema.ts'
import type { Db } from '#platform/database/database.ts'

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
    .selectFrom('outboxMail')
    .select(sql<string>`about ->> 'day'`.as('mailOf'))
    .select(sql<SavedMailItem[]>`about -> 'items'`.as('items'))
    .select('sentAt')
    .where('subject', '=', accountId)
    .where('kind', '=', 'saved-jobs')
    .orderBy('createdAt')
    .execute()
}
