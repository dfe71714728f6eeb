import { DECISION_TEMPLATES, templatesFor } from '#moderation/cases/decision-templates.ts'
import { UNDO_SECONDS, type CaseUndo, type DecisionInput } from '#safety/cases/moderation.schema.ts'
import { decisionName, isAboutProof } from '#moderation/cases/moderation-words.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { rejectAction, type AdminGuard, type WriteLog } from '#moderation/desk/log/admin-guard.ts'
import { lockAdmins } from '#moderation/desk/people/admin-people.queries.ts'
import { describeReason } from '#board/screening/held-words.ts'
import { FIRST_LOOK } from '#board/screening/first-look/first-look.ts'
import { findJobChange } from '#board/screening/first-look/job-changes.queries.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { createBulkDecisions } from './bulk-decisions.ts'
import { decisionDenial, needsTwo, undoUntil, type TwoPersonRule } from './decisions.policy.ts'
import {
  deleteNewestQuestion,
  findCaseRow,
  hasApplicants,
  insertNote,
  listAdminIds,
  lockCaseWithSubject,
  updateCase,
  type CaseRow,
  findLeftAlone,
} from './decisions.queries.ts'
import {
  publish,
  refuse,
  revert,
  suspend,
  type Effects,
  lockPeople,
  suspendPeople,
} from './effects.ts'
import { parseMarkers, saveMarkers } from './markers.ts'
import { thaw, endProposal, renewFreeze, saveProposal } from './suspending/proposals.ts'

interface SeenProof {
  organisationId: Id
  adminId: Id
  evidence: string
  /** The name and claim that the admin saw. */
  seen: string
}

/** Called when a case about a claim or a proof is decided, in its transaction. */
export interface ProofDecisions {
  /** @throws {DomainError} if the name or the claim is not the one that was seen */
  prove(db: Db, proof: SeenProof): Promise<unknown>
  /** Ends what a decision proved that is taken back. */
  takeBack(db: Db, organisationId: Id): Promise<unknown>
  refuse(db: Db, proof: { organisationId: Id; adminId: Id; because: string }): Promise<unknown>
}

export interface DecisionSettings {
  notifyJobsChanged(): void
  twoPersonRule: TwoPersonRule
  proofs: ProofDecisions | null
}

export function createDecisions(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  guard: AdminGuard,
  { notifyJobsChanged, twoPersonRule, proofs }: DecisionSettings,
) {
  return { decide, undo, rejectProposal, ...createBulkDecisions(db, guard, { decide, undo }) }

  /**
   * Decides a case, or proposes a suspension where a second admin must agree. Emails go out after the time to
   * undo it.
   */
  async function decide(actor: Actor, id: Id, wish: DecisionInput): Promise<'done' | 'proposed'> {
    const outcome = await guard.changeAndLog(actor, async (db, log) => {
      const row = await requireCase(db, id)
      const { decision } = wish
      // One suspension after the other: each sees who is left.
      const adminIds = decision === 'suspend' ? await lockAdmins(db) : await listAdminIds(db)
      if (!adminIds.includes(actor.id)) throw new DomainError('not_found')
      const first = row.appealOf ? await findCaseRow(db, row.appealOf) : null
      const isParty = (await findRole(db, actor.id, row.organisationId)) !== null
      const facts = { row, decision, actorId: actor.id, adminIds, isParty }
      const denial = decisionDenial({ ...facts, firstDecidedBy: first?.decidedBy ?? null })
      if (denial) rejectAction(row.status === 'decided' ? 'done_already' : 'forbidden', denial)
      if (decision === 'publish') await requireRead(db, actor, row)
      const input = row.status === 'confirm' ? toAgreed(row, wish) : withReason(row, wish)
      // What the proposal stopped comes back first, so that a decision finds everything as it was.
      if (row.proposal?.freeze && decision !== 'ask')
        await thaw(db, { id, freeze: row.proposal.freeze })
      requireTemplate(row, input)
      if (decision === 'suspend' && (await mustWait(db, row, { input, adminIds }))) {
        await propose(db, actor, { row, input })
        await log(entryOf(row, 'case-proposed', input))
        return 'proposed'
      }
      const effects = await apply(db, actor, { row, input, log })
      await record(db, actor, { row, input, effects })
      await log(entryOf(row, 'case-decided', input))
      return 'done'
    })
    notifyJobsChanged()
    return outcome
  }

  async function mustWait(
    db: Db,
    row: CaseRow,
    { input, adminIds }: { input: DecisionInput; adminIds: Id[] },
  ) {
    const isAgreed = row.status === 'confirm'
    if (isAgreed || !needsTwo(twoPersonRule, { adminIds, hasApplicants: true })) return false
    const { organisationId } = row
    if (organisationId !== null && (await hasApplicants(db, organisationId))) return true
    const people = concernsPeople(row, input) ? await lockPeople(db, row) : []
    const left = await findLeftAlone(
      db,
      people.map(({ id }) => id),
    )
    return left.length > 0
  }

  async function propose(
    db: Db,
    actor: Actor,
    { row, input }: { row: CaseRow; input: DecisionInput },
  ) {
    await saveProposal(db, { subject: row, input, adminId: actor.id })
    await updateCase(db, row.id, { assignedTo: null, assignedAt: null })
  }

  async function apply(
    db: Db,
    actor: Actor,
    { row, input, log }: { row: CaseRow; input: DecisionInput; log: WriteLog },
  ): Promise<Effects> {
    const { decision, words } = input
    const deciding = { actorId: actor.id, words }
    const { organisationId } = row
    if (decision === 'ask') {
      const note = { caseId: row.id, isFromDesk: true, accountId: actor.id, words }
      await insertNote(db, note)
      return {}
    }
    const isProof = isAboutProof(row) && organisationId !== null
    if (decision === 'publish') {
      const { seen } = input
      if (isProof)
        await proofs?.prove(db, { organisationId, adminId: actor.id, evidence: words, seen })
      return publish(db, row, deciding)
    }
    if (isProof) await proofs?.refuse(db, { organisationId, adminId: actor.id, because: words })
    const markers = await saveMarkers(db, row.id, parseMarkers(input.markers))
    if (decision === 'refuse') return { ...(await refuse(db, row, deciding)), markers }
    const effects = organisationId ? await suspend(db, { ...row, organisationId }, deciding) : {}
    if (!concernsPeople(row, input)) return { ...effects, markers }
    const people = await suspendPeople(db, await lockPeople(db, row), { words, log })
    const jobs = [...(effects.jobs ?? []), ...(people.jobs ?? [])]
    return { ...effects, ...people, markers, jobs }
  }

  async function record(
    db: Db,
    actor: Actor,
    { row, input, effects }: { row: CaseRow; input: DecisionInput; effects: Effects },
  ) {
    const decidedAt = new Date().toISOString()
    const undo: CaseUndo = { caseStatus: row.status, ...effects }
    await updateCase(db, row.id, {
      status: input.decision === 'ask' ? 'pending' : 'decided',
      decision: input.decision,
      template: input.template,
      decisionReason: input.words,
      decidedBy: actor.id,
      decidedAt,
      toldAt: null,
      undo: JSON.stringify(undo),
      isFalseAlarm: row.freezes && input.decision === 'publish',
      assignedTo: null,
      assignedAt: null,
    })
    const task = { caseId: row.id, decidedAt }
    await tasks.enqueue(db, 'carry-out-decision', task, { delaySeconds: UNDO_SECONDS })
  }

  /**
   * Reverts a decision within a minute.
   * @throws {DomainError} `done_already` once it is final
   */
  async function undo(actor: Actor, id: Id) {
    await guard.changeAndLog(actor, async (db, log) => {
      const row = await requireCase(db, id)
      if (undoUntil(row) === null || row.undo === null)
        rejectAction('done_already', 'This can no longer be undone: the emails are on their way.')
      await revert(db, row, row.undo, actor.id)
      if (row.undo.caseStatus === 'confirm' && row.proposal?.freeze)
        await renewFreeze(db, row, row.proposal)
      if (row.decision === 'publish' && isAboutProof(row) && row.organisationId)
        await proofs?.takeBack(db, row.organisationId)
      if (row.decision === 'ask') await deleteNewestQuestion(db, id)
      await updateCase(db, id, {
        status: row.undo.caseStatus,
        decision: null,
        template: null,
        decisionReason: null,
        decidedBy: null,
        decidedAt: null,
        undo: null,
        isFalseAlarm: false,
        assignedTo: actor.id,
        assignedAt: new Date().toISOString(),
      })
      const detail = `Case ${row.number}`
      await log({ action: 'case-undone', subject: { kind: 'case', id }, detail })
    })
    notifyJobsChanged()
  }

  /** Reopens the case without the proposed suspension; a case that is itself about suspending a person ends. */
  async function rejectProposal(actor: Actor, id: Id) {
    await guard.changeAndLog(actor, async (db, log) => {
      const row = await requireCase(db, id)
      if (row.status !== 'confirm') rejectAction('done_already', 'Nothing is proposed here.')
      if (row.kind === 'suspension' && row.accountId === actor.id)
        rejectAction('forbidden', 'This is about you. Another admin decides.')
      await endProposal(db, tasks, row, { decidedBy: actor.id })
      const detail = `Case ${row.number}`
      await log({ action: 'case-proposal-dropped', subject: { kind: 'case', id }, detail })
    })
    notifyJobsChanged()
  }
}

/** The decision that the second admin agrees to: exactly what was proposed, with its words and no more people. */
function toAgreed({ proposal }: CaseRow, wish: DecisionInput): DecisionInput {
  return wish.decision === 'suspend' && proposal ? proposal : wish
}

/** A refusal in the desk’s own words says its reason first, with what it is about in the text. */
function withReason(row: CaseRow, input: DecisionInput): DecisionInput {
  const { decision, template, words } = input
  const reason = templatesFor(row.kind, decision).find(({ code }) => code === template)
  if (decision !== 'refuse' || !reason || words.includes(reason.words)) return input
  // Reporters and the rules’ patterns are confidential.
  const shown = row.kind === 'report' || row.kind === 'suspension' ? [] : row.reasons
  const quotes = shown
    .filter(
      ({ code, quote }) => quote && reason.suggestedBy.some((start) => code.startsWith(start)),
    )
    .map(describeReason)
  return { ...input, words: [reason.words, ...new Set(quotes), words].join(' ') }
}

function concernsPeople({ organisationId }: CaseRow, { withPeople }: DecisionInput) {
  return withPeople || organisationId === null
}

async function requireCase(db: Db, id: Id): Promise<CaseRow> {
  const row = isId(id) ? await lockCaseWithSubject(db, id) : null
  if (!row) throw new DomainError('not_found')
  return row
}

/** An advert or a change saved since this admin opened the case has not been read by them. */
async function requireRead(
  db: Db,
  { id: actorId }: Actor,
  { kind, jobId, assignedTo, assignedAt, reasons }: CaseRow,
) {
  if (jobId === null || (kind !== 'first-look' && kind !== 'held-job')) return
  // Who changes the job locks it first.
  const job = await db
    .selectFrom('job')
    .select('updatedAt')
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
  const savedAt = kind === 'held-job' ? job?.updatedAt : (await findJobChange(db, jobId))?.savedAt
  if (savedAt === undefined) return
  if (assignedAt !== null && (assignedTo !== actorId || savedAt > assignedAt))
    rejectAction('done_already', 'This is newer than what you read. Open the case again.')
  if (assignedAt === null && reasons.some(({ code }) => code === FIRST_LOOK))
    rejectAction('done_already', 'Nobody has read this yet. Open the case first.')
}

function requireTemplate(row: CaseRow, { decision, template }: DecisionInput) {
  if (templatesFor(row.kind, decision).some(({ code }) => code === template)) return
  const message = 'Choose one of the reasons for this decision.'
  throw wrongField('template', message)
}

function entryOf(
  { id, number, kind }: CaseRow,
  action: 'case-decided' | 'case-proposed',
  { decision, template, words }: DecisionInput,
) {
  const label = DECISION_TEMPLATES.find(({ code }) => code === template)?.label ?? template
  const detail = `Case ${number}: ${decisionName(kind, decision)} (${label})\n${words}`
  return { action, subject: { kind: 'case' as const, id }, detail }
}
