import { sql } from 'kysely'
import { WAS_PUBLIC } from '#board/jobs/stored/was-public.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { IS_READABLE, IS_STILL_READ } from '#hiring/applications/people/refused-jobs.queries.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { showHeadline } from '#sponsorship/freshness/show-headline.ts'
import type { Db } from '#platform/database/database.ts'

const COLUMNS = [
  'job.id',
  'job.title',
  'job.employerName',
  'job.sourceRef',
  'job.place',
  'job.country',
  'job.isRemote',
  'job.payMin',
  'job.payMax',
  'job.payCurrency',
  'job.payPeriod',
  'job.payText',
  'job.status',
  'job.postedAt',
  'job.lastSeenAt',
  'job.closesAt',
  'job.closedAt',
  'job.closedAs',
  'job.heldBecause',
  'job.removedBecause',
  'jobCheck.headline',
] as const

export type JobRow = Awaited<ReturnType<typeof findRows>>[number]

/** The facts of jobs for the table, in no order, with their saved checks as of today. */
export async function findRows(db: Db, ids: Id[]) {
  const freshness = await findFreshness(db)
  const rows = await db
    .selectFrom('job')
    .leftJoin('jobCheck', 'jobCheck.id', 'job.id')
    .select(COLUMNS)
    .select([IS_STILL_READ.as('isStillRead'), WAS_PUBLIC.as('wasPublic')])
    .select((eb) =>
      eb
        .selectFrom('moderationCase')
        .select('moderationCase.id')
        .whereRef('moderationCase.jobId', '=', 'job.id')
        .where((is) =>
          is.or([
            is.and([is('job.status', '=', 'held'), is('moderationCase.status', '<>', 'decided')]),
            is.and([
              is('job.status', '=', 'removed'),
              is('moderationCase.decision', '=', 'refuse'),
            ]),
          ]),
        )
        .orderBy('moderationCase.openedAt', 'desc')
        .limit(1)
        .as('caseId'),
    )
    .where(sql<boolean>`job.id = any(${ids})`)
    .execute()
  return rows.map((row) => ({
    ...row,
    headline: row.headline && showHeadline(row.headline, freshness),
  }))
}

/** Unread messages from applicants by job, as the tab counts them; jobs without any are left out. */
export async function countUnread(db: Db, ids: Id[]): Promise<Map<Id, number>> {
  const rows = await db
    .selectFrom('application')
    .innerJoin('applicationMessage as message', 'message.applicationId', 'application.id')
    .innerJoin('job', 'job.id', 'application.jobId')
    .select(['application.jobId', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`application.job_id = any(${ids})`)
    .where(IS_READABLE)
    .where('message.side', '=', 'applicant')
    .where('message.sentAt', 'is not', null)
    .where('message.readAt', 'is', null)
    .groupBy('application.jobId')
    .execute()
  return new Map(rows.map(({ jobId, count }) => [jobId, count]))
}
