import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { SHOWN_STATUS } from '#hiring/applications/applications.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { QueuedMail } from '#platform/outbox/mails.ts'

interface Days {
  today: string
  tomorrow: string
}

/** Items planned for tomorrow or past, without a reminder yet. Only for accepted offers that still apply. */
function dueItems({ today, tomorrow }: Days) {
  return sql`
    select item.application_id, item.item, item.planned_on
    from arrival_item as item
    join arrival on arrival.application_id = item.application_id and arrival.answer = 'accepted'
    join application on application.id = item.application_id
      and application.withdrawn_at is null and ${SHOWN_STATUS} = 'offered'
    join job on job.id = application.job_id
      and job.status in ('open', 'closed') and job.country = 'GB'
    left join organisation on organisation.id = job.organisation_id
    where item.done_on is null and item.planned_on is not null
      and organisation.suspended_at is null and organisation.frozen_at is null
      and ((item.planned_on = ${tomorrow} and item.told_before is distinct from item.planned_on)
        or (item.planned_on < ${today} and item.told_after is distinct from item.planned_on))`
}

const BATCH = 200

/** Applications with something to remind of, in the order of their ids. */
export async function findDueApplications(db: Db, days: Days, after: string): Promise<Id[]> {
  const { rows } = await sql<{ applicationId: Id }>`
    select distinct application_id from (${dueItems(days)}) as due
    where application_id > ${after} order by application_id limit ${BATCH}`.execute(db)
  return rows.map(({ applicationId }) => applicationId)
}

export async function findDueItems(db: Db, days: Days, applicationId: Id): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select item from (${dueItems(days)}) as due
    where application_id = ${applicationId} order by planned_on, item`.execute(db)
  return rows.map(({ item }) => item)
}

/** Unanswered offers whose applicant is asked to answer by tomorrow. */
export async function findOffersToAnswer(db: Db, { tomorrow }: Days): Promise<Id[]> {
  const { rows } = await sql<{ applicationId: Id }>`
    select terms.application_id
    from offer_terms as terms
    join application on application.id = terms.application_id
      and application.withdrawn_at is null and ${SHOWN_STATUS} = 'offered'
    left join arrival on arrival.application_id = terms.application_id
    where terms.answer_by = ${tomorrow} and arrival.answer is null
    order by terms.application_id`.execute(db)
  return rows.map(({ applicationId }) => applicationId)
}

/** Records the planned day of each item that was reminded of. */
export async function markReminded(db: Db, days: Days, applicationId: Id, items: string[]) {
  await sql`
    update arrival_item set
      told_before = case when planned_on = ${days.tomorrow} then planned_on else told_before end,
      told_after = case when planned_on < ${days.today} then planned_on else told_after end
    where application_id = ${applicationId} and item = any(${items})`.execute(db)
}

/** Whether it is about an answer and the applicant has given another since, which has its own email. */
export async function isReplaced(db: Db, { id, subject, about }: QueuedMail<'arrival'>) {
  if (about.kind !== 'answer') return false
  const { rows } = await sql`
    select from outbox_mail as mail
      join outbox_mail as other on other.subject = mail.subject and other.kind = mail.kind
    where mail.id = ${id} and mail.subject = ${subject}
      and other.about ->> 'kind' = 'answer'
      and (other.created_at, other.id) > (mail.created_at, mail.id)`.execute(db)
  return rows.length > 0
}
