import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { longTestOnPostgres } from '#tests/support/long-run.ts'
import { aPerson } from '#tests/support/people.ts'
import { anEmptyDataDir, aPlace } from '#tests/support/place.ts'
import { freePort, startServer, untilReady } from '#tests/support/processes.ts'
import { buildIfStale } from '#main/build/build.ts'

// Each test starts whole servers.
vi.setConfig({ testTimeout: 120_000 })
await buildIfStale()

// The embedded database belongs to one process.
const onPostgres = test.runIf(process.env.TEST_DATABASE_URL)

async function start(settings: Record<string, string>) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = startServer({ PORT: String(port), ...settings })
  await untilReady(url, server.child)
  return { ...server, url }
}

/** The emails sent by processes with this data folder. */
async function mailsIn(dataDir: string) {
  const names = await readdir(path.join(dataDir, 'mail')).catch(() => [])
  return names.filter((name) => name.endsWith('.json'))
}

function writeToOwner(url: string) {
  return fetch(`${url}/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Is the post open?' }),
  })
}

onPostgres('processes for the web only enqueue, and one for tasks runs them', async () => {
  const { DATABASE_URL = '', DATA_DIR } = await aPlace()
  const tasksDir = await anEmptyDataDir()
  const { db, close } = await openPostgres(DATABASE_URL, () => {})
  onTestFinished(close)
  const web = await start({ DATABASE_URL, DATA_DIR, ROLE: 'web', WEB_CONCURRENCY: '2' })
  expect((await writeToOwner(web.url)).status).toBe(200)

  const tasks = await start({ DATABASE_URL, DATA_DIR: tasksDir, ROLE: 'tasks' })

  const waitingMessages = () =>
    db.selectFrom('contactMessage').select('id').where('sentAt', 'is', null)
  await expect.poll(() => waitingMessages().execute()).toEqual([])
  expect(await mailsIn(tasksDir)).toHaveLength(1)
  expect(await mailsIn(DATA_DIR)).toEqual([])
  const answers = await Promise.all(
    ['/healthz', '/readyz', '/', '/api/v1/jobs', '/send-email'].map(
      async (place) => (await fetch(tasks.url + place)).status,
    ),
  )
  expect(answers).toEqual([200, 200, 404, 404, 404])
  for (const { child, ended } of [web, tasks]) {
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, err: '', out: expect.any(String) })
  }
})

onPostgres('a process for the web alone takes no task, however long it runs', async () => {
  const { DATABASE_URL = '', DATA_DIR } = await aPlace()
  const { db, close } = await openPostgres(DATABASE_URL, () => {})
  onTestFinished(close)
  const web = await start({ DATABASE_URL, DATA_DIR, ROLE: 'web', WEB_CONCURRENCY: '1' })
  expect((await writeToOwner(web.url)).status).toBe(200)

  web.child.kill('SIGTERM')

  // A process that had taken the task would finish or return it before exiting.
  expect(await web.ended).toMatchObject({ code: 0 })
  const rows = await db.selectFrom('contactMessage').select('sentAt').execute()
  expect(rows).toEqual([{ sentAt: null }])
})

/** A mail server that never answers the first email, so that a process is still sending it. */
async function aSlowMailServer() {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      received.push(await text(stream))
      if (received.length > 1) done()
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => server.close())
  const { port } = listening.address() as { port: number }
  return { received, url: `smtp://127.0.0.1:${port}` }
}

longTestOnPostgres(
  'a code that a killed process was sending comes from another within a minute',
  async () => {
    const { DATABASE_URL = '', DATA_DIR } = await aPlace()
    const { db, close } = await openPostgres(DATABASE_URL, () => {})
    onTestFinished(close)
    const { email } = await aPerson(db)
    const mails = await aSlowMailServer()
    const settings = { DATABASE_URL, DATA_DIR, SMTP_URL: mails.url }
    const [web, first] = await Promise.all([
      start({ ...settings, ROLE: 'web', WEB_CONCURRENCY: '1' }),
      start({ ...settings, ROLE: 'tasks' }),
    ])
    const forgotten = await fetch(`${web.url}/api/v1/forgot_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect(forgotten.status).toBe(200)
    await expect.poll(() => mails.received).toHaveLength(1)

    first.child.kill('SIGKILL')
    await start({ ...settings, ROLE: 'tasks' })

    await expect.poll(() => mails.received, { timeout: 60_000 }).toHaveLength(2)
    expect(mails.received[1]).toContain(`To: ${email}`)
  },
)
