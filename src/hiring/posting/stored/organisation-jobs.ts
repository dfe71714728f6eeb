import { sql } from 'kysely'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import {
  EMPLOYER_CHANGE_PROBLEM,
  type OrganisationAction,
} from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { insertOrganisationEvent, toNameKey } from '#organisations/organisations.queries.ts'
import { nameOf } from '#hiring/team/notes/member-name.ts'
import type { Db } from '#platform/database/database.ts'

interface RecordedJob {
  id: Id
  title: string
  organisationId: Id | null
}

interface JobRecord {
  action: OrganisationAction
  job: RecordedJob
  /** Further lines, such as the changes. */
  lines?: string[]
}

/** Records a member’s action on a job of an organisation, in its transaction. */
export async function recordJob(
  db: Db,
  actor: { id: Id | null },
  { action, job, lines = [] }: JobRecord,
) {
  if (job.organisationId === null) return
  await insertOrganisationEvent(db, {
    organisationId: job.organisationId,
    actorId: actor.id,
    action,
    // The desk finds the events of a job by this prefix.
    detail: [`${job.id} ${job.title}`, ...lines].join('\n'),
  })
}

/** The last change of a job, public or not, with its author’s name; null if none is recorded. */
export async function findLastChange(
  db: Db,
  { id, organisationId }: Pick<RecordedJob, 'id' | 'organisationId'>,
) {
  const waiting = await db
    .selectFrom('jobChange')
    .leftJoin('account as author', 'author.id', 'jobChange.accountId')
    .select(['jobChange.accountId as authorId', 'jobChange.savedAt as at'])
    .select(nameOf('author').as('authorName'))
    .where('jobChange.jobId', '=', id)
    .executeTakeFirst()
  const recorded = await db
    .selectFrom('organisationEvent as event')
    .leftJoin('account as author', 'author.id', 'event.actorId')
    .select(['event.actorId as authorId', 'event.createdAt as at'])
    .select(nameOf('author').as('authorName'))
    .where('event.organisationId', '=', organisationId)
    .where('event.action', '=', 'job-changed')
    .where(sql<boolean>`left(event.detail, 13) = ${id}`)
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return waiting ?? recorded ?? null
}

/**
 * Applicants applied to one employer only, so the job cannot move to another.
 * @throws {DomainError} `invalid_input`
 */
export async function requireSameEmployer(
  db: Db,
  before: { id: Id; employerName: string },
  after: { employerName: string },
) {
  if (toNameKey(before.employerName) === toNameKey(after.employerName)) return
  if (!(await hasApplicant(db, before.id))) return
  throw wrongField('companyName', EMPLOYER_CHANGE_PROBLEM)
}

/** Whether anybody has applied to the job. */
export async function hasApplicant(db: Db, jobId: Id): Promise<boolean> {
  const application = await db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', jobId)
    .limit(1)
    .executeTakeFirst()
  return application !== undefined
}
