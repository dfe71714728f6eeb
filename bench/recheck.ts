import { migrate } from '#server/platform/database/migrate.ts'
import type { Db } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/resources.ts'
import { parseAdvert } from '#server/sponsorship/advert/parse-advert.ts'
import { checkAdvert } from '#server/sponsorship/check/check-advert.ts'
import { recheckOpenJobs } from '#server/sponsorship/recheck.ts'
import { SHIPPED } from '#server/sponsorship/rules/shipped.ts'
import { inForceOn } from '#server/sponsorship/rules/rule-sets.ts'
import { ADVERT_COLUMNS, CHECKED_COUNTRY } from '#server/sponsorship/stored-check.ts'
import { databaseForRun } from './databases.ts'
import { prepare } from './search/prepare.ts'
import { inFolder } from './server-process.ts'
import { printTable } from './table.ts'

const BEFORE_LISTS_END = '2026-11-21'
const AFTER_LISTS_END = '2027-01-01'
const SAMPLE = 5000

/** Checking every open job anew, and how many are read and decided in memory. */
export async function benchRecheck() {
  const usual = process.env.BENCH_DATABASE_URL ? '100000,1000000' : '10000,100000'
  const sizes = (process.env.BENCH_SIZES ?? usual).split(',').map(Number)
  for (const size of sizes) {
    const keptAs = process.env.BENCH_KEEP ? `search_${size}` : undefined
    await inFolder((folder) =>
      databaseForRun(folder, (settings, name) => benchSize(size, settings, name), keptAs),
    )
  }
}

async function benchSize(size: number, settings: Record<string, string>, name: string) {
  await prepare(size, settings)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = settings
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
  await migrate(db)
  const jobs = await countChecked(db)
  const rows = []
  for (const [pass, date] of [
    ['as they are', BEFORE_LISTS_END],
    ['again, nothing changed', BEFORE_LISTS_END],
    ['the lists have ended', AFTER_LISTS_END],
  ] as const) {
    await db.deleteFrom('recheck').execute()
    const started = performance.now()
    const changed = await recheckOpenJobs(db, date)
    const seconds = (performance.now() - started) / 1000
    const rate = Math.round(jobs / seconds)
    rows.push({ pass, jobs, changed, seconds: seconds.toFixed(1), 'jobs/s': rate })
  }
  printTable(`Checking the open UK jobs among ${size}, ${name}`, rows)
  printTable('Reading and deciding alone, one core', [await decideAll(db)])
  await close()
}

async function countChecked(db: Db) {
  const { count } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .where('country', '=', CHECKED_COUNTRY)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function decideAll(db: Db) {
  const adverts = await db
    .selectFrom('job')
    .select(ADVERT_COLUMNS)
    .where('status', '=', 'open')
    .where('country', '=', CHECKED_COUNTRY)
    .limit(SAMPLE)
    .execute()
  const rules = inForceOn(SHIPPED, BEFORE_LISTS_END)
  const rest = {
    rules,
    register: { state: 'not-loaded' },
    person: null,
    date: BEFORE_LISTS_END,
  } as const
  // Twice, so that the second one is not the first to use the code.
  const rates = [0, 1].map(() => {
    let started = process.cpuUsage()
    const facts = adverts.map(parseAdvert)
    const reading = process.cpuUsage(started).user
    started = process.cpuUsage()
    for (const advert of facts) checkAdvert({ advert, ...rest })
    const deciding = process.cpuUsage(started).user
    return { reading, deciding }
  })
  const { reading = 1, deciding = 1 } = rates[1] ?? {}
  const perSecond = (micros: number) => Math.round(adverts.length / (micros / 1_000_000))
  return {
    adverts: adverts.length,
    'read a second': perSecond(reading),
    'decided a second': perSecond(deciding),
  }
}
