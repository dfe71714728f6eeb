import { interviewEventWords } from '#hiring/interviews/model/interview-words.ts'
import type { ApplicationEvent } from '#hiring/applications/model/application-views.ts'
import type { ApplicantGroup } from '#hiring/applicants/applicant-list.schema.ts'
import type { ApplicantFilter } from '#hiring/applications/model/applications.schema.ts'
import { stateOf, type ApplicationState } from '#hiring/applications/model/application-state.ts'
import type { OfferAnswer } from '#hiring/arrival/arrival.schema.ts'
import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import { UNREAD_LIMIT } from '#hiring/talk/talk.schema.ts'
import eventTexts from '#hiring/applications/model/event-words.json' with { type: 'json' }

const EVENTS = eventTexts.applicant

type Tone = 'neutral' | 'sea' | 'signal' | 'success' | 'warning' | 'danger'

interface Word {
  /** The wording for the employer. */
  word: string
  /** The wording for the applicant. */
  own: string
  /** The wording for the applicant when the poster has not proved that they are the employer. */
  claim?: string
  tone: Tone
}

const WORDS: Record<ApplicantFilter | OfferAnswer, Word> = {
  new: { word: STAGE_NAMES.new, own: 'Sent', tone: 'signal' },
  seen: { word: STAGE_NAMES.seen, own: 'Opened', tone: 'sea' },
  shortlisted: { word: STAGE_NAMES.shortlisted, own: 'Shortlisted', tone: 'success' },
  interview: { word: STAGE_NAMES.interview, own: 'Interview', tone: 'success' },
  offered: {
    word: STAGE_NAMES.offered,
    own: 'Job offered',
    claim: 'Offer received (not checked)',
    tone: 'success',
  },
  accepted: { word: 'Accepted your offer', own: 'You accepted', tone: 'success' },
  declined: { word: 'Declined your offer', own: 'You declined', tone: 'neutral' },
  rejected: { word: STAGE_NAMES.rejected, own: 'Not chosen', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', own: 'Withdrawn', tone: 'warning' },
}

/** The name of an application's state. */
export function wordFor(application: Parameters<typeof stateOf>[0]): Word {
  return WORDS[stateOf(application)]
}

const INTERVIEW_OFF = 'Interview cancelled'

const UNDECIDED = new Set<string>(['new', 'seen', 'shortlisted', 'interview'])

/** Why nothing more comes of a stage before the decision; null if it may. */
export function stoppedWord(
  application: Omit<ApplicationState, 'offerAnsweredAt'> & {
    goneBecause?: 'employer' | 'landfall' | 'waits' | null
  },
): string | null {
  const state = stateOf(application)
  if (!UNDECIDED.has(state)) return null
  if (application.goneBecause === 'employer') return 'Job deleted'
  if (application.goneBecause === 'landfall') return 'Job taken down'
  if (application.goneBecause === 'waits') return 'Job looked at again'
  return state === 'interview' && application.isInterviewOff ? INTERVIEW_OFF : null
}

/** The name of a stage for the employer, of somebody who has not withdrawn. */
export function stageWord({
  status,
  isInterviewOff,
}: Pick<ApplicationState, 'status' | 'isInterviewOff'>): string {
  return status === 'interview' && isInterviewOff ? INTERVIEW_OFF : filterWord(status)
}

export function filterWord(filter: ApplicantFilter): string {
  return WORDS[filter].word
}

const GROUPS: Partial<Record<ApplicantGroup, string>> = {
  open: 'Still open',
  waiting: 'Wait for you',
  unread: 'Unread',
}

export function groupWord(group: ApplicantGroup): string {
  return GROUPS[group] ?? filterWord(group as ApplicantFilter)
}

/** An event in a line, for the applicant. */
export function eventWords(
  { kind, status, detail }: Pick<ApplicationEvent, 'kind' | 'status' | 'detail'>,
  isPosterProved: boolean,
) {
  if (detail?.interview)
    return interviewEventWords(detail.interview, { reader: 'applicant', isPosterProved })
  const poster = isPosterProved ? 'The employer' : 'The poster'
  if (detail?.by === 'desk') return EVENTS['job-refused']
  if (kind in EVENTS) return EVENTS[kind as keyof typeof EVENTS].replace('{poster}', poster)
  const { own, claim } = WORDS[status ?? 'seen']
  return `Now: ${isPosterProved ? own : (claim ?? own)}`
}

export function newMessagesWords(count: number): string {
  if (count >= UNREAD_LIMIT) return `${UNREAD_LIMIT - 1}+ new messages`
  return count === 1 ? '1 new message' : `${count} new messages`
}
