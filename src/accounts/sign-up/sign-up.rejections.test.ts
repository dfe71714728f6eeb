import { expect, test } from 'vitest'
import { accountCalls, mailsTo } from '#tests/support/account-calls.ts'
import { anAddress, aSignUp, PASSWORD } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, runTasks } = await openTestServer()
const { signUp, post } = accountCalls(app)

const PROBLEM = { headers: { accept: 'application/problem+json' } }
const COMMON = 'This password is too easy to guess. Choose another one.'

const findRow = (email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

test.each([
  [{ firstName: '' }, 'firstName', 'Empty firstName fields!'],
  [{ lastName: ' \n ' }, 'lastName', 'Empty lastName fields!'],
  [{ email: '' }, 'email', 'Empty email fields!'],
  [{ currentLocation: '' }, 'currentLocation', 'Empty current location fields!'],
  [{ password: '' }, 'password', 'Empty password fields!'],
  [{ retypePassword: '' }, 'retypePassword', 'Empty confirm password fields!'],
  [{ retypePassword: 'tide-and-Harbour-7' }, 'retypePassword', 'password does not match'],
  [{ firstName: '<b>Ada</b>' }, 'firstName', 'Invalid name entered'],
  [{ email: 'ada@example' }, 'email', 'Invalid email entered'],
  [{ email: 'ada@example.com\r\nBcc: b@example.com' }, 'email', 'Invalid email entered'],
  [{ email: 'аda@example.com' }, 'email', 'Invalid email entered'],
  [{ password: 'Tide-7!' }, 'password', 'Password is too short!'],
  [{ password: 'TideHarbour7' }, 'password', 'Password must have special character'],
  [{ password: 'P@ssw0rd!' }, 'password', COMMON],
  [{ password: 'Okonkwo!77', lastName: 'Okonkwo' }, 'password', COMMON],
  [{ currentLocation: 'Atlantis' }, 'currentLocation', 'Select your country from the list.'],
  [
    { firstName: 'A'.repeat(61) },
    'firstName',
    'The first name is longer than 60 characters. Shorten it.',
  ],
  [
    { password: `${'Tide-7'.repeat(34)}` },
    'password',
    'The password is longer than 200 characters. Shorten it.',
  ],
])('%o is rejected with a sentence, and nothing is saved', async (wrong, field, sentence) => {
  const answers = aSignUp({ email: anAddress(), ...wrong })

  const plain = await signUp(answers)
  const problem = await signUp(answers, PROBLEM)

  expect([plain.statusCode, plain.body]).toEqual([422, sentence])
  expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(problem.json()).toMatchObject({ status: 422, title: sentence, code: 'invalid_input' })
  expect(problem.json().errors[0]).toEqual({ field, message: sentence })
  expect(problem.body).not.toContain(answers.password || PASSWORD)
  expect(await findRow(answers.email ?? '')).toBeUndefined()
})

test('missing fields count as empty', async () => {
  const response = await signUp({ anything: 'else' }, PROBLEM)

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toHaveLength(6)
})

test.each([
  '',
  'ask my sister',
  '+',
  '0'.repeat(500),
  '😀'.repeat(40),
  '0803\u0000123',
  '<script>',
])('the mobile number %j is accepted', async (mobileNumber) => {
  const answers = aSignUp({ mobileNumber })

  expect((await signUp(answers)).statusCode).toBe(201)
  expect((await findRow(answers.email ?? ''))?.phone?.length ?? 0).toBeLessThanOrEqual(40)
})

test.each([
  ['json', JSON.stringify(aSignUp()), { 'content-type': 'application/json' }, 415],
  ['a plain form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', 'hello', { 'content-type': 'text/plain' }, 415],
  ['a form without its boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
  ['junk', 'x'.repeat(5000), { 'content-type': 'multipart/form-data; boundary=a' }, 400],
  [
    'half a form',
    '--a\r\nContent-Disp',
    { 'content-type': 'multipart/form-data; boundary=a' },
    400,
  ],
])('%s is not a registration', async (_, payload, headers, status) => {
  const response = await post('/user/signup', payload, { headers })

  expect(response.statusCode).toBe(status)
  expect(response.body).toMatch(/^The server (cannot|could not) read/)
})

test('a body of ten megabytes is rejected', async () => {
  const answers = aSignUp()
  const parts = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [`filler${i}`, 'x'.repeat(60_000)]),
  )

  const many = await signUp({ ...parts, ...answers })
  const one = await signUp({ ...answers, filler: 'x'.repeat(10 * 1024 * 1024) })

  expect(many.statusCode).toBe(413)
  expect(one.statusCode).toBe(413)
  expect(await findRow(answers.email ?? '')).toBeUndefined()
})

test('a field of a hundred kilobytes is rejected', async () => {
  const response = await signUp(aSignUp({ lastName: 'x'.repeat(100_000) }))

  expect([response.statusCode, response.body]).toEqual([413, 'This text is too long. Shorten it.'])
})

test('a repeated field counts once, and names like __proto__ do no harm', async () => {
  const answers = aSignUp({ __proto__x: '1', constructor: 'x', toString: 'x', __proto__: 'x' })

  expect((await signUp(answers)).statusCode).toBe(201)
})

test('names with line breaks and NULs add no header to the email', async () => {
  const answers = aSignUp({
    firstName: 'Ada\r\nBcc\u0000 Evil',
    lastName: 'Obi\r\nBcc: Evil',
  })

  expect((await signUp(answers)).json()).toMatchObject({ firstName: 'Ada Bcc Evil' })

  await runTasks()
  const [mail, ...others] = await mailsTo(mailbox, answers.email ?? '')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Confirm your email address')
  expect(mail?.text).toContain('Welcome to Landfall\n')
})

test('the twenty-first account from one network has to wait', async () => {
  const from = '198.51.100.7'
  for (let i = 0; i < 20; i += 1) {
    expect((await signUp(aSignUp(), { from })).statusCode).toBe(201)
  }

  const response = await signUp(aSignUp(), { from })

  expect(response.statusCode).toBe(429)
  expect(response.body).toBe(
    'Many accounts were created from your network. Wait an hour, or use another connection such as mobile data. If that does not help, write to us at /contact.',
  )
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000)
})
