import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { accountCalls, forgetLimits, nextMailTo } from '#tests/support/account-calls.ts'
import { anAddress, anIp, aPerson, codeIn, cookiesOf, PASSWORD } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, runTasks } = await openTestServer()
const { logIn, post } = accountCalls(app)

/** The network of a test; each test has its own. */
let from = ''
beforeEach(() => {
  from = anIp()
})

/** Tries wrong passwords from one network at the same time; returns the statuses. */
async function guess(email: string, times: number, cookies = {}) {
  const tries = Array.from({ length: times }, (_, i) =>
    logIn(email, `Guess-${i}`, { cookies, from }),
  )
  return (await Promise.all(tries)).map(({ statusCode }) => statusCode).toSorted()
}

/** Ends the waiting time of this step. */
async function endWait(seconds: number) {
  const prefix = `password-${seconds}:%`
  await sql`update rate_limit set expire = ${Date.now() - 1} where key like ${prefix}`.execute(db)
}

test('the sixth wrong attempt has to wait a minute, whether or not the address has an account', async () => {
  for (const email of [(await aPerson(db)).email, anAddress()]) {
    for (let i = 0; i < 5; i += 1)
      expect((await logIn(email, 'Wrong-1', { from })).statusCode).toBe(401)

    const sixth = await logIn(email, 'Wrong-1', { from })

    expect([sixth.statusCode, sixth.body]).toEqual([
      429,
      'That was wrong too many times. Wait a minute, then try again, or ask for a new password.',
    ])
    const wait = Number(sixth.headers['retry-after'])
    expect(wait).toBeGreaterThan(30)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await logIn(email, PASSWORD, { from })).statusCode).toBe(429)
  }
})

test('of many attempts at the same time five are checked', async () => {
  const { email } = await aPerson(db)

  const statuses = await guess(email, 20)

  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('the wait gets longer each time guessing continues', async () => {
  const { email } = await aPerson(db)
  await guess(email, 5)
  await endWait(60)
  await guess(email, 5)
  await endWait(60)

  const eleventh = await logIn(email, PASSWORD, { from })

  expect(eleventh.statusCode).toBe(429)
  expect(eleventh.body).toContain('Wait ten minutes,')
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(500)

  for (let step = 0; step < 2; step += 1) {
    await endWait(600)
    await endWait(60)
    await guess(email, 5)
  }
  await endWait(600)
  await endWait(60)
  const later = await logIn(email, PASSWORD, { from })
  expect(later.body).toContain('Wait an hour,')
  expect(Number(later.headers['retry-after'])).toBeGreaterThan(3000)

  await endWait(3600)
  expect((await logIn(email, PASSWORD, { from })).statusCode).toBe(200)
})

test('another spelling of the address does not avoid the limit', async () => {
  const { email } = await aPerson(db)
  await guess(email, 5)

  expect((await logIn(email.toUpperCase(), 'Wrong-1', { from })).statusCode).toBe(429)
  expect((await logIn(` ${email}`, 'Wrong-1', { from })).statusCode).toBe(429)
})

test('the right password resets the count', async () => {
  const { email } = await aPerson(db)
  for (let round = 0; round < 3; round += 1) {
    await guess(email, 4)
    expect((await logIn(email, PASSWORD, { from })).statusCode).toBe(200)
  }
})

test('the password of an unconfirmed registration does not reset the count', async () => {
  const { email } = await aPerson(db, { verifiedAt: null })
  await guess(email, 3)

  expect((await logIn(email, PASSWORD, { from })).statusCode).toBe(403)
  expect((await logIn(email, PASSWORD, { from })).statusCode).toBe(403)
  expect((await logIn(email, PASSWORD, { from })).statusCode).toBe(429)
})

test('a stranger who uses up the attempts locks out their own network, not the owner', async () => {
  const person = await aPerson(db)
  const { device = '' } = await cookiesOf(app, person)
  await guess(person.email, 8)

  expect((await logIn(person.email, PASSWORD, { from })).statusCode).toBe(429)
  expect((await logIn(person.email)).statusCode).toBe(200)
  expect((await logIn(person.email, PASSWORD, { from, cookies: { device } })).statusCode).toBe(200)
})

test('guessers with many networks have a hundred attempts, and known browsers go on', async () => {
  const person = await aPerson(db)
  const { device = '' } = await cookiesOf(app, person)
  for (let batch = 0; batch < 10; batch += 1) {
    await Promise.all(Array.from({ length: 10 }, () => logIn(person.email, 'Wrong-1')))
  }

  const next = await logIn(person.email)

  expect([next.statusCode, next.body]).toEqual([
    429,
    expect.stringContaining('lets you in at once'),
  ])
  expect((await logIn(person.email, PASSWORD, { cookies: { device } })).statusCode).toBe(200)
})

test('a known browser has five attempts too', async () => {
  const person = await aPerson(db)
  const { device = '' } = await cookiesOf(app, person)

  const statuses = await guess(person.email, 7, { device })

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})

test('a forged device cookie, or one of another account, is not a known browser', async () => {
  const [victim, mallory] = [await aPerson(db), await aPerson(db)]
  const { device: own = '' } = await cookiesOf(app, mallory)
  const { device: real = '' } = await cookiesOf(app, victim)
  const [nonce = '', signature = ''] = real.split('.')
  await guess(victim.email, 5)

  for (const device of [
    own,
    'x',
    `${nonce}x.${signature}`,
    `.${signature}`,
    `${nonce}.`,
    'x'.repeat(4000),
    'ü.€',
  ]) {
    const headers = { cookie: `device=${encodeURIComponent(device)}` }
    expect((await logIn(victim.email, PASSWORD, { headers, from })).statusCode).toBe(429)
  }
})

test('a locked-out owner gets in with an emailed code, and their browser is known from then on', async () => {
  const { email } = await aPerson(db)
  await guess(email, 8)
  await post('/forgot_password', { email }, { from })
  const otp = codeIn(await nextMailTo({ mailbox, runTasks }, email))

  const reset = await post(
    '/forgot_password/reset',
    { email, otp, newPassword: 'New-Quayside-55' },
    { from },
  )

  expect(reset.statusCode).toBe(200)
  expect((await logIn(email, 'New-Quayside-55', { from })).statusCode).toBe(200)
  await guess(email, 8)
  const device = reset.cookies.find(({ name }) => name === 'device')?.value ?? ''
  expect((await logIn(email, 'New-Quayside-55', { from, cookies: { device } })).statusCode).toBe(
    200,
  )
})

test('one network cannot guess at many accounts', async () => {
  await forgetLimits(db)
  // In two rounds: a network has fewer places at a time.
  const round = () =>
    Promise.all(Array.from({ length: 31 }, () => logIn(anAddress(), 'Wrong-1', { from })))
  const tries = [...(await round()), ...(await round())]
  const statuses = tries.map(({ statusCode }) => statusCode)

  expect(statuses.filter((status) => status === 401)).toHaveLength(60)
  const next = await logIn(anAddress(), 'Wrong-1', { from })
  expect(next.body).toBe('Too many attempts from your network. Wait ten minutes, then try again.')
})

test('the table of limits contains no email address', async () => {
  const { email } = await aPerson(db)
  await guess(email, 1)
  await post('/forgot_password', { email })

  const { rows } = await sql`select key from rate_limit`.execute(db)

  expect(JSON.stringify(rows)).not.toContain('@')
})
