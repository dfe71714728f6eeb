import { useRef } from 'react'
import { redirect } from 'react-router'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { summarize } from '#sponsorship/situation/pages/person/person-questions.ts'
import {
  ListNoteLine,
  SituationChip,
} from '#sponsorship/situation/pages/situation/situation-chip.tsx'
import { SituationLine } from '#sponsorship/situation/pages/situation/situation-line.tsx'
import { AlertLink } from '#board/alerts/pages/alert-link.tsx'
import { toAlertLink } from '#board/alerts/pages/to-alert-link.ts'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import { requestContext } from '#platform/pages/context.ts'
import { fill } from '#platform/languages/fill.ts'
import { withoutLanguage } from '#platform/languages/translated-paths.ts'
import { AnswerControl } from '#board/search/pages/find/answer-control.tsx'
import { toAnswerLinks } from '#board/search/pages/find/answer-links.ts'
import { appliedFilters, clearHref } from '#board/search/pages/find/filters/applied-filters.ts'
import { FilterChips } from '#board/search/pages/find/filters/filter-chips.tsx'
import { facetsIn } from '#board/search/pages/find/filters/facets-in.ts'
import { toFilterOptions } from '#board/search/pages/find/filters/filter-options.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { formValues } from '#board/search/pages/find/form-values.ts'
import { JobFilters } from '#board/search/pages/find/filters/job-filters.tsx'
import {
  canonicalRedirect,
  canonicalPath,
  feedPath,
  isWorthIndexing,
} from '#board/search/search-url.ts'
import { SEARCH_FORM, SearchBar } from '#board/search/pages/find/search-bar.tsx'
import { SortLinks } from '#board/search/pages/find/sort-links.tsx'
import { useFold } from '#board/search/pages/find/use-fold.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { ListCount, ListRegion } from '#board/search/pages/search/list-status.tsx'
import { LiveSearch } from '#board/search/pages/search/live-search.tsx'
import { BROKEN_PAGE_LINK } from '#platform/primitives/paging.ts'
import { TRANSLATED_PAGE_SIZE } from '#trade/limits/job-limits.ts'
import { parseSearch } from '#board/search/parse-search.ts'
import { searchQuery } from '#board/search/search.ts'
import type { Route } from './+types/jobs.route.ts'
import { ClosedWork } from './closed-work.tsx'
import { JobResults } from './job-results.tsx'
import styles from './jobs.module.css'
import { SearchNotes } from './search-notes.tsx'
import { findListNotes } from './list-notes.ts'
import { listName, toShownAnswer } from './shown-answer.ts'
import { toUnderstoodNotes } from './understood-notes.ts'
import { useFilledList } from './use-filled-list.ts'

const NEWEST_SHOWN = 5
const NOT_IN_FILTERS = new Set(['answer', 'sponsorship', 'occupationCode'])

/** Answers in the chip above the list: with more it would be cut, or push the first job down. */
const MOST_ANSWERS = 2

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { jobs, language, search: engine, site } = page
  const read = parseSearch(url.searchParams)
  const { search: typed, problems } = read
  const after = engine.isPosition(read.after) ? read.after : null
  if (read.after && !after) {
    problems.push(BROKEN_PAGE_LINK.onPage)
  }
  if (problems.length > 0) page.cacheScope = 'none'
  const position = { page: typed.q ? 1 : read.page, after }
  const better = canonicalRedirect(
    { pathname: withoutLanguage(url.pathname, language), search: url.search },
    searchQuery(typed, position),
    problems,
  )
  if (better) throw redirect(better)

  const isLoggedIn = page.actor !== null
  const {
    search,
    items,
    facets: found,
    ...answer
  } = await orErrorResponse(
    engine.find(typed, {
      ...position,
      ...(language.path && { limit: TRANSLATED_PAGE_SIZE }),
      isLoggedIn,
      person: page.situation,
    }),
  )
  const facets = facetsIn(language, found, answer.answersFor)
  const values = formValues(search, answer.interpretation)
  const hasNoAlternative = items.length === 0 && answer.alternatives.length === 0
  const newest = hasNoAlternative ? await jobs.listNewest(NEWEST_SHOWN) : []
  return {
    search,
    position,
    name: listName(language, search, { facets, ...answer }),
    answers: toAnswerLinks(search, facets.answer),
    applied: appliedFilters(search, { facets, ...answer }, language),
    clearHref: clearHref(search),
    alert: toAlertLink(page, search),
    values,
    options: toFilterOptions(facets, values),
    answer: { ...answer, ...toShownAnswer(language, answer) },
    jobs: await toListedJobs(page, items),
    basis: await findBasis(page),
    understood: toUnderstoodNotes(language, {
      search,
      interpretation: answer.interpretation,
      hasJobs: items.length > 0,
      problems,
    }),
    situation: page.situation && summarize(page.situation, language, MOST_ANSWERS),
    notes: await findListNotes(page, jobsPath(search)),
    newest: await toListedJobs(page, newest),
    canonical:
      site.publicUrl + language.path + canonicalPath(search, answer.interpretation, position),
    isIndexed: items.length > 0 && isWorthIndexing(typed, position),
  }
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown, isHeld } = useFilledList(loaderData, loaderData.jobs.length === 0)
  const { search, position, name, answers, applied, options, answer, jobs, understood, newest } =
    shown
  const { total, count } = answer
  const { values } = loaderData
  const { words } = useLanguage()
  const path = jobsPath(search)
  const isFolded = useFold(Boolean(search.q || search.place))

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
        <SearchBar values={values} isFolded={isFolded}>
          {['title', 'occupationCode'].map(
            (name) =>
              values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
          )}
        </SearchBar>
        {answer.closed && position.page === 1 && position.after === null && (
          <ClosedWork closed={answer.closed} />
        )}
        <div className={styles.head}>
          <div className={styles.answers}>
            <AnswerControl links={answers} />
          </div>
          <div className={styles.chips}>
            <SituationChip situation={loaderData.situation} path={path} />
            <JobFilters
              search={search}
              values={values}
              options={options}
              appliedCount={applied.filter(({ name }) => !NOT_IN_FILTERS.has(name)).length}
              total={total}
              count={count}
            />
            {jobs.length > 0 && (
              <div className={styles.bell}>
                <AlertLink alert={shown.alert} />
              </div>
            )}
          </div>
          <div className={styles.title}>
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
            <ListCount className={styles.count} isEmpty={jobs.length === 0}>
              {position.page > 1 ? fill(words.list.page, { count, page: position.page }) : count}
            </ListCount>
          </div>
          {jobs.length > 1 && (
            <div className={styles.sort}>
              <SortLinks search={search} />
            </div>
          )}
        </div>
        <div className={styles.notes}>
          {loaderData.notes.map((note) => (
            <ListNoteLine key={note.text} note={note} />
          ))}
          <FilterChips applied={applied} clearHref={shown.clearHref} />
          <SearchNotes notes={understood} />
        </div>
        <ListRegion className={styles.results} isHeld={isHeld}>
          <JobResults
            {...{ search, position, answer, jobs, newest, basis: shown.basis, alert: shown.alert }}
          />
        </ListRegion>
        {loaderData.situation === null ? (
          <p className={styles.count}>{words.list.answersFor}</p>
        ) : (
          <SituationLine situation={loaderData.situation} path={path} />
        )}
      </LiveSearch>
    </PageLayout>
  )
}

type HeadProps = Pick<
  Route.ComponentProps['loaderData'],
  'search' | 'position' | 'name' | 'answer' | 'canonical' | 'isIndexed'
>

function Head({ search, position, name, answer, canonical, isIndexed }: HeadProps) {
  const { words } = useLanguage()
  const title =
    position.page > 1 ? fill(words.list.page, { count: name, page: position.page }) : name
  const { count } = answer

  return (
    <>
      <title>{`${title} – Landfall`}</title>
      <meta name="description" content={fill(words.list.description, { count, name })} />
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
