import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountCalls } from '#tests/support/account-calls.ts'
import { aPerson, cookiesOf } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db } = await openTestServer()
const { get, whoAmI } = accountCalls(app)

async function aLoggedInPerson() {
  const person = await aPerson(db)
  return { person, cookies: await cookiesOf(app, person) }
}

/** Moves the times of all sessions of a person into the past. */
async function age(accountId: string, times: { seen?: string; ends?: string }) {
  const { seen = '0 days', ends = '0 days' } = times
  await sql`
    update session
    set last_seen_at = last_seen_at - ${seen}::interval, expires_at = expires_at - ${ends}::interval
    where account_id = ${accountId}`.execute(db)
}

const findSession = (accountId: string) =>
  db.selectFrom('session').selectAll().where('accountId', '=', accountId).executeTakeFirst()

test('without a cookie nobody is logged in', async () => {
  const response = await get('/user/private_data')

  expect([response.statusCode, response.body]).toEqual([
    401,
    'You are not logged in, Please Login or Create an Account to continue',
  ])
  expect(response.headers['cache-control']).toBe('no-store')
})

test.each([
  ['13 days 23 hours', true],
  ['14 days 1 minute', false],
])('after %s without a visit a session is valid: %s', async (seen, isValid) => {
  const { person, cookies } = await aLoggedInPerson()
  await age(person.id, { seen })

  expect(await whoAmI(cookies)).toBe(isValid ? person.email : null)
})

test.each([
  ['89 days 23 hours', true],
  ['90 days 1 minute', false],
])('after %s of constant use a session is valid: %s', async (ends, isValid) => {
  const { person, cookies } = await aLoggedInPerson()
  await age(person.id, { ends })

  expect(await whoAmI(cookies)).toBe(isValid ? person.email : null)
  expect(await whoAmI(cookies)).toBe(isValid ? person.email : null)
})

test('a visit is recorded once in five minutes, with its IP address', async () => {
  const { person, cookies } = await aLoggedInPerson()
  const begun = await findSession(person.id)
  await age(person.id, { seen: '4 minutes' })
  const soon = await findSession(person.id)

  await get('/user/private_data', { cookies, from: '198.51.100.7' })
  expect(await findSession(person.id)).toEqual(soon)

  await age(person.id, { seen: '2 minutes' })
  await get('/user/private_data', { cookies, from: '198.51.100.7' })
  const noted = await findSession(person.id)
  expect(noted?.address).toBe('198.51.100.7')
  expect(String(noted?.lastSeenAt) > String(begun?.lastSeenAt)).toBe(true)
  expect(noted?.expiresAt).toEqual(begun?.expiresAt)
})

test('a visit is recorded for its own session alone', async () => {
  const { cookies } = await aLoggedInPerson()
  const { person: other } = await aLoggedInPerson()
  await age(other.id, { seen: '1 hour' })
  const before = await findSession(other.id)
  await sql`update session set last_seen_at = last_seen_at - interval '1 hour' where account_id <> ${other.id}`.execute(
    db,
  )

  await get('/user/private_data', { cookies, from: '198.51.100.8' })
  expect(await findSession(other.id)).toEqual(before)
})

test('a session ends with its account', async () => {
  const { person, cookies } = await aLoggedInPerson()
  await db.deleteFrom('account').where('id', '=', person.id).execute()

  expect(await whoAmI(cookies)).toBeNull()
})

test('a very long User-Agent is cut off, and a missing one is fine', async () => {
  const person = await aPerson(db)
  await cookiesOf(app, person, { userAgent: 'x'.repeat(8000) })

  expect((await findSession(person.id))?.userAgent).toHaveLength(400)
})

test.each([
  ['an empty one', 'session='],
  ['a name only', 'session'],
  ['a guess', `session=${'A'.repeat(43)}`],
  ['a very long one', `session=${'A'.repeat(8000)}`],
  ['bad escapes', 'session=%E0%A4%A'],
  ['a zero', 'session=%00'],
  ['quotes', `session="' or 1=1 --"`],
  ['names the language knows', '__proto__=x; constructor=y; session=z'],
  ['many', Array.from({ length: 500 }, (_, i) => `session=${i}`).join('; ')],
])('a cookie with %s is no session', async (_, cookie) => {
  expect((await get('/user/private_data', { headers: { cookie } })).statusCode).toBe(401)
})

test('of two cookies of the same name the first counts, and the answer is never an error', async () => {
  const { person, cookies } = await aLoggedInPerson()
  const real = `session=${cookies.session}`

  const [first, second] = await Promise.all(
    [`${real}; session=x`, `session=x; ${real}`].map((cookie) =>
      get('/user/private_data', { headers: { cookie } }),
    ),
  )

  expect(first?.json()).toMatchObject({ email: person.email })
  expect(second?.statusCode).toBe(401)
})
