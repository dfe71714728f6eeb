import { LAPSE_NOTICE_DAYS } from '#organisations/model/organisation-limits.ts'
import { insertOwnersMail } from '#organisations/mail/mails.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { endProofs } from '#organisations/proof/proof-changes.ts'
import { listLapsed, claimLapsing } from '#organisations/proof/rows/proofs.queries.ts'

/** Task: ends the proofs whose year is over, and notifies owners two weeks before. Returns how many ended. */
export async function lapseProofs(db: Db, indexJobs: IndexJobs): Promise<number> {
  await db.transaction().execute(async (db) => {
    for (const { organisationId, lapsesAt } of await claimLapsing(db, LAPSE_NOTICE_DAYS))
      await insertOwnersMail(db, {
        organisationId,
        kind: 'proof-lapsing',
        detail: longDate(lapsesAt),
      })
  })
  const lapsed = await listLapsed(db)
  const because = 'A proof holds for a year, and this one’s year is over.'
  for (const organisationId of lapsed)
    await db.transaction().execute((db) => endProofs(db, indexJobs, { organisationId, because }))
  return lapsed.length
}
