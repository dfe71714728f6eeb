import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { fill } from '#platform/languages/fill.ts'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { landingPath, listPathOf } from '#board/jobs/model/job-paths.ts'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import type { LandingLink } from '#board/landing/links.ts'
import styles from '#hiring/details/pages/job-details.module.css'

interface SimilarJobsProps {
  jobs: ListedJob[]
  /** A link to similar jobs in the same town. */
  more: LandingLink | null
}

export function SimilarJobs({ jobs, more }: SimilarJobsProps) {
  const { path, words } = useLanguage()
  if (jobs.length === 0 && !more) return null
  return (
    <section className={styles.similar} aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">{words.job.similar}</h2>
      {jobs.length > 0 && <JobList jobs={jobs} basis={null} heading="h3" inColumns />}
      {more && (
        <p>
          <ArrowLink href={import.meta.env.SSR && path ? listPathOf(more) : landingPath(more)}>
            {fill(words.job.moreLikeIt, {
              kind: more.kind ?? '',
              town: more.town ?? '',
            })}
          </ArrowLink>
        </p>
      )}
    </section>
  )
}
