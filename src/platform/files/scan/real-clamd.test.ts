import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/support/processes.ts'
import { openClamd } from './clamd.ts'

const PATIENT = 60_000
const MEGABYTE = 1024 * 1024
const isInstalled = spawnSync('clamd', ['--version']).status === 0

/** The harmless file that every scanner agrees to report: in two pieces here, so that this file is not reported. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const contentOf = (content: string | Buffer) => () => Readable.from([Buffer.from(content)])

/** ClamAV’s own daemon, which knows one virus. */
async function startClamd() {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-clamd-'))
  const port = await freePort()
  const socket = path.join(folder, 'clamd.ctl')
  await writeFile(
    path.join(folder, 'test.ndb'),
    `Test.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
  )
  const settings = [
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'Foreground yes',
    'StreamMaxLength 2M',
  ]
  await writeFile(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const clamd = spawn('clamd', ['--config-file', path.join(folder, 'clamd.conf')])
  const ended = once(clamd, 'exit')
  onTestFinished(async () => {
    clamd.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  })
  const urls = { tcp: `tcp://127.0.0.1:${port}`, unix: `unix:${socket}` }
  await expect
    .poll(async () => (await openClamd(urls.unix).scan(contentOf('x'), PATIENT)).state, {
      timeout: 30_000,
    })
    .toBe('clean')
  return urls
}

test.skipIf(!isInstalled)(
  'ClamAV itself is understood (needs clamd, Debian’s clamav-daemon)',
  { timeout: 60_000 },
  async () => {
    const urls = await startClamd()
    for (const url of Object.values(urls)) {
      const { scan } = openClamd(url)
      expect(await scan(contentOf('%PDF-1.7'), PATIENT)).toEqual({ state: 'clean' })
      expect(await scan(contentOf(EICAR), PATIENT)).toEqual({
        state: 'infected',
        virus: expect.stringMatching(/^Test\.Eicar/),
      })
      const many = Array.from({ length: 30 }, (_, i) =>
        scan(contentOf(i % 2 ? EICAR : Buffer.alloc(MEGABYTE, 'x')), PATIENT),
      )
      const states = (await Promise.all(many)).map(({ state }) => state)
      expect(states).toEqual(states.map((_, i) => (i % 2 ? 'infected' : 'clean')))
      // More than StreamMaxLength.
      expect(await scan(contentOf(Buffer.alloc(10 * MEGABYTE, 'x')), PATIENT)).toEqual({
        state: 'unknown',
        reason: expect.stringMatching(/StreamMaxLength/),
      })
    }
  },
)
