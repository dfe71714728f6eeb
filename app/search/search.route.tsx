import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { readListAddress } from '#app/jobs/list/read-list-address.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { unsent } from '#app/unsent.ts'
import { CATEGORIES } from '#contract/categories.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { ANY_JOB, JOB_LIMITS, JobType } from '#contract/jobs.ts'
import { asLine } from '#contract/texts.ts'
import type { Route } from './+types/search.route.ts'
import { searchPath } from './search-path.ts'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { withCounts } from './with-counts.ts'
import styles from './search.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  requireActor(facts, request)
  const { jobs } = facts
  const { searchParams } = new URL(request.url)
  const { filter, after: position, problems } = readListAddress(searchParams)
  const title = asLine(searchParams.get('title') ?? '').slice(0, JOB_LIMITS.title)
  const after = jobs.isPosition(position) ? position : null

  const [{ items, next }, counts] = await Promise.all([
    jobs.list(filter, { title, after }),
    jobs.facets(ANY_JOB),
  ])
  return unsent(facts, {
    search: { ...filter, title },
    choices: choicesOf(counts),
    items,
    isFirst: after === null,
    nextHref: next && searchPath({ ...filter, title }, next),
    problems,
    limit: JOB_LIMITS.title,
  })
}

type Counts = Parameters<typeof withCounts>[1]

function choicesOf(counts: { types: Counts; countries: Counts; categories: Counts }) {
  return {
    types: withCounts(
      JobType.options.map((value) => ({ value, name: value })),
      counts.types,
    ),
    countries: withCounts(
      COUNTRIES.map(({ code, name }) => ({ value: code, name })),
      counts.countries,
    ),
    categories: withCounts(
      CATEGORIES.map(({ slug, name }) => ({
        value: slug,
        name: slug === 'healthcare' ? 'Health' : name,
      })),
      counts.categories,
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
