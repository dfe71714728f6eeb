import { requestContext } from '#platform/pages/context.ts'
import { toListedJobs, type ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { rejectForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { TabLinks } from '#platform/ui/links/tab-links.tsx'
import { shortDate } from '#platform/primitives/formats.ts'
import { savedPath } from '#board/saved-jobs/saved-paths.ts'
import { readSave } from '#trade/cookies/saved-cookie.ts'
import { SAVED_FILTERS, SAVED_LIMITS, type SavedFilter } from '#trade/limits/saved-limits.ts'
import type { Route } from './+types/saved.route.ts'
import { actOnList, saverOf } from './saved-actions.ts'
import { RejectedNote } from './note-form.tsx'
import { ReadAll, RemovedJob, SavedItem, type ShownSave } from './saved-item.tsx'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import { BasisLine, OldAnswers } from '#sponsorship/freshness/pages/basis-line.tsx'
import { RecentJobs } from './recent-jobs.tsx'
import styles from './saved.module.css'

const TABS: Record<SavedFilter, string> = { all: 'All', open: 'Open', closed: 'Closed' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const removed = readSave(url.searchParams.get('removed') ?? '')
  const list = await page.savedJobs.list(saverOf(page), {
    filter: readFilter(url.searchParams.get('show')),
    page: Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1,
    removedId: removed?.jobId ?? null,
  })
  const cards = new Map((await toListedJobs(page, list.cards)).map((card) => [card.id, card]))
  return {
    filter: readFilter(url.searchParams.get('show')),
    isLoggedIn: page.actor !== null,
    jobs: list.jobs.map((job): ShownSave => ({
      ...job,
      card: withoutHeart(cards.get(job.jobId)),
      savedOn: shortDate(job.savedAt),
    })),
    counts: list.counts,
    page: list.page,
    pages: list.pages,
    removed: removed && list.removed && { ...list.removed, entry: url.searchParams.get('removed') },
    limits: SAVED_LIMITS,
    basis: await findBasis(page),
  }
}

/** The card without its heart: the list has a button with a label. */
function withoutHeart(card: ListedJob | undefined): ListedJob | null {
  if (!card) return null
  const { isSaved: _isSaved, ...rest } = card
  return rest
}

function readFilter(text: string | null): SavedFilter {
  return SAVED_FILTERS.find((filter) => filter === text) ?? 'all'
}

export async function action({ context, request }: Route.ActionArgs) {
  const { result, rejection } = await actOnList(context.get(requestContext), request)
  return rejection ? rejectForm(rejection) : result
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...(actionHeaders ?? []), ['cache-control', 'private, no-cache']])
}

export default function SavedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, isLoggedIn, jobs, counts, page, pages, removed, limits, basis } = loaderData
  const rejection = actionData instanceof Response ? undefined : actionData
  const tabs = SAVED_FILTERS.map((value) => ({
    value,
    label: TABS[value],
    href: savedPath(value),
    count: counts[value],
  }))

  return (
    <PageLayout width="wide">
      <title>{`${rejection ? 'Error: ' : ''}Saved jobs – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Saved jobs">
        {isLoggedIn ? (
          <p>
            We email you if a saved job changes. <Link href="/setting#notifications">Settings</Link>{' '}
            · <Link href="/alerts">Alerts</Link>
          </p>
        ) : (
          <p>
            On this device, up to {limits.onDevice} jobs.{' '}
            <Link href="/login?next=/saved">Log in</Link> to keep them in your account, write notes
            and hear by mail when one changes.
          </p>
        )}
      </PageHeader>
      {rejection?.errors[''] && (
        <Banner tone="warning" live>
          {rejection.errors['']}
        </Banner>
      )}
      {rejection?.errors.note && <RejectedNote rejection={rejection} limit={limits.note} />}
      <OldAnswers basis={basis} />
      {removed && <RemovedJob removed={removed} />}
      {counts.all === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          art={<EmptyShore />}
          action={{ href: '/jobs', label: 'See all jobs' }}
        >
          Press the heart on a job, and it waits for you here.
        </EmptyState>
      ) : (
        <>
          <TabLinks label="Saved jobs" items={tabs} value={filter} />
          <ReadAll jobs={jobs} />
          {jobs.length === 0 && (
            <p>None of your saved jobs is {filter === 'open' ? 'open' : 'closed'}.</p>
          )}
          <ul className={styles.list}>
            {jobs.map((job) => (
              <li key={job.jobId} id={job.jobId}>
                <SavedItem job={job} noteLimit={limits.note} />
              </li>
            ))}
          </ul>
          <Pagination
            label="Pages of saved jobs"
            current={page}
            last={pages}
            hrefOf={(page) => savedPath(filter, page)}
            previous={page === 1 ? null : { href: savedPath(filter, page - 1), label: 'Previous' }}
            next={page === pages ? null : { href: savedPath(filter, page + 1), label: 'Next' }}
          />
        </>
      )}
      <RecentJobs />
      <BasisLine basis={basis.line} />
    </PageLayout>
  )
}
