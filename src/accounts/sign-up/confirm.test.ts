import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountCalls, letAMinutePass, mailsTo, nextMailTo } from '#tests/support/account-calls.ts'
import { anAddress, anIp, aPerson, aSignUp, aVisitor, tokenIn } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, services, runTasks } = await openTestServer()
const { signUp, logIn, post } = accountCalls(app)
const { confirm } = services.accounts

/** A new account whose confirmation email has arrived. */
async function aNewcomer() {
  const { email = '' } = aSignUp()
  await signUp(aSignUp({ email }))
  const mail = await nextMailTo({ mailbox, runTasks }, email)
  await runTasks()
  return { email, mail, token: tokenIn(mail) }
}

const LINK_DEAD = { code: 'link_dead', status: 410 }

test('a link works once', async () => {
  const { email, token } = await aNewcomer()

  expect(await confirm(aVisitor(), token)).toEqual({ hasPassword: true, logIn: null })

  expect((await logIn(email)).statusCode).toBe(200)
  await expect(confirm(aVisitor(), token)).rejects.toMatchObject({
    ...LINK_DEAD,
    message: 'This link has been used or has expired. Ask for a new one.',
  })
  expect((await logIn(email)).statusCode).toBe(200)
})

test('of two concurrent uses one succeeds', async () => {
  const { token } = await aNewcomer()

  const uses = await Promise.allSettled(Array.from({ length: 4 }, () => confirm(aVisitor(), token)))

  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a link expires after a day', async () => {
  const { email, token } = await aNewcomer()
  await sql`
    update proof set expires_at = now() - interval '1 second' where subject = ${email}`.execute(db)

  await expect(confirm(aVisitor(), token)).rejects.toMatchObject(LINK_DEAD)
  expect((await logIn(email)).statusCode).toBe(403)
})

test('a new email invalidates the old link', async () => {
  const { email, token, mail } = await aNewcomer()
  await letAMinutePass(db)

  const response = await post('/email_verification', { email })

  expect([response.statusCode, response.body]).toEqual([200, 'Mail Sent'])
  const newer = await nextMailTo({ mailbox, runTasks }, email, mail)
  await expect(confirm(aVisitor(), token)).rejects.toMatchObject(LINK_DEAD)
  expect(await confirm(aVisitor(), tokenIn(newer))).toEqual({ hasPassword: true, logIn: null })
})

test('requesting a new email invalidates the old link at once', async () => {
  const { email, token } = await aNewcomer()
  await letAMinutePass(db)
  await db.transaction().execute(async (db) => {
    await services.accounts.verification.request(db, { purpose: 'verify', subject: email })
  })

  await expect(confirm(aVisitor(), token)).rejects.toMatchObject(LINK_DEAD)
})

test.each([
  ['nothing', ''],
  ['a guess', 'A'.repeat(43)],
  ['a very long one', 'A'.repeat(100_000)],
  ['a zero', '\u0000'],
  ['half a character', '\uD800'],
  ['a piece of SQL', "' or 1=1 --"],
])('%s is not a valid link', async (_, token) => {
  await expect(confirm(aVisitor(), token)).rejects.toMatchObject(LINK_DEAD)
})

test('a token for another purpose confirms nothing', async () => {
  const { email } = await aNewcomer()
  await post('/forgot_password', { email })
  await runTasks()
  const { secretHash } = await db
    .selectFrom('proof')
    .select('secretHash')
    .where('purpose', '=', 'reset')
    .where('subject', '=', email)
    .executeTakeFirstOrThrow()

  await expect(confirm(aVisitor(), secretHash ?? '')).rejects.toMatchObject(LINK_DEAD)
})

test('an unknown address gets the same answer and no email', async () => {
  const email = anAddress()

  const response = await post('/email_verification', { email })

  expect([response.statusCode, response.body]).toEqual([200, 'Mail Sent'])
  await runTasks()
  expect(await mailsTo(mailbox, email)).toEqual([])
})

test('a confirmed address gets an email that says so', async () => {
  const { email } = await aPerson(db)

  await post('/email_verification', { email })

  expect((await nextMailTo({ mailbox, runTasks }, email)).subject).toBe(
    'You already have an account',
  )
})

test('an empty address is rejected', async () => {
  const response = await post('/email_verification', { email: ' ' })

  expect([response.statusCode, response.body]).toEqual([422, 'Please enter an email'])
})

test('the thirty-first link tried from one network has to wait', async () => {
  const { token } = await aNewcomer()
  const visitor = aVisitor()
  for (let i = 0; i < 30; i += 1) {
    await expect(confirm(visitor, `guess ${i}`)).rejects.toMatchObject(LINK_DEAD)
  }

  await expect(confirm(visitor, token)).rejects.toMatchObject({
    code: 'too_many',
    message: 'Too many attempts from your network. Wait ten minutes, then try again.',
  })
  expect(await confirm(aVisitor(), token)).toEqual({ hasPassword: true, logIn: null })
})

test('a network gets six emails an hour for an address and no seventh, with or without an account', async () => {
  for (const email of [(await aPerson(db)).email, anAddress()]) {
    const from = anIp()
    for (let i = 0; i < 6; i += 1) {
      expect((await post('/email_verification', { email }, { from })).statusCode).toBe(200)
    }

    const seventh = await post('/email_verification', { email }, { from })

    expect(seventh.statusCode).toBe(429)
    expect(seventh.body).toMatch(/^Several emails to this address have been requested\./)
    expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(3000)
  }
})
