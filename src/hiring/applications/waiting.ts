import { sql } from 'kysely'

/**
 * A condition for queries of `application`: its applicant has had no answer yet, as the rate of answers counts it. Same
 * as `application_waits` in the database.
 */
export const IS_UNANSWERED = sql<boolean>`(application.status in ('new', 'seen')
  and application.answered_at is null and application.withdrawn_at is null)`

/** A condition for queries of `job`: we refused it, and look at it again. Its applicants know it as taken down. */
export const IS_LOOKED_AT_AGAIN = sql<boolean>`(job.status = 'held' and coalesce((
  select last.decision = 'refuse' from moderation_case as last
  where last.job_id = job.id and last.status = 'decided'
  order by last.decided_at desc limit 1), false))`

/** A condition for queries of `job`: its members may decide about applicants, and write to them. */
export const IS_ANSWERABLE = sql<boolean>`(
  job.status <> 'removed' and not ${IS_LOOKED_AT_AGAIN} and not exists (
  select from organisation as stopped
  where stopped.id = job.organisation_id
    and (stopped.frozen_at is not null or stopped.suspended_at is not null)))`

/**
 * The time since when the applicant waits for the employer, for queries of `application` and `job`: from the application
 * until an answer, and again from what they write after it. Null while nobody may answer. Every number of those who
 * wait rests on it.
 */
export const WAITS_SINCE = sql<string | null>`(
  case when ${IS_ANSWERABLE} then application.turn_since end)`
