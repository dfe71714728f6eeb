import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'landfall-config-'))

test('nothing needs to be set', () => {
  const config = readConfig({ DATA_DIR })

  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    isLocal: true,
    databaseUrl: undefined,
  })
  expect(config.sessionSecret.length).toBeGreaterThanOrEqual(32)
})

test('the secret made for a laptop stays the same, and an empty variable is an unset one', () => {
  const first = readConfig({ DATA_DIR, SESSION_SECRET: '' })

  expect(readConfig({ DATA_DIR }).sessionSecret).toBe(first.sessionSecret)
})

test.each([
  [{ PORT: 'abc' }, "PORT is 'abc'; expected a whole number from 0 to 65535."],
  [{ PORT: '70000' }, "PORT is '70000'; expected a whole number from 0 to 65535."],
  [
    { DATABASE_URL: 'mysql://me:secret@host/db' },
    'DATABASE_URL is (not shown); expected an address like postgres://user:password@host:5432/name.',
  ],
  [
    { PUBLIC_URL: 'landfall' },
    "PUBLIC_URL is 'landfall'; expected an address like https://www.example.com.",
  ],
  [
    { LOG_LEVEL: 'loud' },
    "LOG_LEVEL is 'loud'; expected one of fatal, error, warn, info, debug, trace, silent.",
  ],
])('%o stops the start and says what is expected', (wrong, sentence) => {
  expect(() => readConfig({ DATA_DIR, ...wrong })).toThrow(sentence)
})

test('every wrong setting is named at once', () => {
  expect(() => readConfig({ DATA_DIR, PORT: '-1', SMTP_URL: 'mail' })).toThrow(
    /^PORT is .*\nSMTP_URL is \(not shown\)/,
  )
})

test('a public address needs mail, a secret and an owner', () => {
  expect(() => readConfig({ DATA_DIR, PUBLIC_URL: 'https://landfall.example' })).toThrow(
    /^SMTP_URL is not set.*\nSESSION_SECRET is not set.*\nOWNER_EMAIL is not set/,
  )
})
