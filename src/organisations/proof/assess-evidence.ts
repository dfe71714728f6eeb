import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { addToCase } from '#safety/cases/open-case.ts'
import { countEntriesNamed, findEntry } from '#organisations/claims/register-entries.ts'
import { isClaimHeld } from '#organisations/claims/contested-claims.ts'
import type { OrganisationRow } from '#organisations/organisations.queries.ts'
import { refuse } from '#organisations/people/require-member.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { Db } from '#platform/database/database.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { findDoubts, type ProofWay } from './domains/assess-domain.ts'
import { findTies } from './domains/known-domains.queries.ts'
import { prove } from './proof-changes.ts'
import { coversOwnName } from './rows/covers-own-name.ts'
import { markWaiting } from './rows/proofs.queries.ts'

/** @throws {DomainError} if the organisation cannot prove anything at present */
export async function requireProvable(db: Db, organisation: OrganisationRow) {
  const { id, legalName, sponsorId, frozenAt } = organisation
  if (frozenAt) throw refuse('frozen')
  if (legalName === null) throw refuse('noClaim')
  if (await isClaimHeld(db, id)) throw refuse('waitingClaim')
  if (sponsorId === null && (await countEntriesNamed(db, legalName)) > 0)
    throw refuse('entryNeeded')
}

/** A domain that the organisation holds, or a letter that reached its registered office. */
type Way = { way: ProofWay; domain: string } | { way: 'letter'; domain: null }

type Shown = Way & {
  organisation: OrganisationRow
  requestId: Id
  accountId: Id
  /** Evidence for the desk’s record. */
  evidence: string
}

/**
 * Assesses a domain that the organisation holds, or a letter that it got. If an independent source ties the domain to
 * the body, or its register has the letter’s address, it is proved; else the desk has to look. Returns whether it is
 * proved.
 */
export async function assessEvidence(
  db: Db,
  indexJobs: IndexJobs,
  { organisation, requestId, accountId, evidence, ...way }: Shown,
): Promise<boolean> {
  const { id: organisationId } = organisation
  const { domain, way: kind } = way
  const doubts = await findDoubtsOf(db, organisation, way)
  if (doubts.length > 0) {
    await markWaiting(db, requestId)
    const quote = domain === null ? {} : { quote: domain }
    const reasons = [...doubts, { code: 'shown', words: evidence, ...quote }]
    // Somebody at another body’s domain is more urgent than a domain that nobody knows.
    const risk = doubts.some(({ code }) => code === 'tied-elsewhere') ? 2 : 3
    await addToCase(db, { kind: 'proof', risk, organisationId, accountId, reasons })
    return false
  }
  await prove(db, indexJobs, { organisationId, kind, domain, accountId, evidence })
  return true
}

/** The reasons why evidence does not prove what an organisation claims, and the name on its adverts; none if it does. */
export async function findDoubtsOf(
  db: Db,
  organisation: OrganisationRow,
  { domain, way }: Way,
): Promise<CaseReason[]> {
  const { name, legalName, sponsorId, proofRefusedAt } = organisation
  if (legalName === null) throw refuse('noClaim')
  const entry = sponsorId === null ? null : await findEntry(db, sponsorId)
  const body = {
    legalName,
    isOnRegister: entry !== null,
    tradingKeys: entry?.tradingKeys ?? [],
  }
  const doubts =
    domain === null ? [] : findDoubts(body, { domain, way, ties: await findTies(db, domain) })
  const add = (code: string, words: string) => doubts.push({ code, words })
  if (entry && parseName(entry.name).key !== parseName(legalName).key)
    add('other-entry', `The entry on the register is ‘${entry.name}’.`)
  if (!(await coversOwnName(db, organisation, way)))
    add('other-name', `The adverts say ‘${name}’, the legal name is ‘${legalName}’.`)
  if ((await countEntriesNamed(db, legalName)) > 1)
    add('shared-name', 'Several organisations on the register have this name.')
  if (proofRefusedAt) add('refused-before', 'The desk has refused a proof of this organisation.')
  return doubts
}
