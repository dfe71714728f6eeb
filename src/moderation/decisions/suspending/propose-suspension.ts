import type { Suspension } from '#moderation/desk/admin.schema.ts'
import type { DecisionInput } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { rejectAction } from '#moderation/desk/log/admin-guard.ts'
import type { ProposeSuspension } from '#moderation/desk/people/admin-people.service.ts'
import { openCase } from '#safety/cases/open-case.ts'
import type { Db } from '#platform/database/database.ts'
import { needsTwo, type TwoPersonRule } from '#moderation/decisions/decisions.policy.ts'
import { findProposal } from '#moderation/decisions/decisions.queries.ts'
import { findLeftAlone } from '#moderation/decisions/sole-owners.queries.ts'
import { saveProposal } from './proposals.ts'

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
