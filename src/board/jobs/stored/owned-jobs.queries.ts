import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { deleteCounts } from '#board/figures/figures.queries.ts'
import type { Db } from '#platform/database/database.ts'

/** The columns of a job in its owner’s copy of their data. */
export const OWNED_JOB_COLUMNS = [
  'id',
  'status',
  'title',
  'employerName',
  'category',
  'type',
  'country',
  'place',
  'isRemote',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'payText',
  'payBand',
  'hoursPerWeek',
  'description',
  'legalName',
  'companyNumber',
  'occupationCode',
  'offersSponsorship',
  'lawReason',
  'questions',
  'noFeeDeclaredAt',
  'reference',
  'applyEmail',
  'postedAt',
  'closesAt',
  'closedAt',
] as const

const BATCH = 50

/** Every job of an account, complete, read in small batches. */
export async function* readOwnedJobs(db: Db, ownerId: Id) {
  let after = ''
  for (;;) {
    const jobs = await db
      .selectFrom('job')
      .select(OWNED_JOB_COLUMNS)
      .where('ownerId', '=', ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    yield* jobs
    const last = jobs.at(-1)
    if (!last) return
    after = last.id
  }
}

/**
 * Removes an account’s jobs for good, and those of organisations in which it is the only member, with the record of who
 * posted them. Call it after the account has been taken out of the others. Returns those that had a page until now.
 */
export async function deleteOwnedJobs(db: Db, ownerId: Id): Promise<Id[]> {
  const ownOrganisations = db
    .selectFrom('organisationMember')
    .select('organisationId')
    .where('accountId', '=', ownerId)
  const owned = await db
    .selectFrom('job')
    .select(['id', 'status'])
    .where((is) =>
      is.or([is('ownerId', '=', ownerId), is('organisationId', 'in', ownOrganisations)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = owned.map(({ id }) => id)
  await db
    .updateTable('job')
    .set({ status: 'removed', ownerId: null, applyEmail: null, updatedAt: sql`now()` })
    .where(sql<boolean>`id = any(${ids})`)
    .execute()
  await deleteCounts(db, ids)
  return owned.filter(({ status }) => status !== 'removed').map(({ id }) => id)
}
