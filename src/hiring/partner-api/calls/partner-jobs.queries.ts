import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'

/** A part of a list, newest first: what comes after the one with this id. */
export interface ListPart {
  limit: number
  after: Id | null
  reference?: string | null
}

const COLUMNS = [
  'id',
  'reference',
  'status',
  'heldBecause',
  'title',
  'closesAt',
  'updatedAt',
] as const

export type PartnerRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** A job of the organisation; null for another’s, and for a removed one. */
export async function findJob(db: Db, organisationId: Id, id: Id) {
  if (!isId(id)) return null
  return (await jobs(db, organisationId).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function listJobs(db: Db, organisationId: Id, { limit, after, reference }: ListPart) {
  let query = jobs(db, organisationId)
  if (reference) query = query.where('reference', '=', reference)
  if (after !== null)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from job where id = ${after} and organisation_id = ${organisationId})`,
    )
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

function jobs(db: Db, organisationId: Id) {
  return db
    .selectFrom('job')
    .select(COLUMNS)
    .select(
      sql<boolean>`exists (select from job_change where job_change.job_id = job.id)`.as(
        'changeWaits',
      ),
    )
    .where('organisationId', '=', organisationId)
    .where('status', '<>', 'removed')
}
