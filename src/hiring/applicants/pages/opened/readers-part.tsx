import { Card } from '#platform/ui/facts/card.tsx'
import styles from './applicant.module.css'

/** A note for members who may read but not decide. */
export function ReadersPart() {
  return (
    <Card as="section">
      <div className={styles.form}>
        <h2 className={styles.title}>You can read this</h2>
        <p className={styles.hint}>
          Owners and recruiters of your organisation decide, and write to the applicant.
        </p>
      </div>
    </Card>
  )
}
