import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import type { AnswerTime } from './sponsor-loss.schema.ts'
import { isListed } from '#board/jobs/stored/copies.ts'
import { provedOrganisations } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { loadConditions } from '#board/search/finding/match-condition.ts'

interface OrganisationTime extends AnswerTime {
  organisationId: Id
}

/** Fewer applications say nothing about an employer. */
export const FEWEST_APPLICATIONS = 10

/**
 * Proved organisations with open jobs in the UK, by the median days from an application to its first answer: a message,
 * or a status that they set. Applications without an answer count with the time they have waited so far.
 */
export async function findAnswerTimes(db: Db): Promise<OrganisationTime[]> {
  const { rows } = await sql<OrganisationTime>`
    select organisation.id as "organisationId", organisation.name as employer, applications::integer, open_jobs::integer,
      round(median::numeric, 1)::float8 as days
    from (
      select job.organisation_id, count(*) as applications,
        percentile_cont(0.5) within group (order by
          extract(epoch from coalesce(answer.at, application.withdrawn_at, now())
            - application.created_at) / 86400
        ) as median
      from application
      join job on job.id = application.job_id
      left join lateral (
        select least(
          (select min(created_at) from application_event
            where application_id = application.id and kind = 'status'),
          (select min(sent_at) from application_message
            where application_id = application.id and side = 'employer')) as at
      ) as answer on true
      where job.organisation_id is not null
      group by job.organisation_id
      having count(*) >= ${FEWEST_APPLICATIONS}
    ) as times
    join organisation on organisation.id = times.organisation_id
    join lateral (
      select count(*) as open_jobs from job join job_search on job_search.id = job.id
      where job.organisation_id = organisation.id and job.country = 'GB' and ${isListed('job_search')}
    ) as open on open.open_jobs > 0
    where organisation.id in (${provedOrganisations(db)}) and organisation.frozen_at is null
    order by median, organisation.name, organisation.id`.execute(db)
  return rows
}

interface Question {
  person: PersonalAnswers
  /** The work and town that the person names. */
  work: Pick<JobSearch, 'q' | 'place'>
  /** The account whose own jobs are left out; null for a visitor. */
  accountId: Id | null
  times: Pick<OrganisationTime, 'organisationId' | 'days'>[]
  limit: number
}

interface SwitchJob {
  id: Id
  organisationId: Id
}

/**
 * Jobs in the UK of checked posters that are not ruled out for a person and that take applications here: those that
 * pass first, then those of employers with a known answer time, the fastest at the top, then the newest. Returned with
 * their total number.
 */
export async function findSwitchJobs(
  db: Db,
  { person, work, accountId, times, limit }: Question,
): Promise<{ jobs: SwitchJob[]; total: number }> {
  const toCondition = await loadConditions(db)
  const search = { ...ANY_SEARCH, ...work, answer: 'open', country: 'GB' } as const
  const isPossible = await toCondition(db, search, person)
  const passes = await toCondition(db, { ...search, answer: 'pass' }, person)
  const { rows } = await sql<SwitchJob & { total: number }>`
    select job.id, job.organisation_id as "organisationId", count(*) over ()::integer as total
    from job
    left join unnest(
      ${times.map(({ organisationId }) => organisationId)}::text[],
      ${times.map(({ days }) => days)}::float8[]
    ) as time (organisation_id, days) on time.organisation_id = job.organisation_id
    where job.id in (select id from job_search where ${isPossible})
      and job.poster = 'proved'
      and exists (
        select from organisation_member as member
        join account on account.id = member.account_id and account.suspended_at is null
        where member.organisation_id = job.organisation_id)
      and not exists (
        select from organisation_member as member
        where member.organisation_id = job.organisation_id and member.account_id = ${accountId})
    order by job.id in (select id from job_search where ${passes}) desc,
      time.days nulls last, job.posted_at desc, job.id desc
    limit ${limit}`.execute(db)
  const [first] = rows
  return {
    jobs: rows.map(({ id, organisationId }) => ({ id, organisationId })),
    total: first?.total ?? 0,
  }
}
