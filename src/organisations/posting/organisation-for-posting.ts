import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { CLAIM_PROBLEM } from '#organisations/organisations.schema.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { holdSecondClaim } from '#organisations/claims/contested-claims.ts'
import {
  insertOrganisationEvent,
  isProved,
  isSuspensionProposed,
  lockOrganisation,
  lockOrInsertOrganisation,
  toNameKey,
  updateClaim,
  type OrganisationRow,
} from '#organisations/organisations.queries.ts'

/** The employer that an advert names. Empty texts are null. */
export interface PostingClaim {
  employerName: string
  legalName: string | null
  companyNumber: string | null
  sponsorId: string | null
}

/** The columns of a job that its organisation decides. */
export interface PostingOrganisation extends Omit<PostingClaim, 'employerName'> {
  organisationId: Id
  poster: Poster
}

/**
 * The organisation under whose name the account posts, created if missing. The claim of its first advert holds for all
 * of them.
 * @throws {DomainError} `invalid_input` if an advert claims to be another body, `organisation_suspended`
 */
export async function findOrganisationForPosting(
  db: Db,
  accountId: Id,
  claim: PostingClaim,
): Promise<PostingOrganisation> {
  await requireNoProposal(db, accountId)
  const organisation = await lockOrInsertOrganisation(db, accountId, claim.employerName)
  return toPostingOrganisation(db, { accountId, organisation, claim })
}

/** Nobody goes on under another name while a second admin looks at their suspension. */
async function requireNoProposal(db: Db, accountId: Id) {
  const { isProposed } = await db
    .selectNoFrom(isSuspensionProposed(accountId).as('isProposed'))
    .executeTakeFirstOrThrow()
  if (isProposed) throw new DomainError('account_paused')
}

/** The organisation of an advert that stays with it. */
export async function findOrganisationOfJob(
  db: Db,
  accountId: Id,
  { organisationId, claim }: { organisationId: Id | null; claim: PostingClaim },
): Promise<PostingOrganisation> {
  const organisation = organisationId === null ? null : await lockOrganisation(db, organisationId)
  if (!organisation || toNameKey(organisation.name) !== toNameKey(claim.employerName))
    return findOrganisationForPosting(db, accountId, claim)
  return toPostingOrganisation(db, { accountId, organisation, claim })
}

async function toPostingOrganisation(
  db: Db,
  {
    accountId,
    organisation,
    claim,
  }: { accountId: Id; organisation: OrganisationRow; claim: PostingClaim },
): Promise<PostingOrganisation> {
  if (organisation.suspendedAt !== null) throw new DomainError('organisation_suspended')
  const { legalName, companyNumber, sponsorId } = await claimOnce(db, {
    accountId,
    organisation,
    claim,
  })
  const poster = (await isProved(db, organisation.id)) ? 'proved' : 'unproved'
  return { organisationId: organisation.id, poster, legalName, companyNumber, sponsorId }
}

async function claimOnce(
  db: Db,
  {
    accountId,
    organisation,
    claim,
  }: { accountId: Id; organisation: OrganisationRow; claim: PostingClaim },
) {
  const { legalName, companyNumber, sponsorId } = claim
  const isClaim = legalName !== null || companyNumber !== null || sponsorId !== null
  if (!isClaim) return organisation
  const { id: organisationId } = organisation
  if (organisation.legalName === null && organisation.sponsorId === null) {
    const made = { legalName, companyNumber, sponsorId }
    await updateClaim(db, organisationId, made)
    const detail = [legalName, companyNumber].filter(Boolean).join(', ')
    await insertOrganisationEvent(db, {
      organisationId,
      actorId: accountId,
      action: 'claimed',
      detail,
    })
    await holdSecondClaim(db, { organisationId, name: organisation.name, ...made })
    return made
  }
  const isSame =
    (sponsorId === null || sponsorId === organisation.sponsorId) &&
    (legalName === null || toNameKey(legalName) === toNameKey(organisation.legalName ?? '')) &&
    (companyNumber === null ||
      organisation.companyNumber === null ||
      companyNumber === organisation.companyNumber)
  if (!isSame) throw wrongField('legalName', CLAIM_PROBLEM)
  return organisation
}
