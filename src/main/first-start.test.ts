import { expect, test, vi } from 'vitest'
import { aDataDir } from '#tests/support/data-dir.ts'
import { freePort, startServer, untilReady } from '#tests/support/processes.ts'
import { buildIfStale } from './build/build.ts'

// Each test starts whole servers.
vi.setConfig({ testTimeout: 120_000 })
await buildIfStale()

const PUBLIC = {
  PUBLIC_URL: 'https://jobs.example',
  OTHER_HOSTS: 'localhost',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SESSION_SECRET: 'known to the tests and to nobody else',
  OWNER_EMAIL: 'owner@jobs.example',
}

test('on a public address an operator first says who they are, and every page names them', async () => {
  const DATA_DIR = await aDataDir()
  const port = await freePort()
  const refused = await startServer({ ...PUBLIC, DATA_DIR, PORT: String(port) }).ended

  expect(refused.code).not.toBe(0)
  for (const name of ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'PRIVACY_EMAIL'])
    expect(refused.err).toMatch(
      new RegExp(`^.*${name} is not set, and PUBLIC_URL is a public address; expected .*\\.$`, 'm'),
    )

  const url = `http://localhost:${port}`
  const { child } = startServer({
    ...PUBLIC,
    DATA_DIR,
    PORT: String(port),
    OPERATOR_NAME: 'Harbour <b>Jobs</b> Ltd',
    OPERATOR_ADDRESS: '1 Quay Street, Hull',
    OPERATOR_NUMBER: '01234567',
    PRIVACY_EMAIL: 'privacy@jobs.example',
    OPERATOR_PROCESSORS: 'Northern <i>Servers</i>, servers and files, Germany; Quay Mail, mail, UK',
    OPERATOR_LOG_DAYS: '30',
  })
  await untilReady(url, child)
  const read = async (path: string) => (await fetch(url + path)).text()

  for (const path of ['/', '/hi', '/privacy', '/terms'])
    expect(await read(path)).toMatch(
      /Harbour &lt;b&gt;Jobs&lt;\/b&gt; Ltd, 01234567, 1 Quay Street, Hull/,
    )
  const privacy = await read('/privacy')
  expect(privacy).toContain('mailto:privacy@jobs.example')
  expect(privacy).toContain(
    '<li>Northern &lt;i&gt;Servers&lt;/i&gt;, servers and files, Germany</li>',
  )
  expect(privacy).toContain('<li>Quay Mail, mail, UK</li>')
  expect(privacy).toContain('It is deleted after 30 days.')
  expect(await read('/.well-known/security.txt')).toContain(
    'Contact: https://jobs.example/contact\n',
  )
})
