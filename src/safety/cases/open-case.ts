import { sql } from 'kysely'
import type { NewCase, Risk } from './moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'

const HOUR_MS = 3_600_000
/** The time in which the desk should decide. */
const TARGET_MS: Record<Risk, number> = { 1: HOUR_MS, 2: 4 * HOUR_MS, 3: 24 * HOUR_MS }

/**
 * Opens a case in the desk’s queue, within the caller’s transaction. Call it after its subject is written: the desk
 * searches by its texts as they are then.
 */
export async function openCase(db: Db, { reasons, risk, ...subject }: NewCase): Promise<Id> {
  const id = newId()
  await db
    .insertInto('moderationCase')
    .values({ id, risk, ...subject, reasons: JSON.stringify(reasons), dueAt: dueAt(risk) })
    .execute()
  await refreshSearchWords(db, id)
  return id
}

export function dueAt(risk: Risk, now = Date.now()): string {
  return new Date(now + TARGET_MS[risk]).toISOString()
}

const MOST_WORDS = 20_000

/** Names, addresses and texts of the job, the organisation, its members, the account and the message. */
export async function refreshSearchWords(db: Db, id: Id) {
  await sql`
    update moderation_case set search_words = left(concat_ws(E'\n',
      (select concat_ws(E'\n', job.title, job.employer_name, job.legal_name, job.company_number,
        job.apply_email, job.place, job.description) from job where job.id = moderation_case.job_id),
      (select concat_ws(E'\n', name, legal_name, company_number) from organisation
        where organisation.id = moderation_case.organisation_id),
      (select string_agg(concat_ws(' ', first_name, last_name, email, phone), E'\n')
        from account where account.id = moderation_case.account_id or account.id in (
          select account_id from organisation_member
          where organisation_member.organisation_id = moderation_case.organisation_id)),
      (select concat_ws(E'\n', body, file_name) from application_message
        where application_message.id = moderation_case.message_id),
      (select string_agg(report.words, E'\n') from report where report.case_id = moderation_case.id)
    ), ${MOST_WORDS}::int)
    where id = ${id}`.execute(db)
}
