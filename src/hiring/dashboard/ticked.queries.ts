import { sql } from 'kysely'
import type { PostedStatus } from './dashboard.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import { roleAtPresent } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { statusOf } from './posted-jobs.service.ts'

export interface TickedJob {
  id: Id
  title: string
  status: PostedStatus
  canManage: boolean
}

/** The jobs among these ids that belong to an account’s organisations, in the order of their titles. */
export async function listTicked(db: Db, accountId: Id, ids: Id[]): Promise<TickedJob[]> {
  const rows = await db
    .selectFrom('job')
    .innerJoin('organisationMember', 'organisationMember.organisationId', 'job.organisationId')
    .select(['job.id', 'job.title', 'job.status', 'job.closesAt'])
    .select(roleAtPresent(accountId).as('role'))
    .where('organisationMember.accountId', '=', accountId)
    .where('job.status', '<>', 'removed')
    .where(sql<boolean>`job.id = any(${ids})`)
    .orderBy('job.title')
    .orderBy('job.id')
    .execute()
  return rows.map(({ role, closesAt, status, ...job }) => ({
    ...job,
    status: statusOf({ status, closesAt }),
    canManage: hasRight(role, 'manage jobs'),
  }))
}
