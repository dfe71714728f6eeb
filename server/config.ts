import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartupError } from './startup-error.ts'

function url(protocols: RegExp, expected: string) {
  return z.url({ protocol: protocols, error: expected }).optional()
}

const Environment = z.object({
  PORT: z.coerce
    .number('a whole number from 0 to 65535')
    .int('a whole number from 0 to 65535')
    .min(0, 'a whole number from 0 to 65535')
    .max(65_535, 'a whole number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: url(/^https?$/, 'an address like https://www.example.com'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'an address like postgres://user:password@host:5432/name'),
  S3_BUCKET: z.string().optional(),
  SMTP_URL: url(/^smtps?$/, 'an address like smtp://user:password@host:587'),
  OWNER_EMAIL: z.email('an e-mail address').optional(),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters, kept secret').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
})

export type Config = ReturnType<typeof readConfig>

/**
 * The only reader of the environment. With nothing set, everything runs inside this process. An
 * empty variable is an unset one.
 * @throws {StartupError} with a line for each wrong setting
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new StartupError(
      parsed.error.issues
        .map(({ path: [name], message }) => complaint(given, String(name), message))
        .join('\n'),
    )
  }
  const env = parsed.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
  const missing = isLocal ? [] : missingInPublic(env)
  if (missing.length > 0) throw new StartupError(missing.join('\n'))

  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    isLocal,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    s3Bucket: env.S3_BUCKET,
    smtpUrl: env.SMTP_URL,
    ownerEmail: env.OWNER_EMAIL ?? 'owner@localhost',
    sessionSecret: env.SESSION_SECRET ?? keptSecret(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
  }
}

// A secret must not be repeated in a log, and an address may hold a password.
const SECRET = /SECRET|PASSWORD|_URL$/

function complaint(given: Record<string, string | undefined>, name: string, expected: string) {
  const value = SECRET.test(name) && name !== 'PUBLIC_URL' ? '(not shown)' : `'${given[name]}'`
  return `${name} is ${value}; expected ${expected}.`
}

/** On a public address mail must really leave, and sessions must survive the loss of a disk. */
function missingInPublic(env: z.infer<typeof Environment>) {
  const needed = {
    SMTP_URL: 'an address like smtp://user:password@host:587, because mail to people must be sent',
    SESSION_SECRET: 'at least 32 random characters, because sessions must outlive this machine',
    OWNER_EMAIL: 'the address that messages from the contact form go to',
  }
  return Object.entries(needed)
    .filter(([name]) => !env[name as keyof typeof needed])
    .map(
      ([name, why]) => `${name} is not set, and PUBLIC_URL is a public address; expected ${why}.`,
    )
}

function keptSecret(dataDir: string) {
  const file = path.join(dataDir, 'session-secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const secret = randomBytes(32).toString('base64url')
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}
