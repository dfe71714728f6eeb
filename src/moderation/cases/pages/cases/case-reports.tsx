import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { JobStatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'
import { Moment } from '#moderation/desk/pages/parts/moment.tsx'
import { REPORT_REASONS } from '#moderation/reports/reports.schema.ts'
import type { DeskCase } from '#moderation/cases/desk.service.ts'
import type { CaseNote } from '#moderation/cases/queue.ts'
import { EarlierCases } from './earlier-cases.tsx'
import styles from './case.module.css'

/** Jobs with the same text under another name. */
export function LikeThis({ found: { jobId, similar } }: { found: DeskCase }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>Like this one</h2>
      {similar.length === 0 && <p>No other advert has nearly these words.</p>}
      <ul className={styles.like}>
        {similar.map(({ id, title, employer, status, likeness }) => (
          <li key={id}>
            <b>{Math.round(likeness * 100)}%</b>
            <span>
              <Link href={`/desk/jobs/${id}`}>{title}</Link>, ‘{employer}’{' '}
              <JobStatusTag status={status} />{' '}
              <Link href={`/desk/jobs/${jobId}/compare/${id}`}>
                Compare
                <span className="visually-hidden">
                  {' '}
                  with {title}, {employer}
                </span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Reports from visitors, and earlier cases. */
export function CaseReports({ found: { reports, earlier } }: { found: DeskCase }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>Reports and earlier cases</h2>
      {reports.length === 0 && <p>Nobody has reported it.</p>}
      <ul className={styles.activity}>
        {reports.map(({ id, reason, words, hasPicture, times, isFromAccount, at }) => (
          <li key={id}>
            <b>{REPORT_REASONS[reason].label}</b>
            {times > 1 && ` (${times} times)`}
            {words && <p className={styles.written}>{words}</p>}
            {hasPicture && (
              <p>
                <Link href={`/desk/reports/${id}/picture`} reloadDocument>
                  The picture
                </Link>
              </p>
            )}
            <p className={styles.soft}>
              {isFromAccount ? 'From somebody with an account' : 'Without an account'},{' '}
              <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
      <EarlierCases cases={earlier} />
    </Card>
  )
}

/** Questions from admins and the employer's answers. */
export function CaseTalk({ notes }: { notes: CaseNote[] }) {
  if (notes.length === 0) return null
  return (
    <Card as="section">
      <h2 className={styles.title}>Questions and answers</h2>
      <ol className={styles.activity}>
        {notes.map(({ isFromDesk, words, at }, index) => (
          <li key={index}>
            <b>{isFromDesk ? 'We' : 'The poster'}</b>{' '}
            <span className={styles.soft}>
              <Moment at={at} />
            </span>
            <p className={styles.written}>{words}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
