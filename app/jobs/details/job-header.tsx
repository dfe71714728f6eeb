import { EmployerLogo } from '#app/jobs/card/employer-logo.tsx'
import { PostedTime } from '#app/jobs/card/posted-time.tsx'
import type { ShownCheck } from '#app/sponsorship/check/shown-check.ts'
import { JobAnswer } from '#app/sponsorship/headline/job-answer.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { formatPay, mediumDate } from '#contract/formats.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'
import type { ViewerJobState } from '#server/applications/applications.service.ts'
import styles from './job-header.module.css'
import type { ShownJob } from './shown-job.ts'

interface JobHeaderProps {
  job: ShownJob
  /** What the job is to the reader; null for an anonymous one. */
  standing?: ViewerJobState | null
  check: ShownCheck
  /** Says what the pay must be, and why. */
  payHref?: string | undefined
  /** Shown before it is posted: there is nothing to do yet. */
  isPreview?: boolean
  /** The level that fits the page's outline. */
  heading?: 'h1' | 'h3'
}

/** Whether it can be sponsored; then who wants whom, where, for how much, and the one main action. */
export function JobHeader({
  job,
  standing = null,
  check,
  payHref,
  isPreview = false,
  heading = 'h1',
}: JobHeaderProps) {
  const { headline } = check
  return (
    <header className={styles.header}>
      {headline && <JobAnswer headline={headline} />}
      <div className={styles.body}>
        <EmployerLogo logo={job.logo} size="large" />
        <Words
          job={job}
          heading={heading}
          neededPay={headline?.neededPay ?? null}
          payHref={payHref}
          isUnproved={check.poster !== null}
        />
        {!isPreview && <MainAction job={job} standing={standing} tone={headline?.tone} />}
      </div>
    </header>
  )
}

interface WordsProps {
  job: ShownJob
  heading: 'h1' | 'h3'
  neededPay: string | null
  payHref: string | undefined
  isUnproved: boolean
}

function Words({ job, heading: Heading, neededPay, payHref, isUnproved }: WordsProps) {
  const isHere = job.place !== null && job.country.code === 'GB'
  const place = isHere ? job.place : job.location
  const hours = job.hoursPerWeek === null ? null : `${job.hoursPerWeek} hours`
  return (
    <div className={styles.words}>
      <Heading className={styles.title}>{job.title}</Heading>
      <p>
        <b className={styles.employer}>{job.employer}</b>
        {'\u00A0· '}
        {job.isRemote ? `${place} (remote)` : place}
      </p>
      {job.posterLine && (
        <p className={isUnproved ? styles.unproved : styles.poster}>{job.posterLine}</p>
      )}
      {job.otherPlaces && (
        <p>
          {job.otherPlaces.links.map(({ before, words, path }) => (
            <span key={path}>
              {before}
              <Link href={path}>{words}</Link>
            </span>
          ))}
          {job.otherPlaces.end}
        </p>
      )}
      <p className={styles.pay}>
        <b>{formatPay(job.pay) ?? 'Pay not given'}</b>{' '}
        {neededPay &&
          (payHref ? <Link href={payHref}>{neededPay}</Link> : <span>{neededPay}</span>)}
      </p>
      <p className={styles.facts}>
        {(job.type || hours) && <span>{[job.type, hours].filter(Boolean).join(', ')}</span>}
        <span>{job.category.name}</span>
        <PostedTime postedAt={job.postedAt} />
        {job.isOpen && job.closesAt && <span>Closes {mediumDate(job.closesAt)}</span>}
      </p>
      {job.ageNote && <p>{job.ageNote}</p>}
      {(job.isOffered || job.isSample || !job.isOpen) && (
        <p className={styles.tags}>
          {job.isOffered && <Tag tone="sea">Employer offers sponsorship</Tag>}
          {job.isSample && <Tag tone="signal">Sample</Tag>}
          {!job.isOpen && <Tag tone="danger">Closed</Tag>}
        </p>
      )}
    </div>
  )
}

interface MainActionProps {
  job: ShownJob
  standing: ViewerJobState | null
  tone: Headline['tone'] | undefined
}

function MainAction({ job, standing, tone }: MainActionProps) {
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
  // Where one should look first, nothing calls to apply.
  const isCareful = tone === 'caution' || tone === 'danger'
  return (
    <div className={styles.action}>
      {standing?.isOwn ? (
        <ButtonLink href={`/applicants/${job.id}`} tone="primary" size="large">
          See who applied
        </ButtonLink>
      ) : (
        <ButtonLink
          href={`/jobform/${job.id}`}
          tone={isCareful ? 'secondary' : 'primary'}
          size="large"
        >
          Apply for this job
        </ButtonLink>
      )}
    </div>
  )
}
