import { sql, type RawBuilder } from 'kysely'
import type {
  DeskOrganisation,
  OrganisationFilter,
  OrganisationListQuery,
} from '#moderation/cases/queue.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'

/** The rank of organisations without an undecided case. */
export const NO_RISK = 4

/** The last row of a page. */
export interface Position {
  rank: number
  id: Id
}

const LAPSING_DAYS = 30

const inForce = (more = sql``) => sql<boolean>`exists (
  select from organisation_proof as proof
  where proof.organisation_id = organisation.id and ended_at is null and lapses_at > now() ${more})`

const FILTERS: Record<OrganisationFilter, RawBuilder<boolean>> = {
  proved: inForce(),
  claimed: sql`(claimed_at is not null and not ${inForce()})`,
  unproved: sql`not ${inForce()}`,
  // From the index of lapsing days, not organisation by organisation.
  lapsing: sql`organisation.id in (
    select organisation_id from organisation_proof where ended_at is null and lapses_at > now()
      and lapses_at < now() + make_interval(days => ${sql.lit(LAPSING_DAYS)}))`,
  frozen: sql`frozen_at is not null`,
  suspended: sql`suspended_at is not null`,
}

/** Organisations whose name, register entry, domain or member’s address contains the text, each by its own index. */
function matches(search: string): RawBuilder<boolean> {
  const pattern = toLikePattern(search)
  // Nearly every address contains one or two given letters.
  if (search.length < 3) return sql`organisation.name ilike ${pattern}`
  const { key } = parseName(search)
  const ofEntry = sql`
    union select id from organisation where sponsor_id in (
      select id from sponsor where name_key like ${toLikePattern(key)})`
  return sql`organisation.id in (
    select id from organisation where name || ' ' || coalesce(legal_name, '') ilike ${pattern}
    union select organisation_id from organisation_proof where domain ilike ${pattern}
    union select organisation_id from organisation_member where account_id in (
      select id from account where email ilike ${pattern})
    ${key === '' ? sql`` : ofEntry})`
}

interface Listing extends Omit<OrganisationListQuery, 'after'> {
  after: Position | null
  limit: number
}

/**
 * Organisations by the risk of undecided cases, then the newest first; or only the newest first. The few with cases are
 * sorted; the rest is read from the index, no further than the page needs.
 */
export async function listOrganisations(
  db: Db,
  { search, filter, sort, after, limit }: Listing,
): Promise<(DeskOrganisation & { rank: number })[]> {
  const wanted = sql.join(
    [sql`true`, ...(filter ? [FILTERS[filter]] : []), ...(search ? [matches(search)] : [])],
    sql` and `,
  )
  const behind = (rank: RawBuilder<unknown>) =>
    after
      ? sql`and (${rank} > ${sql.lit(after.rank)} or ${rank} = ${sql.lit(after.rank)}
          and (created_at, organisation.id) <
            (select created_at, id from organisation where id = ${after.id}))`
      : sql``
  const isByRisk = sort === 'risk'
  const hasCase = sql`exists (
    select from moderation_case
    where moderation_case.organisation_id = organisation.id and status <> 'decided')`
  const risky = sql`
    (select organisation.id, created_at, risky.rank from risky
        join organisation on organisation.id = risky.organisation_id
      where ${wanted} ${behind(sql`risky.rank`)}
      order by rank, created_at desc, organisation.id desc limit ${limit})
    union all`
  const { rows } = await sql<DeskOrganisation & { rank: number }>`
    with risky as (
      select organisation_id, min(risk)::int as rank from moderation_case
      where status <> 'decided' and organisation_id is not null group by organisation_id
    ), page as (
      select * from (
      ${isByRisk ? risky : sql``}
      (select organisation.id, created_at, ${sql.lit(NO_RISK)} as rank from organisation
        where ${wanted} ${isByRisk ? sql`and not ${hasCase}` : sql``}
          ${behind(sql.lit(NO_RISK))}
        order by created_at desc, organisation.id desc limit ${limit})
      ) as found order by rank, created_at desc, id desc limit ${limit}
    )
    select organisation.id, organisation.name, organisation.legal_name, page.rank,
      sponsor.name as sponsor_name, organisation.created_at as since,
      organisation.suspended_at, organisation.frozen_at, organisation.claimed_at,
      ${COUNTS}
    from page join organisation on organisation.id = page.id
      left join sponsor on sponsor.id = organisation.sponsor_id
    order by page.rank, page.created_at desc, page.id desc`.execute(db)
  return rows
}

/** Counts for the organisations on the page only. */
const COUNTS = sql`
  (select json_build_object('kind', kind, 'domain', domain, 'lapsesAt', lapses_at)
    from organisation_proof as proof
    where proof.organisation_id = organisation.id and ended_at is null and lapses_at > now()
    order by proved_at desc limit 1) as proof,
  (select min(risk)::int from moderation_case where organisation_id = organisation.id
    and status <> 'decided') as risk,
  (select count(*)::int from moderation_case where organisation_id = organisation.id
    and status <> 'decided') as cases,
  (select count(*)::int from job where organisation_id = organisation.id and status = 'open')
    as open_jobs,
  (select count(*)::int from application join job on job.id = application.job_id
    where job.organisation_id = organisation.id) as applicants,
  (select coalesce(sum(times), 0)::int from moderation_case join report
      on report.case_id = moderation_case.id
    where moderation_case.organisation_id = organisation.id) as reports,
  (select email from organisation_member as member join account on account.id = member.account_id
    where member.organisation_id = organisation.id and member.role = 'owner'
    order by joined_at, account.id limit 1) as owner_email`
