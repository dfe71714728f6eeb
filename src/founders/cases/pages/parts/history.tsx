import { caseEventWords } from '#founders/cases/founder-case-words.ts'
import type { CaseEvent, CaseSide } from '#founders/cases/founder-case.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import styles from './case-parts.module.css'

interface CaseHistoryProps {
  events: CaseEvent[]
  reader: CaseSide
}

/** Events, newest first. */
export function CaseHistory({ events, reader }: CaseHistoryProps) {
  return (
    <ol className={styles.history}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <p className={styles.name}>{caseEventWords(event, reader)}</p>
          <time className={styles.soft} dateTime={event.at}>
            {mediumDateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
