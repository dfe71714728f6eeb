import { sql, type Insertable } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import { IS_INTERVIEW_OFF } from '#hiring/interviews/interviews.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { InterviewOfferTable } from '#hiring/interviews/interviews.tables.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { BusyTime } from './read-slots.ts'

/** Locks the account, so that one person’s offers are made one by one. */
export async function lockOfferer(db: Db, accountId: Id) {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** Whether the same form has been sent before. */
export async function isRepeatedOffer(
  db: Db,
  { accountId, formId }: { accountId: Id; formId: Id | null },
): Promise<boolean> {
  if (formId === null) return false
  const row = await db
    .selectFrom('interviewOffer')
    .select('id')
    .where('accountId', '=', accountId)
    .where('formId', '=', formId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Future times that this person has offered and that are picked or can be; without those that only these applicants
 * have, which the new ones replace.
 */
export async function findBusyTimes(db: Db, accountId: Id, except: Id[]): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime>`
    select distinct slot.starts_at, offer.minutes
    from interview_offer as offer
    join interview_slot as slot on slot.offer_id = offer.id
    join interview on interview.ended_at is null
      and (interview.slot_id = slot.id
        or (interview.offer_id = offer.id and not exists (
          select from interview_slot as own
          where own.id = interview.slot_id and own.offer_id = offer.id)))
    join application on application.id = interview.application_id
      and application.withdrawn_at is null and application.status <> 'rejected'
      and not application.id = any(${except})
    where offer.account_id = ${accountId} and slot.starts_at > now()
    order by slot.starts_at`.execute(db)
  return rows
}

export async function insertOffer(db: Db, offer: Insertable<InterviewOfferTable>, times: string[]) {
  await db.insertInto('interviewOffer').values(offer).execute()
  const rows = times.map((startsAt) => ({ id: newId(), offerId: offer.id, startsAt }))
  await db.insertInto('interviewSlot').values(rows).execute()
}

export interface OtherApplicant {
  id: Id
  fullName: string
  firstName: string
  sharesDetails: boolean
  status: Stage
  isInterviewOff: boolean
}

const MOST_LISTED = 50

/** The other applicants who can choose from the same times, nearest to an interview first. */
export async function findOtherApplicants(
  db: Db,
  { jobId, id }: { jobId: Id; id: Id },
): Promise<OtherApplicant[]> {
  return db
    .selectFrom('application')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .select(['application.id', 'application.fullName', 'applicant.firstName'])
    .select(['application.sharesDetails', 'application.status'])
    .select(IS_INTERVIEW_OFF.as('isInterviewOff'))
    .where('application.jobId', '=', jobId)
    .where('application.id', '<>', id)
    .where('application.withdrawnAt', 'is', null)
    .where('application.status', 'not in', ['rejected', 'offered'])
    .orderBy(sql`array_position(array['shortlisted', 'interview', 'seen', 'new'], status)`)
    .orderBy('application.createdAt')
    .orderBy('application.id')
    .limit(MOST_LISTED)
    .execute()
}
