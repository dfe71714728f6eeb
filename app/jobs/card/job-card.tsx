import type { ReactNode } from 'react'
import { AnswerLine } from '#app/sponsorship/headline/answer-line.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { jobPath } from '#contract/paths/job-paths.ts'
import { EmployerLogo } from './employer-logo.tsx'
import styles from './job-card.module.css'
import type { ListedJob } from './listed-job.ts'

interface JobCardProps {
  job: ListedJob
  /** Where the card leads; the job's page unless told. */
  path?: string
  /** What its owner can do with it, below everything. */
  actions?: ReactNode
  /** It was opened before on this device. */
  isSeen?: boolean
  /** The level that fits the page's outline. */
  heading?: 'h2' | 'h3'
}

/** A job in a list. The title's link covers the card, so that all of it can be tapped. */
export function JobCard({
  job,
  path = jobPath(job),
  actions,
  isSeen = false,
  heading: Heading = 'h2',
}: JobCardProps) {
  const canApply = job.isOpen && !job.isOwn && !job.hasApplied && !actions
  return (
    <article className={isSeen ? styles.seen : styles.card}>
      <div className={styles.parts}>
        <div className={styles.names}>
          <EmployerLogo logo={job.logo} />
          <div className={styles.words}>
            <Heading className={styles.title}>
              <Link href={path}>{job.title}</Link>
            </Heading>
            <p className={styles.employer}>
              <span>{job.employer}</span> <Marks job={job} isSeen={isSeen} />
            </p>
          </div>
        </div>
        {job.answer && <AnswerLine className={styles.answer} answer={job.answer} />}
        <p className={styles.pay}>
          <b>{job.pay}</b> {job.neededPay && <span>{job.neededPay}</span>}
        </p>
        <p className={styles.facts}>
          <span className={styles.place}>{job.location}</span>{' '}
          {job.hours && <span>{job.hours}</span>} {job.poster && <b>{job.poster}</b>}{' '}
          <span>
            <TimeAgo at={job.postedAt} />
            {job.ageNote}
          </span>
          {canApply && (
            <Link
              className={styles.apply}
              href={path}
              aria-label={`Apply: ${job.title}, ${job.employer}`}
            >
              Apply
            </Link>
          )}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}

/** What the job is to its reader, beside the employer: a mark that comes late moves nothing. */
function Marks({ job, isSeen }: { job: ListedJob; isSeen: boolean }) {
  return (
    <>
      {!job.isOpen && <Tag tone="warning">Closed</Tag>}
      {job.isSample && <Tag tone="signal">Sample</Tag>}
      {job.hasApplied && <b className={styles.applied}>Applied</b>}
      {isSeen && !job.hasApplied && <span className={styles.opened}>Seen</span>}
    </>
  )
}
