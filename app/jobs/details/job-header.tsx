import { ButtonLink } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { formatPay, mediumDate } from '#contract/formats.ts'
import type { ShownJob } from './shown-job.ts'
import { isOfferShown } from '#contract/sponsorship/offer.ts'
import { EmployerLogo } from '#app/jobs/card/employer-logo.tsx'
import type { ViewerJobState } from '#server/applications/applications.service.ts'
import styles from './job-header.module.css'
import { PostedTime } from '#app/jobs/card/posted-time.tsx'
import type { Verdicts } from '#contract/sponsorship/criteria.ts'

interface JobHeaderProps {
  job: ShownJob
  /** What the job is to the reader; null for an anonymous one. */
  standing?: ViewerJobState | null
  /** What the lines of its check say; null for a job abroad. */
  check?: Verdicts | null
  /** Shown before it is posted: there is nothing to do yet. */
  isPreview?: boolean
  /** The level that fits the page's outline. */
  heading?: 'h1' | 'h3'
}

/** Who wants whom, where, for how much, and the one main action. */
export function JobHeader({
  job,
  standing = null,
  check = null,
  isPreview = false,
  heading = 'h1',
}: JobHeaderProps) {
  return (
    <header className={styles.header}>
      <EmployerLogo name={job.employer} logo={job.logo} size="large" />
      <Words job={job} heading={heading} isOffered={isOfferShown(job, check)} />
      {!isPreview && <MainAction job={job} standing={standing} />}
    </header>
  )
}

interface WordsProps {
  job: ShownJob
  heading: 'h1' | 'h3'
  /** The employer says that it sponsors, and no line speaks against it. */
  isOffered: boolean
}

function Words({ job, heading: Heading, isOffered }: WordsProps) {
  const pay = formatPay(job.pay)
  return (
    <div className={styles.words}>
      <Heading>{job.title}</Heading>
      <p className={styles.employer}>{job.employer}</p>
      <p>
        {job.isRemote ? `${job.location} (remote)` : job.location}
        {pay && <strong className={styles.pay}>{pay}</strong>}
      </p>
      <p className={styles.tags}>
        {job.type && <Tag tone="sea">{job.type}</Tag>}
        <Tag tone="neutral">{job.category.name}</Tag>
        {isOffered && <Tag tone="sea">Employer offers sponsorship</Tag>}
        {job.isSample && <Tag tone="signal">Sample</Tag>}
        {!job.isOpen && <Tag tone="danger">Closed</Tag>}
        <PostedTime postedAt={job.postedAt} />
      </p>
    </div>
  )
}

function MainAction({ job, standing }: Pick<JobHeaderProps, 'job' | 'standing'>) {
  const application = standing?.application
  if (application) {
    return (
      <div className={styles.action}>
        <p>You applied on {mediumDate(application.sentAt)}</p>
        <ButtonLink href={`/applications/${application.id}`} size="large">
          See your application
        </ButtonLink>
      </div>
    )
  }
  if (!standing?.isOwn && !job.isOpen) return null
  return (
    <div className={styles.action}>
      {standing?.isOwn ? (
        <ButtonLink href={`/applicants/${job.id}`} tone="primary" size="large">
          See who applied
        </ButtonLink>
      ) : (
        <ButtonLink href={`/jobform/${job.id}`} tone="primary" size="large">
          Apply for this job
        </ButtonLink>
      )}
    </div>
  )
}
