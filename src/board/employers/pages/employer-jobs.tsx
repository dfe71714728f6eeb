import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { JobAnswers } from '#board/employers/employers.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import styles from './employer.module.css'

interface EmployerJobsProps {
  jobs: ListedJob[]
  basis: ShownBasis
  answers: JobAnswers
  /** The employer's name in adverts. */
  name: string
}

/** The newest open jobs, and a link to all others by the employer's name. */
export function EmployerJobs({ jobs, basis, answers: { total }, name }: EmployerJobsProps) {
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
            ? 'Newest first. We found the employer by the name in the advert.'
            : `The newest ${jobs.length} of ${formatCount(total)}. We found the employer by the name in the advert.`}
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
