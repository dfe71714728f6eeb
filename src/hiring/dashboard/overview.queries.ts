import { sql, type RawBuilder } from 'kysely'
import {
  JOB_FILTERS,
  type JobsCounts,
  type JobsFilter,
  type JobsQuery,
  type JobsSort,
} from './dashboard.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { IS_ANSWERABLE } from '#hiring/applications/waiting.ts'
import type { Db } from '#platform/database/database.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'
import { roleAtPresent } from '#organisations/organisations.queries.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'

/** A job of the table, with the values it is sorted by. */
export interface OverviewRow {
  id: Id
  role: MemberRole
  /** Whether members with the right can answer its applicants at present. */
  isAnswerable: boolean
  applicants: number
  newApplicants: number
  waiting: number
  waitsSince: string | null
}

interface Totals extends Omit<JobsCounts, 'drafts'> {
  /** The waiting applicants, in jobs that the account can answer. */
  people: number
  since: string | null
  /** The job of the applicant who has waited longest. */
  longest: Id | null
}

/** The contents of the table: the jobs of a page, and the totals. */
export interface Overview {
  rows: OverviewRow[]
  totals: Totals
}

interface Slice extends Pick<JobsQuery, 'q' | 'filter' | 'sort'> {
  /** The ids to which the jobs are limited. */
  ids?: Id[] | null
  limit: number
  offset: number
}

/** Shorter texts are part of many of our own references by chance. */
const REFERENCE_LENGTH = 6

/** Somebody waits, and the account may answer. */
const CAN_ANSWER = sql<boolean>`(role in ('owner', 'recruiter') and waiting > 0)`

const FILTERS: Record<JobsFilter, RawBuilder<boolean>> = {
  all: sql`true`,
  waiting: CAN_ANSWER,
  open: sql`status = 'open'`,
  closing: sql`status = 'open' and closes_at < now() + interval '7 days'`,
  held: sql`status = 'held'`,
  refused: sql`status = 'refused'`,
  drafts: sql`false`,
  closed: sql`status = 'closed'`,
}

const ORDERS: Record<JobsSort, RawBuilder<unknown>> = {
  wait: sql`waits_since nulls last, status in ('closed', 'refused'), posted_at desc, id desc`,
  newest: sql`posted_at desc, id desc`,
  closing: sql`case when status = 'open' then closes_at end nulls last, posted_at desc, id desc`,
  applicants: sql`sort_count desc, posted_at desc, id desc`,
  title: sql`lower(title), id`,
}

/** An advert that the desk refused or took down, for itself; see `isRefused`. */
const IS_REFUSED = sql`job.removed_because is not null and job.removed_with is null`

/** The jobs of the table: those of an account’s organisations that are there, or that the desk refused. */
const MEMBERS_JOBS = sql`
  organisation_member join job on job.organisation_id = organisation_member.organisation_id
    and (job.status <> 'removed' or ${IS_REFUSED})`

/** The number of jobs in the table without a filter or a search. */
export async function countJobs(db: Db, accountId: Id): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${MEMBERS_JOBS} where organisation_member.account_id = ${accountId}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Every job of an account’s organisations, with its waiting applicants. They are looked up job by job in an index of
 * only those, so that neither other organisations nor answered applications matter.
 */
function ownJobs(accountId: Id, { q, sort, ids = null }: Pick<Slice, 'q' | 'sort' | 'ids'>) {
  const pattern = toLikePattern(q)
  const isChosen = ids === null ? sql`` : sql` and job.id = any(${ids})`
  return sql`
    select job.id, job.title, job.posted_at, job.closes_at,
      ${roleAtPresent(accountId)} as role, present.is_answerable,
      case when job.status = 'open' and job.closes_at <= now() then 'closed'
        when job.status = 'removed' then 'refused' else job.status end as status,
      (${q} = '' or job.title ilike ${pattern} or job.place ilike ${pattern}
        or job.source_ref ilike ${pattern}
        or (${q.length >= REFERENCE_LENGTH} and job.id ilike ${pattern})) is true as is_match,
      ${sort === 'applicants' ? ALL_APPLICANTS : sql`0`} as sort_count,
      waits.*
    from ${MEMBERS_JOBS}
    cross join lateral (select ${IS_ANSWERABLE} as is_answerable) as present
    cross join lateral (
      select count(*)::int as waiting, min(application.turn_since) as waits_since
      from application
      where present.is_answerable and application.job_id = job.id
        and application.turn_since is not null
    ) as waits
    where organisation_member.account_id = ${accountId}${isChosen}`
}

const ALL_APPLICANTS = sql`(
  select count(*) from application where application.job_id = job.id)`

/** The numbers of applicants, for the jobs of a page only. */
const APPLICANTS = sql`
  select count(*)::int as applicants,
    (count(*) filter (where application.status = 'new' and application.withdrawn_at is null))
      ::int as new_applicants
  from application where application.job_id = page.id`

/** Totals of all jobs, whatever the filter; the counts are of matching jobs. */
function totalsOf() {
  const filters = Object.keys(JOB_FILTERS) as JobsFilter[]
  const counts = filters.map(
    (name) => sql`(count(*) filter (where is_match and ${FILTERS[name]}))::int as ${sql.ref(name)}`,
  )
  return sql`
    select ${sql.join(counts)},
      coalesce(sum(waiting) filter (where ${CAN_ANSWER}), 0)::int as people,
      min(waits_since) filter (where ${CAN_ANSWER}) as since,
      (array_agg(id order by waits_since) filter (where ${CAN_ANSWER}))[1] as longest
    from own`
}

type Row = { totals: Totals } & (OverviewRow | { id: null })

export async function findOverview(db: Db, accountId: Id, slice: Slice): Promise<Overview> {
  const { filter, sort, limit, offset } = slice
  const { rows } = await sql<Row>`
    with own as materialized (${ownJobs(accountId, slice)}),
    totals as (${totalsOf()}),
    page as (
      select * from own where is_match and ${FILTERS[filter]}
      order by ${ORDERS[sort]} limit ${limit} offset ${offset}
    )
    select to_json(totals) as totals,
      page.id, role, is_answerable, applicants, new_applicants, page.waiting, waits_since
    from totals left join page on true left join lateral (${APPLICANTS}) as applied on true
    order by ${ORDERS[sort]}`.execute(db)
  const [first] = rows
  if (!first) throw new Error('The totals are always there.')
  return { totals: first.totals, rows: rows.filter((row) => row.id !== null) }
}

/** The applicant who has waited longest for an answer about a job. */
export async function findLongestWait(db: Db, jobId: Id): Promise<Id | null> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', jobId)
    .where('turnSince', 'is not', null)
    .orderBy('turnSince')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
