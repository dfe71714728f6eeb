import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Message } from '#platform/mail/mail.ts'
import type { TokenPurpose } from '#platform/tasks/tasks.ts'
import { anAddress, aPerson, aVisitor } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createAccounts } from '#accounts/accounts.service.ts'
import { findPendingToken, updateSecret } from './verification.queries.ts'

const { db, tasks, limits, files } = await openTestServer()

/** A mail server that fails as often as the test says, and the emails it got. */
let failuresToCome = 0
const attempts: Message[] = []
const mail = {
  async send(message: Message) {
    attempts.push(message)
    failuresToCome -= 1
    if (failuresToCome >= 0) throw new Error('451 The mail server is not well')
  },
}
const settings = { publicUrl: 'https://landfall.example', sessionSecret: 'known to this test' }
const dependencies = {
  personalData: {},
  onJobsRemoved() {},
  async onLogIn() {},
  requireOwnName() {},
}
const { verification, confirm, reset } = createAccounts(
  { db, tasks, limits, mail, files },
  settings,
  dependencies,
)

const attemptsTo = (email: string) => attempts.filter(({ to }) => to === email)
const tokenOf = (message?: Message) => /token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
const codeOf = (message?: Message) => /^[A-HJ-NP-Z2-9]{4}$/m.exec(message?.text ?? '')?.[0] ?? ''

async function requestToken(
  purpose: TokenPurpose,
  subject: string,
  newEmail: string | null = null,
) {
  await db
    .transaction()
    .execute((db) => verification.request(db, { purpose, subject }, { newEmail }))
  return { purpose, subject }
}

test('a task that runs twice sends one email', async () => {
  const { emailKey } = await aPerson(db, { verifiedAt: null })
  const key = await requestToken('verify', emailKey)

  await verification.deliver(key)
  await verification.deliver(key)

  expect(attemptsTo(emailKey)).toHaveLength(1)
})

test('a task that runs twice at the same time sends one email', async () => {
  const { emailKey } = await aPerson(db)
  const key = await requestToken('reset', emailKey)

  await Promise.all([
    verification.deliver(key),
    verification.deliver(key),
    verification.deliver(key),
  ])

  expect(attemptsTo(emailKey)).toHaveLength(1)
})

test('after a failing mail server the last email has the link that works', async () => {
  const { emailKey } = await aPerson(db, { verifiedAt: null })
  const key = await requestToken('verify', emailKey)
  failuresToCome = 2

  await expect(verification.deliver(key)).rejects.toThrow('451')
  await expect(verification.deliver(key)).rejects.toThrow('451')
  await verification.deliver(key)

  const [first, second, third, ...more] = attemptsTo(emailKey)
  expect(more).toEqual([])
  expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3)
  await expect(confirm(aVisitor(), tokenOf(first))).rejects.toMatchObject({ code: 'link_dead' })
  expect(await confirm(aVisitor(), tokenOf(third))).toEqual({ hasPassword: true, logIn: null })
})

test('after a failing mail server the last email has the code that works', async () => {
  const { emailKey } = await aPerson(db)
  const key = await requestToken('reset', emailKey)
  failuresToCome = 1
  await expect(verification.deliver(key)).rejects.toThrow('451')
  await verification.deliver(key)

  const otp = codeOf(attemptsTo(emailKey).at(-1))

  await reset(aVisitor(), { email: emailKey, otp, newPassword: 'A-New-Harbour-55' })
})

test('two requests in a row send one email, whose link works', async () => {
  const { emailKey } = await aPerson(db, { verifiedAt: null })
  const key = await requestToken('verify', emailKey)
  await requestToken('verify', emailKey)

  await verification.deliver(key)
  await verification.deliver(key)

  const [only, ...others] = attemptsTo(emailKey)
  expect(others).toEqual([])
  expect(await confirm(aVisitor(), tokenOf(only))).toEqual({ hasPassword: true, logIn: null })
})

test('an email for an abandoned new address leaves the next address’s link alone', async () => {
  const { id } = await aPerson(db)
  const another = anAddress()
  const key = await requestToken('change-email', id, anAddress())
  const stale = await findPendingToken(db, key)
  await requestToken('change-email', id, another)

  expect(stale && (await updateSecret(db, stale, 'a digest'))).toBe(false)

  await verification.deliver(key)
  expect(attemptsTo(another)).toHaveLength(1)
})

test('no email is sent for an unknown address or an expired token', async () => {
  const unknown = anAddress()
  await verification.deliver(await requestToken('reset', unknown))
  const { emailKey } = await aPerson(db)
  const key = await requestToken('reset', emailKey)
  await sql`update proof set expires_at = now() where subject = ${emailKey}`.execute(db)
  await verification.deliver(key)

  expect([...attemptsTo(unknown), ...attemptsTo(emailKey)]).toEqual([])
})

test('the task queue contains no link, code or password', async () => {
  const { id, emailKey } = await aPerson(db)
  const waiting = await aPerson(db, { verifiedAt: null })
  await verification.deliver(await requestToken('reset', emailKey))
  await verification.deliver(await requestToken('verify', waiting.emailKey))
  await db
    .transaction()
    .execute((db) => verification.notify(db, { notice: 'password-changed', accountId: id }))
  const secrets = [tokenOf(attemptsTo(waiting.emailKey)[0]), 'argon2', 'secret', 'token', '"code"']

  const { rows } = await sql<{ name: string; data: object }>`
    select name, data from pgboss.job where name like 'send-%'`.execute(db)

  expect(rows.map(({ data }) => Object.keys(data).toSorted().join())).toEqual(
    expect.arrayContaining(['purpose,subject', 'accountId,id,notice']),
  )
  const keys = new Set(rows.flatMap(({ data }) => Object.keys(data)))
  expect([...keys].toSorted()).toEqual(['accountId', 'id', 'notice', 'purpose', 'subject'])
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a request and its task are saved together or not at all', async () => {
  const failing = { ...tasks, enqueue: async () => Promise.reject(new Error('The queue is full')) }
  const broken = createAccounts({ db, tasks: failing, limits, mail, files }, settings, dependencies)
  const email = anAddress()

  await expect(broken.requestCode(aVisitor(), email)).rejects.toThrow('queue')

  const rows = db.selectFrom('proof').select('subject').where('subject', '=', email)
  expect(await rows.execute()).toEqual([])
})
