import { LETTER_DAYS } from '#organisations/model/organisation-limits.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { addToCase } from '#safety/cases/open-case.ts'
import {
  findRole,
  insertOrganisationEvent,
  type OrganisationRow,
} from '#organisations/organisations.queries.ts'
import { lockForMember, refuse, requireRight } from '#organisations/people/require-member.ts'
import { assessEvidence, requireProvable } from '#organisations/proof/assess-evidence.ts'
import { checkCode } from '#organisations/proof/codes/check-code.ts'
import {
  consumeCode,
  findRequest,
  markWaiting,
  replaceRequest,
} from '#organisations/proof/rows/proofs.queries.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { longDate } from '#sponsorship/long-date.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import { isLetterOpen, LETTER_REASON } from './letter.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const RIGHT = 'claim and prove'

export const LETTERS_BY_ACCOUNT = {
  ...RATE_LIMITS['proof-letters'],
  name: 'proof-letters-by',
  times: 3,
}

/** Proof by a code in a letter that the desk posts to the registered office. */
export function createProofByLetter(
  { db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  { notifyJobsChanged, indexJobs }: { notifyJobsChanged(): void; indexJobs: IndexJobs },
) {
  return { requestLetter, enterLetterCode }

  /** Asks the desk for a letter. Nobody but the desk says where it goes. */
  async function requestLetter(actor: Actor, organisationId: Id) {
    await requireRight(db, actor, { organisationId, right: RIGHT })
    await requireNoLetter(db, organisationId)
    await limits.consume(LETTERS_BY_ACCOUNT, actor.id)
    await limits.consume(RATE_LIMITS['proof-letters'], organisationId)
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await requireProvable(db, await lockForMember(db, actor, { organisationId, right: RIGHT }))
      await requireNoLetter(db, organisationId)
      const accountId = actor.id
      const minutes = LETTER_DAYS * 24 * 60
      const letter = { organisationId, kind: 'letter', accountId, minutes } as const
      await markWaiting(db, await replaceRequest(db, letter))
      await addToCase(db, {
        kind: 'proof',
        risk: 3,
        organisationId,
        accountId,
        reasons: [LETTER_REASON],
      })
      const event = { organisationId, actorId: accountId, detail: 'A letter' }
      await insertOrganisationEvent(db, { ...event, action: 'proof-asked' })
    })
  }

  /** Returns whether the organisation is proved now; if not, the desk looks at it. */
  async function enterLetterCode(
    visitor: Visitor,
    actor: Actor,
    { organisationId, code }: { organisationId: Id; code: string },
  ): Promise<boolean> {
    await requireRight(db, actor, { organisationId, right: RIGHT })
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    await limits.consume(RATE_LIMITS['proof-letter-codes-by'], actor.id)
    const entered = { organisationId, kind: 'letter', code } as const
    const right = await checkCode(db, sessionSecret, entered)
    const isProved = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const organisation = await lockForMember(db, actor, { organisationId, right: RIGHT })
      await requireProvable(db, organisation)
      const isProved = await useCode(db, actor, { organisation, right })
      await tasks.enqueue(db, 'tend-organisations', {})
      return isProved
    })
    notifyJobsChanged()
    return isProved
  }

  async function useCode(
    db: Db,
    { id: accountId }: Actor,
    { organisation, right }: { organisation: OrganisationRow; right: { id: Id; codeHash: string } },
  ) {
    const used = await consumeCode(db, right)
    if (!used?.sentAt) throw refuse('deadLetter', 'letterCode')
    const { postedTo, printedBy, sentAt } = used
    if (printedBy !== null && (await findRole(db, printedBy, organisation.id)) !== null)
      throw refuse('ownLetter', 'letterCode')
    const address = (postedTo ?? '').replaceAll('\n', ', ')
    return assessEvidence(db, indexJobs, {
      organisation,
      requestId: right.id,
      way: 'letter',
      domain: null,
      accountId,
      evidence: `The code of a letter to ‘${address}’, printed on ${longDate(sentAt)}, was entered.`,
    })
  }
}

async function requireNoLetter(db: Db, organisationId: Id) {
  const letter = await findRequest(db, organisationId, 'letter')
  if (letter && isLetterOpen(letter)) throw refuse('letterOpen')
}
