import type { InterviewMeeting, InterviewView } from '#hiring/interviews/model/interviews.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import { hasPicked, NEAREST_PICK_MS } from '#hiring/interviews/answer/pick.service.ts'
import { hasBegun } from '#hiring/interviews/interviews.policy.ts'
import type { findSlots, InterviewRow, Meeting } from '#hiring/interviews/interviews.queries.ts'

const MINUTE_MS = 60_000

interface ViewInput {
  row: InterviewRow
  request: InterviewView['request']
  /** The meeting of the offer, and that of the picked time. */
  meetings: { offer: Meeting; picked: Meeting | null }
  slots: Awaited<ReturnType<typeof findSlots>>
  reader: TalkSide
  /** Whether times can be picked now. */
  isOpen: boolean
  /** Whether nobody should go to an interview now. */
  isPaused: boolean
  now?: number
}

/** An interview as one side reads it. */
export function toView(input: ViewInput): InterviewView {
  const { row, request, reader, now = Date.now() } = input
  const { id, endedBy, reason, employerSays, applicantSays, declinedAt } = row
  return {
    id,
    state: stateOf(row, now),
    offer: toOffer(input),
    picked: toPicked(input),
    isDeclined: declinedAt !== null,
    request,
    cancelledBy: endedBy === 'next' ? null : endedBy,
    reason,
    employerSays,
    applicantSays,
    outcomeNote: reader === 'employer' ? row.outcomeNote : '',
  }
}

export function stateOf(
  { endedAt, startsAt }: Pick<InterviewRow, 'endedAt' | 'startsAt'>,
  now = Date.now(),
): InterviewView['state'] {
  if (endedAt !== null) return 'cancelled'
  if (startsAt === null) return 'offered'
  return hasBegun({ startsAt }, now) ? 'past' : 'picked'
}

/** The offered times. Those that are near or over are shown as free to nobody. */
function toOffer({ row, meetings, slots, reader, isOpen, now = Date.now() }: ViewInput) {
  if (!isOpen || row.endedAt !== null || hasBegun(row, now) || hasPicked(row)) return null
  const shown = slots.map(({ id, startsAt, isTaken }) => ({
    id,
    startsAt,
    isFree: !isTaken && Date.parse(startsAt) - now >= NEAREST_PICK_MS,
  }))
  const meeting = toMeeting(meetings.offer)
  // An applicant gets the link once they have picked a time.
  return { ...meeting, link: reader === 'applicant' ? null : meeting.link, slots: shown }
}

function toPicked({ row, meetings, reader, isPaused, now = Date.now() }: ViewInput) {
  const { startsAt, endedAt } = row
  if (startsAt === null || meetings.picked === null) return null
  const meeting = toMeeting(meetings.picked)
  const end = Date.parse(startsAt) + meeting.minutes * MINUTE_MS
  const isOver = isPaused || endedAt !== null || end <= now
  const link = reader === 'applicant' && isOver ? null : meeting.link
  return { ...meeting, link, startsAt, endsAt: new Date(end).toISOString() }
}

function toMeeting({ zone, minutes, way, link, place, host, note }: Meeting): InterviewMeeting {
  return { zone, minutes, way, link: link || null, place, host, note }
}
