import { sql } from 'kysely'
import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { insertOwnersMail } from '#server/organisations/mail/mails.queries.ts'
import {
  insertOrganisationEvent,
  lockOrganisation,
} from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findRequest, deleteRequests } from './rows/requests.queries.ts'
import { prove } from './proof-changes.ts'

interface DeskProof {
  organisationId: Id
  deskActorId: Id
  /** What the desk saw, for the file. */
  evidence: string
}

/**
 * The desk has seen that the organisation is what it claims. A domain that its owners have shown already is named as the
 * way, because that is what readers can follow. Call it in a transaction; it settles no case.
 * @throws {DomainError} `invalid_input` if it claims nothing
 */
export async function proveByDecision(
  db: Db,
  { organisationId, deskActorId, evidence }: DeskProof,
) {
  const shown = await findRequest(db, organisationId, 'mail')
  const domain = shown?.waitsSince ? shown.domain : null
  await setRefused(db, organisationId, false)
  await prove(db, { organisationId, kind: 'decision', domain, evidence, accountId: deskActorId })
}

interface Refusal {
  organisationId: Id
  deskActorId: Id
  /** As the owners read it. */
  because: string
}

/**
 * The desk is not convinced. What has begun comes to an end, and from now on every proof of this organisation needs the
 * desk’s word. Proofs that it has are not touched: see `endProofs`. Call it in a transaction.
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
