import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { COMPARED_ADVERTS, type HoldComparison } from '#board/sources/sources.ts'

/** The first adverts of a list that are open here, and those of its reading that waits. @throws {DomainError} `not_found` */
export async function compareHold(db: Db, id: Id): Promise<HoldComparison> {
  const hold = isId(id)
    ? await db
        .selectFrom('sourceHold')
        .select(['sourceId', 'came'])
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst()
    : undefined
  if (!hold) throw new DomainError('not_found')
  const jobs = await db
    .selectFrom('sourceAdvert as advert')
    .innerJoin('job', 'job.id', 'advert.jobId')
    .select(['job.title', 'job.place', 'advert.employerSaid'])
    .where('advert.sourceId', '=', hold.sourceId)
    .where('job.status', '=', 'open')
    .orderBy('advert.reference')
    .limit(COMPARED_ADVERTS)
    .execute()
  const here = jobs.map(({ title, place, employerSaid }) =>
    [title, place, employerSaid].filter(Boolean).join(' · '),
  )
  return { id, here, came: hold.came }
}
