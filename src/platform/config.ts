import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { readOrCreateSecret } from './data-folder.ts'
import { STORED_MONTHS, type StoredMonths } from './primitives/time/stored-months.ts'
import { StartupError } from './startup-error.ts'

const MAX_DEFAULT_PROCESSES = 4
const HOST_NAME = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])$/
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '::1', '[::1]']

function url(protocols: RegExp, expected: string) {
  return z.url({ protocol: protocols, error: expected }).optional()
}

const CLAMD_EXAMPLES =
  'the address of clamd, like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl'

const SENDER_EXAMPLES =
  'an address like jobs@example.com, or a name with one: Landfall <jobs@example.com>'

function number(what: string, min: number, max: number) {
  const expected = `${what} from ${min} to ${max}`
  return z.coerce.number(expected).min(min, expected).max(max, expected)
}

function wholeNumber(min: number, max: number) {
  return number('a whole number', min, max).int(`a whole number from ${min} to ${max}`)
}

/** Months that data is kept: at least one, except as said, and at most ten years. */
const StoredFor = (kind: keyof StoredMonths, min = 1) =>
  wholeNumber(min, 120).default(STORED_MONTHS[kind])

const Port = wholeNumber(0, 65_535)
const PostgresUrl = url(
  /^postgres(ql)?$/,
  'an address like postgres://user:password@host:5432/name',
)

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: url(/^https?$/, 'an address like https://www.example.com'),
  OTHER_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .refine(
      (names) => names.every((name) => HOST_NAME.test(name)),
      'host names without ports, like example.com, www.example.org',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: PostgresUrl,
  DATABASE_READ_URL: PostgresUrl,
  DATABASE_POOLER: z.enum(['none', 'transaction'], 'none or transaction').default('none'),
  WEB_CONCURRENCY: wholeNumber(1, 64).optional(),
  ROLE: z.enum(['all', 'web', 'tasks'], 'all, web or tasks').default('all'),
  STOP_DELAY: number('a number of seconds', 0, 300).default(0),
  STOP_TIMEOUT: number('a number of seconds', 1, 300).default(15),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, like landfall-files')
    .optional(),
  S3_ENDPOINT: url(/^https?$/, 'an address like https://s3.example.com'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_URL: z.string().refine(isClamdAddress, CLAMD_EXAMPLES).optional(),
  SMTP_URL: url(/^smtps?$/, 'an address like smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .transform(readSender)
    .pipe(z.object({ name: z.string(), address: z.email(SENDER_EXAMPLES) }))
    .optional(),
  OWNER_EMAIL: z.email('an e-mail address').optional(),
  OPERATOR_NAME: z.string().trim().max(120, 'at most 120 letters').optional(),
  OPERATOR_ADDRESS: z.string().trim().max(200, 'at most 200 letters').optional(),
  OPERATOR_NUMBER: z.string().trim().max(40, 'at most 40 letters').optional(),
  PRIVACY_EMAIL: z.email('an e-mail address').optional(),
  OPERATOR_PROCESSORS: z.string().trim().max(1000, 'at most 1,000 letters').optional(),
  OPERATOR_LOG_DAYS: number('a number of days', 1, 730).optional(),
  KEEP_APPLICATIONS_MONTHS: StoredFor('applications'),
  KEEP_CASES_MONTHS: StoredFor('cases'),
  KEEP_CONTACT_MONTHS: StoredFor('contact'),
  // Long enough that nobody is told of the end of an account they have just begun to use.
  KEEP_ACCOUNTS_MONTHS: StoredFor('accounts', 6),
  // The database lets nothing younger be forgotten.
  KEEP_LOGS_MONTHS: StoredFor('logs', 12),
  SESSION_SECRET: z.string().min(32, 'at least 32 secret characters').optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine(
      (addresses) => addresses.every(isNetwork),
      'the addresses of the proxies in front, like 10.0.0.0/8, 192.0.2.7',
    )
    .optional(),
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'an address like http://127.0.0.1:4318'),
  OTEL_TRACES_SAMPLER_ARG: number('a number', 0, 1).default(0.05),
  OTEL_SERVICE_NAME: z.string().default('landfall'),
  FIRST_LOOK: z.enum(['unproved', 'all', 'off'], 'unproved, all or off').optional(),
  TWO_PERSON_SUSPENSION: z.enum(['auto', 'on', 'off'], 'auto, on or off').default('auto'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
})

export type Config = ReturnType<typeof readConfig>

/**
 * The only reader of the environment. With nothing set, everything runs inside this process. An empty
 * variable counts as unset.
 * @throws {StartupError} with a line for each invalid setting
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = Environment.safeParse(settings)
  if (!parsed.success) {
    throw new StartupError(
      parsed.error.issues
        .map(({ path: [name], message }) => describeProblem(settings, String(name), message))
        .join('\n'),
    )
  }
  const env = parsed.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const hasLocalUrl = LOOPBACK_NAMES.includes(new URL(publicUrl).hostname)
  const problems = [
    ...missingForReplica(env),
    ...missingForProcesses(env),
    ...missingForBucket(env),
    ...(hasLocalUrl ? [] : missingForPublicAddress(env)),
  ]
  if (problems.length > 0) throw new StartupError(problems.join('\n'))

  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    otherHosts: env.OTHER_HOSTS ?? [],
    /** Whether developers’ pages are shown: only if neither the address nor the listener is open to others. */
    isLocal: hasLocalUrl && LOOPBACK_NAMES.includes(env.HOST),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    /** Set if a pooler gives each transaction a different connection. */
    isPooled: env.DATABASE_POOLER === 'transaction',
    processes: env.WEB_CONCURRENCY ?? defaultProcesses(env),
    role: env.ROLE,
    stopDelayMs: env.STOP_DELAY * 1000,
    stopTimeoutMs: env.STOP_TIMEOUT * 1000,
    s3: readBucket(env),
    clamdUrl: env.CLAMD_URL,
    smtpUrl: env.SMTP_URL,
    ownerEmail: env.OWNER_EMAIL ?? 'owner@localhost',
    operator: readOperator(env),
    storedMonths: {
      applications: env.KEEP_APPLICATIONS_MONTHS,
      cases: env.KEEP_CASES_MONTHS,
      contact: env.KEEP_CONTACT_MONTHS,
      accounts: env.KEEP_ACCOUNTS_MONTHS,
      logs: env.KEEP_LOGS_MONTHS,
    } satisfies StoredMonths,
    mailFrom: env.MAIL_FROM ?? readSender(`landfall@${new URL(publicUrl).hostname}`),
    trustProxy: env.TRUST_PROXY ?? false,
    /** Read late, so that a command without settings leaves no folder behind. */
    get sessionSecret() {
      return env.SESSION_SECRET ?? readOrCreateSecret(env.DATA_DIR)
    },
    twoPersonRule: env.TWO_PERSON_SUSPENSION,
    /** The posters whose adverts the desk looks at before they are public. */
    firstLook: env.FIRST_LOOK ?? (hasLocalUrl ? 'off' : 'unproved'),
    logLevel: env.LOG_LEVEL,
    tracing: readTracing(env),
    /** Null if no metrics are collected. */
    metrics:
      env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  }
}

// Values that must not be logged: secrets, and URLs that may hold a password.
const SECRET = /SECRET|PASSWORD|ACCESS_KEY|_URL$|_ENDPOINT$/

function describeProblem(
  settings: Record<string, string | undefined>,
  name: string,
  expected: string,
) {
  const value = SECRET.test(name) && name !== 'PUBLIC_URL' ? '(not shown)' : `'${settings[name]}'`
  return `${name} is ${value}; expected ${expected}.`
}

/**
 * Settings that a public site is missing: it must send email, its sessions must survive the loss of a disk, and its pages
 * must say who runs it.
 */
function missingForPublicAddress(env: z.infer<typeof Environment>) {
  const needed = {
    SMTP_URL: 'an address like smtp://user:password@host:587, because mail to people must be sent',
    SESSION_SECRET: 'at least 32 random characters, because sessions must outlive this machine',
    OWNER_EMAIL: 'the address that messages from the contact form go to',
    OPERATOR_NAME:
      'the name of the person or company that runs the site, because visitors must know who that is',
    OPERATOR_ADDRESS: 'its postal address, because visitors must know where that is',
    PRIVACY_EMAIL:
      'the address that people write to about their data, because the privacy page names it',
  }
  return Object.entries(needed)
    .filter(([name]) => !env[name as keyof typeof needed])
    .map(
      ([name, why]) => `${name} is not set, and PUBLIC_URL is a public address; expected ${why}.`,
    )
}

/** Whoever runs the site and answers for the data; on a developer’s machine nobody has to be named. */
export interface Operator {
  name: string
  address: string
  /** The number of a company; null for others. */
  number: string | null
  privacyEmail: string
  /** The companies that handle data for the operator, each with its work and country; none if the operator lists none. */
  processors: string[]
  /** How many days the operator stores the server’s log; null if the operator has not said. */
  logDays: number | null
}

function readOperator(env: z.infer<typeof Environment>): Operator {
  return {
    name: env.OPERATOR_NAME ?? 'Nobody yet: this is a developer’s copy',
    address: env.OPERATOR_ADDRESS ?? 'no address',
    number: env.OPERATOR_NUMBER ?? null,
    privacyEmail: env.PRIVACY_EMAIL ?? env.OWNER_EMAIL ?? 'owner@localhost',
    processors: (env.OPERATOR_PROCESSORS ?? '')
      .split(';')
      .map((company) => company.trim())
      .filter(Boolean),
    logDays: env.OPERATOR_LOG_DAYS ?? null,
  }
}

/** The settings of the bucket; null if files are stored on disk. */
function readBucket(env: z.infer<typeof Environment>) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = env
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  return { bucket, endpoint, region, credentials: { accessKeyId, secretAccessKey } }
}

/** The endpoint for traces and the share of requests that are traced; null if no request is. */
function readTracing(env: z.infer<typeof Environment>) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env
  return endpoint ? { endpoint, share, serviceName: env.OTEL_SERVICE_NAME } : null
}

function missingForReplica(env: z.infer<typeof Environment>) {
  if (!env.DATABASE_READ_URL || env.DATABASE_URL) return []
  return ['DATABASE_URL is not set, and DATABASE_READ_URL is; expected the database it copies.']
}

/** The embedded database supports one process only, so roles cannot be apart either. */
function missingForProcesses({ WEB_CONCURRENCY, ROLE, DATABASE_URL }: z.infer<typeof Environment>) {
  if (DATABASE_URL) return []
  const several = [
    ...(WEB_CONCURRENCY && WEB_CONCURRENCY > 1 ? [`WEB_CONCURRENCY is ${WEB_CONCURRENCY}`] : []),
    ...(ROLE === 'all' ? [] : [`ROLE is ${ROLE}`]),
  ]
  return several.map(
    (setting) =>
      `DATABASE_URL is not set, and ${setting}; expected a database that several processes can share.`,
  )
}

/**
 * The default number: a process for each core, as far as the usual hundred connections of a database allow. One is
 * enough for tasks, which mostly wait.
 */
function defaultProcesses({ DATABASE_URL, ROLE }: z.infer<typeof Environment>) {
  if (!DATABASE_URL || ROLE === 'tasks') return 1
  return Math.min(availableParallelism(), MAX_DEFAULT_PROCESSES)
}

function missingForBucket(env: z.infer<typeof Environment>) {
  if (!env.S3_BUCKET) return []
  return (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !env[name])
    .map((name) => `${name} is not set, and S3_BUCKET is; expected the bucket’s key.`)
}

/** Whether a text is an IP address or a network like 10.0.0.0/8. */
function isNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** The name and the address of `Jobs <jobs@example.com>`, or of an address alone. */
function readSender(text: string) {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  return { name: name.trim().replaceAll('"', '') || 'Landfall', address: address.trim() }
}

function isClamdAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  return (protocol === 'tcp:' && hostname !== '') || (protocol === 'unix:' && /^\/./.test(pathname))
}
