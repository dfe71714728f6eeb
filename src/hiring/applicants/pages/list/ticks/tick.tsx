import type { ApplicantListCard } from '#hiring/applicants/applicant-list-views.ts'
import styles from './tick.module.css'

/** The id of the form for moves, with or without ticks: every button of the page belongs to it. */
export const APPLICANTS_FORM = 'applicants'

/** A box that ticks one applicant for bulk actions. */
export function Tick({
  card,
  isTicked,
  tabIndex,
}: {
  card: Pick<ApplicantListCard, 'id' | 'name' | 'status'>
  isTicked: boolean
  tabIndex?: number | undefined
}) {
  return (
    <label className={styles.tick}>
      <input
        key={String(isTicked)}
        type="checkbox"
        name="tick"
        form={APPLICANTS_FORM}
        value={`${card.id} ${card.status}`}
        defaultChecked={isTicked}
        aria-label={`Tick ${card.name}`}
        tabIndex={tabIndex}
      />
    </label>
  )
}
