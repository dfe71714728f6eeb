import { mediumDateTime } from '#contract/formats.ts'
import type { ApplicationEvent } from '#contract/application-views.ts'
import { eventWords } from './status-words.ts'
import { changeLine, CLOSE_REASON_WORDS, licenceWords } from '#contract/application-words.ts'
import styles from './timeline.module.css'

interface TimelineProps {
  events: ApplicationEvent[]
  reader: 'applicant' | 'employer'
  /** Whether the other side has shown that it is the employer, for an applicant. */
  isPosterProved?: boolean
  /** When we warned of who posted the job. */
  warnedAt?: string
}

/** What happened to an application, the newest first. */
export function Timeline({ events, reader, isPosterProved = true, warnedAt }: TimelineProps) {
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
          <span className={styles.words}>{eventWords(event, { reader, isPosterProved })}</span>
          <EventLines event={event} />
          <time className={styles.time} dateTime={event.at}>
            {mediumDateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function EventLines({ event }: { event: ApplicationEvent }) {
  const { changes, reason, licence } = event.detail ?? {}
  const lines = [
    ...(changes ?? []).map(changeLine),
    ...(reason ? [CLOSE_REASON_WORDS[reason].told] : []),
    ...(licence ? [licenceWords(licence)] : []),
  ]
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))
}
