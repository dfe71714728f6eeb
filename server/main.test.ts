import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aPlace } from '#tests/support/place.ts'
import { buildIfStale } from './build.ts'

// Each test starts whole servers.
vi.setConfig({ testTimeout: 120_000 })
await buildIfStale()

async function aFolder() {
  return mkdtemp(path.join(tmpdir(), 'landfall-main-'))
}

async function freePort() {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The server as an operator starts it. `output` fills while it runs. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, ...settings },
  })
  const output = { text: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output, ended: once(child, 'exit') as Promise<[number | null]> }
}

async function untilReady(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server ended before it was ready.')
}

test('it starts on an empty folder with samples, says what it chose, and stops cleanly', async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { child, output, ended } = start({ PORT: String(port), DATA_DIR: await aFolder() })
  await untilReady(url, child)

  const jobs = await fetch(`${url}/api/v1/jobs`)
  expect(Number(jobs.headers.get('x-total-count'))).toBeGreaterThanOrEqual(100)
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok')
  expect(output.text).toContain('Database: embedded PostgreSQL in ')
  expect(output.text).toContain(`Landfall is at ${url}`)

  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a command that opens the data first takes no sample from the first start', async () => {
  const DATA_DIR = await aFolder()
  const env = { PATH: process.env.PATH, DATA_DIR }
  const command = spawn(process.execPath, ['server/cli/main.ts', 'sponsors', 'show'], { env })
  expect(await once(command, 'exit')).toEqual([0, null])
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { child } = start({ PORT: String(port), DATA_DIR })
  await untilReady(url, child)

  const jobs = await fetch(`${url}/api/v1/jobs?limit=1`)
  expect(Number(jobs.headers.get('x-total-count'))).toBeGreaterThanOrEqual(100)
})

test('a second process on the same folder does not start, and names the first', async () => {
  const DATA_DIR = await aFolder()
  const port = await freePort()
  const first = start({ PORT: String(port), DATA_DIR })
  await untilReady(`http://localhost:${port}`, first.child)

  const second = start({ PORT: String(await freePort()), DATA_DIR })

  expect(await second.ended).toEqual([1, null])
  expect(second.output.text).toContain(
    `Process ${first.child.pid} has the database in ${DATA_DIR} open`,
  )
  expect(second.output.text).not.toContain('at file:')
})

/** Sends `text` as it is and collects what comes back, on a connection that the client leaves open. */
function sendRaw(port: number, text: string) {
  const socket = connect(port, 'localhost', () => socket.write(text))
  const received = { text: '' }
  socket.on('data', (chunk: Buffer) => (received.text += chunk.toString()))
  socket.on('error', () => {})
  return { socket, received, closed: once(socket, 'close') }
}

const HALF_A_REQUEST = [
  'POST /api/v1/post/get HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'content-length: 2',
  '',
  '{',
].join('\r\n')

test('a running request is finished before the server stops, and its connection closed', async () => {
  const port = await freePort()
  const { child, output, ended } = start({ PORT: String(port), DATA_DIR: await aFolder() })
  await untilReady(`http://localhost:${port}`, child)
  const { socket, received, closed } = sendRaw(port, HALF_A_REQUEST)
  await pause(300)

  child.kill('SIGTERM')
  await pause(300)
  socket.write('}')

  await closed
  expect(received.text).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(received.text).toMatch(/^connection: close\r$/m)
  expect(await ended).toEqual([0, null])
  expect(output.text).not.toContain('killed by timeout')
})

test('requests that are never finished do not keep the server from stopping', async () => {
  const port = await freePort()
  const { child, output, ended } = start({ PORT: String(port), DATA_DIR: await aFolder() })
  await untilReady(`http://localhost:${port}`, child)
  for (let count = 0; count < 20; count += 1) sendRaw(port, HALF_A_REQUEST)
  await pause(300)

  child.kill('SIGTERM')

  expect(await ended).toEqual([0, null])
  expect(output.text).not.toContain('killed by timeout')
})

test.each([
  [{ PORT: 'http' }, "PORT is 'http'; expected a whole number from 0 to 65535."],
  [
    { DATABASE_URL: 'postgres://localhost:1/none' },
    'DATABASE_URL leads to localhost:1/none, which could not be opened',
  ],
])('with %o it does not start and says why', async (settings, sentence) => {
  const { output, ended } = start({ DATA_DIR: await aFolder(), ...settings })

  expect(await ended).toEqual([1, null])
  expect(output.text).toContain(sentence)
  expect(output.text).not.toContain('at file:')
})

test('a taken port stops the start with a sentence and the status 1', async () => {
  const holder = createServer().listen(0, 'localhost')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const { output, ended } = start({ PORT: String(port), ...(await aPlace()).env })

  expect(await ended).toEqual([1, null])
  expect(output.text).toContain(`PORT ${port} is taken by another program`)
  expect(output.text).not.toContain('killed by timeout')
})
