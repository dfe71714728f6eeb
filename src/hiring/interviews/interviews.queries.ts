import { sql, type Insertable, type Updateable } from 'kysely'
import type { InterviewEvent } from './model/interviews.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isPosterProved } from '#organisations/posting/proved-poster.ts'
import type { Db } from '#platform/database/database.ts'
import type { InterviewTable } from './interviews.tables.ts'
import { IS_WARNED } from '#safety/warnings/warnings.queries.ts'

export type InterviewApplication = NonNullable<Awaited<ReturnType<typeof findApplicationOf>>>

/** An application with everything that its interview depends on; null if it does not exist. */
export async function findApplicationOf(db: Db, id: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .leftJoin('organisation', 'organisation.id', 'job.organisationId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select(['application.statusBefore', 'arrival.answer as offerAnswer'])
    .select([
      'application.id',
      'application.jobId',
      'application.applicantId',
      'application.status',
      'application.withdrawnAt',
      'application.sharesDetails',
      'application.fullName',
      'application.advert',
      'applicant.firstName',
      'applicant.country',
      'applicant.timeZone',
      'applicant.language',
      'applicant.email as applicantEmail',
      'applicant.wantsMessageMails',
      'applicant.wantsStatusMails',
      'job.status as jobStatus',
      'job.organisationId',
      'organisation.frozenAt',
      'organisation.suspendedAt',
      IS_WARNED.as('isWarned'),
    ])
    .select(isPosterProved(db).as('isPosterProved'))
    .where('application.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Whether the last interview was cancelled, and neither another was offered nor a stage set since: an employer may
 * arrange one elsewhere.
 */
export function isInterviewOff(application: 'application' | 'card') {
  const id = sql.ref(`${application}.id`)
  return sql<boolean>`(exists (select from interview
      where interview.application_id = ${id} and interview.ended_by in ('applicant', 'employer')
        and not exists (select from application_event as event
          where event.application_id = ${id} and event.kind = 'status'
            and event.created_at > interview.ended_at))
    and not exists (select from interview
      where interview.application_id = ${id} and interview.ended_at is null))`
}

export const IS_INTERVIEW_OFF = isInterviewOff('application')

const MEETING = ['zone', 'minutes', 'way', 'link', 'place', 'host', 'note'] as const

export type InterviewRow = NonNullable<Awaited<ReturnType<typeof findLastInterview>>>

/** Interviews with their picked time. */
function selectInterviews(db: Db) {
  return db
    .selectFrom('interview')
    .leftJoin('interviewSlot as slot', 'slot.id', 'interview.slotId')
    .select([
      'interview.id',
      'interview.applicationId',
      'interview.offerId',
      'interview.slotId',
      'interview.version',
      'interview.declinedAt',
      'interview.endedAt',
      'interview.endedBy',
      'interview.reason',
      'interview.employerSays',
      'interview.applicantSays',
      'interview.outcomeNote',
      'interview.createdAt',
      'slot.startsAt',
      'slot.offerId as pickedOfferId',
    ])
}

/** The interview that has not ended, else the one that ended last. */
export async function findLastInterview(db: Db, applicationId: Id) {
  const row = await selectInterviews(db)
    .where('interview.applicationId', '=', applicationId)
    .orderBy(sql`interview.ended_at is null`, 'desc')
    .orderBy('interview.endedAt', 'desc')
    .orderBy('interview.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The interview that has not ended; null without one. */
export async function findOpenInterview(db: Db, applicationId: Id): Promise<InterviewRow | null> {
  const row = await findLastInterview(db, applicationId)
  return row?.endedAt === null ? row : null
}

export async function findInterview(db: Db, id: Id) {
  const row = await selectInterviews(db).where('interview.id', '=', id).executeTakeFirst()
  return row ?? null
}

export type Meeting = NonNullable<Awaited<ReturnType<typeof findMeeting>>>

/** The way in which the people of an offer meet. */
export async function findMeeting(db: Db, offerId: Id) {
  const row = await db
    .selectFrom('interviewOffer')
    .select(MEETING)
    .select(['accountId', 'createdAt'])
    .where('id', '=', offerId)
    .executeTakeFirst()
  return row ?? null
}

/** The times of an offer; a picked one belongs to an interview that has not ended. */
export async function findSlots(db: Db, offerId: Id) {
  return db
    .selectFrom('interviewSlot as slot')
    .leftJoin('interview', (join) =>
      join.onRef('interview.slotId', '=', 'slot.id').on('interview.endedAt', 'is', null),
    )
    .leftJoin('application', 'application.id', 'interview.applicationId')
    .select(['slot.id', 'slot.startsAt'])
    .select(
      sql<boolean>`interview.id is not null
        and application.withdrawn_at is null and application.status <> 'rejected'`.as('isTaken'),
    )
    .where('slot.offerId', '=', offerId)
    .orderBy('slot.startsAt')
    .execute()
}

/** The applicant’s last request for other times, until times are offered or one is picked after it. */
export async function findRequest(db: Db, { id, applicationId, offerId }: InterviewRow) {
  const { rows } = await sql<{ text: string; at: string }>`
    select message.body as text, event.shown_at as at
    from application_event as event
      join interview on interview.id = ${id}
      join interview_offer as offer on offer.id = ${offerId}
      -- The two were written together.
      join application_message as message on message.application_id = event.application_id
        and message.side = 'applicant' and message.sent_at = event.shown_at
    where event.application_id = ${applicationId}
      and event.detail -> 'interview' ->> 'step' = 'other-times'
      and event.created_at >= offer.created_at
      and (interview.picked_at is null or event.created_at >= interview.picked_at)
    order by event.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function insertInterview(db: Db, interview: Insertable<InterviewTable>) {
  await db.insertInto('interview').values(interview).execute()
}

export async function updateInterview(db: Db, id: Id, values: Updateable<InterviewTable>) {
  await db.updateTable('interview').set(values).where('id', '=', id).execute()
}

/** Adds an event with the picked time, if there is one, to the history that both sides read. */
export async function recordInterview(
  db: Db,
  interview: Pick<InterviewRow, 'applicationId' | 'offerId' | 'pickedOfferId' | 'startsAt'>,
  event: Pick<InterviewEvent, 'step' | 'by'>,
) {
  const { applicationId, offerId, pickedOfferId, startsAt } = interview
  const zone = (await findMeeting(db, pickedOfferId ?? offerId))?.zone ?? 'UTC'
  await insertInterviewEvent(db, applicationId, { ...event, ...(startsAt && { startsAt, zone }) })
}

/** Adds an event to the history that both sides read. */
export async function insertInterviewEvent(db: Db, applicationId: Id, interview: InterviewEvent) {
  await db
    .insertInto('applicationEvent')
    .values({ applicationId, kind: 'interview', detail: JSON.stringify({ interview }) })
    .execute()
}
