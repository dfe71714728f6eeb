import { sql, type Updateable } from 'kysely'
import { isAboutProof } from '#moderation/cases/moderation-words.ts'
import type { CaseNote } from '#moderation/cases/queue.ts'
import { lockJobs } from '#organisations/claims/poster-of-jobs.ts'
import { lockOrganisation } from '#organisations/organisations.queries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { ModerationCaseTable } from '#safety/cases/cases.tables.ts'

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCaseRow>>>

function caseRow(db: Db, id: Id) {
  return db.selectFrom('moderationCase').selectAll().where('id', '=', id)
}

/**
 * Locks the advert of a case or, for one about a proof, all of the organisation’s, and then the case: whoever changes an
 * advert or a claim locks in the same order, so that neither waits for the other. Null if there is no such case.
 */
export async function lockCaseWithSubject(db: Db, id: Id): Promise<CaseRow | null> {
  const found = await findCaseRow(db, id)
  if (!found) return null
  const { jobId, organisationId } = found
  if (organisationId !== null && isAboutProof(found)) {
    await lockJobs(db, organisationId)
    await lockOrganisation(db, organisationId)
  } else if (jobId !== null) {
    await db.selectFrom('job').select('id').where('id', '=', jobId).forUpdate().execute()
  }
  return lockCase(db, id)
}

/** Locks the case until the transaction ends. */
export async function lockCase(db: Db, id: Id): Promise<CaseRow | null> {
  return (await caseRow(db, id).forUpdate().executeTakeFirst()) ?? null
}

export async function findCaseRow(db: Db, id: Id) {
  return (await caseRow(db, id).executeTakeFirst()) ?? null
}

export async function updateCase(db: Db, id: Id, columns: Updateable<ModerationCaseTable>) {
  await db.updateTable('moderationCase').set(columns).where('id', '=', id).execute()
}

interface NewNote {
  caseId: Id
  isFromDesk: boolean
  accountId: Id
  words: string
}

export async function insertNote(db: Db, note: NewNote) {
  await db.insertInto('caseNote').values(note).execute()
}

/** Takes back the desk’s newest question. */
export async function deleteNewestQuestion(db: Db, caseId: Id) {
  await sql`
    delete from case_note where id = (
      select max(id) from case_note where case_id = ${caseId} and is_from_desk)`.execute(db)
}

/** Oldest first. */
export async function listNotes(db: Db, caseId: Id): Promise<CaseNote[]> {
  return db
    .selectFrom('caseNote')
    .select(['isFromDesk', 'words', 'createdAt as at'])
    .where('caseId', '=', caseId)
    .orderBy('id')
    .execute()
}

/** The undecided case about suspending this person; at most one, because opening one locks the admins. */
export async function findProposal(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('moderationCase')
    .select(['id', 'number', 'proposedBy'])
    .where('kind', '=', 'suspension')
    .where('accountId', '=', accountId)
    .where('status', '<>', 'decided')
    .executeTakeFirst()
  return row ?? null
}

/** Whether anyone has applied to a job of the organisation. */
export async function hasApplicants(db: Db, organisationId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .select('application.id')
    .where('job.organisationId', '=', organisationId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ids of all admins who are not suspended. */
export async function listAdminIds(db: Db): Promise<Id[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('isOwner', '=', true)
    .where('suspendedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether another undecided case froze the organisation too. */
export async function isFrozenByAnother(db: Db, caseId: Id, organisationId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('moderationCase')
    .select('id')
    .where((is) =>
      is.or([
        is.and([is('organisationId', '=', organisationId), is('freezes', '=', true)]),
        sql<boolean>`proposal -> 'freeze' -> 'organisations' @> to_jsonb(${organisationId}::text)`,
      ]),
    )
    .where('status', '<>', 'decided')
    .where('id', '<>', caseId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The addresses for the desk’s emails about a case: the job’s poster, else the organisation’s owners. */
export async function findPosterAddresses(
  db: Db,
  row: Pick<CaseRow, 'jobId' | 'organisationId' | 'accountId'>,
): Promise<{ id: Id; email: string; firstName: string; isSuspended: boolean }[]> {
  const { rows } = await sql<{
    id: Id
    email: string
    firstName: string
    isSuspended: boolean
  }>`
    select id, email, first_name, suspended_at is not null as is_suspended from account
    where verified_at is not null and (
      id in (select owner_id from job where id = ${row.jobId})
      or (not exists (select from job where id = ${row.jobId} and owner_id is not null)
        and id in (
          select account_id from organisation_member
          where organisation_id = ${row.organisationId} and role = 'owner'))
      or id = ${row.accountId})`.execute(db)
  return rows
}

/**
 * The names of organisations that have applicants and, with these people suspended, no owner left who can log in: that
 * is as good as suspending the organisation.
 */
export async function findLeftAlone(db: Db, accountIds: Id[]): Promise<string[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    select name from organisation
    where suspended_at is null
      and id in (
        select organisation_id from organisation_member
        where role = 'owner' and account_id = any(${accountIds}))
      and not exists (
        select from organisation_member as member
          join account on account.id = member.account_id
        where member.organisation_id = organisation.id and member.role = 'owner'
          and account.suspended_at is null and account.id <> all(${accountIds}))
      and exists (
        select from application join job on job.id = application.job_id
        where job.organisation_id = organisation.id)
    order by id limit 20`.execute(db)
  return rows.map(({ name }) => name)
}
