import type { ApplicantListCard } from '#hiring/applicants/applicant-list-views.ts'
import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import type { MoveTarget } from '#hiring/applications/model/move-form.schema.ts'
import { writeToSeveralPath } from '#hiring/applicants/applicant-paths.ts'
import { offerPath } from '#trade/paths/arrival-paths.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { APPLICANTS_FORM } from '#hiring/applicants/pages/list/ticks/tick.tsx'
import styles from './move-menu.module.css'

/** Stages an applicant can be moved to, each with its key; an offer is made on its own page. */
export const MOVES: { to: MoveTarget; digit: string }[] = [
  { to: 'seen', digit: '1' },
  { to: 'shortlisted', digit: '2' },
  { to: 'interview', digit: '3' },
  { to: 'offered', digit: '4' },
  { to: 'rejected', digit: '9' },
]

interface MoveMenuProps {
  jobId: string
  card: Pick<ApplicantListCard, 'id' | 'name' | 'status' | 'withdrawnAt'>
  /** The query of the list to come back to. */
  list: string
  tabIndex?: number | undefined
}

/** Does by touch, key or plain form what dragging does. */
export function MoveMenu({ jobId, card, list, tabIndex }: MoveMenuProps) {
  const { id, name, status, withdrawnAt } = card
  if (withdrawnAt) return null
  const query = new URLSearchParams({ to: 'rejected', tick: `${id} ${status}`, list })
  return (
    <details className={styles.menu} name="move-menu" data-move-menu>
      <summary className={styles.summary} aria-label={`Move ${name}`} tabIndex={tabIndex}>
        Move
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles.sheet}>
        {MOVES.filter(({ to }) => to !== status).map(({ to, digit }) =>
          to === 'offered' ? (
            <Link key={to} href={offerPath(jobId, id, list)} data-digit={digit}>
              Make an offer…
              <kbd aria-hidden="true">{digit}</kbd>
            </Link>
          ) : (
            <button
              key={to}
              type="submit"
              form={APPLICANTS_FORM}
              name="move"
              value={`${id} ${status} ${to}`}
              data-digit={digit}
              data-ends={to === 'rejected' || undefined}
            >
              {STAGE_NAMES[to]}
              <kbd aria-hidden="true">{digit}</kbd>
            </button>
          ),
        )}
        {status !== 'rejected' && (
          <Link href={`${writeToSeveralPath(jobId)}?${query}`} data-digit="0">
            Reject with a message…
            <kbd aria-hidden="true">0</kbd>
          </Link>
        )}
      </div>
    </details>
  )
}
