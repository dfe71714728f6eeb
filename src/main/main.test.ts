import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDataDir } from '#tests/support/data-dir.ts'
import { longTest } from '#tests/support/long-run.ts'
import { anEmptyDataDir, aPlace } from '#tests/support/place.ts'
import { freePort, runCommand, startServer, untilReady } from '#tests/support/processes.ts'
import { registerCsv } from '#tests/support/register-files.ts'
import { buildIfStale } from './build/build.ts'

// Each test starts whole servers.
vi.setConfig({ testTimeout: 120_000 })
await buildIfStale()

test('it starts on an empty folder with samples, says what it chose, and stops cleanly', async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { child, output, ended } = startServer({
    PORT: String(port),
    DATA_DIR: await anEmptyDataDir(),
  })
  await untilReady(url, child)

  const jobs = await fetch(`${url}/api/v1/jobs`)
  expect(Number(jobs.headers.get('x-total-count'))).toBeGreaterThanOrEqual(100)
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok')
  expect(output.out).toContain('Database: embedded PostgreSQL in ')
  expect(output.out).toContain(`Landfall is at ${url}`)

  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})

longTest('commands that open the data first take no sample from the first start', async () => {
  const DATA_DIR = await anEmptyDataDir()
  const register = ['sponsors', 'import', '-', '--published', '2026-10-07']
  expect(await runCommand(register, { DATA_DIR }, registerCsv(['Acme Ltd']))).toMatchObject({
    code: 0,
  })
  expect(await runCommand(['samples', 'remove'], { DATA_DIR })).toMatchObject({ code: 0 })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { child } = startServer({ PORT: String(port), DATA_DIR })
  await untilReady(url, child)

  const jobs = await fetch(`${url}/api/v1/jobs?limit=1`)
  expect(Number(jobs.headers.get('x-total-count'))).toBeGreaterThanOrEqual(100)
})

const onEmbedded = test.skipIf(process.env.TEST_DATABASE_URL)

onEmbedded('a second process on the same folder does not start, and names the first', async () => {
  const DATA_DIR = await aDataDir()
  const port = await freePort()
  const first = startServer({ PORT: String(port), DATA_DIR })
  await untilReady(`http://localhost:${port}`, first.child)

  const second = startServer({ PORT: String(await freePort()), DATA_DIR })

  const { code, err } = await second.ended
  expect(code).toBe(1)
  expect(err).toContain(`Process ${first.child.pid} has the database in ${DATA_DIR} open`)
  expect(err).not.toContain('at file:')
})

test.each([
  [{ PORT: 'http' }, "PORT is 'http'; expected a whole number from 0 to 65535."],
  [
    { DATABASE_URL: 'postgres://localhost:1/none' },
    'DATABASE_URL leads to localhost:1/none, which could not be opened',
  ],
])('with %o it does not start and says why', async (settings, sentence) => {
  const { code, err } = await startServer({ DATA_DIR: await anEmptyDataDir(), ...settings }).ended

  expect(code).toBe(1)
  expect(err).toContain(sentence)
  expect(err).not.toContain('at file:')
})

test('a taken port stops the start with a sentence and the status 1', async () => {
  const holder = createServer().listen(0, 'localhost')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const { code, out, err } = await startServer({ PORT: String(port), ...(await aPlace()) }).ended

  expect(code).toBe(1)
  expect(err).toContain(`PORT ${port} is taken by another program`)
  expect(out).not.toContain('killed by timeout')
})
