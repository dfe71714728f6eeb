import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ProposalFreeze } from '#safety/cases/moderation.schema.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import { holdPendingMessages } from '#organisations/people/suspensions.ts'
import type { Db } from '#platform/database/database.ts'

/** How long a suspension that one admin proposes stops its organisation or person without a second one. */
export const PROPOSAL_HOURS = 72

const BECAUSE = 'We are looking at this poster. Until we have, nobody else can see this.'

interface Subject {
  organisationId: Id | null
  accountId: Id | null
}

/**
 * Stops whoever one admin wants suspended, until a second one decides: their adverts are hidden, and what they write
 * waits. A person’s own organisations stop too, where no other owner can log in. Returns what it stopped.
 */
export async function freezeForProposal(db: Db, subject: Subject): Promise<ProposalFreeze> {
  const wanted = await listOrganisations(db, subject)
  const frozen = await db
    .updateTable('organisation')
    .set({ frozenAt: sql`now()`, frozenBecause: BECAUSE, updatedAt: sql`now()` })
    .where(sql<boolean>`id = any(${wanted})`)
    .where('frozenAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .returning('id')
    .execute()
  for (const { id: organisationId } of frozen) {
    await holdPendingMessages(db, organisationId)
    await insertOrganisationEvent(db, { organisationId, actorId: null, action: 'frozen' })
  }
  const isTheirs = sql<boolean>`(organisation_id = any(${wanted}) or owner_id = ${subject.accountId})`
  await sql`
    update job set status = 'held', held_from = status, held_because = ${BECAUSE}, updated_at = now()
    where status in ('open', 'closed') and ${isTheirs}`.execute(db)
  // With those that another proposal has hidden before, so that they come back after the last one.
  const { rows } = await sql<{ id: Id }>`
    select id from job where status = 'held' and held_because = ${BECAUSE} and ${isTheirs}`.execute(
    db,
  )
  return { at: new Date().toISOString(), organisations: wanted, jobs: rows.map(({ id }) => id) }
}

/** The organisation of a case, or those that a person owns alone. */
async function listOrganisations(db: Db, { organisationId, accountId }: Subject): Promise<Id[]> {
  if (organisationId !== null) return [organisationId]
  const { rows } = await sql<{ id: Id }>`
    select organisation_id as id from organisation_member as own
    where account_id = ${accountId} and role = 'owner'
      and not exists (
        select from organisation_member as other join account on account.id = other.account_id
        where other.organisation_id = own.organisation_id and other.role = 'owner'
          and other.account_id <> own.account_id and account.suspended_at is null)
    order by organisation_id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Ends what a proposal stopped: adverts come back as they were, with those posted meanwhile, unless another case holds
 * them. Returns the organisations that can write again; their messages are released by the caller.
 */
export async function thaw(
  db: Db,
  { id: caseId, freeze }: { id: Id; freeze: ProposalFreeze },
): Promise<Id[]> {
  const { rows: thawed } = await sql<{ id: Id }>`
    update organisation set frozen_at = null, frozen_because = null, updated_at = now()
    where id = any(${freeze.organisations}) and frozen_at is not null
      and not exists (
        select from moderation_case as other
        where other.status <> 'decided'
          and (other.freezes and other.organisation_id = organisation.id
            or other.id <> ${caseId}
              and other.proposal -> 'freeze' -> 'organisations' @> to_jsonb(organisation.id)))
    returning id`.execute(db)
  const organisations = thawed.map(({ id }) => id)
  for (const organisationId of organisations)
    await insertOrganisationEvent(db, { organisationId, actorId: null, action: 'unfrozen' })
  await sql`
    update job set status = held_from, held_from = null, held_because = null, updated_at = now()
    where status = 'held' and held_from is not null and held_because = ${BECAUSE}
      and (id = any(${freeze.jobs}) or organisation_id = any(${organisations}))
      and not exists (
        select from moderation_case as other
        where other.id <> ${caseId} and other.status <> 'decided'
          and (other.job_id = job.id and (other.kind = 'held-job' or other.freezes)
            or other.proposal -> 'freeze' -> 'jobs' @> to_jsonb(job.id)))`.execute(db)
  return organisations
}
