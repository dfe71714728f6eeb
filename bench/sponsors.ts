import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openDatabase } from '#server/platform/resources.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findRegisterFacts } from '#server/sponsorship/register/find-register-facts.ts'
import { suggestSponsors } from '#server/sponsorship/register/suggest-sponsors.ts'
import { databaseForRun } from './databases.ts'
import { seededRegister } from './seeded-register.ts'
import { inFolder } from './server-process.ts'
import { median, printTable } from './table.ts'

const ROWS = 143_000
const TYPED_NAMES = 300
const LONGEST_TYPED = 25
const BATCH = 200
const BATCHES = 100

/** The register: loading it, typing a name of it, and looking employers up in it. */
export async function benchSponsors() {
  await inFolder((folder) =>
    databaseForRun(folder, async (settings, database) => {
      const file = process.env.BENCH_REGISTER ?? (await writeSeeded(folder))
      await benchLoads(file, settings, database)
      const { db, close } = await openDatabase(
        { databaseUrl: settings.DATABASE_URL, dataDir: folder },
        () => {},
      )
      try {
        const names = await findNames(db)
        await benchTyping(db, names, database)
        await benchMatching(db, names, database)
      } finally {
        await close()
      }
    }),
  )
}

async function writeSeeded(folder: string) {
  const file = path.join(folder, 'register.csv')
  await writeFile(file, seededRegister(ROWS))
  return file
}

async function benchLoads(file: string, settings: Record<string, string>, database: string) {
  const rows = []
  for (const [pass, day] of [
    ['new', '2026-10-01'],
    ['a day later, nothing changed', '2026-10-02'],
    ['the same again', '2026-10-02'],
  ] as const) {
    const seconds = await load(file, day, settings)
    rows.push({
      database,
      pass,
      seconds: seconds.toFixed(1),
      'rows/s': Math.round(ROWS / seconds),
    })
  }
  printTable('Loading the register (rows/s for 143,000 of them)', rows)
}

async function load(file: string, day: string, settings: Record<string, string>) {
  const started = performance.now()
  const words = ['sponsors', 'import', file, '--published', day]
  const child = spawn(process.execPath, ['server/cli/main.ts', ...words], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0)
    throw new Error(`The register could not be loaded: the import ended with ${code}.`)
  return (performance.now() - started) / 1000
}

async function findNames(db: Db) {
  const rows = await db
    .selectFrom('sponsor')
    .select('name')
    .where('isListed', '=', true)
    .orderBy('id')
    .limit(BATCH * BATCHES)
    .execute()
  return rows.map(({ name }) => name)
}

/** Every letter of real names, first while nothing is in the database's memory. */
async function benchTyping(db: Db, names: string[], database: string) {
  const rows = []
  for (const pass of ['cold', 'warm', 'warm']) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const took = await typeAll(db, names.slice(0, TYPED_NAMES))
    const sorted = took.toSorted((a, b) => a - b)
    rows.push({
      database,
      pass,
      letters: took.length,
      'p50 ms': median(took).toFixed(2),
      'p99 ms': (sorted[Math.floor(0.99 * sorted.length)] ?? 0).toFixed(2),
      'longest turn ms': (delay.max / 1e6).toFixed(1),
    })
    delay.disable()
  }
  printTable('Suggestions while a name is typed', rows)
}

async function typeAll(db: Db, names: string[]) {
  const took: number[] = []
  for (const name of names) {
    for (let end = 1; end <= Math.min(name.length, LONGEST_TYPED); end += 1) {
      const started = performance.now()
      await suggestSponsors(db, name.slice(0, end))
      took.push(performance.now() - started)
    }
  }
  return took
}

async function benchMatching(db: Db, names: string[], database: string) {
  const started = performance.now()
  let found = 0
  for (let from = 0; from < names.length; from += BATCH) {
    const facts = await findRegisterFacts(
      db,
      names.slice(from, from + BATCH).map((name, index) => ({
        sponsorId: null,
        legalName: null,
        // Every other employer is not on the register.
        employerName: index % 2 ? `${name} of Nowhere` : name,
        place: 'Leeds',
      })),
    )
    found += facts.filter((each) => each.state === 'loaded' && each.match.how === 'exact').length
  }
  const seconds = (performance.now() - started) / 1000
  printTable(`Looking employers up, ${BATCH} at a time`, [
    { database, employers: names.length, found, 'employers/s': Math.round(names.length / seconds) },
  ])
}
