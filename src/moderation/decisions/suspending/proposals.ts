import { sql } from 'kysely'
import type { DecisionInput, Proposal } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { releaseMails, releaseMessages } from '#organisations/people/suspensions.ts'
import { saveMail } from '#platform/outbox/outbox.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { lockCase, updateCase, type CaseRow } from '#moderation/decisions/decisions.queries.ts'
import { freezeForProposal, PROPOSAL_HOURS, thaw } from './proposal-freeze.ts'

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
