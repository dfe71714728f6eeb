import { sql } from 'kysely'
import type { AdminPersonItem } from '#contract/admin.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { toLikePattern } from '#server/platform/database/like-pattern.ts'
import { ADMIN_PAGE_SIZE } from '../lists.ts'

export interface PeopleQuery {
  search: string
  /** 'suspended' or 'owners'; anything else is everybody. */
  status: string | null
  after: Id | null
}

/** Newest first, one more than a page holds. */
export async function listPeople(
  db: Db,
  { search, status, after }: PeopleQuery,
): Promise<AdminPersonItem[]> {
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

/** How many jobs somebody posted, and how many applications went out and came in. */
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
 * Everybody who may act as an owner, until the end of the transaction, always in one order: of two
 * owners who suspend each other at once, one is too late.
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

/** Until the end of the transaction. */
export async function lockPerson(db: Db, id: Id) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'suspendedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** `because` is null for nobody who is suspended. */
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
