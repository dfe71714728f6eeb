import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { NextInterview } from '#hiring/interviews/model/interviews.schema.ts'
import { nextInterviewWords } from '#hiring/interviews/model/interview-words.ts'
import { interviewPath } from '#hiring/interviews/model/interview-paths.ts'
import styles from './interview.module.css'
import { useOwnZone, type OwnZone } from './use-own-zone.ts'

interface OwnInterviewsProps {
  items: (NextInterview & { applicationId: string; title: string; employer: string })[]
  own: OwnZone
}

/** Coming interviews, and offers waiting for a choice; nothing if there are neither. */
export function OwnInterviews({ items, own }: OwnInterviewsProps) {
  const { zone } = useOwnZone(own)
  if (items.length === 0) return null
  return (
    <div className={styles.ahead}>
      <Card as="section">
        <div className={styles.part}>
          <h2 className={styles.title}>Your interviews</h2>
          <ul className={styles.list}>
            {items.map(({ applicationId, title, employer, ...next }) => (
              <li key={applicationId}>
                <Link href={interviewPath({ id: applicationId })}>{`${title}, ${employer}`}</Link>
                <p>{nextInterviewWords(next, { reader: 'applicant', zone })}</p>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  )
}
