import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { InterviewPick } from '#hiring/interviews/model/interviews.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { canPick } from '#hiring/interviews/interviews.policy.ts'
import {
  findOpenInterview,
  recordInterview,
  updateInterview,
  type InterviewRow,
} from '#hiring/interviews/interviews.queries.ts'
import { queueInterviewMail } from '#hiring/interviews/mail/mails.queries.ts'
import {
  lockApplicationOf,
  requireInterview,
  type InterviewActor,
} from '#hiring/interviews/people/require-interview.ts'
import { findZone } from '#hiring/interviews/zones/zones.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { freeSlotOfEnded, lockSlot, saveZoneIfNone } from './pick.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const MINUTE_MS = 60_000
/** The shortest notice: for an earlier time, nobody would read the email before it begins. */
export const NEAREST_PICK_MS = 30 * MINUTE_MS
const HOURS_BEFORE = { 'reminder-day': 24, 'reminder-hour': 1 } as const

interface Picked {
  slotId: Id
  startsAt: string
}

export function createPick({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  /**
   * Takes a time for this applicant, with the emails and reminders of both sides. Repeating a pick does nothing.
   * @throws {DomainError} `not_found`, `withdrawn`, `interview_over`, `interview_changed` or `slot_taken`
   */
  return async function pick(actor: InterviewActor, id: Id, { slot: slotId, zone }: InterviewPick) {
    await requireInterview(db, actor, { id, action: 'pick a time' })
    await limits.consume(RATE_LIMITS['interview-answer'], actor.id)
    await db.transaction().execute(async (db) => {
      const application = await lockApplicationOf(db, id)
      const open = await findOpenInterview(db, id)
      if (open && open.slotId === slotId) return
      if (!canPick(application)) throw new DomainError('interview_over')
      const slot = isId(slotId) ? await lockSlot(db, slotId) : null
      if (!open || slot?.offerId !== open.offerId || hasPicked(open))
        throw new DomainError('interview_changed')
      if (Date.parse(slot.startsAt) - Date.now() < NEAREST_PICK_MS)
        throw new DomainError('interview_changed')
      if (!(await freeSlotOfEnded(db, slotId))) throw new DomainError('slot_taken')
      await saveZoneIfNone(db, actor.id, findZone(zone))
      await take(db, open, { slotId, startsAt: slot.startsAt })
    })
  }

  async function take(db: Db, open: InterviewRow, { slotId, startsAt }: Picked) {
    const version = open.version + 1
    const pickedAt = new Date().toISOString()
    await updateInterview(db, open.id, { slotId, version, pickedAt, declinedAt: null })
    const picked = { ...open, version, startsAt, pickedOfferId: open.offerId }
    const step = open.slotId === null ? 'picked' : 'moved'
    await recordInterview(db, picked, { step, by: 'applicant' })
    for (const side of ['applicant', 'employer'] as const)
      await queueInterviewMail({ db, tasks }, picked, { side, kind: 'picked' })
    const remind = async (side: 'applicant' | 'employer', kind: keyof typeof HOURS_BEFORE) => {
      const due = Date.parse(startsAt) - HOURS_BEFORE[kind] * 60 * MINUTE_MS
      const delaySeconds = Math.round((due - Date.now()) / 1000)
      if (delaySeconds > 0)
        await queueInterviewMail({ db, tasks }, picked, { side, kind, delaySeconds })
    }
    await remind('applicant', 'reminder-day')
    await remind('applicant', 'reminder-hour')
    await remind('employer', 'reminder-day')
  }
}

/** Whether a time of the current offer was picked; after a newer offer, its times can still be picked instead. */
export function hasPicked({ slotId, offerId, pickedOfferId }: InterviewRow): boolean {
  return slotId !== null && pickedOfferId === offerId
}
