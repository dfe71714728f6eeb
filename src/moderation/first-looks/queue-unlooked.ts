import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import {
  firstLookReason,
  UNLOOKED_WORDS,
  waitsForLook,
  type FirstLook,
} from '#board/screening/first-look/first-look.ts'
import { runBatches, type BatchOptions } from '#platform/tasks/batches.ts'
import { openCase } from '#safety/cases/open-case.ts'
import type { Poster } from '#trade/poster.schema.ts'

/** Cases opened in one run of the task. */
const MOST = 200
/** Cases opened in one transaction: few, because the embedded database answers nobody else meanwhile. */
export const QUEUED_AT_ONCE = 5

/**
 * Puts adverts into the desk’s queue that are public without a look: they were before the first look was switched on, or
 * their proof has ended. Returns how many.
 */
export async function queueUnlooked(
  db: Db,
  mode: FirstLook,
  options: BatchOptions = {},
): Promise<number> {
  const posters = (['unproved', 'proved'] as const).filter((one: Poster) => waitsForLook(mode, one))
  if (posters.length === 0) return 0
  const found = await findUnlooked(db, posters).orderBy('postedAt', 'desc').limit(MOST).execute()
  const ids = found.map(({ id }) => id)
  return runBatches(async () => {
    if (ids.length === 0) return null
    const batch = ids.splice(0, QUEUED_AT_ONCE)
    return db.transaction().execute((db) => queueBatch(db, posters, batch))
  }, options)
}

/** Opens the cases of those that nobody has looked at meanwhile either. */
async function queueBatch(db: Db, posters: Poster[], ids: Id[]): Promise<number> {
  const jobs = await findUnlooked(db, posters)
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id: jobId, organisationId } of jobs) await queue(db, jobId, organisationId)
  return jobs.length
}

function findUnlooked(db: Db, posters: Poster[]) {
  return db
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
}

async function queue(db: Db, jobId: Id, organisationId: Id | null) {
  const reasons = [firstLookReason(UNLOOKED_WORDS)]
  await openCase(db, { kind: 'first-look', risk: 3, jobId, organisationId, reasons })
}
