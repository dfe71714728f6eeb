import type { PageContext } from '#platform/pages/context.ts'
import {
  JOBS_LIMITS,
  type JobsCounts,
  type JobsQuery,
  type PeopleWaiting,
} from '#hiring/dashboard/dashboard.ts'
import { toSuspended } from '#organisations/model/suspended-organisation.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import { applicantPath, listOf } from '#hiring/applicants/applicant-paths.ts'
import { readJobsQuery } from '#hiring/dashboard/dashboard-paths.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { StartedPosting } from '#hiring/posting/drafts/posting-drafts.service.ts'
import { daysSince, daysWords, sayOnce, toShownRow } from './table/shown-row.ts'

/** The link to the applicant who has waited longest; the arrows there lead to the next in line. */
const LONGEST_FIRST = listOf({ view: 'table', status: 'waiting' })

export type PostedJobsView = Awaited<ReturnType<typeof loadPosted>>

/** The data of the tab for a person's own jobs. */
export async function loadPosted(
  {
    answerRate,
    dashboard,
    organisations,
  }: Pick<PageContext, 'answerRate' | 'dashboard' | 'organisations'>,
  { actor, started }: { actor: Actor; started: StartedPosting | null },
  parameters: URLSearchParams,
) {
  const query = readJobsQuery(parameters)
  const [{ jobs, counts, waiting }, own, answers] = await Promise.all([
    dashboard.jobs.list(actor, query),
    organisations.list(actor),
    answerRate.describeOwn(actor),
  ])
  const draft = started && matches(started, query) ? started : null
  const drafts = draft ? 1 : 0
  const all: JobsCounts = { ...counts, drafts }
  const isShown = query.page === 1 && (query.filter === 'all' || query.filter === 'drafts')
  return {
    query,
    rows: sayOnce(jobs.map((job) => toShownRow(job))),
    draft: isShown ? draft : null,
    counts: { ...all, all: counts.all + drafts },
    pages: Math.max(1, Math.ceil(all[query.filter] / JOBS_LIMITS.page)),
    waiting: toWords(waiting),
    // Once for each address, in however many of these jobs it is.
    addresses: [...new Set(jobs.flatMap(({ addressWaits }) => addressWaits?.words ?? []))],
    answers,
    standing: toStanding(own),
    suspended: toSuspended(own),
  }
}

type Own = Awaited<ReturnType<PageContext['organisations']['list']>>[number]

/**
 * The organisation about which somebody should know something, and what that is; null without one. That nobody can
 * answer concerns every member, a proof its owners.
 */
export function toStanding(own: Own[]) {
  const kindOf = ({ proof, isFrozen, isProofWaiting }: Own) => {
    if (isFrozen) return 'frozen' as const
    if (proof) return null
    return isProofWaiting ? ('waiting' as const) : ('unproved' as const)
  }
  const found = own
    .filter(({ role, isFrozen, isSuspended }) => (isFrozen || role === 'owner') && !isSuspended)
    .map(({ id, name, ...facts }) => ({ id, name, kind: kindOf({ id, name, ...facts }) }))
  const order = ['frozen', 'unproved', 'waiting'] as const
  for (const kind of order) {
    const one = found.find((each) => each.kind === kind)
    if (one) return { id: one.id, name: one.name, kind }
  }
  return null
}

function matches({ title, place }: StartedPosting, { q }: JobsQuery) {
  return [title, place].some((text) => text.toLowerCase().includes(q.toLowerCase()))
}

function toWords({ people, since, longest }: PeopleWaiting) {
  if (people === 0 || since === null) return null
  const days = daysSince(since)
  // Of several jobs: whoever applied for two of them is in it twice.
  const who =
    people === 1 ? '1 application is waiting' : `${formatCount(people)} applications are waiting`
  const whose = people === 1 ? 'for' : 'the longest for'
  const how = days === 0 ? 'since today' : `${whose} ${daysWords(days)}`
  return {
    words: `${who}, ${how}.`,
    href: longest && applicantPath(longest.jobId, longest.applicationId, LONGEST_FIRST),
  }
}
