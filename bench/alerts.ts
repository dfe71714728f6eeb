import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { ANSWERS } from '#trade/questions/answers.ts'
import { ANY_SEARCH, PAY_STEPS, RADII, searchQuery, type JobSearch } from '#board/search/search.ts'
import type { Db } from '#platform/database/database.ts'
import { openDatabase } from '#platform/resources.ts'
import { withDatabase } from './databases.ts'
import { importJobs } from './import.ts'
import { printTable } from './table.ts'

const ALERTS = Number(process.env.BENCH_ALERTS ?? 100_000)
const NEW_JOBS = 5000
const JOBS = Number(process.env.BENCH_JOBS ?? 20_000)
const ROWS = 2000
const WORDS = [
  'nurse',
  'doctor',
  'support worker',
  'engineer',
  'teacher',
  'chef',
  'manager',
  'analyst',
  'driver',
]
const MORE_WORDS = [
  'senior',
  'night',
  'band 5',
  'mental health',
  'assistant',
  'lead',
  '-agency',
  'remote',
  '',
]
const PLACES = [
  'Leeds',
  'London',
  'Manchester',
  'Bristol',
  'Cardiff',
  'Glasgow',
  'Kent',
  'York',
  'Hull',
  '',
]
const CATEGORIES = ['nursing', 'healthcare', 'tech', null, null]

/** The duration of a morning: every alert chooses from a day's new jobs, and the emails are queued. */
export async function benchAlerts() {
  await withDatabase(async (settings, database) => {
    await importJobs(JOBS, settings)
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = settings
    const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
    await prepareMorning(db)
    await close()
    const answer = await decide(settings)
    printTable(`${ALERTS} alerts and ${NEW_JOBS} new jobs, ${database}`, [answer])
  }, `pages_${JOBS}`)
}

/** Due alerts with distinct searches, and jobs newer than their last run. */
export async function prepareMorning(db: Db) {
  await db.deleteFrom('alert').execute()
  for (let from = 0; from < ALERTS; from += ROWS) {
    const rows = Array.from({ length: Math.min(ROWS, ALERTS - from) }, (_, at) => aRow(from + at))
    await db.insertInto('alert').values(rows).execute()
  }
  await sql`update edition set number = 2`.execute(db)
  await sql`update publication set edition = 1, first_edition = 1`.execute(db)
  await sql`
    update publication set edition = null, first_edition = null
    where job_id in (select id from job_search order by md5(id) limit ${NEW_JOBS})`.execute(db)
  await sql`vacuum analyze alert`.execute(db)
  await sql`vacuum analyze publication`.execute(db)
}

function aRow(at: number) {
  const query = searchQuery(searchOf(at))
  return {
    id: `bench-${at}`,
    email: `bench-${at}@example.com`,
    emailKey: `bench-${at}@example.com`,
    query,
    name: query,
    searchKey: query,
    frequency: 'daily' as const,
    status: 'on' as const,
    sinceEdition: 2,
    seenEdition: 2,
    nextAt: new Date(0).toISOString(),
  }
}

/**
 * Searches as varied as possible, a third of them words alone, which match the most; a tenth share a search, as in
 * reality.
 */
function searchOf(at: number): Partial<JobSearch> {
  let rest = at % 10 === 0 ? at % 50 : at
  const next = <Value>(values: readonly Value[]) => {
    const value = values[rest % values.length] as Value
    rest = Math.floor(rest / values.length)
    return value
  }
  const words = [next(WORDS), next(MORE_WORDS)].filter(Boolean).join(' ')
  if (at % 3 === 0) return { ...ANY_SEARCH, q: words }
  const [place, radius, pay] = [next(PLACES), next(RADII), next([...PAY_STEPS, null])]
  const [answer, category] = [next([...ANSWERS, null]), next(CATEGORIES)]
  return { ...ANY_SEARCH, q: words, place, radius, pay, answer, category }
}

async function decide(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['bench/alerts/decide-due.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout)) as Record<string, number>
}
