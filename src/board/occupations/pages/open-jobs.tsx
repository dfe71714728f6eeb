import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { AnswerControl } from '#board/search/pages/find/answer-control.tsx'
import type { AnswerLink } from '#board/search/pages/find/answer-links.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import styles from './occupations.module.css'

/** The open jobs of an occupation, as its page shows them. */
export interface OccupationJobs {
  /** ‘1,204 open jobs’. */
  heading: string
  /** The counts by answer; empty without jobs. */
  answers: AnswerLink[]
  newest: ListedJob[]
  basis: ShownBasis
  allHref: string
}

/** The number of jobs, how many can be sponsored, and the newest. */
export function OpenJobs({ jobs }: { jobs: OccupationJobs }) {
  const { heading, answers, newest, basis, allHref } = jobs
  return (
    <section className={styles.section} aria-labelledby="jobs">
      <h2 id="jobs">{heading}</h2>
      {newest.length === 0 ? (
        <p>
          We know of no open job in this occupation right now.{' '}
          <Link href="/jobs">See all jobs</Link>.
        </p>
      ) : (
        <>
          <p className={styles.soft}>
            Each advert is counted where its title fits best, or where its employer says. The newest
            come first.
          </p>
          <AnswerControl links={answers} />
          <JobList jobs={newest} basis={basis} heading="h3" />
          <p>
            <ButtonLink href={allHref} iconEnd="arrow-right">
              See all of them
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}
