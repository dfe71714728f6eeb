import { previewOf } from '#contract/job-texts.ts'
import type { Db } from '#server/platform/database/database.ts'
import { indexJobs } from '#server/search/index/index-jobs.ts'
import { importedJobId } from '../job-id.ts'
import { SAMPLE_SOURCE } from '../job-rows.ts'
import { SAMPLES } from './samples.ts'

const DAY_MS = 86_400_000

/** Puts our own sample jobs on an empty board, dated back from `now`. */
export async function addSamples(db: Db, now = Date.now()): Promise<void> {
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString()
  const rows = SAMPLES.map(({ ref, employer, postedDaysAgo, closesInDays, ...sample }) => ({
    ...sample,
    id: importedJobId(SAMPLE_SOURCE, ref),
    employerName: employer,
    preview: previewOf(sample.description),
    source: SAMPLE_SOURCE,
    sourceRef: ref,
    postedAt: day(-postedDaysAgo),
    closesAt: closesInDays === null ? null : day(closesInDays),
  }))
  await db.transaction().execute(async (db) => {
    await db
      .insertInto('job')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await indexJobs(
      db,
      rows.map(({ id }) => id),
    )
  })
}

/** Returns how many there were. */
export async function removeSamples(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('job')
    .where('source', '=', SAMPLE_SOURCE)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
