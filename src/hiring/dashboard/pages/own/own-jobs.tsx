import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { OwnList } from '#hiring/own-applications/pages/own-list.tsx'
import { appliedJobsPath } from '#hiring/dashboard/pages/dashboard-tabs.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { OwnView } from './load-own.ts'
import styles from './own.module.css'
import { WaitingList } from './waiting-list.tsx'

/** A seeker's tab: what waits, then the applications, with new jobs beside or below. */
export function OwnJobs(own: OwnView) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <WaitingList {...own} />
        <OwnList {...own.applied} hrefOf={appliedJobsPath} />
      </div>
      <NewJobs news={own.news} />
    </div>
  )
}

function NewJobs({ news }: Pick<OwnView, 'news'>) {
  const { count, jobs, path } = news ?? { count: 0, jobs: [], path: '' }
  return (
    <section className={styles.part} aria-labelledby="new-jobs">
      <h2 id="new-jobs" className={styles.title}>
        {headingOf(count)}
      </h2>
      {!news && <p>Set an alert, and new jobs appear here and in your mail.</p>}
      {jobs.length > 0 && <JobList jobs={jobs} basis={null} heading="h3" />}
      <p className={styles.links}>
        {news && <ButtonLink href={path}>All of them</ButtonLink>}
        <Link href="/alerts">Alerts</Link>
        <Link href="/saved">Saved jobs</Link>
      </p>
    </section>
  )
}

function headingOf(count: number) {
  if (count === 0) return 'New jobs for you'
  return count === 1 ? '1 new job for you this week' : `${count} new jobs for you this week`
}
