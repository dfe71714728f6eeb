import { Avatar } from '#app/ui/avatar.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ApplicantCard } from '#contract/application-views.ts'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { newMessagesWords } from '../status-words.ts'
import { StatusTag } from '../status-tag.tsx'
import styles from './applicant-list.module.css'
import { Link } from '#app/ui/link.tsx'

interface ApplicantListProps {
  jobId: string
  items: ApplicantCard[]
}

/** Newest first; all of a card leads to the applicant. */
export function ApplicantList({ jobId, items }: ApplicantListProps) {
  return (
    <ul className={styles.list}>
      {items.map((applicant) => (
        <li key={applicant.id} className={styles.card} data-is-new={isNew(applicant) || undefined}>
          <Avatar name={applicant.name} />
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Link className="card-link" href={`/applicants/${jobId}/${applicant.id}`}>
                {applicant.name}
              </Link>
            </h2>
            <p className={styles.facts}>
              {applicant.country} · {yearsIn(applicant.yearsOfExperience)} ·{' '}
              <TimeAgo at={applicant.sentAt} />
            </p>
            <p className={styles.preview}>{applicant.preview}</p>
          </div>
          <p className={styles.tags}>
            <StatusTag application={applicant} reader="employer" />
            {applicant.newMessages > 0 && (
              <Tag tone="signal">{newMessagesWords(applicant.newMessages)}</Tag>
            )}
            {applicant.hasNote && <Tag>Note</Tag>}
          </p>
        </li>
      ))}
    </ul>
  )
}

function isNew({ status, withdrawnAt }: ApplicantCard) {
  return status === 'new' && !withdrawnAt
}

function yearsIn(count: number) {
  if (count === 0) return 'no experience yet'
  return count === 1 ? '1 year' : `${count} years`
}
