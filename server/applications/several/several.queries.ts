import { sql } from 'kysely'
import type { AdvertSnapshot } from '#contract/application-views.ts'
import type { Id } from '#contract/primitives.ts'
import type { SentApplication } from '#contract/several.ts'
import type { Db } from '#server/platform/database/database.ts'

interface BatchKey {
  applicantId: Id
  batchId: Id
}

/** The applications that one person sent with one form. */
export async function findBatch(
  db: Db,
  { applicantId, batchId }: BatchKey,
): Promise<(SentApplication & { jobId: Id })[]> {
  return db
    .selectFrom('application')
    .select([
      'id',
      'jobId',
      sql<string>`advert ->> 'title'`.as('title'),
      sql<string>`advert ->> 'employer'`.as('employer'),
      'createdAt as sentAt',
    ])
    .where('applicantId', '=', applicantId)
    .where('batchId', '=', batchId)
    .orderBy('jobId')
    .execute()
}

/** The adverts of a batch, for its receipt. */
export async function findBatchAdverts(
  db: Db,
  { applicantId, batchId }: BatchKey,
): Promise<{ advert: AdvertSnapshot; sharesDetails: boolean }[]> {
  return db
    .selectFrom('application')
    .select(['advert', 'sharesDetails'])
    .where('applicantId', '=', applicantId)
    .where('batchId', '=', batchId)
    .orderBy('jobId')
    .execute()
}
