import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findArrivalEvents, findItems } from './arrival.queries.ts'

/** What somebody said and planned about their own offers, with what the employer ticked for them. */
export async function* readArrivals(db: Db, accountId: Id): AsyncGenerator<object> {
  const rows = await db
    .selectFrom('arrival')
    .innerJoin('application', 'application.id', 'arrival.applicationId')
    .select(['arrival.applicationId', 'answer', 'answeredAt', 'circumstances'])
    .select(['certificateNumber', 'askedToPayAt'])
    .where('application.applicantId', '=', accountId)
    .orderBy('arrival.applicationId')
    .execute()
  for (const row of rows) {
    const items = await findItems(db, row.applicationId)
    yield { ...row, items, history: await findArrivalEvents(db, row.applicationId) }
  }
}

/** Goes with the applications, too; first, so that nothing depends on that. */
export async function deleteArrivals(db: Db, accountId: Id) {
  const own = db.selectFrom('application').select('id').where('applicantId', '=', accountId)
  await db.deleteFrom('arrival').where('applicationId', 'in', own).execute()
}
