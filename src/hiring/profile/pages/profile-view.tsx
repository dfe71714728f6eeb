import type { ProfilePart, EntryWords } from '#hiring/profile/model/profile-words.ts'
import styles from './profile-view.module.css'

interface ProfileViewProps {
  parts: ProfilePart[]
  /** The level of the sections' headings. */
  level: 2 | 3 | 4
}

/** A read-only profile, as an employer sees it. */
export function ProfileView({ parts, level }: ProfileViewProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.profile}>
      {parts.map(({ section, name, entries }) => (
        <section key={section} className={styles.part}>
          <Heading>{name}</Heading>
          <ul className={styles.entries}>
            {entries.map((entry, index) => (
              <li key={index}>
                <EntryView entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

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
