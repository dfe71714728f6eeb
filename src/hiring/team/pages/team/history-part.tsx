import { Card } from '#platform/ui/facts/card.tsx'
import { interviewEventWords } from '#hiring/interviews/model/interview-words.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { TeamEvent } from '#hiring/team/team-views.ts'
import { filterWord } from '#hiring/applications/pages/status-words.ts'
import { EventLines } from '#hiring/talk/pages/thread.tsx'
import threadStyles from '#hiring/talk/pages/thread.module.css'
import eventTexts from '#hiring/applications/model/event-words.json' with { type: 'json' }
import styles from './team.module.css'

/** Actions of members, newest first. The applicant’s own page does not name members. */
export function HistoryPart({ history }: { history: TeamEvent[] }) {
  return (
    <Card as="section">
      <div className={styles.part} id="history">
        <h2 className={styles.title}>History</h2>
        <ol className={`${threadStyles.thread} ${styles.history}`}>
          {history.toReversed().map((event) => (
            <li key={event.key} className={threadStyles.event}>
              <span className={threadStyles.words}>{eventWords(event)}</span>
              {event.kind !== 'written' && <EventLines detail={event.detail} />}
              <span className={threadStyles.time}>
                {event.who && `${event.who}, `}
                <time dateTime={event.at}>{mediumDateTime(event.at)}</time>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

const WORDS: Record<
  Exclude<TeamEvent['kind'], 'status' | 'interview'>,
  string
> = eventTexts.employer

function eventWords({ kind, status, who, detail }: TeamEvent) {
  if (detail?.interview)
    return interviewEventWords(detail.interview, { reader: 'employer', isPosterProved: true })
  if (kind === 'interview') return 'Interview'
  if (detail?.by === 'desk') return eventTexts.employer['job-refused']
  if (kind === 'status') return `Set to ${filterWord(status ?? 'seen')}`
  return kind === 'written' && who === null ? 'Message from the applicant' : WORDS[kind]
}
