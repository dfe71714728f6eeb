import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountCalls, forgetLimits, nextMailTo } from '#tests/support/account-calls.ts'
import { anAddress, anIp, aPerson, codeIn, cookiesOf } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, runTasks } = await openTestServer()
const { logIn, post } = accountCalls(app)

const newPassword = 'A-New-Harbour-55'
const CODE_PROBLEM = 'Otp code length should be 4'

async function aPersonWithCode() {
  const { email } = await aPerson(db)
  await post('/forgot_password', { email })
  const otp = codeIn(await nextMailTo({ mailbox, runTasks }, email))
  await runTasks()
  return { email, otp }
}

test.each([
  ['123', CODE_PROBLEM],
  ['12345', CODE_PROBLEM],
  ['', CODE_PROBLEM],
  ['    ', CODE_PROBLEM],
  [1234, CODE_PROBLEM],
  [undefined, CODE_PROBLEM],
])('the code %j is rejected with a sentence', async (otp, sentence) => {
  const response = await post('/forgot_password/reset', {
    email: 'ada@example.com',
    otp,
    newPassword,
  })

  expect([response.statusCode, response.body]).toEqual([422, sentence])
})

test.each([
  ['short', 'Password is too short!'],
  ['TideHarbour7', 'Password must have special character'],
  ['P@ssw0rd!', 'This password is too easy to guess. Choose another one.'],
  ['', 'Password is too short!'],
])('the new password %j is rejected, and the code still works', async (password, sentence) => {
  const { email, otp } = await aPersonWithCode()

  for (let i = 0; i < 6; i += 1) {
    const response = await post('/forgot_password/reset', { email, otp, newPassword: password })
    expect([response.statusCode, response.body]).toEqual([422, sentence])
  }

  const response = await post('/forgot_password/reset', { email, otp, newPassword })
  expect(response.statusCode).toBe(200)
})

test('a new password that is the address is rejected, as the meter says', async () => {
  const { email, otp } = await aPersonWithCode()
  const [local = ''] = email.split('@')

  const response = await post('/forgot_password/reset', { email, otp, newPassword: `${local}!` })

  expect([response.statusCode, response.body]).toEqual([
    422,
    'This password is too easy to guess. Choose another one.',
  ])
})

test('a code pasted with spaces works', async () => {
  const { email, otp } = await aPersonWithCode()
  const pasted = ` ${Array.from(otp).join(' ')}\n`

  const response = await post('/forgot_password/reset', { email, otp: pasted, newPassword })

  expect(response.statusCode).toBe(200)
})

test.each(['/forgot_password', '/forgot_password/reset'])(
  '%s requires an address',
  async (path) => {
    const response = await post(path, { email: ' ', otp: '1234', newPassword })

    expect([response.statusCode, response.body]).toEqual([422, 'Please enter an email'])
  },
)

test.each(['ﷺ'.repeat(254), `a'; drop table account; --`, '\u0000', '\uD800', 'a@b@c', '%', '😀'])(
  'the address %j causes no failure',
  async (email) => {
    const response = await post('/forgot_password', { email })
    const reset = await post('/forgot_password/reset', { email, otp: '0000', newPassword })

    expect([200, 422]).toContain(response.statusCode)
    expect(reset.statusCode).toBe(422)
  },
)

test('a network gets six emails an hour and ten a day for an address, with or without an account', async () => {
  for (const email of [(await aPerson(db)).email, anAddress()]) {
    const from = anIp()
    const ask = () => post('/forgot_password', { email }, { from })
    for (let i = 0; i < 6; i += 1) expect((await ask()).statusCode).toBe(200)

    const seventh = await ask()

    expect(seventh.statusCode).toBe(429)
    expect(seventh.body).toMatch(/^Several emails to this address have been requested\./)
    expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(3000)

    await sql`delete from rate_limit where key like 'account-mails-to:%'`.execute(db)
    for (let i = 0; i < 4; i += 1) expect((await ask()).statusCode).toBe(200)
    const eleventh = await ask()
    expect([eleventh.statusCode, eleventh.body]).toEqual([
      429,
      expect.stringContaining('try again tomorrow'),
    ])
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(80_000)
    await forgetLimits(db)
  }
})

test('strangers together get twenty emails a day for an address, and a known browser its own', async () => {
  const person = await aPerson(db)
  const { device = '' } = await cookiesOf(app, person)
  const { email } = person
  for (let i = 0; i < 20; i += 1) {
    expect((await post('/forgot_password', { email })).statusCode).toBe(200)
  }

  const next = await post('/forgot_password', { email })
  expect([next.statusCode, next.body]).toEqual([429, expect.stringContaining('works for a day')])
  const known = await post('/forgot_password', { email }, { cookies: { device } })
  expect(known.statusCode).toBe(200)
})

test('one network can request thirty emails an hour and try thirty codes', async () => {
  const from = '198.51.100.7'
  for (let i = 0; i < 30; i += 1) await post('/forgot_password', { email: anAddress() }, { from })
  const mails = await post('/forgot_password', { email: anAddress() }, { from })
  expect([mails.statusCode, mails.body]).toEqual([
    429,
    'Many emails were requested from your network. Wait an hour, then try again.',
  ])

  const { email, otp } = await aPersonWithCode()
  const answer = { otp: '0000', newPassword }
  for (let i = 0; i < 30; i += 1) {
    await post('/forgot_password/reset', { email: anAddress(), ...answer }, { from })
  }
  const tries = await post('/forgot_password/reset', { email, otp, newPassword }, { from })
  expect([tries.statusCode, tries.body]).toEqual([
    429,
    'Too many attempts from your network. Wait ten minutes, then try again.',
  ])
  expect(Number(tries.headers['retry-after'])).toBeGreaterThan(500)
  expect((await logIn(email)).statusCode).toBe(200)
  expect((await post('/forgot_password/reset', { email, otp, newPassword })).statusCode).toBe(200)
})
