import type { ApplicantListCard } from '#hiring/applicants/applicant-list-views.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import styles from './waits.module.css'

const DAY_MS = 86_400_000
const SOON = 3
const LATE = 7

/** The time an applicant has waited for the employer: ‘9 days’; null if they are not waiting. */
export function waitOf({ waitsSince }: Pick<ApplicantListCard, 'waitsSince'>, now = Date.now()) {
  if (waitsSince === null) return null
  const days = Math.max(0, Math.floor((now - Date.parse(waitsSince)) / DAY_MS))
  const words = days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`
  return { words, urgency: days >= LATE ? 'late' : days >= SOON ? 'soon' : 'new' }
}

/** The waiting time on a card, in words for screen readers. */
export function Waits({ card }: { card: ApplicantListCard }) {
  const wait = waitOf(card)
  if (!wait) return null
  return (
    <span className={styles.wait} data-urgency={wait.urgency} suppressHydrationWarning>
      <Icon name="clock" size="small" />
      <span className="visually-hidden">Waiting since </span>
      {wait.words}
    </span>
  )
}

export function experienceWords(years: number): string {
  if (years === 0) return 'no experience yet'
  return years === 1 ? '1 year' : `${years} years`
}
