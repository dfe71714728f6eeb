import type { FactChange } from '#board/jobs/changes/fact-changes.ts'
import type { JobState, SavedNews } from '#board/saved-jobs/saved-jobs.schema.ts'
import { changesOf, factsOf } from '#board/jobs/changes/job-facts.ts'
import { warningTitle } from '#safety/warnings/warning-words.ts'
import { STORED_VERDICTS } from '#board/jobs/stored/job-rows.ts'

const LINES = {
  licence: 'Check of the licence',
  occupation: 'Check of the occupation',
  rate: 'Check of the pay',
  wording: 'Check of the wording',
} as const
const LINE_WORDS = { unknown: 'unknown', pass: 'pass', fail: 'fail' } as const

/**
 * The reason why a job is not open, in a sentence. The only reason of an employer’s that is public is that it is
 * filled.
 */
export function endOf(state: JobState): string | null {
  const { status, closedAs, isTakenDown } = state
  if (status === 'open') return null
  if (status === 'held') return 'We are looking at this advert. It may come back.'
  if (isTakenDown) return warningTitle('taken-down')
  if (status === 'removed') return 'The person who posted this job has deleted it.'
  if (closedAs === 'filled') return 'The position is filled.'
  return closedAs === 'expired' ? 'Its closing date has passed.' : 'The job has closed.'
}

/** Null if nothing relevant differs. */
export function newsBetween(before: JobState, after: JobState): SavedNews | null {
  const [was, is] = [endOf(before), endOf(after)]
  const happened = was === is ? null : (is ?? 'It is open again.')
  const changes = isPublic(after) ? changesBetween(before, after) : []
  return happened === null && changes.length === 0 ? null : { happened, changes }
}

/** Whether the advert can be read: changes of others are not reported. */
function isPublic({ status }: JobState) {
  return status === 'open' || status === 'closed'
}

function changesBetween(before: JobState, after: JobState) {
  const withEmployer = (state: JobState) => [
    ...factsOf(state),
    { fact: 'Employer', words: state.employerName },
  ]
  return [...changesOf(withEmployer(before), withEmployer(after)), ...checkChanges(before, after)]
}

/** Changes of the check. A closed job has none, nor has one abroad: that is not a change. */
function checkChanges(before: JobState, after: JobState): FactChange[] {
  if (before.licence === null || after.licence === null) return []
  return (Object.keys(LINES) as (keyof typeof LINES)[])
    .filter((line) => before[line] !== after[line])
    .map((line) => ({
      fact: LINES[line],
      before: wordOf(before[line]),
      after: wordOf(after[line]),
    }))
}

function wordOf(verdict: number | null) {
  return LINE_WORDS[STORED_VERDICTS[verdict ?? 0] ?? 'unknown']
}
