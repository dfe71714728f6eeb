import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'
import { ADMIN_PAGE_SIZE } from '#moderation/desk/admin.queries.ts'
import { deleteSessions } from '#accounts/sessions/sessions.queries.ts'
import { takeDownJobsOfPerson } from '#organisations/people/suspensions.ts'

interface PeopleQuery {
  search: string
  /** 'suspended' or 'owners' (admins); anything else is everyone. */
  status: string | null
  after: Id | null
}

/** Newest first, one more than a page holds. */
export async function listPeople(db: Db, { search, status, after }: PeopleQuery) {
  const pattern = toLikePattern(search)
  return db
    .selectFrom('account')
    .select(['id', 'email', 'createdAt as since', 'isOwner'])
    .select([
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      sql<boolean>`suspended_at is not null`.as('isSuspended'),
    ])
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(email ilike ${pattern} or first_name || ' ' || last_name ilike ${pattern})`,
      ),
    )
    .$if(status === 'suspended', (query) => query.where('suspendedAt', 'is not', null))
    .$if(status === 'owners', (query) => query.where('isOwner', '=', true))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from account where id = ${after})`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(ADMIN_PAGE_SIZE + 1)
    .execute()
}

export type AdminPersonItem = Awaited<ReturnType<typeof listPeople>>[number]

export async function findPerson(db: Db, id: Id) {
  const row = await db
    .selectFrom('account')
    .select([
      'id',
      'firstName',
      'lastName',
      'email',
      'country',
      'verifiedAt',
      'isOwner',
      'suspendedAt',
      'suspendedBecause',
      'createdAt as since',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The undecided case about suspending this person. */
export async function findOpenSuspension(db: Db, id: Id) {
  const row = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('kind', '=', 'suspension')
    .where('accountId', '=', id)
    .where('status', '<>', 'decided')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Counts an account's jobs, and the applications it sent and received. */
export async function countActivity(db: Db, id: Id) {
  const { rows } = await sql<Record<'jobs' | 'sent' | 'received', number>>`
    select
      (select count(*) from job where owner_id = ${id}) as jobs,
      (select count(*) from application where applicant_id = ${id}) as sent,
      (select count(*) from application join job on job.id = application.job_id
        where job.owner_id = ${id}) as received`.execute(db)
  const [{ jobs, sent, received } = { jobs: 0, sent: 0, received: 0 }] = rows
  return { jobs: Number(jobs), sent: Number(sent), received: Number(received) }
}

/**
 * Locks all active admins until the transaction ends, always in the same order: if two admins suspend
 * each other at once, only one succeeds.
 */
export async function lockAdmins(db: Db): Promise<Id[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('isOwner', '=', true)
    .where('suspendedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the account until the transaction ends. */
export async function lockPerson(db: Db, id: Id) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'suspendedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Lifts the suspension if `reason` is null. */
export async function updateSuspension(db: Db, id: Id, reason: string | null) {
  await db
    .updateTable('account')
    .set({
      suspendedAt: reason === null ? null : sql`now()`,
      suspendedBecause: reason,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Logs the person out everywhere, keeps them from logging in and takes down their jobs. Returns these as they were. */
export async function suspendPerson(db: Db, id: Id, reason: string) {
  await updateSuspension(db, id, reason)
  await deleteSessions(db, id)
  return takeDownJobsOfPerson(db, id, reason)
}
