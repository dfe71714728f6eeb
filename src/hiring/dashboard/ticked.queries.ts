import { sql } from 'kysely'
import type { PostedStatus } from './dashboard.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import type { Db } from '#platform/database/database.ts'
import { statusOf } from './posted-jobs.service.ts'

export interface TickedJob {
  id: Id
  title: string
  status: PostedStatus
  canManage: boolean
  /** The applicants who were neither rejected nor have withdrawn or answered an offer. */
  people: number
  /** The offers that are not answered. */
  openOffers: number
}

/** The jobs among these ids that belong to an account’s organisations, in the order of their titles. */
export async function listTicked(db: Db, accountId: Id, ids: Id[]): Promise<TickedJob[]> {
  const rows = await db
    .selectFrom('job')
    .innerJoin('organisationMember as member', 'member.organisationId', 'job.organisationId')
    .select(['job.id', 'job.title', 'job.status', 'job.closesAt', 'member.role'])
    .select((eb) =>
      eb
        .selectFrom('application')
        .leftJoin('arrival', 'arrival.applicationId', 'application.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('application.jobId', '=', 'job.id')
        .where('application.withdrawnAt', 'is', null)
        .where('application.status', '<>', 'rejected')
        // Whoever has answered an offer waits for nothing.
        .where((is) => is.or([is('application.status', '<>', 'offered'), is('answer', 'is', null)]))
        .as('people'),
    )
    .select((eb) =>
      eb
        .selectFrom('application')
        .leftJoin('arrival', 'arrival.applicationId', 'application.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('application.jobId', '=', 'job.id')
        .where('application.withdrawnAt', 'is', null)
        .where('application.status', '=', 'offered')
        .where('arrival.answer', 'is', null)
        .as('openOffers'),
    )
    .where('member.accountId', '=', accountId)
    .where('job.status', '<>', 'removed')
    .where(sql<boolean>`job.id = any(${ids})`)
    .orderBy('job.title')
    .orderBy('job.id')
    .execute()
  return rows.map(({ role, closesAt, status, people, openOffers, ...job }) => ({
    ...job,
    status: statusOf({ status, closesAt }),
    canManage: hasRight(role, 'manage jobs'),
    people: people ?? 0,
    openOffers: openOffers ?? 0,
  }))
}
