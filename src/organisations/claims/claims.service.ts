import type { ClaimForm } from '#organisations/organisations.schema.ts'
import { isSame, sayChanged, versionOf } from '#platform/forms/since-opened.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { toClaimAnswers } from '#organisations/model/claim-answers.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { settleCases } from '#safety/cases/settle-cases.ts'
import {
  insertOrganisationEvent,
  lockOrganisationOf,
  lockOrInsertOrganisation,
  toNameKey,
  updateClaim,
  type OrganisationRow,
} from '#organisations/organisations.queries.ts'
import { endProofs } from '#organisations/proof/proof-changes.ts'
import { lockForMember, refuse, requireRight } from '#organisations/people/require-member.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { foldName } from '#sponsorship/register/names/fold-name.ts'
import { lockJobs, setToReread } from './poster-of-jobs.ts'
import { findEntry } from './register-entries.ts'
import { hasApplicants, renameOrganisation } from './rename.queries.ts'
import { holdSecondClaim, openClaimCase } from './contested-claims.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The fields that people fill in, by their labels. */
const CLAIM_FIELDS = [
  ['name', 'Name on adverts'],
  ['legalName', 'Legal name'],
  ['companyNumber', 'Company number'],
] as const

const CHANGED = 'Its name or its legal body was changed.'
/** Reasons of a case that go on in the next one, so that changes to and fro fill no page. */
const MOST_EARLIER = 5

const CHANGES_BY_ACCOUNT = { ...RATE_LIMITS['claim-changes-of'], name: 'claim-changes-by' }

/** Reads names before they are public, and reads adverts again after a change of their organisation. */
export interface ScreenOrganisation {
  /** @throws {DomainError} `invalid_input` */
  requireHonestNames(names: { name: string; legalName?: string }): void
  /** Gives the next adverts their new name and claim. Returns how many; null if none waits. */
  rereadBatch(db: Db, organisationId: Id): Promise<number | null>
}

interface Change {
  organisation: OrganisationRow
  form: ClaimForm
}

export interface ClaimSettings {
  notifyJobsChanged(): void
  indexJobs: IndexJobs
  screening: ScreenOrganisation
}

/** An organisation’s claims about itself. */
export function createClaims(
  { db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>,
  { notifyJobsChanged, indexJobs, screening }: ClaimSettings,
) {
  return { create, change, versionOf }

  /** Creates an organisation without an advert. Returns its id, or that of the existing one. */
  async function create(actor: Actor, name: string): Promise<Id> {
    screening.requireHonestNames({ name })
    await limits.consume(RATE_LIMITS['organisations'], actor.id)
    return db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const { id } = await lockOrInsertOrganisation(db, actor.id, name)
      return id
    })
  }

  /**
   * Changes name and claim. A proof was for the old ones, so it ends, and the jobs lose their pass, in one short
   * transaction. Jobs then take over the name and the claim, screened, in batches: the first at once, the rest in a task.
   * @throws {DomainError} `changed_by_colleague` if the form was filled from another version and would undo it
   */
  async function change(actor: Actor, organisationId: Id, form: ClaimForm) {
    const access = { organisationId, right: 'claim and prove' } as const
    await requireRight(db, actor, access)
    await limits.consume(CHANGES_BY_ACCOUNT, actor.id)
    await limits.consume(RATE_LIMITS['claim-changes-of'], organisationId)
    screening.requireHonestNames(form)
    const isChanged = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await lockJobs(db, organisationId)
      const organisation = await lockForMember(db, actor, access)
      if (organisation.frozenAt) throw refuse('frozen')
      requireUnchanged(organisation, form)
      const wasRenamed = await rename(db, actor, { organisation, form })
      const wasClaimed = await claim(db, actor, { organisation, form })
      if (form.name === organisation.name && !wasClaimed) return false
      await setToReread(db, organisationId)
      if (wasRenamed || wasClaimed) {
        await endProofs(db, indexJobs, { organisationId, because: CHANGED })
        // What it asked the desk to prove is not asked any more.
        await settleCases(db, { organisationId, kind: 'proof', because: CHANGED })
      }
      await tasks.enqueue(db, 'tend-organisations', {})
      return true
    })
    if (!isChanged) return
    await screening.rereadBatch(db, organisationId)
    notifyJobsChanged()
  }
}

function requireUnchanged(organisation: OrganisationRow, form: ClaimForm) {
  const stored = toClaimAnswers(organisation)
  if (!form.version || form.version === versionOf(stored)) return
  const differences = CLAIM_FIELDS.flatMap(([field, name]) => {
    const [theirs, ours] = [stored[field], form[field]]
    return isSame(theirs, ours) ? [] : [{ name, theirs, ours }]
  })
  if (differences.length > 0)
    throw new DomainError('changed_by_colleague', [{ field: '', message: sayChanged(differences) }])
}

/** Returns whether the organisation now has another name. A change of capitals is not one. */
async function rename(db: Db, actor: Actor, { organisation, form: { name } }: Change) {
  const { id: organisationId, name: before } = organisation
  if (name === before) return false
  const isOther = toNameKey(name) !== toNameKey(before)
  if (isOther) {
    if (await lockOrganisationOf(db, actor.id, name)) throw refuse('nameTaken', 'name')
    if (await hasApplicants(db, organisationId)) throw refuse('applicants', 'name')
  }
  await renameOrganisation(db, organisationId, name)
  await insertOrganisationEvent(db, {
    organisationId,
    actorId: actor.id,
    action: 'renamed',
    detail: `${before} → ${name}`,
  })
  return isOther
}

/** Returns whether the organisation now claims to be another body. */
async function claim(db: Db, actor: Actor, { organisation, form }: Change) {
  const { id: organisationId, name } = organisation
  const { legalName, sponsorId } = await readClaim(db, form)
  const companyNumber = form.companyNumber || null
  const isSame =
    legalName === organisation.legalName &&
    sponsorId === organisation.sponsorId &&
    companyNumber === organisation.companyNumber
  if (isSame) return false
  await updateClaim(db, organisationId, { legalName, companyNumber, sponsorId })
  const detail = [legalName, companyNumber].filter(Boolean).join(', ') || 'Nothing any more'
  const event = { organisationId, actorId: actor.id, detail }
  await insertOrganisationEvent(db, { ...event, action: 'claimed' })
  const legalKey = legalName && parseName(legalName).key
  const isOtherBody = sponsorId !== organisation.sponsorId || legalKey !== organisation.legalKey
  if (isOtherBody) await replaceClaimCase(db, { organisationId, name, legalName, sponsorId })
  return true
}

/**
 * A new case in place of the one about another body: an admin who was reading the old one must not decide about a claim
 * that they have not seen, and no party to a case closes it.
 */
async function replaceClaimCase(db: Db, claimed: Parameters<typeof holdSecondClaim>[1]) {
  const { organisationId } = claimed
  const because = 'The claim was changed.'
  const earlier = await settleCases(db, { organisationId, kind: 'claim', because })
  await holdSecondClaim(db, claimed)
  const reasons = earlier.slice(-MOST_EARLIER)
  if (reasons.length > 0) await openClaimCase(db, organisationId, reasons)
}

async function readClaim(db: Db, { legalName, sponsorId }: ClaimForm) {
  if (!sponsorId) return { legalName: legalName || null, sponsorId: null }
  const entry = isId(sponsorId) ? await findEntry(db, sponsorId) : null
  if (!entry) throw wrongField('legalName', 'Choose the entry on the register from the list again.')
  if (legalName && foldName(legalName) !== foldName(entry.name))
    throw wrongField('legalName', 'This is not the name of the entry you chose.')
  return { legalName: entry.name, sponsorId }
}
