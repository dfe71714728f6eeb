import { expect, test } from 'vitest'
import { accountCalls, letAMinutePass, nextMailTo } from '#tests/support/account-calls.ts'
import {
  aPerson,
  aSignUp,
  aVisitor,
  codeIn,
  cookiesOf,
  mailTo,
  openSession,
  tokenIn,
} from '#tests/support/people.ts'
import { setUpApp } from '#tests/support/second-step.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, mailbox, services, runTasks } = server
const { signUp, logIn, post, whoAmI } = accountCalls(app)
const { confirm, suspendedAddresses } = services.accounts

const LOGGED_OUT = { hasPassword: true, logIn: null }

/** Signs up; returns the browser that did it, with the value of its cookie. */
async function aBrowserThatSignsUp(answers = aSignUp()) {
  const { email = '' } = answers
  const before = await mailTo(mailbox, email)
  const { cookies } = await signUp(answers)
  const made = cookies.find(({ name }) => name === 'signUp')?.value ?? ''
  const token = tokenIn(await nextMailTo({ mailbox, runTasks }, email, before))
  return { email, token, browser: { ...aVisitor(), signUp: made } }
}

async function sessionsOf(email: string) {
  const account = db.selectFrom('account').select('id').where('email', '=', email)
  return db.selectFrom('session').select('id').where('accountId', '=', account).execute()
}

test('the browser that signed up is logged in when its address is confirmed', async () => {
  const { email, token, browser } = await aBrowserThatSignsUp()
  expect(await sessionsOf(email)).toEqual([])

  const { logIn: result } = await confirm(browser, token)

  expect(await whoAmI({ session: result?.session ?? '' })).toBe(email)
  expect(result?.user.email).toBe(email)
})

test('the cookie is for the server alone and for as long as the link, and a log-in ends it', async () => {
  const { headers } = await signUp(aSignUp())
  const person = await aPerson(db)

  expect(headers['set-cookie']).toMatch(
    /^signUp=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await cookiesOf(app, person)).toMatchObject({ signUp: '' })
})

test('a link does not work twice, in the same browser either', async () => {
  const { email, token, browser } = await aBrowserThatSignsUp()
  await confirm(browser, token)

  await expect(confirm(browser, token)).rejects.toMatchObject({ code: 'link_dead' })
  expect(await sessionsOf(email)).toHaveLength(1)
})

test('of a link used several times at once, one use logs in', async () => {
  const { email, token, browser } = await aBrowserThatSignsUp()

  await Promise.allSettled(Array.from({ length: 4 }, () => confirm(browser, token)))

  expect(await sessionsOf(email)).toHaveLength(1)
})

test.each([
  ['no cookie', () => null],
  ['an empty cookie', () => ''],
  ['a guess', () => 'A'.repeat(43)],
  ['a piece of the right one', (made: string) => made.slice(0, -1)],
  ['more than the right one', (made: string) => `${made}A`],
  ['a character that is none', () => '\uD800'.repeat(43)],
])('a browser with %s is not logged in', async (_, forge) => {
  const { email, token, browser } = await aBrowserThatSignsUp()

  expect(await confirm({ ...browser, signUp: forge(browser.signUp) }, token)).toEqual(LOGGED_OUT)

  expect(await sessionsOf(email)).toEqual([])
  expect((await logIn(email)).statusCode).toBe(200)
})

test('neither of two people gets into the other’s account', async () => {
  const [ada, eve] = [await aBrowserThatSignsUp(), await aBrowserThatSignsUp()]

  // Eve sends her own link to Ada, so that Ada would write into Eve's account, and finds Ada's.
  expect(await confirm(ada.browser, eve.token)).toEqual(LOGGED_OUT)
  expect(await confirm(eve.browser, ada.token)).toEqual(LOGGED_OUT)

  expect([await sessionsOf(ada.email), await sessionsOf(eve.email)]).toEqual([[], []])
})

test('whoever signs up with a stranger’s address is not logged in when the stranger confirms it', async () => {
  const { email, browser, token } = await aBrowserThatSignsUp()
  await confirm(aVisitor(), token)

  await expect(confirm(browser, token)).rejects.toMatchObject({ code: 'link_dead' })
  await post('/email_verification', { email })
  expect(tokenIn(await nextMailTo({ mailbox, runTasks }, email))).toBe('')
  expect(await sessionsOf(email)).toEqual([])
})

test('a form on another site confirms nothing', async () => {
  const { email, token, browser } = await aBrowserThatSignsUp()

  const response = await app.inject({
    method: 'POST',
    url: `/verification?token=${token}`,
    headers: { 'sec-fetch-site': 'cross-site' },
    cookies: { signUp: browser.signUp },
  })

  expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined])
  expect(await sessionsOf(email)).toEqual([])
  expect((await confirm(browser, token)).logIn).not.toBeNull()
})

test('after two sign-ups with different passwords neither browser is logged in', async () => {
  const answers = aSignUp()
  const first = await aBrowserThatSignsUp(answers)
  const second = await aBrowserThatSignsUp(
    aSignUp({ email: first.email, password: 'Another-Port-12' }),
  )
  const VOID = { hasPassword: false, logIn: null }

  expect(await confirm(second.browser, second.token)).toEqual(VOID)
  await expect(confirm(first.browser, first.token)).rejects.toMatchObject({ code: 'link_dead' })
  expect(await sessionsOf(first.email)).toEqual([])
})

test('a form sent twice logs in, whichever answer the browser kept', async () => {
  const answers = aSignUp()
  const first = await aBrowserThatSignsUp(answers)
  await letAMinutePass(db)
  const second = await aBrowserThatSignsUp(answers)

  expect(second.browser.signUp).toBe(first.browser.signUp)
  expect((await confirm(second.browser, second.token)).logIn).not.toBeNull()
})

test('a password changed since makes the cookie worthless', async () => {
  const { email, token, browser } = await aBrowserThatSignsUp()
  await post('/forgot_password', { email })
  const otp = codeIn(await nextMailTo({ mailbox, runTasks }, email))
  const reset = await post('/forgot_password/reset', { email, otp, newPassword: 'A-New-Port-55' })
  expect(reset.statusCode).toBe(200)

  expect(await confirm(browser, token)).toEqual(LOGGED_OUT)
  expect(await sessionsOf(email)).toEqual([])
})

test('a suspended address stays out', async () => {
  const { email, token, browser } = await aBrowserThatSignsUp()
  await suspendedAddresses.save(db, email)

  expect(await confirm(browser, token)).toEqual(LOGGED_OUT)
  expect(await sessionsOf(email)).toEqual([])
  expect((await logIn(email)).statusCode).toBe(403)
})

test('an account with two-step login needs its second step', async () => {
  const { email, token, browser } = await aBrowserThatSignsUp()
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { actor } = await openSession(services, { id })
  await setUpApp(server, actor)
  const before = await sessionsOf(email)

  expect(await confirm(browser, token)).toEqual(LOGGED_OUT)
  expect(await sessionsOf(email)).toEqual(before)
})

test('a sign-up with a known address sets a cookie that looks the same and opens nothing', async () => {
  const owner = await aPerson(db)
  const known = await signUp(aSignUp({ email: owner.email }))
  const unknown = await signUp(aSignUp())
  const shape = ({ headers }: typeof known) =>
    String(headers['set-cookie']).replace(/=[\w-]{43};/, '=…;')

  expect(shape(known)).toBe(shape(unknown))
  expect(shape(known)).toContain('signUp=…; ')
})
