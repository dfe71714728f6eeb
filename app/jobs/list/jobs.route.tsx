import { requestContext } from '#app/context.ts'
import { PageLayout } from '#app/layout/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { DeleteJob } from '#app/postings/own/delete-job.tsx'
import { unsent } from '#app/unsent.ts'
import { orSayNo } from '#app/postings/or-say-no.ts'
import { formatCount } from '#contract/formats.ts'
import { MAX_PAGE_NUMBER, PAGE_SIZE } from '#contract/jobs.ts'
import { readSearch } from '#contract/search.ts'
import type { Route } from './+types/jobs.route.ts'
import { describeFilter } from './describe-filter.ts'
import { jobsPath } from '#app/jobs/job-addresses.ts'
import { JobFilters } from './job-filters.tsx'
import { JobList } from '#app/jobs/card/job-list.tsx'
import styles from './jobs.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { search, site } = facts
  const address = readSearch(new URL(request.url).searchParams)
  const { search: filter, page, problems } = address
  const after = search.isPosition(address.after) ? address.after : null
  if (address.after && !after) {
    problems.push('This page link is damaged. Here are the newest jobs again.')
  }
  if (problems.length > 0) facts.mayBeKeptBy = 'nobody'
  const isLoggedIn = facts.actor !== null
  const answer = await orSayNo(search.find(filter, { page, after, isLoggedIn }))
  const { items, next, facets } = answer
  const total = answer.total.count
  const lastPage = Math.min(Math.ceil(total / PAGE_SIZE.default), MAX_PAGE_NUMBER)
  const canonical = `${site.publicUrl}${jobsPath(filter, { page, after })}`

  const pages = { filter, page, after, next, lastPage }
  const viewer = facts.actor && { id: facts.actor.id, path: pathOf(request) }
  return unsent(facts, { items, facets, total, pages, problems, canonical, viewer })
}

function pathOf({ url }: Request) {
  const { pathname, search } = new URL(url)
  return pathname + search
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { items, facets, total, pages, problems, canonical, viewer } = loaderData
  const { filter, page, after } = pages
  const name = describeFilter(filter, facets)
  const count = `${formatCount(total)} ${total === 1 ? 'job' : 'jobs'}`
  const isDeep = page > 1 || after !== null

  return (
    <PageLayout width="wide">
      <title>{`${name}${page > 1 ? `, page ${page}` : ''} – Landfall`}</title>
      <meta name="description" content={`${count} open now: ${name}. Free to read and to apply.`} />
      <link rel="canonical" href={canonical} />
      {(isDeep || total === 0) && <meta name="robots" content="noindex, follow" />}
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.count} data-jobs={viewer && 'count'}>
          {count} open, newest first
        </p>
      </header>
      {problems.length > 0 && <Banner tone="warning">{problems.join(' ')}</Banner>}
      <div className={styles.columns}>
        <aside className={styles.filters} aria-label="Filters">
          <JobFilters filter={filter} facets={facets} />
        </aside>
        <section className={styles.results} aria-label="Jobs" data-jobs={viewer && 'list'}>
          {items.length > 0 ? (
            <JobList
              jobs={items}
              renderActions={(job) =>
                viewer && viewer.id === job.ownerId && <DeleteJob job={job} back={viewer.path} />
              }
            />
          ) : (
            <EmptyState
              title={isDeep ? 'There are no more jobs this far down' : 'No open jobs match'}
              action={{
                href: isDeep ? jobsPath(filter) : '/jobs',
                label: isDeep ? 'Back to the newest' : 'Clear the filters',
              }}
            >
              {isDeep
                ? 'Jobs close and the list gets shorter. Start again from the newest.'
                : 'Take a filter away to see more. New jobs come in every day.'}
            </EmptyState>
          )}
          <ListPages {...pages} />
        </section>
      </div>
    </PageLayout>
  )
}

type ListPagesProps = Route.ComponentProps['loaderData']['pages']

/** Pages by number as far as numbers go, then by position. */
function ListPages({ filter, page, after, next, lastPage }: ListPagesProps) {
  const hasNumber = !after && page < lastPage
  const nextHref = !next ? null : jobsPath(filter, hasNumber ? { page: page + 1 } : { after: next })
  const previousHref = after
    ? jobsPath(filter)
    : page > 1
      ? jobsPath(filter, { page: page - 1 })
      : null

  return (
    <Pagination
      label="Pages of jobs"
      current={after ? null : page}
      last={after ? null : lastPage}
      hrefOf={(number) => jobsPath(filter, { page: number })}
      previous={previousHref && { href: previousHref, label: after ? 'Newest jobs' : 'Previous' }}
      next={nextHref && { href: nextHref, label: 'Next' }}
    />
  )
}
