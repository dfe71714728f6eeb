import { mediumDateTime } from '#contract/formats.ts'
import type { ApplicationEvent } from '#contract/application-views.ts'
import { eventWords } from './status-words.ts'
import styles from './timeline.module.css'

interface TimelineProps {
  events: ApplicationEvent[]
  reader: 'applicant' | 'employer'
  /** Whether the other side has shown that it is the employer, for an applicant. */
  isPosterProved?: boolean
}

/** What happened to an application, the newest first. */
export function Timeline({ events, reader, isPosterProved = true }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {events.toReversed().map((event) => (
        <li key={`${event.kind} ${event.at}`} className={styles.event}>
          <span className={styles.words}>{eventWords(event, { reader, isPosterProved })}</span>
          <time className={styles.time} dateTime={event.at}>
            {mediumDateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
