import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import {
  firstLookReason,
  waitsForLook,
  type FirstLook,
} from '#board/screening/first-look/first-look.ts'
import { openCase } from '#safety/cases/open-case.ts'
import type { Poster } from '#trade/poster.schema.ts'

/** Cases opened in one run of the task. */
const BATCH = 200
const WORDS =
  'Nobody has looked at it, and its poster is not proved. It stays public until you decide.'

/**
 * Puts adverts into the desk’s queue that are public without a look: they were before the first look was switched on, or
 * their proof has ended. Returns how many.
 */
export async function queueUnlooked(db: Db, mode: FirstLook): Promise<number> {
  const posters = (['unproved', 'proved'] as const).filter((one: Poster) => waitsForLook(mode, one))
  if (posters.length === 0) return 0
  return db.transaction().execute(async (db) => {
    const jobs = await db
      .selectFrom('job')
      .select(['id', 'organisationId'])
      .where('status', '=', 'open')
      .where('organisationId', 'is not', null)
      .where('poster', 'in', posters)
      .where('lookedAt', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('moderationCase')
              .select('moderationCase.id')
              .whereRef('moderationCase.jobId', '=', 'job.id')
              .where('moderationCase.kind', 'in', ['held-job', 'first-look'])
              .where('moderationCase.status', '<>', 'decided'),
          ),
        ),
      )
      .orderBy('postedAt', 'desc')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id: jobId, organisationId } of jobs) await queue(db, jobId, organisationId)
    return jobs.length
  })
}

async function queue(db: Db, jobId: Id, organisationId: Id | null) {
  const reasons = [firstLookReason(WORDS)]
  await openCase(db, { kind: 'first-look', risk: 3, jobId, organisationId, reasons })
}
