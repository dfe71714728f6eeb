import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { addToCase } from '#safety/cases/open-case.ts'
import { lockJobs, updatePosterOfJobs } from '#organisations/claims/poster-of-jobs.ts'
import {
  findOrganisation,
  lockOrganisation,
  toNameKey,
  type OrganisationRow,
} from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import { findDoubtsOf } from '#organisations/proof/assess-evidence.ts'
import { proofWords } from '#organisations/proof/describe-proof.ts'
import { endProofs } from '#organisations/proof/proof-changes.ts'
import { coversOwnName } from '#organisations/proof/rows/covers-own-name.ts'
import { sql } from 'kysely'
import type { ProofStrength } from '#organisations/organisations.schema.ts'
import { LAPSE_NOTICE_DAYS } from '#organisations/model/organisation-limits.ts'
import { insertOwnersMail } from '#organisations/mail/mails.queries.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { listLapsed, claimLapsing } from '#organisations/proof/rows/proofs.queries.ts'

const WEAK = 'It was proved by rules that we have made stricter since.'

/**
 * Task: assesses the proofs that the version before has saved. Strong ones stay. Of weak ones the jobs are no longer
 * shown as proved, the owners are told, and the desk looks at them. Returns how many were assessed.
 */
export async function reassessProofs(db: Db, indexJobs: IndexJobs): Promise<number> {
  let assessed = 0
  for (;;) {
    const ids = await listUnassessed(db)
    if (ids.length === 0) return assessed
    for (const id of ids) await db.transaction().execute((db) => reassess(db, indexJobs, id))
    assessed += ids.length
  }
}

async function reassess(db: Db, indexJobs: IndexJobs, organisationId: Id) {
  await lockJobs(db, organisationId)
  const organisation = await lockOrganisation(db, organisationId)
  const proof = await findSavedProof(db, organisationId)
  if (!organisation || !proof) return
  // A newer proof counts.
  if (proof.strength !== null)
    return updateStrength(db, organisationId, { strength: 'weak', shownKey: null })
  const doubts = await findWeaknesses(db, organisation, proof)
  if (doubts.length === 0) {
    const shownKey = toNameKey(organisation.name)
    await updateStrength(db, organisationId, { strength: 'strong', shownKey })
    await updatePosterOfJobs(db, indexJobs, organisationId)
    return
  }
  await updateStrength(db, organisationId, { strength: 'weak', shownKey: null })
  await endProofs(db, indexJobs, { organisationId, because: WEAK, mail: 'proof-weak' })
  const reasons = [{ code: 'reassessed', words: `${proofWords(proof)}. ${WEAK}` }, ...doubts]
  await addToCase(db, { kind: 'proof', risk: 3, organisationId, reasons })
}

/** The reasons why a saved proof is weak by today’s rules; none if it is strong. */
async function findWeaknesses(
  db: Db,
  organisation: OrganisationRow,
  { kind, domain, voucherId }: SavedProof,
): Promise<CaseReason[]> {
  const { name, legalName } = organisation
  if (
    legalName !== null &&
    domain !== null &&
    (kind === 'mail' || kind === 'dns' || kind === 'file')
  )
    return findDoubtsOf(db, organisation, { domain, way: kind })
  if (!(await coversOwnName(db, organisation, kind)))
    return [
      { code: 'other-name', words: `The adverts say ‘${name}’, the legal name is ‘${legalName}’.` },
    ]
  if (kind !== 'vouched') return []
  // Not locked: whoever vouches locks the two in the other order.
  const voucher = voucherId === null ? null : await findOrganisation(db, voucherId)
  const own = voucher && (await findSavedProof(db, voucher.id))
  const isStrong =
    voucher !== null &&
    own !== null &&
    (own.strength === 'strong' ||
      (own.strength === null && (await findWeaknesses(db, voucher, own)).length === 0))
  return isStrong
    ? []
    : [{ code: 'weak-voucher', words: 'The organisation that vouches for it is not proved.' }]
}

const AT_ONCE = 500

type SavedProof = NonNullable<Awaited<ReturnType<typeof findSavedProof>>>

/** Organisations with a proof that was saved without a strength; first those whose voucher may lose its own. */
async function listUnassessed(db: Db): Promise<Id[]> {
  const rows = await db
    .selectFrom('organisationProof')
    .select('organisationId')
    .where('strength', 'is', null)
    .where('endedAt', 'is', null)
    .groupBy('organisationId')
    .orderBy(sql`bool_or(kind = 'vouched')`, 'desc')
    .orderBy('organisationId')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}

/** The newest proof that has not ended, whatever its strength and the name it covers. */
async function findSavedProof(db: Db, organisationId: Id) {
  const row = await db
    .selectFrom('organisationProof as proof')
    .leftJoin('organisation as voucher', 'voucher.id', 'proof.voucherId')
    .select(['proof.kind', 'proof.domain', 'proof.provedAt', 'proof.strength'])
    .select(['proof.voucherId', 'voucher.name as voucher'])
    .where('proof.organisationId', '=', organisationId)
    .where('proof.endedAt', 'is', null)
    .orderBy('proof.provedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

async function updateStrength(
  db: Db,
  organisationId: Id,
  assessed: { strength: ProofStrength; shownKey: string | null },
) {
  await db
    .updateTable('organisationProof')
    .set(assessed)
    .where('organisationId', '=', organisationId)
    .where('strength', 'is', null)
    .where('endedAt', 'is', null)
    .execute()
}

/** Task: ends the proofs whose year is over, and notifies owners two weeks before. Returns how many ended. */
export async function lapseProofs(db: Db, indexJobs: IndexJobs): Promise<number> {
  await db.transaction().execute(async (db) => {
    for (const { organisationId, lapsesAt } of await claimLapsing(db, LAPSE_NOTICE_DAYS))
      await insertOwnersMail(db, {
        organisationId,
        kind: 'proof-lapsing',
        detail: longDate(lapsesAt),
      })
  })
  const lapsed = await listLapsed(db)
  const because = 'A proof is valid for a year, and this one’s year is over.'
  for (const organisationId of lapsed)
    await db.transaction().execute((db) => endProofs(db, indexJobs, { organisationId, because }))
  return lapsed.length
}
