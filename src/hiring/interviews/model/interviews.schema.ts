import { z } from 'zod'
import { INTERVIEW_LIMITS } from './interview-limits.ts'
import { Id, type Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import { Line, Paragraphs } from '#platform/primitives/texts.schema.ts'

export const InterviewWay = z.enum(
  ['video', 'phone', 'place'],
  'Choose how you meet: by video, by phone or at a place.',
)
export type InterviewWay = z.infer<typeof InterviewWay>

/** The employer’s report after the interview. */
export const EmployerSays = z.enum(['took-place', 'no-show'], 'Choose whether they came.')
export type EmployerSays = z.infer<typeof EmployerSays>
export const ApplicantSays = z.enum(['no-show', 'was-there'], 'Choose what happened.')
export type ApplicantSays = z.infer<typeof ApplicantSays>

const { minutes: LENGTH } = INTERVIEW_LIMITS
const LENGTH_RULE = `Enter how long it takes, from ${LENGTH.min} to ${LENGTH.max} minutes.`
const FormId = z.union([z.literal(''), Id]).default('')

/** A row of the form: a day and a time in the employer’s zone, as typed. */
export interface TypedSlot {
  /** The row’s number, from 1. */
  row: number
  date: string
  time: string
}

/** The form as browsers send it: ‘date-1’, ‘time-1’ … and ‘with-’ plus the id of each further applicant. */
export const InterviewOffer = z
  .object({
    zone: z.string('Choose your time zone.').max(60, 'Choose your time zone.'),
    minutes: z.coerce
      .number(LENGTH_RULE)
      .int(LENGTH_RULE)
      .min(LENGTH.min, LENGTH_RULE)
      .max(LENGTH.max, LENGTH_RULE),
    way: InterviewWay,
    link: Line({ limit: INTERVIEW_LIMITS.link, called: 'The link' }),
    place: Line({ limit: INTERVIEW_LIMITS.place, called: 'The address' }),
    host: Line({ limit: INTERVIEW_LIMITS.host, called: 'Who they meet' }),
    note: Paragraphs({ limit: INTERVIEW_LIMITS.note, called: 'The note' }),
    formId: FormId,
  })
  .catchall(z.string().max(60, 'Enter a day and a time.'))
  .transform(({ zone, minutes, way, link, place, host, note, formId, ...rest }) => ({
    zone,
    minutes,
    way,
    link,
    place,
    host,
    note,
    formId: formId || null,
    slots: toSlots(rest),
    others: Object.keys(rest).flatMap((name) => (name.startsWith('with-') ? [name.slice(5)] : [])),
  }))
export type InterviewOffer = z.infer<typeof InterviewOffer>

function toSlots(fields: Record<string, unknown>): TypedSlot[] {
  const read = (name: string) => String(fields[name] ?? '').trim()
  return Array.from({ length: INTERVIEW_LIMITS.slots }, (_, at) => at + 1)
    .map((row) => ({ row, date: read(`date-${row}`), time: read(`time-${row}`) }))
    .filter(({ date, time }) => date !== '' || time !== '')
}

/** The chosen time; the zone is the one it was shown in. */
export const InterviewPick = z.object({
  slot: z.string('Choose a time.').min(1, 'Choose a time.').max(36, 'Choose a time.'),
  zone: z.string().max(60).default(''),
})
export type InterviewPick = z.infer<typeof InterviewPick>

/** A request for other times, if none suits or the chosen one no longer does. */
export const OtherTimes = z.object({
  text: Paragraphs({
    limit: INTERVIEW_LIMITS.note,
    called: 'The text',
    missing: 'Write which days and times suit you.',
  }),
  formId: FormId,
  isSure: z.string().max(10).default(''),
})
export type OtherTimes = z.infer<typeof OtherTimes>

/** A cancellation; employers must give a reason, applicants need not. */
export const InterviewCancellation = z.object({
  reason: Paragraphs({ limit: INTERVIEW_LIMITS.note, called: 'The reason' }),
})
export type InterviewCancellation = z.infer<typeof InterviewCancellation>

/** What becomes of the interviews of a job that closes. */
export const InterviewsAfterClosing = z.enum(['stand', 'cancel'])
export type InterviewsAfterClosing = z.infer<typeof InterviewsAfterClosing>

export const InterviewOutcome = z.object({
  says: EmployerSays,
  outcomeNote: Paragraphs({ limit: INTERVIEW_LIMITS.note, called: 'The note' }),
})
export type InterviewOutcome = z.infer<typeof InterviewOutcome>

export const ApplicantReport = z.object({ says: ApplicantSays })
export type ApplicantReport = z.infer<typeof ApplicantReport>

export const ZoneChoice = z.object({
  zone: z.string('Choose your time zone.').max(60, 'Choose your time zone.'),
})
export type ZoneChoice = z.infer<typeof ZoneChoice>

/** An entry of the history that both sides read. */
export interface InterviewEvent {
  step:
    | 'offered'
    | 'picked'
    | 'moved'
    | 'other-times'
    | 'cancelled'
    | 'took-place'
    | 'no-show'
    | 'was-there'
  by: TalkSide
  /** The start of the interview it is about. */
  startsAt?: Timestamp
  /** The employer’s time zone. */
  zone?: string
}

/** A time that can be chosen, or that another applicant took. */
export interface InterviewSlot {
  id: Id
  startsAt: Timestamp
  isFree: boolean
}

/** The kind of meeting. */
export interface InterviewMeeting {
  /** The employer’s time zone. */
  zone: string
  minutes: number
  way: InterviewWay
  /** The link; null for an applicant until the time is chosen and after it has passed. */
  link: string | null
  place: string
  host: string
  note: string
}

/** The reason nothing can be arranged; null while it can. */
export type InterviewPause = 'withdrawn' | 'rejected' | 'moved-on' | 'looked-at' | 'over'

/** An interview as one side sees it. */
export interface InterviewView {
  id: Id
  /** Waiting for a choice, fixed, started or past, or cancelled. */
  state: 'offered' | 'picked' | 'past' | 'cancelled'
  /** The times to choose from; null if there are none. */
  offer: (InterviewMeeting & { slots: InterviewSlot[] }) | null
  picked: (InterviewMeeting & { startsAt: Timestamp; endsAt: Timestamp }) | null
  /** Whether the applicant declined all times. */
  isDeclined: boolean
  /** The applicant’s request for other times, until it is answered. */
  request: { text: string; at: Timestamp } | null
  cancelledBy: TalkSide | null
  reason: string
  employerSays: EmployerSays | null
  applicantSays: ApplicantSays | null
  /** The outcome note; '' for the applicant. */
  outcomeNote: string
}

/** The page of an application’s interview. */
export interface InterviewPageView {
  applicationId: Id
  jobId: Id
  side: TalkSide
  title: string
  employer: string
  /** The applicant’s name, as far as the employer may know it. */
  applicantName: string
  isPosterProved: boolean
  pause: InterviewPause | null
  interview: InterviewView | null
  /** Whether the viewer can do more than read. */
  canAct: boolean
  formId: Id
}

/** The data of an unfinished interview for lists. */
export interface NextInterview {
  state: 'offered' | 'picked' | 'past'
  /** Null until a time is chosen. */
  startsAt: Timestamp | null
  /** The employer’s time zone. */
  zone: string
  isDeclined: boolean
}
