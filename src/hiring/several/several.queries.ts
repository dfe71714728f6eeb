import { sql } from 'kysely'
import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { SentApplication } from './several.ts'
import type { Db } from '#platform/database/database.ts'

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
