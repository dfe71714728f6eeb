import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'

interface Because {
  actorId: Id
  /** The reason, which its members read. */
  because: string
}

type TakenDown = { id: Id; status: 'open' | 'closed' | 'held' }[]

/**
 * Takes an organisation’s jobs off the site and holds what it wrote that was not sent yet. Returns the jobs as they
 * were; null if it was already suspended.
 */
export async function suspendOrganisation(
  db: Db,
  organisationId: Id,
  { actorId, because }: Because,
): Promise<TakenDown | null> {
  const organisation = await db
    .selectFrom('organisation')
    .select('suspendedAt')
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst()
  if (!organisation || organisation.suspendedAt) return null
  await db
    .updateTable('organisation')
    .set({ suspendedAt: sql`now()`, suspendedBecause: because, updatedAt: sql`now()` })
    .where('id', '=', organisationId)
    .execute()
  await insertOrganisationEvent(db, {
    organisationId,
    actorId,
    action: 'suspended',
    detail: because,
  })
  await holdPendingMessages(db, organisationId)
  const ofIt = sql<boolean>`organisation_id = ${organisationId}`
  return takeDownJobs(db, ofIt, { with: organisationId, because })
}

/** Lets members post and write again. The jobs come back closed: the members decide which to reopen. */
export async function unsuspendOrganisation(db: Db, organisationId: Id, actorId: Id) {
  const { numUpdatedRows } = await db
    .updateTable('organisation')
    .set({ suspendedAt: null, suspendedBecause: null, updatedAt: sql`now()` })
    .where('id', '=', organisationId)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await insertOrganisationEvent(db, { organisationId, actorId, action: 'unsuspended' })
  await bringBackJobs(db, organisationId)
}

/**
 * Takes all jobs that an account posted off the site, closed ones too, so that none shows a pass. Returns them as they
 * were.
 */
export async function takeDownJobsOfPerson(db: Db, accountId: Id, because: string) {
  const ofThem = sql<boolean>`owner_id = ${accountId}`
  return takeDownJobs(db, ofThem, { with: accountId, because })
}

async function takeDownJobs(
  db: Db,
  which: ReturnType<typeof sql<boolean>>,
  { with: removedWith, because }: { with: Id; because: string },
): Promise<TakenDown> {
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'status'])
    .where(which)
    .where('status', '<>', 'removed')
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = jobs.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .updateTable('job')
      .set({ status: 'removed', removedBecause: because, removedWith, updatedAt: sql`now()` })
      .where(sql<boolean>`id = any(${ids})`)
      .execute()
  return jobs.flatMap(({ id, status }) => (status === 'removed' ? [] : [{ id, status }]))
}

/** The columns of a job that comes back after being taken down: its members decide whether to open it. */
export const CLOSED_AGAIN = {
  status: 'closed' as const,
  closedAt: sql<string>`coalesce(closed_at, now())`,
  closedAs: sql<'closed'>`coalesce(closed_as, 'closed')`,
  removedBecause: null,
  removedWith: null,
  updatedAt: sql<string>`now()`,
}

/** Restores, as closed, the jobs that were taken down with a person or an organisation. */
export async function bringBackJobs(db: Db, removedWith: Id) {
  await db
    .updateTable('job')
    .set(CLOSED_AGAIN)
    .where('removedWith', '=', removedWith)
    .where('status', '=', 'removed')
    .execute()
}

/**
 * Holds for the desk what is on its way to applicants, or would hand over their data; what they have read or got by
 * email stays.
 */
export async function holdPendingMessages(db: Db, organisationId: Id) {
  await sql`
    update application_message as message set sent_at = null
    from application join job on job.id = application.job_id
    where application.id = message.application_id
      and job.organisation_id = ${organisationId}
      and message.side = 'employer' and message.sent_at is not null and message.read_at is null
      and not exists (
        select from outbox_mail as mail
        where mail.id = message.mail_id and mail.sent_at is not null)`.execute(db)
  await sql`
    update outbox_mail as mail set held_at = now()
    from application join job on job.id = application.job_id
    where application.id = mail.subject
      and job.organisation_id = ${organisationId}
      and mail.kind = 'application' and mail.about ->> 'kind' <> 'receipt'
      and mail.sent_at is null and mail.dropped_at is null and mail.held_at is null`.execute(db)
}

/** Releases messages held only by the freeze: those with their own case wait for it. Returns their applications. */
export async function releaseMessages(db: Db, organisationId: Id): Promise<Id[]> {
  const { rows } = await sql<{ applicationId: Id }>`
    update application_message as message set sent_at = now(), mail_id = null
    from application join job on job.id = application.job_id
      join organisation on organisation.id = job.organisation_id
    where application.id = message.application_id
      and organisation.id = ${organisationId}
      and organisation.frozen_at is null and organisation.suspended_at is null
      and job.status <> 'removed'
      and message.sent_at is null and message.waits_until is null
      and not exists (
        select from moderation_case where moderation_case.message_id = message.id
          and (moderation_case.status <> 'decided' or moderation_case.decision <> 'publish'))
    returning message.application_id`.execute(db)
  return [...new Set(rows.map(({ applicationId }) => applicationId))]
}

/** Releases emails that the freeze held. Returns their ids. */
export async function releaseMails(db: Db, organisationId: Id): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    update outbox_mail as mail set held_at = null
    from application join job on job.id = application.job_id
      join organisation on organisation.id = job.organisation_id
    where application.id = mail.subject and mail.kind = 'application'
      and organisation.id = ${organisationId}
      and organisation.frozen_at is null and organisation.suspended_at is null
      and job.status <> 'removed'
      and mail.held_at is not null and mail.sent_at is null
    returning mail.id`.execute(db)
  return rows.map(({ id }) => id)
}
