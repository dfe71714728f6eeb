import type { JobStatus } from '#contract/jobs.ts'
import type { TalkDenial, TalkSide } from '#contract/talk.ts'

/** What decides whether the two sides of an application can write to each other. */
export interface TalkFacts {
  jobStatus: JobStatus
  isWithdrawn: boolean
  /** We have warned the applicant of who posted the job. */
  isWarned: boolean
  /** The organisation, until the desk has decided about a report. */
  isFrozen: boolean
  isSuspended: boolean
}

/**
 * Why somebody who may otherwise write for this side cannot do so now; null if they can. A closed job or a decision ends
 * nothing. What a frozen organisation writes waits for the desk; to one, nobody gives away more.
 */
export function talkDenial(side: TalkSide, facts: TalkFacts): TalkDenial | null {
  const { jobStatus, isWithdrawn, isWarned, isFrozen, isSuspended } = facts
  if (isWithdrawn) return 'withdrawn'
  if (isWarned || isSuspended || jobStatus === 'removed') return 'talk_over'
  return isFrozen && side === 'applicant' ? 'talk_paused' : null
}

/** We read texts and cannot read files: those of an employer have to come from one that is proved. */
export function canAttach(side: TalkSide, { isPosterProved }: { isPosterProved: boolean }) {
  return side === 'applicant' || isPosterProved
}

/** Whether one side sees what the other, or itself, wrote. */
export function canSeeMessage(
  reader: TalkSide,
  { side, sentAt }: { side: TalkSide; sentAt: string | null },
) {
  return side === reader || sentAt !== null
}
