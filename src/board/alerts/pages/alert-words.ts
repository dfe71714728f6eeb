import type { AlertFrequency } from '#board/alerts/alerts.schema.ts'
import type { AlertView } from '#board/alerts/alerts.service.ts'
import { mediumDate } from '#platform/primitives/formats.ts'

export const FREQUENCY_OPTIONS = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
] as const satisfies { value: AlertFrequency; label: string }[]

/** '12 such jobs were posted in the last week, 3 of them in the last day.' */
export function describePreview({ day, week }: { day: number; week: number }): string {
  if (week === 0) return 'No such job was posted in the last week. You hear from us when one comes.'
  const jobs = week === 1 ? '1 such job was' : `${week.toLocaleString('en-GB')} such jobs were`
  const ofDay = day === week ? 'all' : day === 0 ? 'none' : `${day.toLocaleString('en-GB')}`
  const ofThem = week === 1 ? '' : `, ${ofDay} of them in the last day`
  return `${jobs} posted in the last week${ofThem}.`
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
  return `${often} if there are new jobs${next}.${isForMe ? ' Checked against your situation.' : ''}`
}
