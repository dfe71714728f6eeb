import { sql } from 'kysely'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockJobs } from '#organisations/claims/poster-of-jobs.ts'
import { insertOwnersMail } from '#organisations/mail/mails.queries.ts'
import { claimLine } from '#organisations/model/claim-line.ts'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { insertOrganisationEvent, lockOrganisation } from '#organisations/organisations.queries.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { Db } from '#platform/database/database.ts'
import { findRequest, deleteRequests } from './rows/requests.queries.ts'
import { prove } from './proof-changes.ts'

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
