import { EmployerLogo } from '#board/jobs/pages/card/employer-logo.tsx'
import { PostedTime } from '#board/jobs/pages/card/posted-time.tsx'
import type { ShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { SaveButton } from '#board/saved-jobs/pages/save-button.tsx'
import { JobAnswer } from '#sponsorship/headline/pages/job-answer.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { fill } from '#platform/languages/fill.ts'
import type { ViewerJobState } from '#hiring/applications/applications.service.ts'
import styles from './job-header.module.css'
import { mustBeCareful } from './must-be-careful.ts'
import type { ShownJob } from '#hiring/details/pages/shown-job.ts'

interface JobHeaderProps {
  job: ShownJob
  /** The viewer's state for the job; null if anonymous. */
  viewer?: ViewerJobState | null
  /** Null if it cannot be saved. */
  isSaved?: boolean | null
  check: ShownCheck
  /** A link to the explanation of the required pay. */
  payHref?: string | undefined
  /** Shown before it is posted: there are no actions yet. */
  isPreview?: boolean
  /** The heading level that fits the page's outline. */
  heading?: 'h1' | 'h3'
}

/** The job, its employer, place and pay, the main action, and the answer about sponsorship. */
export function JobHeader({
  job,
  viewer = null,
  isSaved = null,
  check,
  payHref,
  isPreview = false,
  heading = 'h1',
}: JobHeaderProps) {
  const { headline } = check
  return (
    <header className={styles.header}>
      <div className={styles.body}>
        <EmployerLogo logo={job.logo} size="large" />
        <Words
          job={job}
          heading={heading}
          neededPay={headline?.neededPay ?? null}
          payHref={payHref}
          isUnproved={check.poster !== null}
        />
        {!isPreview && (
          <div className={styles.action}>
            <MainAction job={job} viewer={viewer} isCareful={mustBeCareful(check)} />
            {isSaved !== null && <SaveButton job={job} isSaved={isSaved} hasWords />}
          </div>
        )}
      </div>
      {headline && (
        <JobAnswer headline={headline} basis={check.basis} isEnglish={check.isHeadlineEnglish} />
      )}
      <Origin job={job} isUnproved={check.poster !== null} />
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
  const { english, locale, words } = useLanguage()
  const { shown } = job
  return (
    <div className={styles.words}>
      <Heading className={styles.title} {...english}>
        {job.title}
      </Heading>
      <p>
        <b className={styles.employer}>{job.employer}</b>
        {'\u00A0· '}
        {shown.place}
      </p>
      {job.posterLine && isUnproved && <p className={styles.unproved}>{job.posterLine}</p>}
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
        <b>{shown.pay ?? words.card.payNotGiven}</b>{' '}
        {neededPay &&
          (payHref ? <Link href={payHref}>{neededPay}</Link> : <span>{neededPay}</span>)}
      </p>
      <p className={styles.facts}>
        {shown.hours && <span>{shown.hours}</span>}
        <span>{shown.category}</span>
        {/* The line about its source says when it was first seen. */}
        {!job.isUndated && <PostedTime postedAt={job.postedAt} />}
        {job.isOpen && job.closesAt && (
          <span>{fill(words.job.closesOn, { date: mediumDate(job.closesAt, locale) })}</span>
        )}
      </p>
      {(job.isOffered || job.isSample || !job.isOpen) && (
        <p className={styles.tags}>
          {job.isOffered && <Tag tone="sea">{words.job.offers}</Tag>}
          {job.isSample && <Tag tone="signal">{words.card.sample}</Tag>}
          {!job.isOpen && <Tag tone="danger">{words.job.closed}</Tag>}
        </p>
      )}
    </div>
  )
}

/** Where the advert is from, who posted it, and when it was seen. */
function Origin({ job, isUnproved }: { job: ShownJob; isUnproved: boolean }) {
  return (
    <>
      {job.posterLine && !isUnproved && <p className={styles.origin}>{job.posterLine}</p>}
      {job.ageNote && <p className={styles.origin}>{job.ageNote}</p>}
    </>
  )
}

interface MainActionProps {
  job: ShownJob
  viewer: ViewerJobState | null
  /** Nothing prompts to apply. */
  isCareful: boolean
}

function MainAction({ job, viewer, isCareful }: MainActionProps) {
  const { locale, words } = useLanguage()
  const application = viewer?.application
  if (application) {
    return (
      <>
        <p>
          {application.withdrawnAt
            ? fill(words.job.withdrewOn, { date: mediumDate(application.withdrawnAt, locale) })
            : fill(words.job.appliedOn, { date: mediumDate(application.sentAt, locale) })}
        </p>
        <ButtonLink href={`/applications/${application.id}`} size="large">
          {words.job.seeApplication}
        </ButtonLink>
      </>
    )
  }
  if (!viewer?.isOwn && !job.isOpen) return null
  const elsewhere = job.source?.url
  return viewer?.isOwn ? (
    <ButtonLink href={`/applicants/${job.id}`} tone="primary" size="large">
      {words.job.seeApplicants}
    </ButtonLink>
  ) : (
    <ButtonLink
      href={elsewhere ?? `/jobform/${job.id}`}
      tone={isCareful ? 'secondary' : 'primary'}
      size="large"
    >
      {elsewhere ? words.job.applyElsewhere : words.job.apply}
    </ButtonLink>
  )
}
