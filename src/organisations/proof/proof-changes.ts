import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockJobs, updatePosterOfJobs } from '#organisations/claims/poster-of-jobs.ts'
import { insertOwnersMail } from '#organisations/mail/mails.queries.ts'
import {
  insertOrganisationEvent,
  lockOrganisation,
  toNameKey,
} from '#organisations/organisations.queries.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { Db } from '#platform/database/database.ts'
import { describeProof } from './describe-proof.ts'
import { coversOwnName } from './rows/covers-own-name.ts'
import {
  endActive,
  insertProof,
  listVouchedFor,
  deleteRequests,
  findRequest,
} from './rows/proofs.queries.ts'
import { sql } from 'kysely'
import { asLine } from '#platform/primitives/texts.schema.ts'
import { claimLine } from '#organisations/model/claim-line.ts'
import problems from '#organisations/model/problems.json' with { type: 'json' }

type Saved = 'legalName' | 'sponsorId' | 'strength' | 'shownKey'
type Proof = Omit<Parameters<typeof insertProof>[1], Saved>

/**
 * Saves a proof of the organisation’s claim and of the name on its adverts, and shows it on its jobs. Call it in a
 * transaction, with strong evidence.
 * @throws {DomainError} `not_found`, or `invalid_input` if nothing is claimed or the evidence does not cover the name
 */
export async function prove(db: Db, indexJobs: IndexJobs, proof: Proof) {
  const { organisationId, accountId } = proof
  await lockJobs(db, organisationId)
  const organisation = await lockOrganisation(db, organisationId)
  if (!organisation) throw new DomainError('not_found')
  const { name, legalName, sponsorId } = organisation
  if (legalName === null || !(await coversOwnName(db, organisation, proof.kind)))
    throw new DomainError('invalid_input')
  const covered = { legalName, sponsorId, strength: 'strong', shownKey: toNameKey(name) } as const
  await insertProof(db, { ...proof, ...covered })
  await deleteRequests(db, organisationId)
  const facts = await describeProof(db, organisationId)
  const detail = facts?.words ?? ''
  await insertOrganisationEvent(db, {
    organisationId,
    actorId: accountId,
    action: 'proved',
    detail,
  })
  await insertOwnersMail(db, { organisationId, kind: 'proved', detail })
  await updatePosterOfJobs(db, indexJobs, organisationId)
}

interface Ending {
  organisationId: Id
  because: string
  mail?: 'proof-ended' | 'proof-weak'
}

/**
 * Ends all proofs of an organisation, its requests, and the proofs of those that it vouches for. Its owners are told
 * why. Call it in a transaction. Does nothing if nothing is proved.
 */
export async function endProofs(
  db: Db,
  indexJobs: IndexJobs,
  { organisationId, because, mail = 'proof-ended' }: Ending,
) {
  await lockJobs(db, organisationId)
  if (!(await lockOrganisation(db, organisationId))) return
  await deleteRequests(db, organisationId)
  const ended = await endActive(db, organisationId, because)
  await updatePosterOfJobs(db, indexJobs, organisationId)
  if (ended === 0) return
  await insertOrganisationEvent(db, {
    organisationId,
    actorId: null,
    action: 'proof-ended',
    detail: because,
  })
  await insertOwnersMail(db, { organisationId, kind: mail, detail: because })
  // Organisations that were vouched for cannot vouch, so this ends after one step.
  for (const id of await listVouchedFor(db, organisationId))
    await endProofs(db, indexJobs, {
      organisationId: id,
      because: 'The organisation that vouched for it is no longer proved.',
    })
}

interface DeskProof {
  organisationId: Id
  deskActorId: Id
  /** The desk’s evidence, for the record. */
  evidence: string
  /** The name and claim that the desk saw, see `claimLine`. */
  seen: string
}

/**
 * Proves an organisation by the desk’s decision. A domain that its owners have already shown is named as the way,
 * because people can check that. Call it in a transaction; it settles no case.
 * @throws {DomainError} `invalid_input` if it claims nothing, `done_already` if it has another name or claim by now
 */
export async function proveByDecision(
  db: Db,
  indexJobs: IndexJobs,
  { organisationId, deskActorId, evidence, seen }: DeskProof,
) {
  await lockJobs(db, organisationId)
  const organisation = await lockOrganisation(db, organisationId)
  if (!organisation) throw new DomainError('not_found')
  // The form has sent it as a line.
  if (seen !== asLine(claimLine(organisation)))
    throw new DomainError('done_already', [{ field: '', message: problems.otherThanSeen }])
  const shown = await findRequest(db, organisationId, 'mail')
  const domain = shown?.waitsSince ? shown.domain : null
  await setRefused(db, organisationId, false)
  const proof = { organisationId, domain, evidence, accountId: deskActorId }
  await prove(db, indexJobs, { ...proof, kind: 'decision' })
}

interface Refusal {
  organisationId: Id
  deskActorId: Id
  /** The reason, as the owners read it. */
  because: string
}

/**
 * Refuses a proof: requests that have begun end, and from now on every proof of this organisation needs the desk’s
 * word. Existing proofs are not touched: see `endProofs`. Call it in a transaction.
 * @throws {DomainError} `not_found`
 */
export async function refuseProof(db: Db, { organisationId, deskActorId, because }: Refusal) {
  if (!(await lockOrganisation(db, organisationId))) throw new DomainError('not_found')
  await deleteRequests(db, organisationId)
  await setRefused(db, organisationId, true)
  await insertOrganisationEvent(db, {
    organisationId,
    actorId: deskActorId,
    action: 'proof-refused',
    detail: because,
  })
  await insertOwnersMail(db, { organisationId, kind: 'proof-refused', detail: because })
}

async function setRefused(db: Db, id: Id, isRefused: boolean) {
  await db
    .updateTable('organisation')
    .set({ proofRefusedAt: isRefused ? sql<string>`now()` : null })
    .where('id', '=', id)
    .execute()
}
