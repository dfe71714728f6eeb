import type { ApplicationEvent } from '#contract/application-views.ts'
import type { ApplicantFilter, Stage } from '#contract/applications.ts'

type Tone = 'neutral' | 'sea' | 'signal' | 'success' | 'warning' | 'danger'

interface Word {
  /** As the employer reads it. */
  word: string
  /** As the applicant reads it. */
  own: string
  /** The same, set by somebody who has not shown that they are the employer. */
  claim?: string
  tone: Tone
}

const WORDS: Record<ApplicantFilter, Word> = {
  new: { word: 'New', own: 'Sent', tone: 'signal' },
  seen: { word: 'Seen', own: 'Opened', tone: 'sea' },
  shortlisted: { word: 'Shortlisted', own: 'Shortlisted', tone: 'success' },
  interview: { word: 'Interview', own: 'Interview', tone: 'success' },
  offered: { word: 'Offered', own: 'Job offered', claim: 'Poster says: offered', tone: 'success' },
  rejected: { word: 'Rejected', own: 'Not chosen', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', own: 'Withdrawn', tone: 'warning' },
}

/** What an application is called: withdrawn counts more than any status. */
export function wordFor({
  status,
  withdrawnAt,
}: {
  status: Stage
  withdrawnAt: string | null
}): Word {
  return WORDS[withdrawnAt ? 'withdrawn' : status]
}

export function filterWord(filter: ApplicantFilter): string {
  return WORDS[filter].word
}

/** What happened, in a line; 'you' is the reader. */
export function eventWords(
  { kind, status }: Pick<ApplicationEvent, 'kind' | 'status'>,
  { reader, isPosterProved }: { reader: 'applicant' | 'employer'; isPosterProved: boolean },
) {
  const isOwn = reader === 'applicant'
  const poster = isPosterProved ? 'The employer' : 'The poster'
  if (kind === 'sent') return isOwn ? 'You sent your application' : 'Applied'
  if (kind === 'opened') return isOwn ? `${poster} opened your application` : 'You opened it'
  if (kind === 'withdrawn') return isOwn ? 'You withdrew it' : 'Withdrawn by the applicant'
  if (kind === 'details')
    return isOwn ? 'Your CV and contact details were handed over' : 'You got all of it'
  if (kind === 'job-changed') return isOwn ? 'The job was changed' : 'You changed the job'
  if (kind === 'job-closed') return isOwn ? 'This job has closed' : 'You closed the job'
  if (kind === 'job-removed') return isOwn ? 'This job has been deleted' : 'You deleted the job'
  if (kind === 'licence-changed') return 'The register of sponsors has changed'
  const { word, own, claim } = WORDS[status ?? 'seen']
  const now = isPosterProved ? own : (claim ?? own)
  return isOwn ? `Now: ${now}` : `Set to ${word}`
}

export function newMessagesWords(count: number): string {
  return count === 1 ? '1 new message' : `${count} new messages`
}
