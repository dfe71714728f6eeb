import { NEW_POSTING } from '#hiring/drafts/drafts.schema.ts'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { firstLookReason, type FirstLook } from '#board/screening/first-look/first-look.ts'
import { judgePosting } from '#hiring/posting/writing/judge-posting.ts'
import { toColumns, type Posting } from '#hiring/posting/stored/posting-columns.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { findOwnPoster } from '#organisations/organisations.queries.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { PostingDrafts } from './posting-drafts.service.ts'

/** Judges drafts as publishing would. */
export function createForesight(
  { db }: Pick<Platform, 'db'>,
  { drafts, firstLook }: { drafts: Pick<PostingDrafts, 'readValid'>; firstLook: FirstLook },
) {
  return foreseeHold

  /** Why the desk would look at the draft before it appears; empty if it would not, or if it is not valid yet. */
  async function foreseeHold(actor: Actor, subject: Id): Promise<CaseReason[]> {
    const posting = await drafts.readValid(actor, subject)
    if (!posting) return []
    const job = subject === NEW_POSTING ? null : await findPosting(db, subject)
    const advert = await toAdvert(actor, job?.id ?? newId(), posting)
    const { hold, waitsBeside } = await judgePosting(db, firstLook, {
      accountId: actor.id,
      job,
      advert,
      isForesight: true,
    })
    return waitsBeside ? [firstLookReason()] : (hold?.reasons ?? [])
  }

  /** The advert under its organisation; one that is not there yet has proved nothing and claims what the form says. */
  async function toAdvert({ id: accountId }: Actor, id: Id, posting: Posting) {
    const columns = toColumns(posting)
    const { organisation, poster } = await findOwnPoster(db, accountId, columns.employerName)
    const hasClaim = organisation && (organisation.legalName ?? organisation.sponsorId) !== null
    const { legalName, companyNumber, sponsorId } = hasClaim ? organisation : columns
    const claim = { legalName, companyNumber, sponsorId }
    return { ...columns, ...claim, id, organisationId: organisation?.id ?? '', poster }
  }
}
