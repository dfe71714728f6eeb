import { Card } from '#app/ui/card.tsx'
import styles from './applicant.module.css'

/** For members who read and do not decide. */
export function ReadersPart({ note }: { note: string }) {
  return (
    <Card as="section">
      <div className={styles.form}>
        <h2 className={styles.title}>You can read this</h2>
        <p className={styles.hint}>
          Owners and recruiters of your organisation decide, and write to the applicant.
        </p>
        {note && (
          <>
            <h3>Your colleagues’ note</h3>
            <p className={styles.note}>{note}</p>
          </>
        )}
      </div>
    </Card>
  )
}
