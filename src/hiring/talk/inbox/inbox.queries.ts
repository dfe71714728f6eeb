import { sql } from 'kysely'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { IS_READABLE } from '#hiring/applications/people/refused-jobs.queries.ts'
import { SEEN_NAME } from '#hiring/applications/applications.queries.ts'

/** The length of a message in the inbox, in characters. */
const PREVIEW_LENGTH = 160

/** A conversation with an applicant, by its last message. */
export interface InboxThread {
  id: Id
  jobId: Id
  organisationId: Id
  /** The job’s title. */
  title: string
  /** The applicant as the employer sees them. */
  name: string
  lastSide: 'applicant' | 'employer'
  lastText: string
  lastAt: Timestamp
  unread: number
}

/** The conversations of all jobs for which a member can read applicants: unread first, then the newest. */
export async function findThreads(
  db: Db,
  accountId: Id,
  { limit, offset }: { limit: number; offset: number },
): Promise<InboxThread[]> {
  const { rows } = await sql<InboxThread>`
    select application.id, job.id as job_id, job.organisation_id, job.title, ${SEEN_NAME} as name,
      last.side as last_side, left(last.body, ${PREVIEW_LENGTH}::int) as last_text,
      last.created_at as last_at, news.unread
    from organisation_member as member
    join job on job.organisation_id = member.organisation_id and ${IS_READABLE}
    join application on application.job_id = job.id
    join account as applicant on applicant.id = application.applicant_id
    join lateral (
      select message.side, message.body, message.created_at from application_message as message
      where message.application_id = application.id
        and (message.side = 'employer' or message.sent_at is not null)
      order by message.created_at desc, message.id desc limit 1
    ) as last on true
    cross join lateral (
      select count(*)::int as unread from application_message as message
      where message.application_id = application.id and message.side = 'applicant'
        and message.sent_at is not null and message.read_at is null
    ) as news
    where member.account_id = ${accountId}
    order by (news.unread > 0) desc, last.created_at desc, application.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
