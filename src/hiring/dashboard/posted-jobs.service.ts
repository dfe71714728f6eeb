import { countryName } from '#platform/places/names/countries.ts'
import { JOBS_LIMITS, type JobsQuery, type PeopleWaiting, type PostedStatus } from './dashboard.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Addresses } from '#accounts/addresses/addresses.service.ts'
import type { Figures } from '#board/figures/figures.service.ts'
import { withAge } from '#board/jobs/age/describe-age.ts'
import { toPosterWords } from '#board/screening/held-words.ts'
import { english } from '#platform/languages/english.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import type { Db } from '#platform/database/database.ts'
import { countJobs, findLongestWait, findOverview, type OverviewRow } from './overview.queries.ts'
import { countUnread, findRows, type JobRow } from './rows.queries.ts'

export interface PostedJobsParts {
  addresses: Pick<Addresses, 'listWaiting'>
  figures: Pick<Figures, 'findViews'>
}

const COUNTRY = 'GB'

/** The jobs of the actor’s organisations, as their dashboard shows them. */
export function createPostedJobs(db: Db, { addresses, figures }: PostedJobsParts) {
  return { list, count: ({ id }: Pick<Actor, 'id'>) => countJobs(db, id) }

  async function list(actor: Pick<Actor, 'id'>, query: JobsQuery) {
    const { page: limit } = JOBS_LIMITS
    const slice = { ...query, limit, offset: (query.page - 1) * limit }
    const { rows, totals } = await findOverview(db, actor.id, slice)
    const { people, since, longest, ...counts } = totals
    return {
      jobs: await toPostedRows(actor, rows),
      counts,
      waiting: {
        people,
        since: since && new Date(since).toISOString(),
        longest: await findLongest(longest),
      },
    }
  }

  async function findLongest(jobId: Id | null): Promise<PeopleWaiting['longest']> {
    const applicationId = jobId && (await findLongestWait(db, jobId))
    return jobId && applicationId ? { jobId, applicationId } : null
  }

  async function toPostedRows(actor: Pick<Actor, 'id'>, rows: OverviewRow[]) {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const [jobs, unread, viewsOf, waiting] = await Promise.all([
      findRows(db, ids),
      countUnread(db, ids),
      figures.findViews(ids),
      addresses.listWaiting(actor, ids),
    ])
    const byId = new Map(jobs.map((job) => [job.id, job]))
    return rows.flatMap(({ role, isAnswerable, ...row }) => {
      const job = byId.get(row.id)
      if (!job) return []
      return [
        {
          ...row,
          ...toFacts(job),
          canManage: hasRight(role, 'manage jobs'),
          canAnswer: isAnswerable && hasRight(role, 'answer applicants'),
          unreadMessages: unread.get(row.id) ?? 0,
          views: viewsOf(row.id),
          addressWaits: waiting.find(({ jobId }) => jobId === row.id) ?? null,
        },
      ]
    })
  }
}

function toFacts(job: JobRow) {
  const {
    title,
    place,
    country,
    isRemote,
    closesAt,
    closedAt,
    closedAs,
    headline,
    lastSeenAt,
    wasPublic,
  } = job
  const status = statusOf(job)
  return {
    title,
    place,
    country: countryName(country),
    isAbroad: country !== COUNTRY,
    isRemote,
    pay: payOf(job),
    status,
    wasPublic,
    closesAt,
    closedAt,
    closedAs,
    headline: headline && withAge(headline, { isOpen: status === 'open', lastSeenAt }, english),
    /** Whether its applicants have pages. */
    isRead: status !== 'refused' || Boolean(job.isStillRead),
    held:
      status === 'held'
        ? { because: toPosterWords(job.heldBecause ?? ''), caseId: job.caseId }
        : null,
    refused: status === 'refused' ? { because: job.removedBecause, caseId: job.caseId } : null,
  }
}

/** The status of a job; between its closing date and the task that closes it, it counts as closed. */
export function statusOf({ status, closesAt }: Pick<JobRow, 'status' | 'closesAt'>): PostedStatus {
  if (status === 'held') return 'held'
  if (status === 'removed') return 'refused'
  const hasExpired = closesAt !== null && Date.parse(closesAt) <= Date.now()
  return status === 'open' && !hasExpired ? 'open' : 'closed'
}

/** A job in its employer’s table. */
export type PostedRow = Awaited<
  ReturnType<ReturnType<typeof createPostedJobs>['list']>
>['jobs'][number]
