import { sql } from 'kysely'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import { UNDO_SECONDS } from '#hiring/posting/employer-actions.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { SEEN_NAME } from '#hiring/applications/applications.queries.ts'
import { IS_INTERVIEW_OFF } from '#hiring/interviews/interviews.queries.ts'
import type { Db } from '#platform/database/database.ts'

export type LockedApplicant = Awaited<ReturnType<typeof lockApplicants>>[number]

/** The job’s applicants among these ids, locked (FOR UPDATE) in the order of their ids. */
export async function lockApplicants(db: Db, jobId: Id, ids: Id[]) {
  return db
    .selectFrom('application')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .select([
      'application.id',
      'application.status',
      'application.statusBefore',
      'application.withdrawnAt',
      SEEN_NAME.as('name'),
    ])
    .where('jobId', '=', jobId)
    .where('application.id', 'in', ids)
    .orderBy('application.id')
    .forUpdate('application')
    .execute()
}

/** Like `lockApplicants`, but without a lock and sorted by name. */
export async function findPeopleOf(db: Db, jobId: Id, ids: Id[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('application')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .select(['application.id', 'application.status', SEEN_NAME.as('name')])
    .select('application.withdrawnAt')
    .select(IS_INTERVIEW_OFF.as('isInterviewOff'))
    .where('jobId', '=', jobId)
    .where('application.id', 'in', ids)
    .orderBy(sql`lower(${SEEN_NAME})`)
    .orderBy('application.id')
    .execute()
}

export async function updateStage(
  db: Db,
  id: Id,
  { status, statusBefore }: { status: Stage; statusBefore: Stage | null },
) {
  await db.updateTable('application').set({ status, statusBefore }).where('id', '=', id).execute()
}

/** Records a stage that the applicant does not see yet. */
export async function insertWaitingStatus(
  db: Db,
  { applicationId, status, actorId }: { applicationId: Id; status: Stage; actorId: Id },
): Promise<number> {
  const { id } = await db
    .insertInto('applicationEvent')
    .values({ applicationId, kind: 'status', status, actorId, shownAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The last change of the stage, with the seconds left of its minute; null if there was none. */
export async function findLastMove(db: Db, applicationId: Id) {
  const row = await db
    .selectFrom('applicationEvent')
    .select(['id', 'status', 'createdAt'])
    .select(
      sql<number>`greatest(0, ceil(${UNDO_SECONDS}::int
        - extract(epoch from now() - created_at)))::int`.as('secondsLeft'),
    )
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'status')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The member who made a move; null if their account is gone, or for moves from before this was recorded. */
export async function findMover(db: Db, eventId: number) {
  const row = await db
    .selectFrom('employerActionItem as item')
    .innerJoin('employerAction as action', 'action.id', 'item.actionId')
    .innerJoin('account', 'account.id', 'action.accountId')
    .select(['account.id', 'account.firstName'])
    .where('item.eventId', '=', eventId)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteEvent(db: Db, id: number) {
  await db.deleteFrom('applicationEvent').where('id', '=', id).execute()
}

/** Whether any of these applicants was notified of `times` stage changes within the last hour. */
export async function hasReachedNoticeLimit(db: Db, ids: Id[], times: number): Promise<boolean> {
  const row = await db
    .selectFrom('applicationEvent')
    .select('applicationId')
    .where('applicationId', 'in', ids)
    .where('kind', '=', 'status')
    .where('shownAt', '>', sql<string>`now() - interval '1 hour'`)
    .groupBy('applicationId')
    .having(({ fn }) => fn.countAll(), '>=', times)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Records that the applicant sees the entry from now on. */
export async function markShown(db: Db, eventId: number) {
  await db
    .updateTable('applicationEvent')
    .set({ shownAt: sql<string>`now()` })
    .where('id', '=', eventId)
    .execute()
}

/** Drops a pending move: applicants who have withdrawn, or whose job is gone, are not notified of it. */
export async function dropWaiting(db: Db, applicationId: Id) {
  await db
    .updateTable('application')
    .set({ status: sql<Stage>`coalesce(status_before, status)`, statusBefore: null })
    .where('id', '=', applicationId)
    .execute()
  await db
    .deleteFrom('applicationMessage')
    .where('applicationId', '=', applicationId)
    .where('waitsUntil', 'is not', null)
    .execute()
}
