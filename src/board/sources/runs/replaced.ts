import type { Db } from '#platform/database/database.ts'
import { openCase } from '#safety/cases/open-case.ts'
import type { KnownAdvert, RunningSource } from './due.queries.ts'

/**
 * Has adverts wait for the desk whose id at their source is now another advert’s, of another employer with another
 * title: people may have saved them under the name that they had.
 */
export async function holdReplaced(
  db: Db,
  replaced: readonly KnownAdvert[],
  { name, organisationId }: RunningSource,
) {
  for (const { jobId } of replaced) {
    const words = `Its id at ${name} is now another advert’s, of another employer with another title.`
    const held = await db
      .updateTable('job')
      .set({ status: 'held', heldFrom: 'open', heldBecause: words })
      .where('id', '=', jobId)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    if (!held) continue
    const reasons = [{ code: 'other-employer', words }]
    await openCase(db, { kind: 'held-job', risk: 2, reasons, jobId, organisationId })
  }
}
