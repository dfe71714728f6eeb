import { useRef, useState } from 'react'
import { redirect } from 'react-router'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { toAlertLink } from '#board/alerts/pages/to-alert-link.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import { canonicalRedirect } from '#board/search/search-url.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { CATEGORIES } from '#trade/categories.ts'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import { JOB_LIMITS } from '#trade/limits/job-limits.ts'
import { ANY_JOB, JobType } from '#trade/jobs.schema.ts'
import { parseSearch } from '#board/search/parse-search.ts'
import { ANY_SEARCH, searchQuery, type JobSearch } from '#board/search/search.ts'
import type { Search } from '#board/search/search.service.ts'
import { SearchNotes } from '#board/search/pages/list/search-notes.tsx'
import { toUnderstoodNotes } from '#board/search/pages/list/understood-notes.ts'
import type { Route } from './+types/search.route.ts'
import { ListCount } from './list-status.tsx'
import { LiveSearch } from './live-search.tsx'
import { SearchForm, TITLE_SEARCH } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { withCounts } from './with-counts.ts'
import styles from './search.module.css'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  requireActor(page, request)
  const { search: read, after: position, problems } = parseSearch(url.searchParams)
  const { title, type, country, category } = read
  const search = { title, type, country, category }
  const after = page.search.isPosition(position) ? position : null
  const better = canonicalRedirect(url, searchQuery(search, { after }), problems)
  if (better) throw redirect(better)

  const [{ items, next, interpretation, search: understood }, counts] = await Promise.all([
    orErrorResponse(findByTitle(page.search, search, after)),
    orErrorResponse(page.search.countByFilter(ANY_JOB, { isLoggedIn: true })),
  ])
  return {
    search,
    notes: toUnderstoodNotes(page.language, {
      search: understood,
      interpretation,
      hasJobs: items.length > 0,
      problems,
    }),
    choices: choicesOf(counts.facets),
    items: await toListedJobs(page, items),
    basis: await findBasis(page),
    alert: toAlertLink(page, { ...ANY_SEARCH, type, country, category, q: title }),
    isFirst: after === null,
    nextHref: next && `/search?${searchQuery(search, { after: next })}`,
    limit: JOB_LIMITS.title,
  }
}

/** The jobs that `/jobs` finds for the title; if none, those with this part of a word in theirs. */
async function findByTitle(engine: Search, search: TitleSearch, after: string | null) {
  const request = { after, isLoggedIn: true }
  const { title, ...filters } = search
  const found = await engine.find({ ...ANY_SEARCH, ...filters, q: title }, request)
  if (found.items.length > 0 || title === '') return found
  const partly = await engine.find({ ...ANY_SEARCH, ...search }, request)
  return partly.items.length > 0 ? partly : found
}

type TitleSearch = Pick<JobSearch, 'title' | 'type' | 'country' | 'category'>
type Counts = Parameters<typeof withCounts>[1]

function choicesOf(counts: { type: Counts; country: Counts; category: Counts }) {
  return {
    types: withCounts(
      JobType.options.map((value) => ({ value, name: value })),
      counts.type,
    ),
    countries: withCounts(
      COUNTRIES.map(({ code, name }) => ({ value: code, name })),
      counts.country,
    ),
    categories: withCounts(
      CATEGORIES.map(({ slug, name }) => ({
        value: slug,
        name: slug === 'healthcare' ? 'Health' : name,
      })),
      counts.category,
    ),
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { search, choices, limit, items, isFirst, nextHref } = loaderData
  const { title, type, country, category } = search
  const values = { title, type: type ?? '', country: country ?? '', category: category ?? '' }
  const top = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(title)
  // Letters typed since the last answer filter its jobs at once; the server then searches all jobs.
  const part = typed === title ? '' : typed.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const shown = items.filter((job) => job.title.toLowerCase().includes(part))
  const isNarrowed = shown.length < items.length

  return (
    <PageLayout width="wide">
      <title>Search for a job – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Search for a job">
        <p>
          Type part of the title, or choose from the lists. The number shows how many jobs are open.
        </p>
      </PageHeader>
      <LiveSearch
        formId={TITLE_SEARCH}
        typed="title"
        onType={setTyped}
        values={values}
        heading={top}
        className={styles.columns}
      >
        <SearchForm values={values} choices={choices} limit={limit} />
        <div ref={top} className={styles.results} tabIndex={-1}>
          <ListCount className={styles.count} isEmpty={shown.length === 0}>
            {isNarrowed && shown.length === 0
              ? 'Loading'
              : describeList(shown.length, nextHref !== null && !isNarrowed, { isFirst, title })}
          </ListCount>
          <SearchNotes notes={loaderData.notes} />
          <SearchResults
            items={shown}
            basis={loaderData.basis}
            alert={loaderData.alert}
            isEmpty={items.length === 0}
            isFiltered={!isFirst || Object.values(values).some(Boolean)}
            nextHref={nextHref}
          />
        </div>
      </LiveSearch>
    </PageLayout>
  )
}

function describeList(
  count: number,
  hasMore: boolean,
  { isFirst, title }: { isFirst: boolean; title: string },
) {
  if (count === 0) return 'No jobs'
  if (hasMore) {
    if (title) return isFirst ? `The ${count} best matches` : `${count} more jobs`
    return isFirst ? `The ${count} newest jobs that match` : `${count} older jobs`
  }
  return count === 1 ? '1 job' : `${count} jobs`
}
