import type { ComponentProps } from 'react'
import { redirect } from 'react-router'
import { requestContext } from '#app/context.ts'
import { describeCount, describeSearch } from '#contract/describe-search.ts'
import { FilterChips } from '#app/jobs/find/filter-chips.tsx'
import { JobFilters } from '#app/jobs/find/job-filters.tsx'
import {
  canonicalRedirect,
  canonicalPath,
  feedPath,
  isWorthIndexing,
} from '#contract/paths/search-url.ts'
import { SearchBar } from '#app/jobs/find/search-bar.tsx'
import { SortLinks } from '#app/jobs/find/sort-links.tsx'
import { kept } from '#app/kept/kept.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { unsent } from '#app/unsent.ts'
import { orSayNo } from '#app/postings/or-say-no.ts'
import { BROKEN_PAGE_LINK } from '#contract/paging.ts'
import { parseSearch } from '#contract/parse-search.ts'
import { searchQuery } from '#contract/search.ts'
import type { Route } from './+types/jobs.route.ts'
import { JobResults } from './job-results.tsx'
import styles from './jobs.module.css'
import { SearchNotes } from './search-notes.tsx'

const NEWEST_SHOWN = 5

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { jobs, search: engine, site } = facts
  const url = new URL(request.url)
  const read = parseSearch(url.searchParams)
  const { search, problems } = read
  const after = engine.isPosition(read.after) ? read.after : null
  if (read.after && !after) {
    problems.push(BROKEN_PAGE_LINK.onPage)
  }
  if (problems.length > 0) facts.mayBeKeptBy = 'nobody'
  const position = { page: search.q ? 1 : read.page, after }
  const better = canonicalRedirect(url, searchQuery(search, position), problems)
  if (better && facts.isDocument) throw redirect(better)

  const isLoggedIn = facts.actor !== null
  const answer = await orSayNo(engine.find(search, { ...position, isLoggedIn }))
  const hasNoAlternative = answer.items.length === 0 && answer.alternatives.length === 0
  return unsent(facts, {
    search,
    position,
    answer,
    problems,
    newest: hasNoAlternative ? await jobs.listNewest(NEWEST_SHOWN) : [],
    canonical: site.publicUrl + canonicalPath(search, answer.interpretation, position),
    isIndexed: answer.items.length > 0 && isWorthIndexing(search, position),
    viewer: facts.actor && { id: facts.actor.id, path: url.pathname + url.search },
  })
}

const FILTERS = { className: styles.filters, 'aria-label': 'Filters' }
const KeptFilters = kept(JobFilters, {
  as: 'aside',
  ...FILTERS,
  nameOf: ({ search }) => searchQuery(search),
})

/** Their counts are the same for a while where no words narrow them, and there are many of them. */
function Filters(props: ComponentProps<typeof JobFilters>) {
  const { q, title, place } = props.search
  if (!q && !title && !place) return <KeptFilters {...props} />
  return (
    <aside {...FILTERS}>
      <JobFilters {...props} />
    </aside>
  )
}

/** What a script puts in the place of the former has a `data-part`: see `app/enhance/search`. */
export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { search, position, answer, canonical, isIndexed } = loaderData
  const { problems, newest, viewer } = loaderData
  const { items, total, facets, interpretation } = answer

  return (
    <PageLayout width="wide">
      <Head {...{ search, position, answer, canonical, isIndexed }} />
      <div className={styles.page}>
        <SearchBar search={search} interpretation={interpretation} />
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1} data-part="title">
            {describeSearch(search, answer)}
          </h1>
          <div className={styles.line}>
            {/* Two elements: the outer one is announced, the inner one is what deleting a job renews. */}
            <output className={styles.count} data-part="count">
              <span data-jobs={viewer && 'count'}>
                {describeCount(total) + (position.page > 1 ? `, page ${position.page}` : '')}
              </span>
            </output>
            <div data-part="sort">{items.length > 1 && <SortLinks search={search} />}</div>
          </div>
          <div className={styles.notes} data-part="notes">
            <FilterChips search={search} facets={facets} />
            <SearchNotes
              place={search.place}
              interpretation={interpretation}
              hasJobs={items.length > 0}
              problems={problems}
            />
          </div>
        </header>
        <div className={styles.columns}>
          <Filters search={search} facets={facets} total={total} />
          <JobResults {...{ search, position, answer, newest, viewer }} />
        </div>
      </div>
    </PageLayout>
  )
}

type HeadProps = Pick<
  Route.ComponentProps['loaderData'],
  'search' | 'position' | 'answer' | 'canonical' | 'isIndexed'
>

function Head({ search, position, answer, canonical, isIndexed }: HeadProps) {
  const name = describeSearch(search, answer)
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
