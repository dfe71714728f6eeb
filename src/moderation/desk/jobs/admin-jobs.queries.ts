import { sql, type ExpressionBuilder } from 'kysely'
import { JobStatus } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { contactOfJob } from '#organisations/contacts.queries.ts'
import { CLOSED_AGAIN } from '#organisations/people/suspensions.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'
import { ADMIN_PAGE_SIZE } from '#moderation/desk/admin.queries.ts'

export interface AdminJobQuery {
  search: string
  status: string | null
  after: Id | null
}

const ITEM_COLUMNS = [
  'job.id',
  'job.title',
  'job.employerName as employer',
  'job.status',
  'job.postedAt',
  'account.email as posterEmail',
] as const

function matches(search: string) {
  const pattern = toLikePattern(search)
  return (eb: ExpressionBuilder<Tables, 'job'>) =>
    eb.or([
      eb('job.id', '=', search),
      eb('job.title', 'ilike', pattern),
      eb('job.employerName', 'ilike', pattern),
      eb('job.legalName', 'ilike', pattern),
      eb('job.applyEmail', 'ilike', pattern),
      eb('job.preview', 'ilike', pattern),
      eb(
        'job.ownerId',
        'in',
        eb.selectFrom('account').select('account.id').where('account.email', 'ilike', pattern),
      ),
    ])
}

/** Jobs of any status, newest first, one more than a page holds. */
export async function listAdminJobs(db: Db, { search, status, after }: AdminJobQuery) {
  const known = JobStatus.safeParse(status)
  return db
    .selectFrom('job')
    .leftJoin('account', 'account.id', 'job.ownerId')
    .select(ITEM_COLUMNS)
    .$if(search !== '', (query) => query.where(matches(search)))
    .$if(known.success, (query) => query.where('job.status', '=', known.data ?? 'open'))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(job.posted_at, job.id) < (select posted_at, id from job where id = ${after})`,
      ),
    )
    .orderBy('job.postedAt', 'desc')
    .orderBy('job.id', 'desc')
    .limit(ADMIN_PAGE_SIZE + 1)
    .execute()
}

/** A job in a list; without `posterEmail` if it is imported or a sample. */
export type AdminJobItem = Awaited<ReturnType<typeof listAdminJobs>>[number]

/** An account's newest jobs. */
export async function listJobsOfOwner(db: Db, accountId: Id, limit: number) {
  return db
    .selectFrom('job')
    .leftJoin('account', 'account.id', 'job.ownerId')
    .select(ITEM_COLUMNS)
    .where('job.ownerId', '=', accountId)
    .orderBy('job.postedAt', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute()
}

export async function findAdminJob(db: Db, id: Id) {
  const row = await db
    .selectFrom('job')
    .leftJoin('account', 'account.id', 'job.ownerId')
    .select(ITEM_COLUMNS)
    .select([
      'job.ownerId',
      'job.organisationId',
      'job.source',
      'job.applyEmail',
      'job.place',
      'job.country',
      'job.closesAt',
      'job.description',
      'job.questions',
      'job.removedBecause',
      'account.firstName',
      'account.lastName',
    ])
    .select((eb) =>
      eb
        .selectFrom('application')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('application.jobId', '=', 'job.id')
        .as('applications'),
    )
    .where('job.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the job until the transaction ends. */
export async function lockJob(db: Db, id: Id) {
  const row = await db
    .selectFrom('job')
    .select(['title', 'status', 'ownerId', 'source', 'removedBecause'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function markRemoved(db: Db, id: Id, reason: string) {
  await db
    .updateTable('job')
    .set({ status: 'removed', removedBecause: reason, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function markRestored(db: Db, id: Id) {
  await db.updateTable('job').set(CLOSED_AGAIN).where('id', '=', id).execute()
}

/** The facts for the email about a removed job; null if it was restored or has no contact. */
export async function findTakedown(db: Db, entryId: number) {
  const row = await db
    .selectFrom('deskEntry')
    .innerJoin('job', 'job.id', 'deskEntry.subjectId')
    .innerJoinLateral(contactOfJob(db).as('contact'), (join) => join.onTrue())
    .select(['job.title', 'job.removedBecause as reason', 'contact.firstName', 'contact.email'])
    .where('deskEntry.id', '=', entryId)
    .where('job.status', '=', 'removed')
    .where('job.removedBecause', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}
