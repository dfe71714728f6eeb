import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withDatabase } from './databases.ts'
import { seededJobs } from './seeded-jobs.ts'
import { seededRegister } from './seeded-register.ts'
import { printTable } from './table.ts'

const JOBS = 15_000
const REGISTER_ROWS = 143_000
const JOBS_FROM_STDIN = ['jobs', 'import', '-', '--source', 'seed']

/** Rows a second and the command's peak memory, for new, unchanged and changed rows, after a register to check them by. */
export async function benchImport() {
  const rows: Record<string, string | number>[] = []
  await withDatabase(async (settings, database) => {
    const jobs = () => importJobs(JOBS, settings)
    const changed = () =>
      runImport(JOBS_FROM_STDIN, seededJobs(JOBS, 'We answer within a week.'), settings)
    const register = () => importRegister(REGISTER_ROWS, settings)
    for (const [what, count, pass, load] of [
      ['register', REGISTER_ROWS, 'new', register],
      ['register', REGISTER_ROWS, 'unchanged', register],
      ['jobs', JOBS, 'new', jobs],
      ['jobs', JOBS, 'unchanged', jobs],
      ['jobs', JOBS, 'changed', changed],
    ] as const) {
      const { seconds, peakMb } = await load()
      const rate = Math.round(count / seconds)
      rows.push({ import: what, rows: count, pass, 'rows/s': rate, 'peak MB': peakMb })
    }
    printTable(`Imports through standard input, ${database}`, rows)
  })
  // The embedded database can be opened by only one process.
  if (process.env.DATABASE_URL) await benchParts()
}

/** One command, and one per core at the same time, with a register to check against. */
async function benchParts() {
  const rows: Record<string, string | number>[] = []
  for (const parts of [1, availableParallelism()]) {
    await withDatabase(async (settings) => {
      await importRegister(REGISTER_ROWS, settings)
      const started = performance.now()
      await Promise.all(
        Array.from({ length: parts }, (_, index) =>
          importJobs(JOBS, settings, ['--part', `${index + 1}/${parts}`]),
        ),
      )
      const rate = Math.round((1000 * JOBS) / (performance.now() - started))
      rows.push({ commands: parts, rows: JOBS, 'rows/s': rate })
    }, `${process.pid}_${parts}`)
  }
  printTable('Imports of jobs in parts at the same time, PostgreSQL', rows)
}

export function importJobs(count: number, settings: Record<string, string>, more: string[] = []) {
  return runImport([...JOBS_FROM_STDIN, ...more], seededJobs(count), settings)
}

/** Loads the seeded register with a new date. */
export function importRegister(rows: number, settings: Record<string, string>) {
  return runImport(
    ['sponsors', 'import', '-', '--published', '2026-11-02'],
    seededRegister(rows),
    settings,
  )
}

/** Runs `npm run landfall -- …` with these lines as input. The seconds are those that it prints, without its start. */
export async function runImport(
  words: string[],
  lines: Iterable<string> | NodeJS.ReadableStream,
  settings: Record<string, string>,
) {
  const child = spawn(process.execPath, ['src/main/commands/main.ts', ...words], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'close')
  let peakKb = 0
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }, 100)
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  await pipeline(Readable.from(lines), child.stdin)
  const [code] = await exited
  clearInterval(watch)
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}.`)
  const seconds = Number(/([\d.]+) s(?:,|econds)/.exec(printed)?.[1])
  return { seconds, peakMb: Math.round(peakKb / 1024) }
}
