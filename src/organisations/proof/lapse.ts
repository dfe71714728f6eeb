import { LAPSE_NOTICE_DAYS } from '#organisations/model/organisation-limits.ts'
import { insertOwnersMail } from '#organisations/mail/mails.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { endProofs } from './proof-changes.ts'
import { listLapsed, claimLapsing } from './rows/proofs.queries.ts'

/** Task: ends the proofs whose year is over, and notifies owners two weeks before. Returns how many ended. */
export async function lapseProofs(db: Db): Promise<number> {
  await db.transaction().execute(async (db) => {
    for (const { organisationId, lapsesAt } of await claimLapsing(db, LAPSE_NOTICE_DAYS))
      await insertOwnersMail(db, {
        organisationId,
        kind: 'proof-lapsing',
        detail: longDate(lapsesAt),
      })
  })
  const lapsed = await listLapsed(db)
  for (const id of lapsed)
    await db
      .transaction()
      .execute((db) => endProofs(db, id, 'A proof holds for a year, and this one’s year is over.'))
  return lapsed.length
}
