import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { openDatabase } from '#platform/resources.ts'
import { copyJobs } from './copy-jobs.ts'
import { withDatabase } from './databases.ts'
import { importJobs, importRegister } from './import.ts'
import { load, ROUNDS } from './measure-kind.ts'
import { FREQUENT, PLACES } from './page-kinds.ts'
import { withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const JOBS = Number(process.env.BENCH_JOBS ?? 100_000)
/** The number of imported jobs; the rest are copies of them. */
const IMPORTED_JOBS = 20_000
const REGISTER_ROWS = 143_000
const RARE_WORDS = 40
// The slowest kind answers about 20 times a second: with fewer answers the 99th percentile is the slowest.
const SECONDS = 8

/**
 * Each kind of search on one connection, without the page cache, at any number of jobs (BENCH_JOBS; multiples of 20,000
 * above it). With DATABASE_URL and BENCH_KEEP the jobs are loaded once.
 */
export async function benchSearchScale() {
  await withDatabase(async (settings, database) => {
    await fill(settings)
    const kinds = await withDb(settings, listSearches)
    await withServer(settings, async (url) => {
      const rows = []
      for (const [kind, paths] of Object.entries(kinds)) rows.push(await measure(kind, url, paths))
      const title = `Searches of ${JOBS} jobs, ${database}, one connection, median of ${ROUNDS}`
      printTable(title, rows)
    })
  }, `scale_${JOBS}`)
}

async function measure(kind: string, url: string, paths: string[]) {
  const options = { connections: 1, isUncached: true, seconds: SECONDS }
  await load(url, paths, options)
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await load(url, paths, options))
  const ms = (times: number[]) => median(times).toFixed(1)
  return {
    search: kind,
    'p50 ms': ms(rounds.map(({ p50 }) => p50)),
    'p99 ms': ms(rounds.map(({ p99 }) => p99)),
    'busy %': median(rounds.map(({ busy }) => busy)).toFixed(0),
  }
}

/** Imports jobs and copies them until there are enough, unless the database is filled already. */
async function fill(settings: Record<string, string>) {
  // Also creates the tables.
  await importRegister(REGISTER_ROWS, settings)
  const { jobs } = await withDb(settings, (db) =>
    db
      .selectFrom('job')
      .select((query) => query.fn.countAll<number>().as('jobs'))
      .where('source', '=', 'seed')
      .executeTakeFirstOrThrow(),
  )
  if (jobs >= JOBS) return
  await importJobs(Math.min(JOBS, IMPORTED_JOBS), settings)
  const copies = Math.round(JOBS / IMPORTED_JOBS) - 1
  if (copies > 0) await withDb(settings, (db) => copyJobs(db, copies))
}

async function withDb<Result>(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' }: Record<string, string>,
  use: (db: Db) => Promise<Result>,
) {
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
  try {
    return await use(db)
  } finally {
    await close()
  }
}

async function listSearches(db: Db): Promise<Record<string, string[]>> {
  const words = (await readFile('bench/yardstick/words.txt', 'utf8')).trim().split(/\s+/)
  const rare = await findRareWords(db)
  const search = (words: string[], more = '') => words.map((word) => `/jobs?q=${word}${more}`)
  return {
    list: Array.from({ length: 50 }, (_, index) => `/jobs?page=${index + 2}`),
    keyword: search(words),
    'rare keyword': search(rare),
    'frequent keyword': search(FREQUENT),
    filtered: search(words, '&type=Full-time&country=GB'),
    'near a place': PLACES.map((place) => `/jobs?place=${place}`),
    'keyword near a place': PLACES.flatMap((place) => search(words, `&place=${place}`)),
  }
}

/** Stems found in between a thousandth and a hundredth of a sample of jobs. */
async function findRareWords(db: Db) {
  const { rows } = await sql<{ word: string }>`
    select word from ts_stat('select words from job_search limit 4000')
    where ndoc between 4 and 40 and word ~ '^[a-z]{5,}$'
    order by md5(word) limit ${sql.lit(RARE_WORDS)}`.execute(db)
  return rows.map(({ word }) => word)
}
