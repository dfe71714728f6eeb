import { sql } from 'kysely'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { endCase, isHeldByAnother } from '#safety/cases/settle-cases.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { waitsForLook, type FirstLook } from './first-look/first-look.ts'
import { BURST_CODE } from './past/circumstances.ts'
import { queueHold, screenPosting, toHeldColumns, type Hold } from './screen-posting.ts'

/** The code of an advert about which the desk has decided or asked, and that has changed since: only the desk publishes it. */
export const SENT_AGAIN = 'sent-again'

const CHANGED_SINCE = 'A person has looked at it. Its text has been changed since.'
const NOTHING_LEFT = 'It was changed, and nothing in it stops it now.'

/** The reasons of an advert that the desk has refused, and that its poster sends again. */
export function sentAgainHold(found: Hold | null, because: string): Hold {
  return byPerson(found, `We refused it before: ${because} Its text has been changed since.`)
}

function byPerson(found: Hold | null, words: string): Hold {
  return {
    risk: found?.risk ?? 2,
    reasons: [{ code: SENT_AGAIN, words }, ...(found?.reasons ?? [])],
  }
}

/** The desk’s undecided case about a held advert. */
export type HeldCase = NonNullable<Awaited<ReturnType<typeof findHeldCase>>>

/** Null for an advert that is not held for itself: its organisation is frozen. */
export async function findHeldCase(db: Db, jobId: Id) {
  const row = await db
    .selectFrom('moderationCase')
    .leftJoin('organisation', 'organisation.id', 'moderationCase.organisationId')
    .select(['moderationCase.id', 'status', 'reasons', 'organisationId'])
    .select(
      sql<boolean>`status <> 'open' or coalesce(frozen_at, suspended_at) is not null`.as(
        'isForDesk',
      ),
    )
    .where('jobId', '=', jobId)
    .where('kind', '=', 'held-job')
    .where('status', '<>', 'decided')
    .executeTakeFirst()
  return row ?? null
}

/** Why a held advert stays held after a change; null if nothing is left, and it may appear. */
export function holdAfterChange(
  found: Hold | null,
  before: Pick<HeldCase, 'isForDesk' | 'reasons'>,
  poster: Poster,
): Hold | null {
  const reasons = [...lastingOf(before, poster), ...(found?.reasons ?? [])]
  const hold = reasons.length > 0 ? { risk: found?.risk ?? 2, reasons } : null
  // The desk has asked about it, or stopped all of its organisation.
  const isForDesk = before.isForDesk && !reasons.some(({ code }) => code === SENT_AGAIN)
  return isForDesk ? byPerson(hold, CHANGED_SINCE) : hold
}

/** Screening finds neither again: that it was one of many, and that the desk has looked at it before. */
function lastingOf({ reasons }: Pick<HeldCase, 'reasons'>, poster: Poster): CaseReason[] {
  return reasons.filter(
    ({ code }) => code === SENT_AGAIN || (code === BURST_CODE && poster === 'unproved'),
  )
}

/** Ends the case of a held advert whose text nothing stops any more, and shows the advert. */
export async function releaseChanged(db: Db, { id }: Pick<HeldCase, 'id'>, jobId: Id) {
  await endCase(db, id, NOTHING_LEFT)
  await releaseHeld(db, id, jobId)
}

/**
 * Shows a held advert again, or closes it if it was closed. Returns its status then; null if it is not held, or if
 * another case than this one keeps it from the site.
 */
export async function releaseHeld(
  db: Db,
  caseId: Id,
  jobId: Id,
): Promise<'open' | 'closed' | null> {
  if (await isHeldByAnother(db, caseId, jobId)) return null
  const row = await db
    .updateTable('job')
    .set({
      status: sql<'open' | 'closed'>`coalesce(held_from, 'open')`,
      heldBecause: null,
      heldFrom: null,
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', jobId)
    .where('status', '=', 'held')
    .returning('status')
    .executeTakeFirst()
  await indexJobs(db, [jobId])
  return row?.status === 'closed' ? 'closed' : row ? 'open' : null
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
  const before = await findHeldCase(db, jobId)
  const lasting = before ? lastingOf(before, poster) : []
  const reasons = [...lasting, ...(hold?.reasons ?? [])]
  if (reasons.length === 0) return true
  await saveHold(db, { id: jobId, organisationId }, { risk: hold?.risk ?? 2, reasons })
  return false
}

/** Screens a held advert whose name or claim is another. Without a reason left it appears, unless the desk has asked. */
export async function refreshHeld(db: Db, jobId: Id, firstLook: FirstLook) {
  const before = await findHeldCase(db, jobId)
  if (!before || !(await rescreenHeld(db, jobId, firstLook))) return
  const hold = holdAfterChange(null, before, 'proved')
  const { organisationId } = before
  if (!hold) return releaseChanged(db, before, jobId)
  if (organisationId !== null) await saveHold(db, { id: jobId, organisationId }, hold)
}

async function saveHold(db: Db, job: { id: Id; organisationId: Id }, hold: Hold) {
  await db.updateTable('job').set(toHeldColumns(hold)).where('id', '=', job.id).execute()
  await queueHold(db, job, hold)
}
