import { useLocation } from 'react-router'
import { DeleteJob } from '#board/jobs/pages/card/delete-job.tsx'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import {
  type JobSearch,
  type SearchAnswer,
  type SearchPosition,
  searchQuery,
} from '#board/search/search.ts'
import { NearWork } from './closed-work.tsx'
import type { ShownAlternative, ShownClosedWork } from './shown-answer.ts'
import { AlertLink } from '#board/alerts/pages/alert-link.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import styles from './no-match.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { MAX_PAGE_NUMBER, PAGE_SIZE, TRANSLATED_PAGE_SIZE } from '#trade/limits/job-limits.ts'

interface JobResultsProps {
  search: JobSearch
  position: SearchPosition
  answer: Pick<SearchAnswer, 'next' | 'total'> & {
    alternatives: ShownAlternative[]
    closed: ShownClosedWork | null
  }
  jobs: ListedJob[]
  basis: ShownBasis
  newest: ListedJob[]
  /** The link that turns the list into an alert. */
  alert: [string, boolean]
}

export function JobResults(props: JobResultsProps) {
  const { search, position, answer, jobs, basis, newest, alert } = props
  const { alternatives, closed, next, total } = answer
  const { pathname, search: query } = useLocation()
  const { english, words } = useLanguage()
  const isDeep = position.page > 1 || position.after !== null

  return (
    <>
      {closed && !isDeep && jobs.length > 0 && <h2 {...english}>{closed.heading}</h2>}
      {jobs.length > 0 && (
        <JobList
          jobs={jobs}
          basis={basis}
          renderActions={(job) => job.isOwn && <DeleteJob job={job} back={pathname + query} />}
        />
      )}
      {jobs.length === 0 && isDeep && (
        <EmptyState
          title={words.list.end}
          action={{ href: jobsPath(search), label: words.list.backToFirst }}
        >
          {words.list.endText}
        </EmptyState>
      )}
      {jobs.length === 0 && !isDeep && (
        <NoMatch {...{ search, alternatives, newest, basis, alert }} />
      )}
      <JobPages {...{ search, ...position, next, total }} />
      {closed && !isDeep && closed.near.length > 0 && <NearWork near={closed.near} />}
    </>
  )
}

interface NoMatchProps {
  search: JobSearch
  alternatives: ShownAlternative[]
  /** Shown if there are no alternatives. */
  newest: ListedJob[]
  basis: ShownBasis
  alert: [string, boolean]
}

/** Shown if nothing matches: alternatives, or else the newest jobs. */
function NoMatch({ search, alternatives, newest, basis, alert }: NoMatchProps) {
  const { english, words } = useLanguage()
  if (searchQuery({ ...search, sort: null }) === '') return <EmptyBoard />
  const hasFilters = searchQuery({ ...search, q: '', place: '', sort: null }) !== ''
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
          <p>{hasFilters ? words.list.useFewer : words.list.otherWords}</p>
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

interface JobPagesProps extends SearchPosition, Pick<SearchAnswer, 'next' | 'total'> {
  search: JobSearch
}

/** Pages by number as far as numbers go, then by position. Keyword results have no numbers: only ‘next’ links. */
function JobPages({ search, page, after, next, total }: JobPagesProps) {
  const { path, words } = useLanguage()
  const hasNumbers = !search.q && !after
  const last = Math.min(
    Math.ceil(total.count / (path ? TRANSLATED_PAGE_SIZE : PAGE_SIZE.default)),
    MAX_PAGE_NUMBER,
  )
  const isNextNumbered = hasNumbers && page < MAX_PAGE_NUMBER
  const nextPosition = isNextNumbered ? { page: page + 1 } : { after: next }
  const previous = after
    ? { href: jobsPath(search), label: words.list.firstPage }
    : page > 1 && { href: jobsPath(search, { page: page - 1 }), label: words.list.previous }

  return (
    <Pagination
      label={words.list.pages}
      current={hasNumbers ? page : null}
      last={hasNumbers && last >= page ? last : null}
      hrefOf={(number) => jobsPath(search, { page: number })}
      previous={previous || null}
      next={next && { href: jobsPath(search, nextPosition), label: words.list.next }}
    />
  )
}
