import { PROPOSED_WORDS } from '#board/screening/held-words.ts'
import { sql } from 'kysely'
import type { DecisionInput, Proposal, ProposalFreeze } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import {
  releaseMails,
  releaseMessages,
  holdPendingMessages,
} from '#organisations/people/suspensions.ts'
import { saveMail } from '#platform/outbox/outbox.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import {
  lockCase,
  updateCase,
  type CaseRow,
  findProposal,
  findLeftAlone,
} from '#moderation/decisions/decisions.queries.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { Suspension } from '#moderation/desk/admin.schema.ts'
import { rejectAction } from '#moderation/desk/log/admin-guard.ts'
import type { ProposeSuspension } from '#moderation/desk/people/admin-people.service.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { needsTwo, type TwoPersonRule } from '#moderation/decisions/decisions.policy.ts'

type Tasks = Pick<Platform['tasks'], 'enqueue'>

interface NewProposal {
  subject: Pick<CaseRow, 'id' | 'organisationId' | 'accountId'>
  input: DecisionInput
  adminId: Id
}

/** Proposes a suspension: what it is about stops at once, and the other admins get an email. */
export async function saveProposal(db: Db, { subject, input, adminId }: NewProposal) {
  const proposal: Proposal = { ...input, freeze: await freezeForProposal(db, subject) }
  await updateCase(db, subject.id, {
    status: 'confirm',
    proposal: JSON.stringify(proposal),
    proposedBy: adminId,
  })
  await saveMail(db, { kind: 'second-admin', subject: subject.id, about: {} })
}

/** Stops everything again after a decision about a proposal was undone. Its three days go on. */
export async function renewFreeze(db: Db, row: CaseRow, proposal: Proposal) {
  const fresh = await freezeForProposal(db, row)
  const freeze = { ...fresh, at: proposal.freeze?.at ?? fresh.at }
  await updateCase(db, row.id, { proposal: JSON.stringify({ ...proposal, freeze }) })
}

/** Ends a proposal without a suspension. A case about nothing else is decided with it. */
export async function endProposal(
  db: Db,
  tasks: Tasks,
  { id, kind, proposal }: CaseRow,
  { decidedBy, because = null }: { decidedBy: Id | null; because?: string | null },
) {
  const decidedAt = new Date().toISOString()
  await updateCase(db, id, {
    proposal: null,
    proposedBy: null,
    ...(kind === 'suspension'
      ? { status: 'decided', decidedBy, decidedAt, decisionReason: because }
      : { status: 'open' }),
  })
  if (!proposal?.freeze) return
  for (const organisationId of await thaw(db, { id, freeze: proposal.freeze }))
    await release(db, tasks, organisationId)
}

/** Sends what an organisation wrote while it was frozen. */
export async function release(db: Db, tasks: Tasks, organisationId: Id) {
  for (const applicationId of await releaseMessages(db, organisationId))
    await tasks.enqueue(db, 'tell-messages', { applicationId, side: 'applicant' })
  for (const mailId of await releaseMails(db, organisationId))
    await tasks.enqueue(db, 'send-mail', { mailId })
}

const LAPSED = 'No second admin agreed within three days.'

/** Ends proposals to which nobody has agreed in time. Returns how many. */
export async function endLapsedProposals(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - PROPOSAL_HOURS * 3_600_000).toISOString()
  const isLapsed = sql<boolean>`status <> 'decided'
    and (proposal -> 'freeze' ->> 'at')::timestamptz < ${before}::timestamptz`
  const rows = await db.selectFrom('moderationCase').select('id').where(isLapsed).execute()
  for (const { id } of rows)
    await db.transaction().execute(async (db) => {
      const row = await lockCase(db, id)
      const at = row?.proposal?.freeze?.at
      if (!row || row.status === 'decided' || !at || at >= before) return
      await endProposal(db, tasks, row, { decidedBy: null, because: LAPSED })
    })
  return rows.length
}

/** How long a suspension that one admin proposes stops its organisation or person without a second one. */
export const PROPOSAL_HOURS = 72

interface Subject {
  organisationId: Id | null
  accountId: Id | null
}

/**
 * Stops whoever one admin wants suspended, until a second one decides: their adverts are hidden, and what they write
 * waits. A person’s own organisations stop too, where no other owner can log in. Returns what it stopped.
 */
async function freezeForProposal(db: Db, subject: Subject): Promise<ProposalFreeze> {
  const wanted = await listOrganisations(db, subject)
  const frozen = await db
    .updateTable('organisation')
    .set({ frozenAt: sql`now()`, frozenBecause: PROPOSED_WORDS, updatedAt: sql`now()` })
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
    update job set status = 'held', held_from = status, held_because = ${PROPOSED_WORDS}, updated_at = now()
    where status in ('open', 'closed') and ${isTheirs}`.execute(db)
  // With those that another proposal has hidden before, so that they come back after the last one.
  const { rows } = await sql<{ id: Id }>`
    select id from job where status = 'held' and held_because = ${PROPOSED_WORDS} and ${isTheirs}`.execute(
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
    where status = 'held' and held_from is not null and held_because = ${PROPOSED_WORDS}
      and (id = any(${freeze.jobs}) or organisation_id = any(${organisations}))
      and not exists (
        select from moderation_case as other
        where other.id <> ${caseId} and other.status <> 'decided'
          and (other.job_id = job.id and (other.kind = 'held-job' or other.freezes)
            or other.proposal -> 'freeze' -> 'jobs' @> to_jsonb(job.id)))`.execute(db)
  return organisations
}

/**
 * Turns the suspension of a person into a case for a second admin if it would leave an organisation that has applicants
 * without an owner.
 */
export function createSuspensionProposals(rule: TwoPersonRule): ProposeSuspension {
  return async (db, actor, { subject, reason, adminIds }) => {
    const names = await findLeftAlone(db, [subject.id])
    const others = adminIds.filter((id) => id !== subject.id)
    if (!needsTwo(rule, { adminIds: others, hasApplicants: names.length > 0 })) return null
    await requireNoProposal(db, actor.id, subject.id)
    const caseId = await openCase(db, {
      kind: 'suspension',
      risk: 1,
      accountId: subject.id,
      reasons: [{ code: 'last-owner', words: wordsOf(names) }],
    })
    const about = { id: caseId, organisationId: null, accountId: subject.id }
    await saveProposal(db, { subject: about, input: toProposal({ reason }), adminId: actor.id })
    return caseId
  }
}

async function requireNoProposal(db: Db, adminId: Id, accountId: Id) {
  const proposal = await findProposal(db, accountId)
  if (!proposal) return
  const { number, proposedBy } = proposal
  rejectAction(
    'done_already',
    proposedBy === adminId
      ? `You have proposed this: case ${number}. Another admin must agree.`
      : `Another admin has proposed this. Agree in case ${number}.`,
  )
}

function wordsOf(names: string[]) {
  return `Somebody has applied to ${names.map((name) => `‘${name}’`).join(', ')}, and no other owner can log in there.`
}

function toProposal({ reason }: Suspension): DecisionInput {
  const input = { template: 'person', words: reason, markers: '', withPeople: true, seen: '' }
  return { decision: 'suspend', ...input }
}
