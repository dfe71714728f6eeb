import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { DUE_DAYS, type WaitingApplicant } from '#organisations/answer-rate/rate-words.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './waiting-list.module.css'

interface WaitingListProps {
  waiting: (WaitingApplicant & { days: number })[]
  /** There are more people than the list shows. */
  isMore: boolean
}

/** Applicants who have had no answer, each with a link to give one. */
export function WaitingList({ waiting, isMore }: WaitingListProps) {
  return (
    <>
      <ul className={styles.list}>
        {waiting.map(({ id, jobId, jobTitle, name, sentAt, days }) => (
          <li key={id} className={styles.item}>
            <p className={styles.words}>
              <Link href={`/applicants/${jobId}/${id}`}>{name}</Link>
              <span>{jobTitle}</span>
            </p>
            <p className={styles.wait}>
              <time dateTime={sentAt}>{mediumDate(sentAt)}</time>
              {days >= DUE_DAYS ? (
                <Tag tone="warning" icon="clock">{`${days} days`}</Tag>
              ) : (
                <Tag>{days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`}</Tag>
              )}
            </p>
          </li>
        ))}
      </ul>
      {isMore && <p>There are more. Answer these first.</p>}
    </>
  )
}
