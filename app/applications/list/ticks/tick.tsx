import type { ApplicantListCard } from '#contract/applicant-list-views.ts'
import styles from './tick.module.css'

/** The form that moves, ticked or not: each button of the page belongs to it. */
export const APPLICANTS_FORM = 'applicants'

/** Ticks one applicant for what is done with several. */
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
