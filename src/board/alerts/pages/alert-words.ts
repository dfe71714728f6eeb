import type { AlertFrequency, AlertView } from '#board/alerts/alerts.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'

export const FREQUENCY_OPTIONS = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
] as const satisfies { value: AlertFrequency; label: string }[]

/** 'In the last week it would have sent you 12 jobs, 3 of them in the last day.' */
export function describePreview({ day, week }: { day: number; week: number }): string {
  if (week === 0) return 'No such job came in the last week. You hear from us when one does.'
  const jobs = week === 1 ? '1 job' : `${week.toLocaleString('en-GB')} jobs`
  const ofDay = day === week ? 'all' : day === 0 ? 'none' : `${day.toLocaleString('en-GB')}`
  const ofThem = week === 1 ? '' : `, ${ofDay} of them in the last day`
  return `In the last week it would have sent you ${jobs}${ofThem}.`
}

/** The alert's current status in words. */
export function describeStatus({
  status,
  stoppedBecause,
  frequency,
  nextAt,
  isForMe,
}: AlertView): string {
  if (status === 'paused') return 'Paused: nothing is sent.'
  if (status === 'stopped') {
    return stoppedBecause === 'bounced'
      ? 'Stopped: your mailbox refused our email.'
      : 'Stopped: you had not opened an email for a year.'
  }
  const often = frequency === 'daily' ? 'Every day' : 'Every Monday'
  const next = nextAt ? `, next on ${mediumDate(nextAt)}` : ''
  return `${often} if there are new jobs${next}.${isForMe ? ' Answers are for you.' : ''}`
}
