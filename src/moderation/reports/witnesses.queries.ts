import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Days after which an account is no longer a new one, that somebody made in order to report. */
export const NEW_ACCOUNT_DAYS = 7
/** An employer’s messages to one applicant that a report may quote, newest first. */
const MOST_MESSAGES = 200

/** Whether a freeze of this organisation was a false alarm within the last week; of a reporter, one that they raised. */
export async function wasFalseAlarm(
  db: Db,
  organisationId: Id,
  { reporterId }: { reporterId?: Id } = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('isFalseAlarm', '=', true)
    .where('decidedAt', '>', sql<string>`now() - interval '7 days'`)
    .$if(reporterId !== undefined, (alarms) =>
      alarms.where(
        sql<boolean>`exists (select from report
          where report.case_id = moderation_case.id and report.reporter_id = ${reporterId})`,
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasAppliedTo(db: Db, accountId: Id, organisationId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .select('application.id')
    .where('application.applicantId', '=', accountId)
    .where('job.organisationId', '=', organisationId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Serialises reports of an organisation’s adverts, so that the second of two sees the first. */
export async function lockReported(db: Db, organisationId: Id) {
  await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .execute()
}

/**
 * Whether two accounts that are not new, from different networks, say in undecided cases that money was asked, and one
 * of them has applied there. Reports with nothing to show do not count.
 */
export async function haveTwoReported(db: Db, organisationId: Id): Promise<boolean> {
  const { rows } = await sql`
    with witness as (
      select report.reporter_id, report.network_key, exists (
        select from application join job on job.id = application.job_id
        where application.applicant_id = report.reporter_id
          and job.organisation_id = report.organisation_id
      ) as has_applied
      from report
        join moderation_case on moderation_case.id = report.case_id
        join account on account.id = report.reporter_id
      where report.organisation_id = ${organisationId} and report.reason = 'money'
        and moderation_case.status <> 'decided'
        and (report.words <> '' or report.picture_key is not null or report.message_id is not null)
        and account.suspended_at is null
        and account.created_at < now() - make_interval(days => ${sql.lit(NEW_ACCOUNT_DAYS)})
    )
    select from witness as applicant join witness as other
      on other.reporter_id <> applicant.reporter_id and other.network_key <> applicant.network_key
    where applicant.has_applied
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * The messages of this employer that an applicant can read, without those that the desk has read and found harmless: it
 * sent them on, or they were there when this applicant reported what it then called a false alarm.
 */
export function findMessagesTo(db: Db, accountId: Id, organisationId: Id) {
  return db
    .selectFrom('applicationMessage as message')
    .innerJoin('application', 'application.id', 'message.applicationId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .select(['message.id', 'message.body'])
    .where('application.applicantId', '=', accountId)
    .where('job.organisationId', '=', organisationId)
    .where('message.side', '=', 'employer')
    .where('message.sentAt', 'is not', null)
    .where(
      sql<boolean>`not exists (select from moderation_case as released
        where released.message_id = message.id and released.kind in ('held-message', 'appeal')
          and released.decision = 'publish')
      and not exists (select from report join moderation_case as alarm on alarm.id = report.case_id
        where report.reporter_id = ${accountId} and alarm.organisation_id = ${organisationId}
          and alarm.is_false_alarm and report.created_at >= message.sent_at)`,
    )
    .orderBy('message.sentAt', 'desc')
    .limit(MOST_MESSAGES)
    .execute()
}
