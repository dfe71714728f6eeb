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

/**
 * Renames the organisation and its adverts, except those with applicants under the old name. Returns the ids of the open
 * ones, which are to be indexed.
 */
export async function renameOrganisation(db: Db, id: Id, name: string): Promise<Id[]> {
  await db
    .updateTable('organisation')
    .set({ name, nameKey: toNameKey(name), updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
  const renamed = await db
    .updateTable('job')
    .set({ employerName: name, updatedAt: sql`now()` })
    .where('organisationId', '=', id)
    .where('status', '<>', 'removed')
    .where((is) =>
      is.not(is.exists(is.selectFrom('application').select('id').whereRef('jobId', '=', 'job.id'))),
    )
    .returning(['id', 'status'])
    .execute()
  const open = renamed.filter(({ status }) => status === 'open').map((job) => job.id)
  return open.toSorted()
}
