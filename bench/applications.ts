import { readFile } from 'node:fs/promises'
import { createSessions } from '#server/accounts/sessions/sessions.service.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/resources.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { anIp, aPerson } from '#tests/support/people.ts'
import { databaseForRun } from './databases.ts'
import { inFolder, withServer } from './server-process.ts'
import { printTable } from './table.ts'

const MEGABYTE = 1024 * 1024
const APPLICATIONS = 400
const CONNECTIONS = 8
const AT_ONCE = 50

interface Prepared {
  jobId: string
  /** What the browsers of as many people hold. */
  sessions: string[]
}

/** How many people a second can apply, and what many uploads at once cost in memory. */
export async function benchApplications() {
  const rows: Record<string, string | number>[] = []
  await inFolder((folder) =>
    databaseForRun(folder, async (settings, database) => {
      const prepared = await prepare(settings, folder, APPLICATIONS + AT_ONCE)
      // Each visitor has an address of its own: limits are not what is measured.
      const environment = {
        ...settings,
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '127.0.0.1, ::1',
      }
      await withServer(environment, async (url) => {
        const seconds = await applyInTurns(url, prepared)
        rows.push({
          run: `1 MB each, ${CONNECTIONS} connections`,
          database,
          'applications/s': (APPLICATIONS / seconds).toFixed(1),
        })
      })
      await withServer(environment, async (url, _ms, pid) => {
        const late = prepared.sessions.slice(APPLICATIONS)
        const form = { jobId: prepared.jobId, resume: aPdf(10 * MEGABYTE) }
        const memory = await watchMemory(pid, () =>
          Promise.all(late.map((session) => apply(url, session, form))),
        )
        rows.push({ run: `10 MB each, ${AT_ONCE} at once`, database, ...memory })
      })
    }),
  )
  const columns = ['run', 'database', 'applications/s', 'before MB', 'peak MB']
  printTable(
    'Applications with a resume',
    rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? '']))),
  )
}

/** People who are logged in, and a job of another one. */
async function prepare(
  { DATABASE_URL: databaseUrl }: Record<string, string>,
  dataDir: string,
  count: number,
): Promise<Prepared> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
  await migrate(db)
  const people = await Promise.all(Array.from({ length: count + 1 }, () => aPerson(db)))
  const [employer = { id: '' }, ...seekers] = people
  const job = await aPostedJob(db, employer)
  const { start } = createSessions(db)
  const from = { ip: '::1', userAgent: 'bench', device: null }
  const sessions = await Promise.all(seekers.map(({ id }) => start(id, from)))
  await close()
  return { jobId: job.id, sessions }
}

async function applyInTurns(url: string, { jobId, sessions }: Prepared) {
  const resume = aPdf(MEGABYTE)
  const waiting = sessions.slice(0, APPLICATIONS)
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let session = waiting.pop(); session; session = waiting.pop()) {
        await apply(url, session, { jobId, resume })
      }
    }),
  )
  return (performance.now() - started) / 1000
}

async function apply(
  url: string,
  session: string,
  { jobId, resume }: { jobId: string; resume: File },
) {
  const body = new FormData()
  const answers = {
    jobId,
    fullName: 'Ada Obi',
    email: 'ada@bench.example',
    phoneNumber: '+234 803 123 4567',
    coverLetter: 'I have worked nights for six years. '.repeat(40),
    country: 'NG',
    uploadResume: resume,
  }
  for (const [name, value] of Object.entries(answers)) body.append(name, value)
  const response = await fetch(`${url}/api/v1/apply`, {
    method: 'POST',
    headers: { cookie: `session=${session}`, 'x-forwarded-for': anIp() },
    body,
  })
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
}

/** What the process holds before, and the most it holds meanwhile. */
async function watchMemory(pid: number | undefined, act: () => Promise<unknown>) {
  const before = await memoryOf(pid)
  let most = before
  const watch = setInterval(async () => {
    most = Math.max(most, await memoryOf(pid))
  }, 25)
  await act()
  clearInterval(watch)
  return { 'before MB': before, 'peak MB': most }
}

async function memoryOf(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
