import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { someJobs } from '#tests/support/builders.ts'
import { longTest, longTestOnPostgres } from '#tests/support/long-run.ts'
import { anEmptyDataDir, aPlace } from '#tests/support/place.ts'
import { freePort, startServer, untilReady } from '#tests/support/processes.ts'
import { buildIfStale } from '#main/build/build.ts'

// Each test starts whole servers.
vi.setConfig({ testTimeout: 120_000 })
await buildIfStale()

// More jobs than a recheck covers in the time that running tasks are given.
const JOBS = 5000

async function start(settings: Record<string, string | undefined>) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = startServer({ PORT: String(port), ...settings })
  await untilReady(url, server.child)
  const errors = () => server.output.out.match(/^\{"level":[56]0.*/gm) ?? []
  return { ...server, port, url, errors }
}

/** Sends `text` as it is and collects what comes back, on a connection that the client leaves open. */
function sendRaw(port: number, text: string) {
  const socket = connect(port, 'localhost', () => socket.write(text))
  const received = { text: '' }
  socket.on('data', (chunk: Buffer) => (received.text += chunk.toString()))
  socket.on('error', () => {})
  return { socket, received, closed: once(socket, 'close') }
}

/** Whether nothing listens there any more. */
async function isRefused(port: number) {
  const socket = connect(port, 'localhost')
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}

const HALF_A_REQUEST = [
  'POST /api/v1/post/get HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'content-length: 2',
  // The answer shows that the server has started to handle it.
  'expect: 100-continue',
  '',
  '{',
].join('\r\n')

const hasBegun = ({ received }: ReturnType<typeof sendRaw>) =>
  expect.poll(() => received.text).toMatch(/^HTTP\/1.1 100 Continue/)

test('a running request is finished before the server stops, and its connection closed', async () => {
  const { child, errors, ended, port } = await start(await aPlace())
  const request = sendRaw(port, HALF_A_REQUEST)
  const { socket, received, closed } = request
  await hasBegun(request)

  child.kill('SIGTERM')
  await expect.poll(() => isRefused(port)).toBe(true)
  socket.write('}')

  await closed
  expect(received.text).toMatch(/^HTTP\/1.1 200 OK\r\n/m)
  expect(received.text).toMatch(/^connection: close\r$/m)
  const { code } = await ended
  expect({ code, errors: errors() }).toEqual({ code: 0, errors: [] })
})

test('half requests and idle connections do not keep the server from stopping', async () => {
  const { child, errors, ended, port } = await start(await aPlace())
  const halves = Array.from({ length: 20 }, () => sendRaw(port, HALF_A_REQUEST))
  const headers = Array.from({ length: 20 }, () => sendRaw(port, 'GET / HTTP/1.1\r\nhost: loc'))
  const idle = Array.from({ length: 20 }, () =>
    sendRaw(port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'),
  )
  for (const { received } of idle) await expect.poll(() => received.text).toContain('ok')

  child.kill('SIGTERM')

  await Promise.all([...halves, ...headers, ...idle].map(({ closed }) => closed))
  const { code } = await ended
  expect({ code, errors: errors() }).toEqual({ code: 0, errors: [] })
})

test('what takes longer than STOP_TIMEOUT is cut off, and the exit code says so', async () => {
  const { child, ended, port } = await start({ ...(await aPlace()), STOP_TIMEOUT: '1' })
  const slow = sendRaw(port, HALF_A_REQUEST.replace('content-length: 2', 'content-length: 900'))
  // Never silent for a second, so the server waits for it.
  const sending = setInterval(() => slow.socket.write(' '), 100)
  onTestFinished(() => clearInterval(sending))
  const closed = slow.closed.catch(() => {})
  await hasBegun(slow)

  child.kill('SIGTERM')

  expect((await ended).code).toBe(1)
  await closed
})

longTest.each([0, 200, 400, 800])(
  'told to stop %i ms after it began to open its parts, it ends quietly',
  async (milliseconds) => {
    const place = { ...(await aPlace()), DATA_DIR: await anEmptyDataDir() }
    const { child, ended } = startServer({ PORT: String(await freePort()), ...place })
    const hasBegun = async () => (await readdir(place.DATA_DIR)).length
    await expect.poll(hasBegun, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0)
    await pause(milliseconds)

    child.kill('SIGTERM')

    const { code, err } = await ended
    // Before it listens for signals the system kills it, which leaves no code.
    expect([code ?? 0, err]).toEqual([0, ''])
  },
)

/** Delays the lookup of all addresses of a host by a second, or until a server is closed. */
const SLOW_LOOKUP = `
import dns from 'node:dns'
import { Server } from 'node:http'
const { lookup } = dns
const { close } = Server.prototype
let finish = () => {}
dns.lookup = (host, options, callback) => {
  if (!options.all) return lookup(host, options, callback)
  finish = () => {
    finish = () => {}
    lookup(host, options, callback)
  }
  setTimeout(() => finish(), 1000)
}
Server.prototype.close = function (callback) {
  close.call(this, callback)
  finish()
  return this
}
`

longTest(
  'told to stop while it looks up further addresses of its host, it ends quietly',
  async () => {
    const { child, output, ended } = startServer({
      PORT: String(await freePort()),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SLOW_LOOKUP)}`,
      ...(await aPlace()),
    })
    const isListening = () => output.out.includes('Server listening')
    await expect.poll(isListening, { timeout: 60_000, interval: 10 }).toBe(true)

    child.kill('SIGTERM')

    expect(await ended).toMatchObject({ code: 0, err: '' })
    expect(output.out).not.toContain('"level":50')
  },
)

test('before it stops it says that it is not ready, and still answers', async () => {
  const place = { ...(await aPlace()), STOP_DELAY: '3' }
  const { child, ended, url } = await start(place)

  child.kill('SIGTERM')

  const readiness = async () => (await fetch(`${url}/readyz?exclude=database`)).status
  await expect.poll(readiness).toBe(503)
  const page = await fetch(`${url}/api/v1/jobs?limit=1`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toMatchObject({ code: 0 })
})

longTestOnPostgres(
  'a stop during a recheck of all jobs is clean, and the next start goes on',
  async () => {
    const { DATABASE_URL = '', ...place } = await aPlace()
    const { db, close } = await openPostgres(DATABASE_URL, () => {})
    onTestFinished(close)
    await someJobs(db, JOBS)
    const server = { DATABASE_URL, ...place, WEB_CONCURRENCY: '1' }
    const state = () => db.selectFrom('recheck').select(['afterId', 'doneAt']).executeTakeFirst()
    const position = async () => (await state())?.afterId ?? ''
    const first = await start(server)
    await expect.poll(position).not.toBe('')

    first.child.kill('SIGTERM')

    expect(await first.ended).toMatchObject({ code: 0, err: '' })
    expect(first.errors()).toEqual([])
    expect(first.output.out).not.toContain('killed by timeout')
    const broken = await state()
    expect(broken?.doneAt).toBeNull()
    await start(server)
    await expect.poll(position).not.toBe(broken?.afterId)
    expect((await position()) > (broken?.afterId ?? '')).toBe(true)
  },
)
