import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toNameKey } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'

/** Whether an advert that is not closed has an applicant. */
export async function hasApplicants(db: Db, organisationId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .innerJoin('application', 'application.jobId', 'job.id')
    .select('application.id')
    .where('job.organisationId', '=', organisationId)
    .where('job.status', 'in', ['open', 'held'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function renameOrganisation(db: Db, id: Id, name: string) {
  await db
    .updateTable('organisation')
    .set({ name, nameKey: toNameKey(name), updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
