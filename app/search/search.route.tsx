import { redirect } from 'react-router'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { canonicalRedirect } from '#contract/paths/search-url.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { orErrorResponse } from '#app/error-response.ts'
import { Banner } from '#app/ui/banner.tsx'
import { CATEGORIES } from '#contract/categories.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { JOB_LIMITS } from '#contract/job-limits.ts'
import { ANY_JOB, JobType } from '#contract/jobs.ts'
import { parseSearch } from '#contract/parse-search.ts'
import { ANY_SEARCH, searchQuery } from '#contract/search.ts'
import type { Route } from './+types/search.route.ts'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { withCounts } from './with-counts.ts'
import styles from './search.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  requireActor(facts, request)
  const url = new URL(request.url)
  const { search: read, after: position, problems } = parseSearch(url.searchParams)
  const { title, type, country, category } = read
  const search = { title, type, country, category }
  const after = facts.search.isPosition(position) ? position : null
  const better = canonicalRedirect(url, searchQuery(search, { after }), problems)
  if (better) throw redirect(better)

  const [{ items, next }, counts] = await Promise.all([
    orErrorResponse(facts.search.find({ ...ANY_SEARCH, ...search }, { after, isLoggedIn: true })),
    orErrorResponse(facts.search.countByFilter(ANY_JOB, { isLoggedIn: true })),
  ])
  return {
    search,
    choices: choicesOf(counts.facets),
    items,
    isFirst: after === null,
    nextHref: next && `/search?${searchQuery(search, { after: next })}`,
    problems,
    limit: JOB_LIMITS.title,
  }
}

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
  const { search, choices, problems, limit, items, isFirst, nextHref } = loaderData

  return (
    <PageLayout width="wide">
      <title>Search for a job – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Search for a job">
        <p>Type a part of the title, or choose. The number is how many jobs are open.</p>
      </PageHeader>
      {problems.length > 0 && <Banner tone="warning">{problems.join(' ')}</Banner>}
      <div className={styles.columns}>
        <SearchForm search={search} choices={choices} limit={limit} />
        <SearchResults items={items} isFirst={isFirst} nextHref={nextHref} />
      </div>
    </PageLayout>
  )
}
