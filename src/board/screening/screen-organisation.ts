import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import type { ScannedText } from '#safety/text-rules/scan-texts.ts'
import { requireHonest } from './text/refuse-texts.ts'
import { queueHold, screenPosting, toHeldColumns } from './screen-posting.ts'

/**
 * Requires honest names for an organisation, by the fields of its form.
 * @throws {DomainError} `invalid_input`
 */
export function requireHonestNames({ name, legalName = '' }: { name: string; legalName?: string }) {
  const texts: ScannedText[] = [
    ofColumn('organisation.name', name, 'name'),
    ofColumn('organisation.legal_name', legalName, 'legalName'),
  ]
  requireHonest(texts.filter(({ text }) => text !== ''))
}

/**
 * Screens the open adverts of an organisation again, after a change of its name or of the body it claims to be. Call it
 * in the transaction of that change, once the adverts have it.
 */
export async function screenJobsOf(db: Db, accountId: Id, organisationId: Id) {
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'poster', 'title', 'employerName', 'legalName', 'sponsorId', 'place', 'country'])
    .select(['description', 'applyEmail', 'occupationCode', 'questions'])
    .where('organisationId', '=', organisationId)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute()
  for (const job of jobs) {
    const advert = { ...job, organisationId }
    const hold = await screenPosting(db, { accountId, advert })
    if (!hold) continue
    await db.updateTable('job').set(toHeldColumns(hold)).where('id', '=', job.id).execute()
    await indexJobs(db, [job.id])
    await queueHold(db, advert, hold)
  }
}
