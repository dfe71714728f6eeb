import { openDatabase } from '#platform/resources.ts'
import { recheckOpenJobs } from '#sponsorship/stored-checks/recheck.ts'
import {
  ADVERT_COLUMNS,
  CHECKED_COUNTRY,
  checkForLists,
} from '#sponsorship/stored-checks/stored-check.ts'
import { withDatabase } from './databases.ts'
import { importJobs, importRegister } from './import.ts'
import { printTable } from './table.ts'

const JOBS = Number(process.env.BENCH_JOBS ?? 20_000)
const REGISTER_ROWS = 143_000
const BATCH = 500
const CHECKED = 5000
const DAY_MS = 86_400_000

/** Checks a second including the register look-up, and a recheck of all jobs without its pauses, as after midnight. */
export async function benchChecks() {
  await withDatabase(async (settings, database) => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = settings
    await importRegister(REGISTER_ROWS, settings)
    await importJobs(JOBS, settings)
    const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
    const adverts = await db
      .selectFrom('job')
      .select(['id', ...ADVERT_COLUMNS])
      .where('country', '=', CHECKED_COUNTRY)
      .orderBy('id')
      .limit(CHECKED)
      .execute()
    const checks = await timed(async () => {
      for (let from = 0; from < adverts.length; from += BATCH)
        await checkForLists(db, adverts.slice(from, from + BATCH))
      return adverts.length
    })
    const recheck = await timed(async () => {
      await recheckOpenJobs(db, new Date(Date.now() + DAY_MS).toISOString().slice(0, 10))
      return JOBS
    })
    await close()
    printTable(`Checks with ${JOBS} jobs, ${database}`, [
      { work: 'check, in batches', ...checks },
      { work: 'recheck of every open job', ...recheck },
    ])
  }, `pages_${JOBS}`)
}

async function timed(work: () => Promise<number>) {
  const began = performance.now()
  const jobs = await work()
  const seconds = (performance.now() - began) / 1000
  return { jobs, seconds: seconds.toFixed(1), 'jobs/s': Math.round(jobs / seconds) }
}
