import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { databaseForRun } from './databases.ts'
import { seededJobs } from './seeded-jobs.ts'
import { inFolder } from './server-process.ts'
import { printTable } from './table.ts'

const SIZES = [15_000, 150_000]

/** Rows a second and the most memory the import's process ever held, first time and unchanged. */
export async function benchImport() {
  const rows: Record<string, string | number>[] = []
  for (const count of SIZES) {
    await inFolder(async (folder) => {
      await databaseForRun(folder, async (settings, name) => {
        for (const pass of ['new', 'unchanged']) {
          const { seconds, peakMb } = await importSeeded(count, settings)
          const perSecond = Math.round(count / seconds)
          rows.push({ database: name, rows: count, pass, 'rows/s': perSecond, 'peak MB': peakMb })
        }
      })
    })
  }
  printTable('Import of seeded adverts through standard input', rows)
}

export async function importSeeded(count: number, settings: Record<string, string>) {
  const started = performance.now()
  const child = spawn(process.execPath, ['server/cli/main.ts', 'jobs', 'import', '-'], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const exited = once(child, 'exit')
  let peakKb = 0
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }, 100)
  await pipeline(Readable.from(lines(count)), child.stdin)
  const [code] = await exited
  clearInterval(watch)
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return { seconds: (performance.now() - started) / 1000, peakMb: Math.round(peakKb / 1024) }
}

function* lines(count: number) {
  for (const job of seededJobs(count)) yield `${job}\n`
}
