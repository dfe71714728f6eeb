import { expect, test } from 'vitest'
import { accountCalls, forgetLimits } from '#tests/support/account-calls.ts'
import { aPerson, aSignUp, cookiesOf, PASSWORD } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db } = await openTestServer()
const { post, signUp, whoAmI } = accountCalls(app)

const REJECTED = 'This request came from another site, so it was not carried out.'
const OTHER_SITES: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:80.evil.example' },
]

/** All rows that a call could have changed. */
async function everything() {
  const tables = ['account', 'session', 'proof'] as const
  return Promise.all(tables.map((name) => db.selectFrom(name).selectAll().execute()))
}

test.each(OTHER_SITES)('calls from a page at %o are rejected', async (headers) => {
  const person = await aPerson(db)
  const cookies = await cookiesOf(app, person)
  const { email } = person
  const before = await everything()

  const responses = [
    await signUp(aSignUp(), { headers, cookies }),
    await post('/user', { email, password: PASSWORD }, { headers, cookies }),
    await post('/email_verification', { email }, { headers, cookies }),
    await post('/forgot_password', { email }, { headers, cookies }),
    await post(
      '/forgot_password/reset',
      { email, otp: '0000', newPassword: 'A-New-Harbour-55' },
      { headers, cookies },
    ),
  ]

  for (const response of responses) {
    expect([response.statusCode, response.body]).toEqual([403, REJECTED])
    expect(response.headers['set-cookie']).toBeUndefined()
  }
  expect(await everything()).toEqual(before)
  expect(await whoAmI(cookies)).toBe(email)
})

const OWN_SITE: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost:3000', host: 'localhost:3000' },
  {},
]

test.each(OWN_SITE)(
  'a call from our own page or a program with %o is accepted',
  async (headers) => {
    await forgetLimits(db)
    const { email } = await aPerson(db)

    const response = await post('/user', { email, password: PASSWORD }, { headers })

    expect(response.statusCode).toBe(200)
  },
)
