import type { ReactNode } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { AnswerLine } from '#sponsorship/headline/pages/answer-line.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { TimeAgo } from '#platform/ui/facts/time-ago.tsx'
import { SaveButton } from '#board/saved-jobs/pages/save-button.tsx'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { EmployerLogo } from './employer-logo.tsx'
import styles from './job-card.module.css'
import type { ListedJob } from './listed-job.ts'

interface JobCardProps {
  job: ListedJob
  /** The card's link; the job's page by default. */
  path?: string
  /** The owner's actions, below everything else. */
  actions?: ReactNode
  /** The job was opened before on this device. */
  isSeen?: boolean
  /** The heading level that fits the page's outline. */
  heading?: 'h2' | 'h3'
}

/** A job in a list. The title's link covers the card, so that the whole card can be tapped. */
export function JobCard({
  job,
  path = jobPath(job),
  actions,
  isSeen = false,
  heading: Heading = 'h2',
}: JobCardProps) {
  const { english, words } = useLanguage()
  const canApply = job.isOpen && !job.isOwn && !job.applied && !actions
  return (
    <article className={isSeen ? styles.seen : styles.card}>
      <div className={styles.parts}>
        <div className={styles.names}>
          <EmployerLogo logo={job.logo} initials={job.initials} />
          <div className={styles.words}>
            <Heading className={styles.title} {...english}>
              <Link href={path}>{job.title}</Link>
            </Heading>
            <p className={styles.employer}>
              <span>
                <span {...english}>{job.employer}</span> ·{' '}
                <span className={styles.place}>{job.location}</span>
              </span>{' '}
              <Marks job={job} isSeen={isSeen} />
            </p>
          </div>
        </div>
        {job.answer && <AnswerLine className={styles.answer} answer={job.answer} />}
        <p className={styles.pay}>
          <b>{job.pay}</b> {job.neededPay && <span>{job.neededPay}</span>}
        </p>
        <div className={styles.more}>
          {job.preview && (
            <p className={styles.preview} {...english}>
              {job.preview}
            </p>
          )}
          <p className={styles.facts}>
            <span>
              {job.postedOn} · <TimeAgo at={job.postedAt} />
              {job.ageNote}
            </span>{' '}
            {job.hours && <span className={styles.hours}>{job.hours}</span>}{' '}
            {job.poster && <b>{job.poster}</b>}
            {canApply && (
              <Link
                className={styles.apply}
                href={path}
                aria-label={`${words.card.apply}: ${job.title}, ${job.employer}`}
              >
                {words.card.apply}
              </Link>
            )}
          </p>
        </div>
        {job.isSaved !== undefined && !actions && <SaveButton job={job} isSaved={job.isSaved} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}

/** The job's marks for its viewer, next to the employer, where a late mark moves nothing. */
function Marks({ job, isSeen }: { job: ListedJob; isSeen: boolean }) {
  const { words } = useLanguage()
  return (
    <>
      {!job.isOpen && <Tag tone="warning">{words.card.closed}</Tag>}
      {job.isSample && <Tag tone="signal">{words.card.sample}</Tag>}
      {job.applied && (
        <Link className={styles.applied} href={job.applied.href}>
          {job.applied.words}
        </Link>
      )}
      {isSeen && !job.applied && <span className={styles.opened}>{words.card.seen}</span>}
    </>
  )
}
