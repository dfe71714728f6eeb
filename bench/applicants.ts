import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { migrate } from '#platform/database/schema/migrate.ts'
import { openDatabase } from '#platform/resources.ts'
import type { Db } from '#platform/database/database.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { someApplicants } from '#tests/support/many-applicants.ts'
import { aPerson } from '#tests/support/people.ts'
import { withDatabase } from './databases.ts'
import { logIn } from './seeker.ts'
import { withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const APPLICANTS = Number(process.env.BENCH_APPLICANTS ?? 2000)
const MOVES = 300
const LOOKS = 30
const CVS = 200
const CV_BYTES = 1_000_000
const STAGES = ['shortlisted', 'interview', 'rejected', 'seen']

interface Scene {
  url: string
  cookie: string
  jobId: string
  ids: string[]
  pid: number
}

/** The time until a move on the board is durable, and until the board and table of a large job are loaded. */
export async function benchBoardMove() {
  await withApplicants(APPLICANTS, async ({ url, cookie, jobId, ids }) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const moves: number[] = []
    for (let at = 0; at < MOVES; at += 1) {
      const people = [{ id: ids[(at * 7) % ids.length], from: null }]
      const body = JSON.stringify({ people, status: STAGES[at % STAGES.length] })
      moves.push(await time(`${url}/api/v1/post/${jobId}/moves`, { method: 'POST', headers, body }))
    }
    const looks = async (query: string) => {
      const times: number[] = []
      for (let at = 0; at < LOOKS; at += 1)
        times.push(await time(`${url}/applicants/${jobId}${query}`, { headers: { cookie } }))
      return times
    }
    printTable(`${APPLICANTS} applicants, PostgreSQL, one request after the other`, [
      row('move, until it is durable', moves),
      row('board', await looks('?view=board')),
      row('table', await looks('?view=table')),
      row('table, searched', await looks('?view=table&q=nights')),
    ])
  })
}

/** The time to put all CVs of a job into one file, and proof that its size makes no difference to the memory. */
export async function benchResumesZip() {
  const rows = []
  for (const megabytes of [1, 4]) rows.push(await measureZip(megabytes))
  printTable(`${CVS} CVs, streamed`, rows)
}

async function measureZip(megabytes: number) {
  return withApplicants(
    CVS,
    async ({ url, cookie, jobId, pid }) => {
      // Any of the server’s processes may answer.
      const pids = [pid, ...(await childrenOf(pid))]
      const before = await memoryOf(pids, 'VmRSS')
      for (const each of pids) await writeFile(`/proc/${each}/clear_refs`, '5')
      const started = performance.now()
      const response = await fetch(`${url}/api/v1/post/${jobId}/resumes.zip`, {
        headers: { cookie },
      })
      if (!response.ok || !response.body) throw new Error(`The zip failed with ${response.status}.`)
      let bytes = 0
      for await (const chunk of response.body) bytes += chunk.length
      const seconds = (performance.now() - started) / 1000
      return {
        'MB each': megabytes,
        'zip MB': (bytes / 1e6).toFixed(1),
        seconds: seconds.toFixed(2),
        'MB/s': Math.round(bytes / 1e6 / seconds),
        'memory before, MB': before,
        'at most, MB': await memoryOf(pids, 'VmHWM'),
      }
    },
    megabytes,
  )
}

/** Runs with applicants, some of whom have CVs of this size. */
async function withApplicants<Result>(
  count: number,
  use: (scene: Scene) => Promise<Result>,
  megabytes = 1,
): Promise<Result> {
  return withDatabase(async (settings) => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = settings
    if (!databaseUrl) throw new Error('This needs PostgreSQL: set DATABASE_URL.')
    const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
    await migrate(db)
    const me = await aPerson(db)
    const job = await aPostedJob(db, me)
    const ids = await someApplicants(db, job.id, count)
    await writeFiles(path.join(dataDir, 'files', 'resumes'), ids.slice(0, CVS), megabytes)
    const result = await withServer(settings, async (url, _ready, pid) => {
      const cookie = await logIn(url, me.email)
      await passSecondStep(db, me.id)
      return use({ url, cookie, jobId: job.id, ids, pid })
    })
    await close()
    return result
  })
}

async function writeFiles(folder: string, ids: string[], megabytes: number) {
  await mkdir(folder, { recursive: true })
  for (const id of ids)
    await writeFile(path.join(folder, `${id}.pdf`), randomBytes(megabytes * CV_BYTES))
}

async function passSecondStep(db: Db, accountId: string) {
  const secondFactorAt = new Date().toISOString()
  await db
    .updateTable('session')
    .set({ secondFactorAt })
    .where('accountId', '=', accountId)
    .execute()
}

async function time(url: string, init: RequestInit): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} failed with ${response.status}.`)
  return performance.now() - started
}

function row(what: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
  return { what, times: times.length, 'p50 ms': median(times).toFixed(1), 'p99 ms': p99.toFixed(1) }
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** The memory of all processes together, in megabytes, as Linux counts it. */
async function memoryOf(pids: number[], what: 'VmRSS' | 'VmHWM'): Promise<number> {
  let kilobytes = 0
  for (const pid of pids) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    kilobytes += Number(new RegExp(String.raw`${what}:\s+(\d+)`).exec(status)?.[1] ?? 0)
  }
  return Math.round(kilobytes / 1024)
}
