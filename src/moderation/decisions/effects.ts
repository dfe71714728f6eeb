import { sql } from 'kysely'
import type { CaseUndo } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { suspendOrganisation, unsuspendOrganisation } from '#organisations/people/suspensions.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { findJobChange } from '#board/screening/first-look/job-changes.queries.ts'
import { isHeldByAnother } from '#safety/cases/settle-cases.ts'
import { updatePosting } from '#hiring/posting/postings.queries.ts'
import { findCaseRow, isFrozenByAnother, type CaseRow } from './decisions.queries.ts'
import type { WriteLog } from '#moderation/desk/log/admin-guard.ts'
import { suspendPerson } from '#moderation/desk/people/admin-people.queries.ts'

/** The changes a decision made, except to the status of its case. */
export type Effects = Omit<CaseUndo, 'caseStatus'>

interface Deciding {
  actorId: Id
  words: string
}

/**
 * Publishes a held job again, or closes it if it was closed; lifts a freeze. Messages are sent after the time to undo.
 */
export async function publish(db: Db, row: CaseRow, { actorId }: Deciding): Promise<Effects> {
  const frozen = await unfreeze(db, row, actorId)
  const isAppeal = row.kind === 'appeal'
  const unsuspended = isAppeal ? await liftSuspension(db, row, actorId) : {}
  const job = await lockJob(db, row)
  const looked = job ? await markLooked(db, row, job) : {}
  const isBack = isAppeal && job?.status === 'removed' && job.removedBecause !== null
  const isReleased =
    job?.status === 'held' && row.jobId && !(await isHeldByAnother(db, row.id, row.jobId))
  if (!row.jobId || !job || !(isReleased || isBack)) return { ...frozen, ...unsuspended, ...looked }
  await updatePosting(db, row.jobId, {
    status: job.heldFrom ?? 'open',
    heldBecause: null,
    heldFrom: null,
    removedBecause: null,
    removedWith: null,
  })
  const { lookedAt: _lookedAt, ...before } = job
  return { ...frozen, ...unsuspended, ...looked, job: before }
}

/**
 * Notes at once that the desk has looked at the advert: what its poster changes in the minute before the decision is
 * final has not been looked at. A change that waits is noted when it is published.
 */
async function markLooked(
  db: Db,
  { kind, jobId }: CaseRow,
  { lookedAt: lookedBefore }: { lookedAt: string | null },
): Promise<Pick<Effects, 'lookedBefore'>> {
  if (jobId === null || (kind !== 'held-job' && kind !== 'first-look')) return {}
  if (kind === 'first-look' && (await findJobChange(db, jobId))) return {}
  await updatePosting(db, jobId, { lookedAt: new Date().toISOString() })
  return { lookedBefore }
}

/** Lifts only the suspension that the case appeals against. */
async function liftSuspension(db: Db, row: CaseRow, actorId: Id): Promise<Effects> {
  const { organisationId: id } = row
  const first = row.appealOf ? await findCaseRow(db, row.appealOf) : null
  if (id === null || first?.decision !== 'suspend') return {}
  await unsuspendOrganisation(db, id, actorId)
  return { unsuspended: { id, because: first.decisionReason ?? '' } }
}

/** Takes the job down. A held message stays held. */
export async function refuse(db: Db, row: CaseRow, { actorId, words }: Deciding): Promise<Effects> {
  const frozen = await unfreeze(db, row, actorId)
  const job = row.kind === 'held-message' ? null : await lockJob(db, row)
  if (!row.jobId || !job || job.status === 'removed') return frozen
  // Only the change is refused: the advert stays as it was.
  if (row.kind === 'first-look' && (await findJobChange(db, row.jobId))) return frozen
  await updatePosting(db, row.jobId, { status: 'removed', removedBecause: words })
  const { lookedAt: _lookedAt, ...before } = job
  return { ...frozen, job: before }
}

/** Takes the organisation off the site, with its jobs and messages. */
export async function suspend(
  db: Db,
  row: CaseRow & { organisationId: Id },
  { actorId, words }: Deciding,
): Promise<Effects> {
  const frozen = await unfreeze(db, row, actorId)
  const { organisationId } = row
  const jobs = await suspendOrganisation(db, organisationId, { actorId, because: words })
  return jobs === null ? frozen : { ...frozen, suspended: organisationId, jobs }
}

async function lockJob(db: Db, { jobId }: CaseRow) {
  if (jobId === null) return null
  const job = await db
    .selectFrom('job')
    .select(['status', 'removedBecause', 'heldBecause', 'heldFrom', 'lookedAt'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
  return job ?? null
}

async function unfreeze(db: Db, row: CaseRow, actorId: Id): Promise<Effects> {
  const { organisationId } = row
  if (!row.freezes || !organisationId) return {}
  if (await isFrozenByAnother(db, row.id, organisationId)) return {}
  const organisation = await db
    .selectFrom('organisation')
    .select(['frozenAt', 'frozenBecause'])
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst()
  if (!organisation?.frozenAt) return {}
  await db
    .updateTable('organisation')
    .set({ frozenAt: null, frozenBecause: null, updatedAt: sql`now()` })
    .where('id', '=', organisationId)
    .execute()
  await insertOrganisationEvent(db, { organisationId, actorId, action: 'unfrozen' })
  return { frozen: { at: organisation.frozenAt, because: organisation.frozenBecause } }
}

/** Restores everything as it was before a decision, except the case itself. */
export async function revert(db: Db, row: CaseRow, undo: CaseUndo, actorId: Id) {
  const {
    job,
    lookedBefore,
    frozen,
    suspended,
    unsuspended,
    jobs = [],
    people = [],
    markers = [],
  } = undo
  if (suspended) await unsuspendOrganisation(db, suspended, actorId)
  if (people.length > 0)
    await db
      .updateTable('account')
      .set({ suspendedAt: null, suspendedBecause: null })
      .where('id', 'in', people)
      .execute()
  for (const { id, status } of jobs)
    await updatePosting(db, id, { status, removedBecause: null, removedWith: null })
  for (const { kind, value } of markers)
    await db
      .deleteFrom('fraudMarker')
      .where('kind', '=', kind)
      .where('value', '=', value)
      .where('caseId', '=', row.id)
      .execute()
  if (lookedBefore !== undefined && row.jobId)
    await updatePosting(db, row.jobId, { lookedAt: lookedBefore })
  if (job && row.jobId) await updatePosting(db, row.jobId, job)
  if (unsuspended) {
    const { id, because } = unsuspended
    await suspendOrganisation(db, id, { actorId, because })
  }
  if (frozen && row.organisationId) {
    await db
      .updateTable('organisation')
      .set({ frozenAt: frozen.at, frozenBecause: frozen.because, updatedAt: sql`now()` })
      .where('id', '=', row.organisationId)
      .execute()
    const { organisationId } = row
    await insertOrganisationEvent(db, { organisationId, actorId, action: 'frozen' })
  }
}

type Person = { id: Id; email: string }

/**
 * Locks the members of the case’s organisation, or its account, who are not suspended. An admin is among them only if
 * the case is about suspending them.
 */
export async function lockPeople(
  db: Db,
  { kind, organisationId, accountId }: Pick<CaseRow, 'kind' | 'organisationId' | 'accountId'>,
): Promise<Person[]> {
  const isOfPerson = kind === 'suspension'
  const { rows } = await sql<Person>`
    select id, email from account
    where suspended_at is null and (not is_owner or ${isOfPerson}) and (id = ${accountId} or id in (
      select account_id from organisation_member where organisation_id = ${organisationId}))
    order by id for update`.execute(db)
  return rows
}

/** Suspends people: they can no longer log in, and their jobs leave the site, under other organisations too. */
export async function suspendPeople(
  db: Db,
  people: Person[],
  { words, log }: { words: string; log: WriteLog },
): Promise<Pick<Effects, 'people' | 'jobs'>> {
  const jobs: NonNullable<Effects['jobs']> = []
  for (const { id, email } of people) {
    jobs.push(...(await suspendPerson(db, id, words)))
    const subject = { kind: 'account', id } as const
    await log({ action: 'person-suspended', subject, detail: `${email}\n${words}` })
  }
  return { people: people.map(({ id }) => id), jobs }
}
