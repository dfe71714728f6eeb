import { JobList } from '#app/jobs/card/job-list.tsx'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { describeCount } from '#contract/describe-search.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ListedJob } from '#app/jobs/card/listed-job.ts'
import { searchQuery, type AlternativeSearch, type JobSearch } from '#contract/search.ts'
import styles from './no-match.module.css'
import { Link } from '#app/ui/link.tsx'

interface NoMatchProps {
  search: JobSearch
  alternatives: AlternativeSearch[]
  /** Shown where there is no way on. */
  newest: ListedJob[]
}

/** Nothing matches: what is near does, and there are always jobs to look at. */
export function NoMatch({ search, alternatives, newest }: NoMatchProps) {
  if (searchQuery({ ...search, sort: null }) === '') return <EmptyBoard />
  return (
    <>
      <EmptyState
        title="No open jobs match"
        action={{
          href: '/jobs',
          label: search.q || search.place ? 'See all jobs' : 'Clear the filters',
        }}
      >
        {alternatives.length > 0 ? (
          <>
            <p>Try one of these searches:</p>
            <ul className={styles.ways}>
              {alternatives.map(({ label, search, total }) => (
                <li key={label}>
                  <Link className={styles.way} href={jobsPath(search)} rel="nofollow">
                    {label} <span>({describeCount(total)})</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>Use fewer words, or remove a filter. New jobs come in every day.</p>
        )}
      </EmptyState>
      {newest.length > 0 && (
        <section className={styles.newest} aria-labelledby="newest">
          <h2 id="newest">Newest jobs</h2>
          <JobList jobs={newest} heading="h3" />
        </section>
      )}
    </>
  )
}

/** Nothing narrows the list: there is no job at all. */
function EmptyBoard() {
  return (
    <EmptyState title="No jobs are open right now" action={{ href: '/post', label: 'Post a job' }}>
      New jobs appear here as soon as they are posted.
    </EmptyState>
  )
}
