import { mediumDateTime } from '#contract/formats.ts'
import type { ApplicationEvent } from '#contract/application-views.ts'
import { eventWords } from './status-words.ts'
import styles from './timeline.module.css'

interface TimelineProps {
  events: ApplicationEvent[]
  reader: 'applicant' | 'employer'
  /** When we warned of who posted the job. */
  warnedAt?: string
}

/** What happened to an application, the newest first. */
export function Timeline({ events, reader, warnedAt }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {warnedAt && (
        <li className={styles.event}>
          <span className={styles.words}>Landfall warned you</span>
          <time className={styles.time} dateTime={warnedAt}>
            {mediumDateTime(warnedAt)}
          </time>
        </li>
      )}
      {events.toReversed().map((event) => (
        <li key={`${event.kind} ${event.at}`} className={styles.event}>
          <span className={styles.words}>{eventWords(event, reader)}</span>
          <time className={styles.time} dateTime={event.at}>
            {mediumDateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
