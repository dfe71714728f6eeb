import { sql, type RawBuilder } from 'kysely'
import type { ApplicantGroup, ApplicantSort } from '#hiring/applicants/applicant-list.schema.ts'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { WAITS_SINCE } from '#hiring/applications/waiting.ts'
import { SEEN_NAME } from '#hiring/applications/applications.queries.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'

export interface ApplicantSearch {
  jobId: Id
  /** The text to search for; '' finds all applicants. */
  q: string
  group: ApplicantGroup | null
  /** Only those who have answered each of these questions with yes. */
  yes?: string[]
}

/** The applicants of a job as ‘found’, with the time since when each waits for the employer. */
export function applicantRows(
  { jobId, q, group, yes = [] }: ApplicantSearch,
  isListed: RawBuilder<unknown> = group ? GROUPS[group] : sql`true`,
) {
  return sql`
    (
      select application.*, ${SEEN_NAME} as seen_name, talk.unread, talk.last_at,
        ${WAITS_SINCE} as waits_since
      from application
      join job on job.id = application.job_id
      join account as applicant on applicant.id = application.applicant_id
      left join lateral (
        select max(message.created_at) as last_at,
          count(*) filter (where message.side = 'applicant' and message.sent_at is not null
            and message.read_at is null)::int as unread
        from application_message as message where message.application_id = application.id
      ) as talk on true
      where application.job_id = ${jobId} and ${matches(q)} and ${saysYes(yes)}
    ) as found
    where ${isListed}`
}

/** Matches only what the employer may see of an applicant. */
function matches(q: string): RawBuilder<unknown> {
  if (q === '') return sql`true`
  const pattern = toLikePattern(q)
  const wanted = q.toLowerCase()
  const codes = COUNTRIES.flatMap(({ code, name }) =>
    name.toLowerCase().includes(wanted) ? [code] : [],
  )
  return sql`(
    ${SEEN_NAME} ilike ${pattern} or application.country = any(${codes}::text[])
    or (application.shares_details and application.cover_letter ilike ${pattern}))`
}

/** A question of `screening_answers` in a URL: the beginning of its digest. */
export const QUESTION_ID = sql<string>`left(md5(one->>'question'), 8)`
export const IS_YES = sql<boolean>`(one->>'answer' ~* '^\\s*yes\\M')`

/** Withheld answers match nothing: they would show by who is left. */
function saysYes(ids: string[]): RawBuilder<unknown> {
  const each = ids.map(
    (id) => sql`
      exists (
        select from jsonb_array_elements(application.screening_answers) as one
        where ${QUESTION_ID} = ${id} and ${IS_YES})`,
  )
  if (each.length === 0) return sql`true`
  return sql`(application.shares_details and ${sql.join(each, sql` and `)})`
}

const isHere = sql`withdrawn_at is null`
const inStage = (stage: string) => sql`(${isHere} and status = ${stage})`

/** The condition of each group. */
export const GROUPS: Record<ApplicantGroup, RawBuilder<unknown>> = {
  open: sql`(${isHere} and status <> 'rejected')`,
  waiting: sql`(waits_since is not null)`,
  unread: sql`(${isHere} and unread > 0)`,
  new: inStage('new'),
  seen: inStage('seen'),
  shortlisted: inStage('shortlisted'),
  interview: inStage('interview'),
  offered: inStage('offered'),
  rejected: inStage('rejected'),
  withdrawn: sql`(withdrawn_at is not null)`,
}

/** Unique orders, so that paging is stable. */
export const ORDERS: Record<ApplicantSort, RawBuilder<unknown>> = {
  wait: sql`waits_since asc nulls last, created_at desc, id desc`,
  newest: sql`created_at desc, id desc`,
  name: sql`lower(seen_name), id`,
  experience: sql`years_of_experience desc, created_at desc, id desc`,
  word: sql`coalesce(last_at, created_at) desc, id desc`,
}
