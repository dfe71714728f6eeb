import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { savePicture, openPicture } from '#accounts/picture/picture.files.ts'
import { hashPassword } from '#accounts/passwords/password-hash.ts'
import type { Db } from '#platform/database/database.ts'
import type { AccountTable } from '#accounts/accounts.tables.ts'
import type { Files } from '#platform/files/files.ts'
import type { StoredMail, Mailbox } from '#platform/mail/mailbox.ts'
import type { Services } from '#platform/services.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { uniqueWord } from './unique-word.ts'
import { PICTURE_SIZES } from '#trade/limits/account-limits.ts'

export const PASSWORD = 'Tide-and-Harbour-7'
// Once for all people of a test file: hashing is slow on purpose.
const passwordHash = await hashPassword(PASSWORD, 'a test')

export function anAddress() {
  return `ada-${uniqueWord()}@example.com`
}

/** A person with a confirmed address and the password `PASSWORD`, except as the test says. */
export async function aPerson(db: Db, overrides: Partial<Insertable<AccountTable>> = {}) {
  const email = overrides.email ?? anAddress()
  return db
    .insertInto('account')
    .values({
      id: newId(),
      firstName: 'Ada',
      lastName: 'Obi',
      country: 'NG',
      email,
      emailKey: toEmailKey(email),
      passwordHash,
      verifiedAt: new Date().toISOString(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A valid registration, except as the test says. */
export function aSignUp(overrides: Record<string, string> = {}) {
  return {
    firstName: 'Ada',
    lastName: 'Obi',
    mobileNumber: '0803 123 4567',
    currentLocation: 'Nigeria',
    email: anAddress(),
    password: PASSWORD,
    retypePassword: overrides.password ?? PASSWORD,
    ...overrides,
  }
}

/** Logs a person in; returns their browser's cookies. */
export async function cookiesOf(
  app: FastifyInstance,
  { email }: { email: string },
  { password = PASSWORD, userAgent = 'test' } = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/user',
    remoteAddress: anIp(),
    headers: { 'user-agent': userAgent },
    payload: { email, password },
  })
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
}

/** A visitor with a unique IP address, so that no rate limit is reached by accident. */
export function aVisitor(): Visitor {
  return { ip: anIp(), userAgent: 'test', device: null }
}

/**
 * Opens a session without a log-in, with the second step passed except as the test says; returns the actor and the
 * cookies.
 */
export async function openSession(
  { accounts }: Services,
  { id }: { id: string },
  { hasPassedStep = true } = {},
) {
  const visitor = aVisitor()
  const token = await accounts.sessions.start(id, visitor, { passwordHash: null, hasPassedStep })
  const actor = await accounts.sessions.find(token, visitor)
  if (!actor) throw new Error(`Nobody has the id ${id}.`)
  return { actor, token, cookies: { session: token } }
}

/** A unique IP address, so that no rate limit is reached by accident. */
export function anIp() {
  return `10.${randomBytes(3).join('.')}`
}

/** The newest mail to an address; `null` while there is none. */
export async function mailTo(mailbox: Mailbox, address: string): Promise<StoredMail | null> {
  return (await mailbox.list()).find(({ to }) => to === address) ?? null
}

export function tokenIn(mail: StoredMail | null) {
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

export function codeIn(mail: StoredMail | null) {
  return /^[A-HJ-NP-Z2-9]{4}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Stores a picture; returns its key for an account. */
export async function aPicture(files: Files, bytes = Buffer.from('a face')) {
  const key = `${newId()}.webp`
  await savePicture(
    files,
    key,
    PICTURE_SIZES.map((size) => ({ size, bytes })),
  )
  return key
}

export async function hasPicture(files: Files, key: string) {
  const picture = await openPicture(files, key, 96)
  // Nobody reads the stream, and the file may be gone before it is opened.
  picture?.on('error', () => {}).destroy()
  return picture !== null
}
