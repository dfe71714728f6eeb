import type { DeskRequest } from '#organisations/organisations.schema.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { addToCase } from '#safety/cases/open-case.ts'
import { findPublicBody } from '#safety/names/public-names.ts'
import { hasOpenCase } from '#safety/cases/settle-cases.ts'
import { lockJobs } from '#organisations/claims/poster-of-jobs.ts'
import {
  insertOrganisationEvent,
  lockOrganisation,
  type OrganisationRow,
} from '#organisations/organisations.queries.ts'
import { lockForMember, refuse, requireRight } from '#organisations/people/require-member.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { coversOwnName } from './rows/covers-own-name.ts'
import { findActiveProof, markWaiting, replaceRequest } from './rows/proofs.queries.ts'
import { prove } from './proof-changes.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const RIGHT = 'claim and prove'

interface Vouched {
  name: string
  /** Otherwise the desk has to look. */
  isProved: boolean
}

interface Vouching {
  voucher: OrganisationRow
  other: OrganisationRow
  accountId: Id
  lapsesAt: string
}

/** Proof by the word of others: a proved organisation of the same body, or the desk. */
export function createOtherProofs(
  { db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>,
  { notifyJobsChanged, indexJobs }: { notifyJobsChanged(): void; indexJobs: IndexJobs },
) {
  return { vouch, requestReview }

  /**
   * Vouches for another organisation of the same legal body, such as a site. That proves the names of the body on the
   * register; for any other name it is evidence, and the desk looks at it. Cases of the other stay as they are.
   */
  async function vouch(actor: Actor, voucherId: Id, reference: string): Promise<Vouched> {
    await requireRight(db, actor, { organisationId: voucherId, right: RIGHT })
    await limits.consume(RATE_LIMITS['vouchings'], actor.id)
    const otherId = reference.trim().toLowerCase()
    const vouched = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const voucher = await lockForMember(db, actor, { organisationId: voucherId, right: RIGHT })
      const proof = await findActiveProof(db, voucherId)
      if (voucher.frozenAt || !proof || proof.kind === 'vouched')
        throw refuse('cannotVouch', 'reference')
      const isOther = isId(otherId) && otherId !== voucherId
      if (isOther) await lockJobs(db, otherId)
      const other = isOther ? await lockOrganisation(db, otherId) : null
      if (!other || other.suspendedAt || other.frozenAt || !isOneBody(voucher, other))
        throw refuse('otherBody', 'reference')
      if (other.proofRefusedAt) throw refuse('refusedBefore', 'reference')
      if (findPublicBody(other.name) !== null) throw refuse('publicName', 'reference')
      const isProved = await coversOwnName(db, other, 'vouched')
      const given = { voucher, other, accountId: actor.id, lapsesAt: proof.lapsesAt }
      if (isProved) await proveVouched(db, given)
      else await askDesk(db, given)
      const { name } = other
      const event = { organisationId: voucherId, actorId: actor.id, detail: name }
      await insertOrganisationEvent(db, { ...event, action: 'vouched' })
      await tasks.enqueue(db, 'tend-organisations', {})
      return { name, isProved }
    })
    notifyJobsChanged()
    return vouched
  }

  function proveVouched(db: Db, { voucher, other, accountId, lapsesAt }: Vouching) {
    return prove(db, indexJobs, {
      organisationId: other.id,
      kind: 'vouched',
      accountId,
      voucherId: voucher.id,
      evidence: `${voucher.name} vouches for it.`,
      lapsesAt,
    })
  }

  /** Sends an owner’s evidence to the desk. */
  async function requestReview(actor: Actor, organisationId: Id, request: DeskRequest) {
    await requireRight(db, actor, { organisationId, right: RIGHT })
    await limits.consume(RATE_LIMITS['proof-questions'], organisationId)
    const documents = [request.documentOne, request.documentTwo, request.documentThree].filter(
      Boolean,
    )
    const evidence = [request.evidence, ...documents.map((name) => `Document: ${name}`)].join('\n')
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const organisation = await lockForMember(db, actor, { organisationId, right: RIGHT })
      if (organisation.frozenAt) throw refuse('frozen')
      if (organisation.legalName === null) throw refuse('noClaim')
      const accountId = actor.id
      const id = await replaceRequest(db, {
        organisationId,
        kind: 'decision',
        accountId,
        minutes: 0,
        evidence,
      })
      await markWaiting(db, id)
      const reasons = [{ code: 'asked', words: evidence }]
      await addToCase(db, { kind: 'proof', risk: 3, organisationId, accountId, reasons })
      const event = { organisationId, actorId: actor.id, detail: 'A question to us' }
      await insertOrganisationEvent(db, { ...event, action: 'proof-asked' })
    })
  }
}

/** One case at a time, however often somebody vouches. */
async function askDesk(db: Db, { voucher, other, accountId }: Vouching) {
  const { id: organisationId, name, legalName, sponsorId } = other
  if (await hasOpenCase(db, organisationId, 'proof')) return
  const doubt =
    sponsorId === null
      ? { code: 'no-entry', words: 'It is not on the register, so that vouching proves no name.' }
      : {
          code: 'other-name',
          words: `The adverts say ‘${name}’, the legal name is ‘${legalName}’.`,
        }
  const words = `‘${voucher.name}’, which is proved, vouches for it.`
  const reasons = [{ code: 'vouched', words }, doubt]
  await addToCase(db, { kind: 'proof', risk: 3, organisationId, accountId, reasons })
}

/** Whether two organisations are one body. Without an entry on the register, a name alone is not enough. */
function isOneBody(one: OrganisationRow, other: OrganisationRow): boolean {
  if (one.sponsorId !== null || other.sponsorId !== null) return one.sponsorId === other.sponsorId
  return (
    one.companyNumber !== null &&
    one.companyNumber === other.companyNumber &&
    one.legalKey === other.legalKey
  )
}
