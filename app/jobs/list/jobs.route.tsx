import { useRef } from 'react'
import { redirect } from 'react-router'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { summarize } from '#app/sponsorship/person/person-questions.ts'
import { SituationLine } from '#app/sponsorship/situation/situation-line.tsx'
import { requestContext } from '#app/context.ts'
import { describeCount, describeSearch } from '#contract/describe-search.ts'
import { AnswerControl } from '#app/jobs/find/answer-control.tsx'
import { toAnswerLinks } from '#app/jobs/find/answer-links.ts'
import { appliedFilters, clearHref } from '#app/jobs/find/applied-filters.ts'
import { FilterChips } from '#app/jobs/find/filter-chips.tsx'
import { toFilterOptions } from '#app/jobs/find/filter-options.ts'
import { toListedJobs } from '#app/jobs/card/listed-job.ts'
import { formValues } from '#app/jobs/find/form-values.ts'
import { JobFilters } from '#app/jobs/find/job-filters.tsx'
import {
  canonicalRedirect,
  canonicalPath,
  feedPath,
  isWorthIndexing,
} from '#contract/paths/search-url.ts'
import { SEARCH_FORM, SearchBar } from '#app/jobs/find/search-bar.tsx'
import { SortLinks } from '#app/jobs/find/sort-links.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { orErrorResponse } from '#app/error-response.ts'
import { ListCount, ListRegion } from '#app/search/list-status.tsx'
import { LiveSearch } from '#app/search/live-search.tsx'
import { BROKEN_PAGE_LINK } from '#contract/paging.ts'
import { parseSearch } from '#contract/parse-search.ts'
import { searchQuery } from '#contract/search.ts'
import type { Route } from './+types/jobs.route.ts'
import { JobResults } from './job-results.tsx'
import styles from './jobs.module.css'
import { SearchNotes } from './search-notes.tsx'
import { useFilledList } from './use-filled-list.ts'

const NEWEST_SHOWN = 5
const NOT_IN_FILTERS = new Set(['answer', 'sponsorship', 'occupationCode'])

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { jobs, search: engine, site } = page
  const read = parseSearch(url.searchParams)
  const { search: typed, problems } = read
  const after = engine.isPosition(read.after) ? read.after : null
  if (read.after && !after) {
    problems.push(BROKEN_PAGE_LINK.onPage)
  }
  if (problems.length > 0) page.cacheScope = 'none'
  const position = { page: typed.q ? 1 : read.page, after }
  const better = canonicalRedirect(url, searchQuery(typed, position), problems)
  if (better) throw redirect(better)

  const isLoggedIn = page.actor !== null
  const { search, items, facets, ...answer } = await orErrorResponse(
    engine.find(typed, { ...position, isLoggedIn, person: page.situation }),
  )
  const values = formValues(typed, answer.interpretation)
  const hasNoAlternative = items.length === 0 && answer.alternatives.length === 0
  const newest = hasNoAlternative ? await jobs.listNewest(NEWEST_SHOWN) : []
  return {
    search,
    position,
    name: describeSearch(search, { facets, ...answer }),
    answers: toAnswerLinks(search, facets.answer),
    applied: appliedFilters(search, facets, answer.interpretation),
    clearHref: clearHref(search),
    values,
    options: toFilterOptions(facets, values),
    answer,
    jobs: await toListedJobs(page, items),
    problems,
    situation: page.situation && summarize(page.situation),
    newest: await toListedJobs(page, newest),
    canonical: site.publicUrl + canonicalPath(search, answer.interpretation, position),
    isIndexed: items.length > 0 && isWorthIndexing(typed, position),
  }
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown, isHeld } = useFilledList(loaderData, loaderData.jobs.length === 0)
  const { search, position, name, answers, applied, options, answer, jobs, problems, newest } =
    shown
  const { total, interpretation } = answer
  const { values } = loaderData

  return (
    <PageLayout width="wide">
      <Head {...shown} />
      <LiveSearch
        formId={SEARCH_FORM}
        typed="q"
        values={values}
        heading={heading}
        className={styles.page}
      >
        <SearchBar values={values}>
          {['title', 'occupationCode'].map(
            (name) =>
              values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
          )}
        </SearchBar>
        <div className={styles.head}>
          <div className={styles.answers}>
            <AnswerControl links={answers} />
          </div>
          <div className={styles.filters}>
            <JobFilters
              search={search}
              values={values}
              options={options}
              appliedCount={applied.filter(({ name }) => !NOT_IN_FILTERS.has(name)).length}
              total={total}
            />
          </div>
          <div className={styles.title}>
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
            <ListCount className={styles.count} isEmpty={jobs.length === 0}>
              {describeCount(total) + (position.page > 1 ? `, page ${position.page}` : '')}
            </ListCount>
          </div>
          {jobs.length > 1 && (
            <div className={styles.sort}>
              <SortLinks search={search} />
            </div>
          )}
        </div>
        <div className={styles.notes}>
          <SituationLine situation={loaderData.situation} path={jobsPath(search)} />
          <FilterChips applied={applied} clearHref={shown.clearHref} />
          <SearchNotes
            search={search}
            interpretation={interpretation}
            hasJobs={jobs.length > 0}
            problems={problems}
          />
        </div>
        <ListRegion className={styles.results} isHeld={isHeld}>
          <JobResults {...{ search, position, answer, jobs, newest }} />
        </ListRegion>
      </LiveSearch>
    </PageLayout>
  )
}

type HeadProps = Pick<
  Route.ComponentProps['loaderData'],
  'search' | 'position' | 'name' | 'answer' | 'canonical' | 'isIndexed'
>

function Head({ search, position, name, answer, canonical, isIndexed }: HeadProps) {
  const title = position.page > 1 ? `${name}, page ${position.page}` : name
  const count = describeCount(answer.total)

  return (
    <>
      <title>{`${title} – Landfall`}</title>
      <meta name="description" content={`${count} open now: ${name}. Free to read and to apply.`} />
      <link rel="canonical" href={canonical} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${name} (RSS)`}
        href={feedPath('rss', search)}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${name} (Atom)`}
        href={feedPath('atom', search)}
      />
    </>
  )
}
