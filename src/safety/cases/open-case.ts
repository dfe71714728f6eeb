import { sql } from 'kysely'
import type { NewCase, Risk } from './moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'

const HOUR_MS = 3_600_000
/** The time in which the desk should decide. */
const TARGET_MS: Record<Risk, number> = { 1: HOUR_MS, 2: 4 * HOUR_MS, 3: 24 * HOUR_MS }

interface CaseOfOrganisation extends NewCase {
  organisationId: Id
}

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

/** A party can add evidence, but not fill the desk’s page. */
const MOST_REASONS = 40

/**
 * Adds reasons to the organisation’s undecided case of this kind, so that the desk reads all of them on one page; opens
 * one if there is none.
 */
export async function addToCase(db: Db, { reasons, risk, ...subject }: CaseOfOrganisation) {
  const { organisationId, kind } = subject
  const row = await db
    .selectFrom('moderationCase')
    .select(['id', 'reasons', 'risk', 'dueAt'])
    .where('organisationId', '=', organisationId)
    .where('kind', '=', kind)
    .where('status', '<>', 'decided')
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return openCase(db, { reasons, risk, ...subject })
  const all = [...row.reasons, ...reasons].slice(0, MOST_REASONS)
  const [soonest = row.dueAt] = [row.dueAt, dueAt(risk)].toSorted()
  const urgent = risk < row.risk ? { risk, dueAt: soonest } : {}
  await db
    .updateTable('moderationCase')
    .set({ reasons: JSON.stringify(all), ...urgent })
    .where('id', '=', row.id)
    .execute()
  await refreshSearchWords(db, row.id)
  return row.id
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
