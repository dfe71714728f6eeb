import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'landfall-config-'))

const OPERATOR = {
  OPERATOR_NAME: 'Harbour Jobs Ltd',
  OPERATOR_ADDRESS: '1 Quay Street, Hull',
  PRIVACY_EMAIL: 'privacy@jobs.example',
}

test('no setting is required', () => {
  const config = readConfig({ DATA_DIR })

  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    isLocal: true,
    databaseUrl: undefined,
  })
  expect(config.sessionSecret.length).toBeGreaterThanOrEqual(32)
})

test('there is one process on the embedded database, and one for each core on a shared one', () => {
  const DATABASE_URL = 'postgres://localhost/landfall'

  expect(readConfig({ DATA_DIR }).processes).toBe(1)
  expect(readConfig({ DATA_DIR, DATABASE_URL }).processes).toBe(Math.min(availableParallelism(), 4))
  expect(readConfig({ DATA_DIR, DATABASE_URL, WEB_CONCURRENCY: '1' }).processes).toBe(1)
  expect(readConfig({ DATA_DIR, DATABASE_URL, ROLE: 'tasks' }).processes).toBe(1)
})

test('the generated secret stays the same, and an empty variable counts as unset', () => {
  const first = readConfig({ DATA_DIR, SESSION_SECRET: '' })

  expect(readConfig({ DATA_DIR }).sessionSecret).toBe(first.sessionSecret)
})

test('metrics are off without a port, and reachable from this machine alone unless a host is set', () => {
  expect(readConfig({ DATA_DIR }).metrics).toBeNull()
  expect(readConfig({ DATA_DIR, METRICS_PORT: '9464' }).metrics).toEqual({
    port: 9464,
    host: '127.0.0.1',
  })
  expect(readConfig({ DATA_DIR, METRICS_PORT: '0', METRICS_HOST: '::' }).metrics?.host).toBe('::')
  expect(() => readConfig({ DATA_DIR, METRICS_PORT: 'on' })).toThrow(
    "METRICS_PORT is 'on'; expected a whole number from 0 to 65535.",
  )
})

test('traces are off without a collector, and few requests are traced unless a share is set', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'

  expect(readConfig({ DATA_DIR }).tracing).toBeNull()
  expect(readConfig({ DATA_DIR, OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    share: 0.05,
    serviceName: 'landfall',
  })
  expect(() => readConfig({ DATA_DIR, OTEL_TRACES_SAMPLER_ARG: '5' })).toThrow(
    "OTEL_TRACES_SAMPLER_ARG is '5'; expected a number from 0 to 1.",
  )
})

test('developers’ pages need an address and a listener that only this machine reaches', () => {
  expect(readConfig({ DATA_DIR, HOST: '127.0.0.1' }).isLocal).toBe(true)
  expect(readConfig({ DATA_DIR, HOST: '0.0.0.0' }).isLocal).toBe(false)
  expect(readConfig({ DATA_DIR, HOST: '::' }).isLocal).toBe(false)
})

test('on a public address the desk looks at unproved posters first, unless it says otherwise', () => {
  const site = { DATA_DIR, PUBLIC_URL: 'https://jobs.example', OWNER_EMAIL: 'owner@jobs.example' }
  const secrets = { SMTP_URL: 'smtp://mail.example', SESSION_SECRET: 's'.repeat(32), ...OPERATOR }
  const read = (FIRST_LOOK?: string) => readConfig({ ...site, ...secrets, FIRST_LOOK }).firstLook

  expect(readConfig({ DATA_DIR }).firstLook).toBe('off')
  expect([read(), read('all'), read('off')]).toEqual(['unproved', 'all', 'off'])
  expect(() => read('yes')).toThrow("FIRST_LOOK is 'yes'; expected unproved, all or off.")
})

test('a site may have several names', () => {
  expect(readConfig({ DATA_DIR }).otherHosts).toEqual([])
  expect(readConfig({ DATA_DIR, OTHER_HOSTS: 'A.example, [::1]' }).otherHosts).toEqual([
    'a.example',
    '[::1]',
  ])
})

test.each(['tcp://127.0.0.1:3310', 'tcp://[::1]', 'unix:/run/clamav/clamd.ctl'])(
  'uploads are scanned by clamd at %s',
  (CLAMD_URL) => {
    expect(readConfig({ DATA_DIR, CLAMD_URL }).clamdUrl).toBe(CLAMD_URL)
  },
)

test.each(['127.0.0.1:3310', 'http://127.0.0.1:3310', 'tcp:', 'unix:', '/run/clamav/clamd.ctl'])(
  '%s is no address of clamd',
  (CLAMD_URL) => {
    expect(() => readConfig({ DATA_DIR, CLAMD_URL })).toThrow(
      'CLAMD_URL is (not shown); expected the address of clamd, like tcp://127.0.0.1:3310',
    )
  },
)

test.each([
  [
    { OTHER_HOSTS: 'https://a.example' },
    "OTHER_HOSTS is 'https://a.example'; expected host names without ports, like example.com, www.example.org.",
  ],
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
  [{ WEB_CONCURRENCY: 'all' }, "WEB_CONCURRENCY is 'all'; expected a whole number from 1 to 64."],
  [{ ROLE: 'worker' }, "ROLE is 'worker'; expected all, web or tasks."],
  [
    { ROLE: 'tasks' },
    'DATABASE_URL is not set, and ROLE is tasks; expected a database that several processes can share.',
  ],
  [{ STOP_DELAY: '-1' }, "STOP_DELAY is '-1'; expected a number of seconds from 0 to 300."],
  [{ STOP_TIMEOUT: '0' }, "STOP_TIMEOUT is '0'; expected a number of seconds from 1 to 300."],
  [
    { WEB_CONCURRENCY: '2' },
    'DATABASE_URL is not set, and WEB_CONCURRENCY is 2; expected a database that several processes can share.',
  ],
  [
    { LOG_LEVEL: 'loud' },
    "LOG_LEVEL is 'loud'; expected one of fatal, error, warn, info, debug, trace, silent.",
  ],
  [
    { TRUST_PROXY: 'everybody' },
    "TRUST_PROXY is 'everybody'; expected the addresses of the proxies in front, like 10.0.0.0/8, 192.0.2.7.",
  ],
  [
    { S3_BUCKET: 'Landfall Files' },
    "S3_BUCKET is 'Landfall Files'; expected the name of a bucket, like landfall-files.",
  ],
  [
    { S3_BUCKET: 'landfall-files', S3_ACCESS_KEY_ID: 'key' },
    'S3_SECRET_ACCESS_KEY is not set, and S3_BUCKET is; expected the bucket’s key.',
  ],
])('%o stops the start with what is expected', (wrong, sentence) => {
  expect(() => readConfig({ DATA_DIR, ...wrong })).toThrow(sentence)
})

test('all invalid settings are reported at once', () => {
  expect(() => readConfig({ DATA_DIR, PORT: '-1', SMTP_URL: 'mail' })).toThrow(
    /^PORT is .*\nSMTP_URL is \(not shown\)/,
  )
})

test('a public address requires email, a secret, an owner and whoever runs the site', () => {
  expect(() => readConfig({ DATA_DIR, PUBLIC_URL: 'https://landfall.example' })).toThrow(
    /^SMTP_URL is not set.*\nSESSION_SECRET is not set.*\nOWNER_EMAIL is not set.*\nOPERATOR_NAME is not set.*\nOPERATOR_ADDRESS is not set.*\nPRIVACY_EMAIL is not set/,
  )
})

test('who runs the site is read, and a developer need not say it', () => {
  expect(readConfig({ DATA_DIR, ...OPERATOR, OPERATOR_NUMBER: ' 01234567 ' }).operator).toEqual({
    name: 'Harbour Jobs Ltd',
    address: '1 Quay Street, Hull',
    number: '01234567',
    privacyEmail: 'privacy@jobs.example',
    processors: [],
    logDays: null,
  })
  expect(
    readConfig({
      DATA_DIR,
      OPERATOR_PROCESSORS: 'Northern Servers, servers and files, Germany; ; Quay Mail, mail, UK ',
      OPERATOR_LOG_DAYS: '30',
    }).operator,
  ).toMatchObject({
    processors: ['Northern Servers, servers and files, Germany', 'Quay Mail, mail, UK'],
    logDays: 30,
  })
  expect(readConfig({ DATA_DIR }).operator.name).toMatch(/developer’s copy/)
  expect(() => readConfig({ DATA_DIR, PRIVACY_EMAIL: 'us' })).toThrow(
    "PRIVACY_EMAIL is 'us'; expected an e-mail address.",
  )
})

test('a bucket needs its key, and only listed proxies are trusted', () => {
  const config = readConfig({
    DATA_DIR,
    S3_BUCKET: 'landfall-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    TRUST_PROXY: '10.0.0.0/8, ::1',
  })

  expect(config.s3).toEqual({
    bucket: 'landfall-files',
    endpoint: undefined,
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  })
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1'])
  expect(readConfig({ DATA_DIR })).toMatchObject({ s3: null, trustProxy: false })
})

test('mails come from an address, with a name if it has one', () => {
  const from = (MAIL_FROM: string) => readConfig({ DATA_DIR, MAIL_FROM }).mailFrom

  expect(readConfig({ DATA_DIR }).mailFrom).toEqual({
    name: 'Landfall',
    address: 'landfall@localhost',
  })
  expect(from('jobs@a.example')).toEqual({ name: 'Landfall', address: 'jobs@a.example' })
  expect(from('"Harbour Jobs" <jobs@a.example>')).toEqual({
    name: 'Harbour Jobs',
    address: 'jobs@a.example',
  })
  expect(() => from('Harbour <jobs>')).toThrow(
    "MAIL_FROM is 'Harbour <jobs>'; expected an address like jobs@example.com, or a name with one",
  )
})

test.each(['/dev/null/x', '/proc/nope'])('%s is no folder for data', (folder) => {
  expect(() => readConfig({ DATA_DIR: folder }).sessionSecret).toThrow(
    `DATA_DIR is '${folder}'; expected a folder that this user may write to`,
  )
})
