import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { EmployerLogo } from './employer-logo.tsx'
import { jobPath } from '#contract/paths/job-paths.ts'
import styles from './job-card.module.css'
import type { ListedJob } from './listed-job.ts'
import { PostedTime } from './posted-time.tsx'
import { Link } from '#app/ui/link.tsx'

interface JobCardProps {
  job: ListedJob
  /** Where the card leads; the job's page unless told. */
  path?: string
  /** What its owner can do with it, below everything. */
  actions?: ReactNode
  /** Nobody applies for a job of their own. */
  isOwn?: boolean
  /** The level that fits the page's outline. */
  heading?: 'h2' | 'h3'
}

/** A job in a list. The title's link covers the card, so that all of it can be tapped. */
export function JobCard({
  job,
  path = jobPath(job),
  actions,
  isOwn = job.isOwn ?? false,
  heading: Heading = 'h2',
}: JobCardProps) {
  const canApply = job.isOpen && !isOwn && !job.hasApplied && !actions
  const action = canApply ? 'Apply' : 'View'

  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <EmployerLogo name={job.employer} logo={job.logo} />
        <div className={styles.names}>
          <Heading className={styles.title}>
            <Link href={path}>{job.title}</Link>
          </Heading>
          <p className={styles.employer}>
            {job.employer}
            {!job.isOpen && <Tag tone="warning">Closed</Tag>}
            {job.isSample && <Tag tone="signal">Sample</Tag>}
            {job.hasApplied && <Tag tone="sea">Applied</Tag>}
          </p>
        </div>
      </div>
      <ul className={styles.facts}>
        <li className={styles.place}>{job.location}</li>
        {job.pay && <li className={styles.pay}>{job.pay}</li>}
        <li className={styles.kind}>{job.kind}</li>
      </ul>
      {job.sponsorship && (
        <p>
          <Tag tone={job.sponsorship.tone}>{job.sponsorship.words}</Tag>
        </p>
      )}
      <p className={styles.preview}>{job.preview}</p>
      <div className={styles.foot}>
        <PostedTime postedAt={job.postedAt} />
        <span className={styles.apply}>
          <ButtonLink
            size="small"
            href={path}
            aria-label={`${action}: ${job.title}, ${job.employer}`}
          >
            {action}
          </ButtonLink>
        </span>
        {actions}
      </div>
    </article>
  )
}
