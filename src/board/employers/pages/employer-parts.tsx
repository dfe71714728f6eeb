import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { JobAnswers } from '#board/employers/employers.ts'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import styles from './employer.module.css'
import { Card } from '#platform/ui/facts/card.tsx'
import type { EmployerPage } from '#board/employers/employers.service.ts'
import { EVENT_WORDS, formatLicences, describeWhenListed } from './register-words.ts'

interface EmployerJobsProps {
  jobs: ListedJob[]
  basis: ShownBasis
  answers: JobAnswers
  /** The employer's name in adverts. */
  name: string
  /** The organisation posts its own jobs; others are found by their name in adverts. */
  isPoster?: boolean
}

/** The newest open jobs, and a link to all others by the employer's name. */
export function EmployerJobs({
  jobs,
  basis,
  answers: { total },
  name,
  isPoster = false,
}: EmployerJobsProps) {
  const how = isPoster ? '' : ' We found the employer by the name in the advert.'
  const isAll = jobs.length === total
  const written = name.replaceAll('"', ' ')
  return (
    <section className={styles.section} aria-labelledby="open-jobs">
      <h2 id="open-jobs">Open jobs</h2>
      {total === 0 ? (
        <p>
          We know of no open job here that is this employer’s.{' '}
          <Link href="/jobs">See all jobs</Link>.
        </p>
      ) : (
        <p className={styles.lead}>
          {isAll
            ? `Newest first.${how}`
            : `The newest ${jobs.length} of ${formatCount(total)}.${how}`}
        </p>
      )}
      {jobs.length > 0 && <JobList jobs={jobs} basis={basis} heading="h3" />}
      {!isAll && (
        <p>
          <ButtonLink href={jobsPath({ q: `"${written}"` })} iconEnd="arrow-right">
            {`Search all jobs for ‘${written}’`}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

/** The licences as the register prints them, and changes between registers. */
export function EmployerHistory({
  employer,
  register,
  events,
}: Pick<EmployerPage, 'employer' | 'register' | 'events'>) {
  const { isListed, licences, firstSeen, lastSeen } = employer
  return (
    <section className={styles.section} aria-labelledby="licence">
      <h2 id="licence">Licence, as we saw it</h2>
      <Card>
        <div className={styles.licence}>
          <h3>{isListed ? 'Licensed for' : 'It was licensed for'}</h3>
          <ul className={styles.licences}>
            {licences.map(({ route, printed }) => (
              <li key={`${route} ${printed}`}>
                <b>{route}</b>
                <span>{printed}</span>
              </li>
            ))}
          </ul>
          <p>{`${describeWhenListed(employer, register)}.`}</p>
          <ol className={styles.history}>
            <li>
              <b>{isListed ? 'On the newest register' : 'Last seen on the register'}</b>
              <time dateTime={lastSeen}>{mediumDate(lastSeen)}</time>
            </li>
            {events.map(({ kind, on, licences }) => (
              <li key={`${on} ${kind}`}>
                <b>{EVENT_WORDS[kind]}</b>
                <time dateTime={on}>{mediumDate(on)}</time>
                {kind !== 'removed' && <span>{formatLicences(licences)}</span>}
              </li>
            ))}
            {!events.some(({ kind }) => kind === 'added') && (
              <li>
                <b>First seen on the register</b>
                <time dateTime={firstSeen}>{mediumDate(firstSeen)}</time>
                {firstSeen <= register.beganOn && (
                  <span>Our records begin here; the licence may be older.</span>
                )}
              </li>
            )}
          </ol>
          <p className={styles.lead}>
            A licence lets an employer sponsor. It promises no job and no visa, and it does not show
            who wrote an advert. Nobody may ask you for money for a job or a certificate.
          </p>
        </div>
      </Card>
    </section>
  )
}

interface FollowEmployerProps {
  /** The employer's name in adverts. */
  name: string
  alert: string
  feed: string
}

/** The ways to hear of the employer's new jobs. */
export function FollowEmployer({ name, alert, feed }: FollowEmployerProps) {
  return (
    <section className={styles.section} aria-labelledby="follow">
      <h2 id="follow">Hear of new jobs</h2>
      <p>
        <ButtonLink href={alert} rel="nofollow">
          {`Email me new jobs at ${name}`}
        </ButtonLink>
      </p>
      <p>
        Or follow them in a feed reader:{' '}
        <Link href={feed} reloadDocument>
          RSS feed
        </Link>
        .
      </p>
    </section>
  )
}
