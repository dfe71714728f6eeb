import type { EntryWords } from '#hiring/profile/model/profile-words.ts'
import styles from './profile-view.module.css'

/** A profile entry: title, dates, place, and description. */
export function EntryView({ entry }: { entry: EntryWords }) {
  const { title, detail, dates, text } = entry
  return (
    <div className={styles.entry}>
      {title && <strong>{title}</strong>}
      {dates && <span className={styles.soft}>{dates}</span>}
      {detail && <span className={styles.soft}>{detail}</span>}
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
