import { Papers } from '#platform/art/papers.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import type { OwnApplicationCard } from '#hiring/own-applications/own-applications.queries.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './own-list.module.css'
import { newMessagesWords } from '#hiring/applications/pages/status-words.ts'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import { decisionWords, stateOf } from '#hiring/applications/model/application-state.ts'
import { arrivalPath } from '#trade/paths/arrival-paths.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'

interface OwnListProps {
  items: OwnApplicationCard[]
  /** The positions where this page and the next one start; null for the first page, and after the last. */
  after: string | null
  next: string | null
  /** The URL of the page that starts after a position. */
  hrefOf: (after: string | null) => string
}

/** A person's applications, newest first, each with its stage. */
export function OwnList({ items, after, next, hrefOf }: OwnListProps) {
  if (items.length === 0 && !after) {
    return (
      <EmptyState
        title="You have not applied for a job yet"
        art={<Papers />}
        action={{ href: '/jobs', label: 'See all jobs' }}
      >
        Jobs you apply for appear here, with their progress. Applying is free.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" className={styles.heading}>
        Your applications
      </h2>
      <ul className={styles.list}>
        {items.map((application) => (
          <li key={application.id} className={styles.card}>
            <div className={styles.head}>
              <h3 className={styles.title}>
                <Link className="card-link" href={`/applications/${application.id}`}>
                  {application.title}
                </Link>
              </h3>
              {application.newMessages > 0 && (
                <Tag tone="signal">{newMessagesWords(application.newMessages)}</Tag>
              )}
              {application.isWarned ? (
                <Tag tone="danger" icon="alert">
                  Do not pay: read our warning
                </Tag>
              ) : (
                <StatusTag application={application} reader="applicant" />
              )}
            </div>
            <p className={styles.facts}>
              {application.employer}, {application.location} · {factsOf(application)}
            </p>
            {stateOf(application) === 'accepted' && !application.isWarned && (
              <p className={styles.next}>
                <ButtonLink href={arrivalPath({ id: application.id })}>
                  Next: get the contract in writing
                </ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of your applications"
        current={null}
        last={null}
        hrefOf={() => hrefOf(null)}
        previous={after && { href: hrefOf(null), label: 'Newest' }}
        next={next && { href: hrefOf(next), label: 'Next' }}
      />
    </section>
  )
}

const GONE = {
  waits: 'we are looking at the job again',
  landfall: 'we took the job off the site',
  employer: 'the job is deleted',
}

function factsOf(application: OwnApplicationCard) {
  const { sentAt, openedAt, isJobOpen, goneBecause } = application
  const decision = decisionWords(application)
  return [
    `applied on ${mediumDate(sentAt)}`,
    openedAt && !decision && `opened on ${mediumDate(openedAt)}`,
    decision,
    goneBecause ? GONE[goneBecause] : !isJobOpen && 'the job is closed',
  ]
    .filter(Boolean)
    .join(' · ')
}
