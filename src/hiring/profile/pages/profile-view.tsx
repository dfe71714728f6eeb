import type { ProfilePart } from '#hiring/profile/model/profile-words.ts'
import { EntryView } from './entry-view.tsx'
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
