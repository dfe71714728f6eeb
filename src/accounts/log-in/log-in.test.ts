import { expect, test } from 'vitest'
import { accountCalls } from '#tests/support/account-calls.ts'
import { anAddress, aPerson, cookiesOf, PASSWORD } from '#tests/support/people.ts'
import { hashPassword } from '#accounts/passwords/password-hash.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services } = await openTestServer()
const { logIn, post, get, whoAmI } = accountCalls(app)

const WRONG = 'The email address or the password is wrong. Check both, or ask for a new password.'

test('the right password starts a session', async () => {
  const person = await aPerson(db, { pictureKey: 'abc.webp' })

  const response = await logIn(person.email)

  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    _id: person.id,
    email: person.email,
    firstName: 'Ada',
    lastName: 'Obi',
    profilePicture: expect.stringContaining('abc.webp'),
  })
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
  const session = await get('/user/private_data', { cookies })
  expect([session.statusCode, session.json()]).toEqual([200, response.json()])
  expect(session.headers['cache-control']).toBe('no-store')
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await aPerson(db)

  const wrong = await logIn(email, 'tide-and-Harbour-7')
  const unknown = await logIn(anAddress())

  expect([wrong.statusCode, wrong.body]).toEqual([401, WRONG])
  expect([unknown.statusCode, unknown.body]).toEqual([401, WRONG])
  expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers))
  expect(wrong.headers['set-cookie']).toBeUndefined()
})

test('only the right password reveals that an address is unconfirmed', async () => {
  const { email } = await aPerson(db, { verifiedAt: null })

  const right = await logIn(email)
  const wrong = await logIn(email, 'Another-Port-12')

  expect([right.statusCode, right.body]).toEqual([
    403,
    'Confirm your email address first: open the link in the email we sent you.',
  ])
  expect(right.headers['set-cookie']).toBeUndefined()
  expect([wrong.statusCode, wrong.body]).toEqual([401, WRONG])
})

test('an account without a password cannot be logged in to', async () => {
  const { email } = await aPerson(db, { passwordHash: null })

  expect((await logIn(email)).statusCode).toBe(401)
  expect((await logIn(email, '')).statusCode).toBe(422)
})

test('each log-in starts a new session and ends the browser’s previous one', async () => {
  const person = await aPerson(db)
  const first = await cookiesOf(app, person)

  const response = await logIn(person.email, PASSWORD, { cookies: first })

  const second = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
  expect(second.session).not.toBe(first.session)
  expect(await whoAmI(first)).toBeNull()
  expect(await whoAmI(second)).toBe(person.email)
})

test('a session id planted in the browser is never adopted', async () => {
  const person = await aPerson(db)
  const planted = { session: 'A'.repeat(43) }

  const response = await logIn(person.email, PASSWORD, { cookies: planted })

  expect(response.cookies.find(({ name }) => name === 'session')?.value).not.toBe(planted.session)
  expect(await whoAmI(planted)).toBeNull()
})

test('the cookies are hidden from scripts and from other sites', async () => {
  const { email } = await aPerson(db)

  const { cookies } = await logIn(email)

  const common = { path: '/', httpOnly: true, sameSite: 'Lax' }
  expect(cookies).toEqual([
    { name: 'session', value: expect.stringMatching(/^[\w-]{43}$/), maxAge: 7_776_000, ...common },
    { name: 'device', value: expect.any(String), maxAge: 34_560_000, ...common },
    // Jobs saved on the device are in the account now.
    { name: 'saved', value: '', maxAge: 0, ...common },
    { name: 'mailed', value: '', maxAge: 0, path: '/' },
    { name: 'signUp', value: '', maxAge: 0, ...common },
  ])
})

test('the values of the cookies are in no table', async () => {
  const { email } = await aPerson(db)
  const { session = '' } = await cookiesOf(app, { email })

  const rows = await db.selectFrom('session').selectAll().execute()

  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(session)
})

test.each([
  [{ email: '', password: 'x' }, 422, 'Enter your email address.'],
  [{ email: 'ada@example.com', password: '' }, 422, 'Enter your password.'],
  [{ email: ['a'], password: 'x' }, 422, 'The email address must be text.'],
  [{ email: 'a', password: { $ne: '' } }, 422, 'The password must be text.'],
  [
    { email: 'a', password: 'x'.repeat(201) },
    422,
    'The password is longer than 200 characters. Shorten it.',
  ],
  [[], 422, 'Send an email address and a password.'],
  ['null', 422, 'Send an email address and a password.'],
  ['{"email":', 400, 'The server could not read that request.'],
  ['{"__proto__":{"email":"a"}}', 400, 'The server could not read that request.'],
])('%j is rejected with a sentence', async (payload, status, sentence) => {
  const response = await post('/user', payload)

  expect([response.statusCode, response.body]).toEqual([status, sentence])
})

test('a form is rejected', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }

  expect((await post('/user', 'email=a&password=b', { headers })).statusCode).toBe(415)
})

test('a body of ten megabytes is rejected', async () => {
  const response = await post('/user', { email: 'a', password: 'x'.repeat(10 * 1024 * 1024) })

  expect([response.statusCode, response.body]).toEqual([
    413,
    'That is too large to send. Make it smaller, then send it again.',
  ])
})

test.each([
  '😀'.repeat(200),
  ` spaces around it are part of it\t`,
  'zero\u0000inside!',
  'ﷺ'.repeat(200),
])('the password %j works', async (password) => {
  const { email } = await aPerson(db, { passwordHash: await hashPassword(password, 'a test') })

  expect((await logIn(email, password)).statusCode).toBe(200)
  expect((await logIn(email, password.slice(1))).statusCode).toBe(401)
})

test('a log-in with the old password fails if the password changes meanwhile', async () => {
  const { id, passwordHash } = await aPerson(db)
  const visitor = { ip: '10.0.0.1', userAgent: 'test', device: null }
  await db.updateTable('account').set({ passwordHash: 'another' }).where('id', '=', id).execute()

  const checked = { passwordHash, hasPassedStep: false }
  await expect(services.accounts.sessions.start(id, visitor, checked)).rejects.toMatchObject({
    code: 'wrong_login',
  })
  await expect(services.accounts.sessions.start('nobody', visitor)).rejects.toMatchObject({
    code: 'wrong_login',
  })
})
