import type { JobStatus } from '#trade/jobs.schema.ts'
import type { TalkDenial, TalkSide } from './talk.schema.ts'

/** The facts that decide whether the two sides of an application can write to each other. */
export interface TalkFacts {
  jobStatus: JobStatus
  isWithdrawn: boolean
  /** Whether we have warned the applicant of the poster. */
  isWarned: boolean
  /** Whether the organisation is frozen, until the desk has decided about a report. */
  isFrozen: boolean
  isSuspended: boolean
  /** Whether the desk took the job off the site, and has not put it back. */
  wasTakenDown: boolean
}

/**
 * The reason why a side cannot write now; null if it can. Closing a job or deciding ends nothing. Messages of a frozen
 * organisation wait for the desk; applicants cannot write to one, so as not to give away more.
 */
export function talkDenial(side: TalkSide, facts: TalkFacts): TalkDenial | null {
  const { jobStatus, isWithdrawn, isWarned, isFrozen, isSuspended, wasTakenDown } = facts
  if (isWithdrawn) return 'withdrawn'
  if (isWarned || isSuspended || jobStatus === 'removed') return 'talk_over'
  if (wasTakenDown && jobStatus === 'held') return 'talk_waits'
  return isFrozen && side === 'applicant' ? 'talk_paused' : null
}

/** We screen texts but cannot screen files: an employer’s files must come from a proved one. */
export function canAttach(side: TalkSide, { isPosterProved }: { isPosterProved: boolean }) {
  return side === 'applicant' || isPosterProved
}

/** Whether a side sees a message, its own or the other’s. */
export function canSeeMessage(
  reader: TalkSide,
  { side, sentAt }: { side: TalkSide; sentAt: string | null },
) {
  return side === reader || sentAt !== null
}
