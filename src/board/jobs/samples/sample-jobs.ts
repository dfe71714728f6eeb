import { sql } from 'kysely'
import { previewOf } from '#trade/job-texts.ts'
import type { Db } from '#platform/database/database.ts'
import { importedJobId } from '#board/jobs/stored/job-id.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import { recordSightings } from '#board/jobs/stored/sightings.queries.ts'
import { SAMPLE_SOURCE } from '#board/jobs/stored/job-rows.ts'
import { SAMPLES, type SampleJob } from './samples.ts'

const DAY_MS = 86_400_000

/** Fills an empty board with our own sample jobs, dated back from `now`; each start counts as a sighting of them. */
export async function addSamples(db: Db, indexJobs: IndexJobs, now = Date.now()): Promise<void> {
  const rows = SAMPLES.map((sample) => toRow(sample, now))
  const ids = rows.map(({ id }) => id)
  const anyJob = await db.selectFrom('job').select('id').limit(1).executeTakeFirst()
  if (anyJob) return recordSightings(db, ids, new Date(now).toISOString())
  await db.transaction().execute(async (db) => {
    await db
      .insertInto('job')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await indexJobs(db, ids)
  })
}

function toRow({ ref, employer, postedDaysAgo, closesInDays, ...sample }: SampleJob, now: number) {
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString()
  return {
    ...sample,
    id: importedJobId(SAMPLE_SOURCE, ref),
    employerName: employer,
    preview: previewOf(sample.description),
    source: SAMPLE_SOURCE,
    sourceRef: ref,
    postedAt: day(-postedDaysAgo),
    closesAt: closesInDays === null ? null : day(closesInDays),
  }
}

/**
 * Takes the sample jobs off the board; returns how many there were. Their rows stay, so that the board
 * does not count as empty at the next start.
 */
export async function removeSamples(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ status: 'removed', updatedAt: sql`now()` })
    .where('source', '=', SAMPLE_SOURCE)
    .where('status', '!=', 'removed')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
