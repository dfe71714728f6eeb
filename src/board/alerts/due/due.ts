import type { AlertFrequency } from '#board/alerts/alerts.schema.ts'

const HOUR = 6
const MONDAY = 1

/** The next morning after `now` on which an alert is due, at six in UTC: every day, or on Mondays. */
export function nextDue(frequency: AlertFrequency, now: Date): Date {
  const due = new Date(now)
  due.setUTCHours(HOUR, 0, 0, 0)
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1)
  const untilMonday = (MONDAY - due.getUTCDay() + 7) % 7
  if (frequency === 'weekly') due.setUTCDate(due.getUTCDate() + untilMonday)
  return due
}
