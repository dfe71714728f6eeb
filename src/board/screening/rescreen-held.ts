import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import {
  FIRST_LOOK,
  firstLookReason,
  waitsForLook,
  type FirstLook,
} from './first-look/first-look.ts'
import { BURST_CODE } from './past/circumstances.ts'
import {
  describeReason,
  queueHold,
  screenPosting,
  toHeldColumns,
  type Hold,
} from './screen-posting.ts'

/** The code of an advert that the desk refused, and that its poster has mended: only the desk publishes it. */
export const SENT_AGAIN = 'sent-again'

/** The reasons of an advert that the desk has refused, and that its poster sends again. */
export function sentAgainHold(found: Hold | null, because: string): Hold {
  const words = `We refused it before: ${because} Its text has been changed since.`
  return {
    risk: found?.risk ?? 2,
    reasons: [{ code: SENT_AGAIN, words }, ...(found?.reasons ?? [])],
  }
}

/** The reasons of a held advert after a change, with those of the change; only the desk publishes it. */
export function withSentAgain(found: Hold | null, before: readonly CaseReason[]): Hold | null {
  // Its organisation is frozen: no case is about the advert’s own words.
  if (before.length === 0) return found
  if (!found) return changedHold(before)
  const again = before.filter(({ code }) => code === SENT_AGAIN)
  return { ...found, reasons: [...again, ...found.reasons] }
}

/**
 * The reasons of a held advert whose new text none of the old ones is about. It waits for a look, unless its poster is
 * proved: then it is as good as a new advert.
 */
function changedHold(before: readonly CaseReason[]): Hold {
  const again = before.find(({ code }) => code === SENT_AGAIN)
  const stopped = before.filter(({ code }) => code !== FIRST_LOOK && code !== SENT_AGAIN)
  const words = stopped.map(describeReason).join(' ')
  const changed = words && firstLookReason(`It was changed since we stopped at this: ${words}`)
  const looked = before.filter(({ code }) => code === FIRST_LOOK)
  const reasons = [...(again ? [again] : []), ...(changed ? [changed] : looked)]
  return { risk: 2, reasons: reasons.length > 0 ? reasons : [firstLookReason()] }
}

/** The reasons of the desk’s undecided case about a held advert; none without one. */
export async function findHeldReasons(db: Db, jobId: Id): Promise<CaseReason[]> {
  const row = await db
    .selectFrom('moderationCase')
    .select('reasons')
    .where('jobId', '=', jobId)
    .where('kind', '=', 'held-job')
    .where('status', '<>', 'decided')
    .executeTakeFirst()
  return row?.reasons ?? []
}

/**
 * Screens a held advert as it and its poster are today, and gives its case and its poster today’s reasons. Returns
 * whether none is left. Call it with the job locked.
 */
export async function rescreenHeld(db: Db, jobId: Id, firstLook: FirstLook): Promise<boolean> {
  const job = await db
    .selectFrom('job')
    .select(['id', 'organisationId', 'ownerId', 'poster', 'title', 'employerName', 'legalName'])
    .select(['sponsorId', 'place', 'country', 'description', 'applyEmail', 'questions'])
    .select(['occupationCode', 'lookedAt', 'offersSponsorship', 'lawReason'])
    .select(['payMin', 'payMax', 'payCurrency', 'payPeriod', 'hoursPerWeek'])
    .where('id', '=', jobId)
    .where('status', '=', 'held')
    .executeTakeFirst()
  if (!job || job.organisationId === null) return true
  const { organisationId, poster } = job
  const hold = await screenPosting(db, {
    accountId: job.ownerId ?? '',
    advert: { ...job, organisationId },
    needsLook: waitsForLook(firstLook, poster) && job.lookedAt === null,
  })
  // Screening finds neither again: that it was one of many, and that the desk has refused it before.
  const lasting = (await findHeldReasons(db, jobId)).filter(
    ({ code }) => code === SENT_AGAIN || (code === BURST_CODE && poster === 'unproved'),
  )
  const reasons = [...lasting, ...(hold?.reasons ?? [])]
  if (reasons.length === 0) return true
  await saveHold(db, { id: jobId, organisationId }, { risk: hold?.risk ?? 2, reasons })
  return false
}

/** Screens a held advert whose name or claim is another, which stays held. */
export async function refreshHeld(db: Db, jobId: Id, firstLook: FirstLook) {
  const before = await findHeldReasons(db, jobId)
  if (before.length === 0 || !(await rescreenHeld(db, jobId, firstLook))) return
  const job = await db
    .selectFrom('job')
    .select('organisationId')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  if (job.organisationId === null) return
  await saveHold(db, { id: jobId, organisationId: job.organisationId }, changedHold(before))
}

async function saveHold(db: Db, job: { id: Id; organisationId: Id }, hold: Hold) {
  await db.updateTable('job').set(toHeldColumns(hold)).where('id', '=', job.id).execute()
  await queueHold(db, job, hold)
}
