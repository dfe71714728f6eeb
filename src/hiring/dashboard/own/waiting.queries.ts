import { sql } from 'kysely'
import { SHOWN_STATUS } from '#hiring/applications/applications.queries.ts'
import { countUnread } from '#hiring/talk/messages/messages.queries.ts'
import { isPosterProved } from '#organisations/posting/proved-poster.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { IS_WARNED } from '#safety/warnings/warnings.queries.ts'

const MOST_LISTED = 10

/** Applications with an offer to answer or unread messages: offers first, by the day to answer, then the oldest. */
export async function findWaiting(db: Db, applicantId: Id) {
  const rows = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .leftJoin('offerTerms', 'offerTerms.applicationId', 'application.id')
    .select([
      'application.id',
      'offerTerms.answerBy',
      sql<string>`application.advert ->> 'title'`.as('title'),
      sql<string>`application.advert ->> 'employer'`.as('employer'),
      sql<boolean>`${SHOWN_STATUS} = 'offered' and arrival.answer is null
        and application.withdrawn_at is null and job.status in ('open', 'closed')`.as('isOffer'),
    ])
    .select(isPosterProved(db).as('isPosterProved'))
    .select(countUnread(db, 'applicant').as('newMessages'))
    .where('application.applicantId', '=', applicantId)
    .where((eb) => eb.not(IS_WARNED))
    .orderBy('isOffer', 'desc')
    .orderBy('offerTerms.answerBy', (order) => order.asc().nullsLast())
    .orderBy('application.createdAt')
    .execute()
  return rows
    .map((row) => ({
      ...row,
      isOffer: Boolean(row.isOffer),
      isPosterProved: Boolean(row.isPosterProved),
      newMessages: Number(row.newMessages),
    }))
    .filter(({ isOffer, newMessages }) => isOffer || newMessages > 0)
    .slice(0, MOST_LISTED)
}

/** An application that waits for its applicant. */
export type WaitingApplication = Awaited<ReturnType<typeof findWaiting>>[number]

/** The times of a person's last application and last posted job. */
export async function findLastUse(db: Db, accountId: Id) {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('application')
        .select((of) => of.fn.max('createdAt').as('at'))
        .where('applicantId', '=', accountId)
        .as('appliedAt'),
      eb
        .selectFrom('job')
        .select((of) => of.fn.max('postedAt').as('at'))
        .where('ownerId', '=', accountId)
        .where((job) =>
          job(
            'organisationId',
            'in',
            job
              .selectFrom('organisationMember')
              .select('organisationId')
              .where('accountId', '=', accountId),
          ),
        )
        .as('postedAt'),
    ])
    .executeTakeFirstOrThrow()
}
