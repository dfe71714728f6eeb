import { sql } from 'kysely'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toNameKey } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'

/** A job of the account’s organisations, with what a list can identify it by. */
export interface OwnJob {
  id: Id
  title: string
  place: string | null
  employerName: string
  status: JobStatus
  reference: string | null
}

export type OwnJobs = ReturnType<typeof indexOwnJobs>

/** Jobs under which the account can post, except removed ones. */
async function listOwnJobs(db: Db, accountId: Id): Promise<OwnJob[]> {
  return db
    .selectFrom('job')
    .innerJoin('organisationMember as member', 'member.organisationId', 'job.organisationId')
    .select(['job.id', 'job.title', 'job.place', 'job.employerName', 'job.status', 'job.reference'])
    .where('member.accountId', '=', accountId)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .where('job.status', '<>', 'removed')
    .where((is) => is.or([is('job.reference', 'is not', null), is('job.status', '<>', 'closed')]))
    .orderBy('job.postedAt', 'desc')
    .execute()
}

export async function findOwnJobs(db: Db, accountId: Id) {
  return indexOwnJobs(await listOwnJobs(db, accountId))
}

function indexOwnJobs(jobs: OwnJob[]) {
  const byReference = new Map<string, OwnJob>()
  const byFacts = new Map<string, OwnJob[]>()
  for (const job of jobs) {
    if (job.reference) byReference.set(referenceKey(job.employerName, job.reference), job)
    if (job.status === 'closed') continue
    const key = factsKey(job)
    byFacts.set(key, [...(byFacts.get(key) ?? []), job])
  }
  return { byReference, byFacts }
}

export function referenceKey(employerName: string, reference: string): string {
  return `${toNameKey(employerName)}\n${reference}`
}

/** A key of a job’s visible facts: jobs that look identical share it. */
export function factsKey(job: Pick<OwnJob, 'employerName' | 'title' | 'place'>): string {
  return [job.employerName, job.title, job.place ?? ''].map(toNameKey).join('\n')
}

/** The names of suspended organisations under which the account would post, as `toNameKey` folds them. */
export async function findSuspendedNames(db: Db, accountId: Id): Promise<Set<string>> {
  const rows = await db
    .selectFrom('organisation')
    .innerJoin('organisationMember as member', 'member.organisationId', 'organisation.id')
    .select('organisation.nameKey')
    .where('member.accountId', '=', accountId)
    .where('organisation.suspendedAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ nameKey }) => nameKey))
}

/** The organisation’s job with this reference; removed jobs do not count. */
export async function findByReference(db: Db, organisationId: Id, reference: string) {
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('reference', '=', reference)
    .where('status', '<>', 'removed')
    .executeTakeFirst()
  return row?.id ?? null
}

/** An identical job that was posted since. */
export async function findTwin(
  db: Db,
  {
    organisationId,
    title,
    place,
    since,
  }: { organisationId: Id; title: string; place: string | null; since: string },
) {
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('status', 'in', ['open', 'held'])
    .where('createdAt', '>', since)
    .where(sql<boolean>`lower(title) = ${toNameKey(title)}`)
    .where(sql<boolean>`lower(coalesce(place, '')) = ${toNameKey(place ?? '')}`)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
