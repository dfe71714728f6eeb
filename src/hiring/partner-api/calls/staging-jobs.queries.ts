import { sql, type Insertable } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { ListPart } from './partner-jobs.queries.ts'

const COLUMNS = [
  'id',
  'reference',
  'answers',
  'status',
  'heldBecause',
  'expiresAt',
  'updatedAt',
] as const

export type StagingRow = Awaited<ReturnType<typeof listStagingJobs>>[number]

export async function listStagingJobs(db: Db, keyId: Id, { limit, after, reference }: ListPart) {
  let query = ofKey(db, keyId)
  if (reference) query = query.where('reference', '=', reference)
  if (after !== null)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from staging_job where id = ${after} and key_id = ${keyId})`,
    )
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export async function findStagingJob(db: Db, keyId: Id, id: Id) {
  if (!isId(id)) return null
  return (await ofKey(db, keyId).where('id', '=', id).executeTakeFirst()) ?? null
}

function ofKey(db: Db, keyId: Id) {
  return db
    .selectFrom('stagingJob')
    .select(COLUMNS)
    .where('keyId', '=', keyId)
    .where('expiresAt', '>', sql<string>`now()`)
}

export async function countStagingJobs(db: Db, keyId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('stagingJob')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('keyId', '=', keyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Does nothing if the key has an advert of this reference. */
export async function insertStagingJob(db: Db, job: Insertable<Tables['stagingJob']>) {
  await db
    .insertInto('stagingJob')
    .values(job)
    .onConflict((conflict) => conflict.columns(['keyId', 'reference']).doNothing())
    .execute()
}

export async function updateStagingJob(
  db: Db,
  id: Id,
  changes: Partial<Pick<Insertable<Tables['stagingJob']>, 'answers' | 'status' | 'heldBecause'>>,
) {
  await db
    .updateTable('stagingJob')
    .set({ ...changes, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Deletes the adverts whose 30 days are over. */
export async function deleteOldStagingJobs(db: Db) {
  await db
    .deleteFrom('stagingJob')
    .where('expiresAt', '<=', sql<string>`now()`)
    .execute()
}
