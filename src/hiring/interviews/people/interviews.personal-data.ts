import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { queueLeftMails } from '#hiring/interviews/mail/left.mail.ts'
import { selectNext } from './next-interviews.queries.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'

/** The interviews of an applicant, without the employers’ notes, and the times that they offered for an employer. */
export async function* readInterviews(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.applicationId')
    .leftJoin('interviewSlot as slot', 'slot.id', 'interview.slotId')
    .innerJoin('interviewOffer as offer', (join) =>
      join.on((eb) => eb('offer.id', '=', eb.fn.coalesce('slot.offerId', 'interview.offerId'))),
    )
    .select(['interview.applicationId', 'slot.startsAt', 'offer.zone', 'offer.minutes'])
    .select(['offer.way', 'offer.place', 'offer.host', 'offer.note'])
    // An applicant gets the link once they have picked a time.
    .select(sql<string>`case when slot.id is null then '' else offer.link end`.as('link'))
    .select(['interview.createdAt as offeredAt', 'interview.pickedAt', 'interview.declinedAt'])
    .select(['interview.endedAt', 'interview.endedBy', 'interview.reason'])
    .select(['interview.employerSays', 'interview.applicantSays'])
    .where('application.applicantId', '=', accountId)
    .orderBy('interview.id')
    .execute()
  yield* await db
    .selectFrom('interviewOffer as offer')
    .select(['offer.jobId', 'offer.zone', 'offer.minutes', 'offer.way', 'offer.link'])
    .select(['offer.place', 'offer.host', 'offer.note', 'offer.createdAt as offeredAt'])
    .select(
      sql<string[]>`array(select starts_at from interview_slot as slot
        where slot.offer_id = offer.id order by starts_at)`.as('times'),
    )
    .where('offer.accountId', '=', accountId)
    .orderBy('offer.id')
    .execute()
}

/**
 * Deletes an applicant’s interviews, first, although their applications would delete them too, and tells those who
 * would wait at a booked one. Times that a member offered for an employer stay with its applicants, without a name.
 */
export async function deleteInterviews(db: Db, accountId: Id, tasks: Pick<Tasks, 'enqueue'>) {
  await queueLeftMails({ db, tasks }, accountId)
  const own = db.selectFrom('application').select('id').where('applicantId', '=', accountId)
  await db.deleteFrom('interview').where('applicationId', 'in', own).execute()
  await db
    .updateTable('interviewOffer')
    .set({ accountId: null })
    .where('accountId', '=', accountId)
    .execute()
}

/** ‘1 booked interview’ of an applicant; empty without any to come. */
export async function listBooked(db: Db, accountId: Id): Promise<string[]> {
  const { length } = await selectNext(db)
    .where('application.applicantId', '=', accountId)
    .where('slot.startsAt', '>', new Date().toISOString())
    .execute()
  if (length === 0) return []
  return [length === 1 ? '1 booked interview' : `${length} booked interviews`]
}
