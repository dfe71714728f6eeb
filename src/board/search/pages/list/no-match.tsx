import { AlertLink } from '#board/alerts/pages/alert-link.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { searchQuery, type JobSearch } from '#board/search/search.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import type { ShownAlternative } from './shown-answer.ts'
import styles from './no-match.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

interface NoMatchProps {
  search: JobSearch
  alternatives: ShownAlternative[]
  /** Shown if there are no alternatives. */
  newest: ListedJob[]
  basis: ShownBasis
  alert: [string, boolean]
}

/** Shown if nothing matches: alternatives, or else the newest jobs. */
export function NoMatch({ search, alternatives, newest, basis, alert }: NoMatchProps) {
  const { english, words } = useLanguage()
  if (searchQuery({ ...search, sort: null }) === '') return <EmptyBoard />
  return (
    <>
      <EmptyState title={words.list.none}>
        {alternatives.length > 0 ? (
          <>
            <p>{words.list.tryThese}</p>
            <ul className={styles.ways}>
              {alternatives.map(({ label, search, count }) => (
                <li key={label}>
                  <Link className={styles.way} href={jobsPath(search)} rel="nofollow">
                    <span {...english}>{label}</span> <span>({count})</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{words.list.useFewer}</p>
        )}
        <div className={styles.actions}>
          <AlertLink alert={alert} tone="primary" />
          <ButtonLink href="/jobs" tone="secondary" size="small">
            {search.q || search.place ? words.home.seeAll : words.list.clearFilters}
          </ButtonLink>
        </div>
      </EmptyState>
      {newest.length > 0 && (
        <section className={styles.newest} aria-labelledby="newest">
          <h2 id="newest">{words.home.newest}</h2>
          <JobList jobs={newest} basis={basis} heading="h3" />
        </section>
      )}
    </>
  )
}

/** Shown if the unfiltered list is empty. */
function EmptyBoard() {
  const { words } = useLanguage()
  return (
    <EmptyState title={words.list.noneAtAll} action={{ href: '/post', label: words.home.postJob }}>
      {words.list.noneAtAllText}
    </EmptyState>
  )
}
