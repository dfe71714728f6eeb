import { expect, test } from 'vitest'
import { accountCalls, forgetLimits, mailsTo } from '#tests/support/account-calls.ts'
import { aPerson, aVisitor, openSession, PASSWORD } from '#tests/support/people.ts'
import {
  aWrongCode,
  codeOf,
  forgetUsedCodes,
  openPlainSession,
  setUpApp,
} from '#tests/support/second-step.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services, mailbox, runTasks } = server
const { logIn, post, whoAmI } = accountCalls(app)
const { steps } = services.accounts

/** A person with an authenticator app and unused codes. */
async function aCarefulPerson() {
  const person = await aPerson(db)
  const { actor } = await openPlainSession(services, person)
  return { person, actor, ...(await setUpApp(server, actor)) }
}

/** The cookie of a browser that has typed the right password. */
async function begin(email: string): Promise<string> {
  const response = await logIn(email)
  expect(response.statusCode).toBe(401)
  return response.cookies.find(({ name }) => name === 'step')?.value ?? ''
}

const finish = (token: string | null, code: string) => steps.finish(aVisitor(), token, { code })
const codeOfError = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

test('without a second step a log-in is what it was', async () => {
  const { email } = await aPerson(db)

  const response = await logIn(email)

  expect(response.statusCode).toBe(200)
  expect(response.cookies.map(({ name }) => name)).toEqual([
    'session',
    'device',
    'saved',
    'mailed',
    'signUp',
  ])
  const code = await post('/user', { email, password: PASSWORD, code: '123456' })
  expect(code.statusCode).toBe(200)
})

test('with one, the right password starts no session: the answer says how to go on', async () => {
  const { person } = await aCarefulPerson()
  const before = await db.selectFrom('session').selectAll().execute()

  const response = await post(
    '/user',
    { email: person.email, password: PASSWORD },
    { headers: { accept: 'application/problem+json' } },
  )

  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({ code: 'second_step' })
  expect(response.headers['cache-control']).toBe('no-store')
  const [cookie, ...others] = response.cookies
  expect(others).toEqual([])
  expect(cookie).toMatchObject({
    name: 'step',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 1800,
  })
  expect(await db.selectFrom('session').selectAll().execute()).toEqual(before)
  // The step cookie is no session, and opens nothing.
  const value = cookie?.value ?? ''
  for (const cookies of [{ step: value }, { session: value }] as Record<string, string>[]) {
    expect(await whoAmI(cookies)).toBeNull()
  }
})

test('a code in the same call logs in; a wrong one says so beside its field', async () => {
  const { person, secret, codes } = await aCarefulPerson()
  const send = (code: unknown) => post('/user', { email: person.email, password: PASSWORD, code })

  const wrong = await send(aWrongCode(secret))
  expect([wrong.statusCode, wrong.body]).toEqual([
    422,
    expect.stringContaining('wrong or has been used'),
  ])
  expect(wrong.cookies).toEqual([])
  const right = await send(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `)
  expect(right.statusCode).toBe(200)
  expect(right.json()).toMatchObject({ email: person.email })
  expect((await send(codes[0]?.toLowerCase())).statusCode).toBe(200)
  for (const absurd of ['x'.repeat(10_000), 7, ['1'], { a: 1 }, null]) {
    expect((await send(absurd)).statusCode).toBe(422)
  }
  expect((await send('')).statusCode).toBe(401)
})

test('a wrong password says nothing about the second step', async () => {
  const { person, secret } = await aCarefulPerson()
  const payload = { email: person.email, password: 'Wrong-and-wrong-1', code: codeOf(secret) }

  const response = await post('/user', payload)

  expect([response.statusCode, response.cookies]).toEqual([401, []])
  expect(response.body).toMatch(/address or the password is wrong/)
})

test('the second step starts a session that has passed it', async () => {
  const { person, secret } = await aCarefulPerson()
  const token = await begin(person.email)
  expect(await steps.find(token)).toEqual({ hasApp: true, passkey: null })

  const { session } = await finish(token, codeOf(secret))

  expect(await services.accounts.sessions.find(session, aVisitor())).toMatchObject({
    id: person.id,
    secondFactorAt: expect.any(String),
  })
  expect(await steps.find(token)).toBeNull()
  expect(await codeOfError(finish(token, codeOf(secret, 1)))).toBe('step_expired')
})

test('a code works once, also in another log-in', async () => {
  const { person, secret } = await aCarefulPerson()
  const code = codeOf(secret)
  await finish(await begin(person.email), code)

  expect(await codeOfError(finish(await begin(person.email), code))).toBe('invalid_input')
})

test.each([
  ['the same recovery code', false],
  ['the same code from the app', true],
])('of two concurrent log-ins with %s only one gets in', async (_, isFromApp) => {
  const { person, secret, codes } = await aCarefulPerson()
  const code = isFromApp ? codeOf(secret) : (codes[3] ?? '')
  const tokens = [await begin(person.email), await begin(person.email)]

  const results = await Promise.all(tokens.map((token) => codeOfError(finish(token, code))))

  expect(results.toSorted()).toEqual(['done', 'invalid_input'])
})

test('of two concurrent right answers to one log-in only one gets in', async () => {
  const { person, codes } = await aCarefulPerson()
  const token = await begin(person.email)

  const results = await Promise.all(
    [codes[1], codes[2]].map((code = '') => codeOfError(finish(token, code))),
  )

  expect(results.toSorted()).toEqual(['done', 'step_expired'])
  // The code of the one that lost is not used up.
  expect(
    (await services.accounts.secondFactor.state((await openSession(services, person)).actor)).factor
      .codesLeft,
  ).toBe(9)
})

test('the code of one person does not finish the log-in of another', async () => {
  const [one, two] = [await aCarefulPerson(), await aCarefulPerson()]
  const token = await begin(one.person.email)

  expect(await codeOfError(finish(token, codeOf(two.secret)))).toBe('invalid_input')
  expect(await codeOfError(finish(token, two.codes[0] ?? ''))).toBe('invalid_input')
})

test.each([null, '', 'made up', '\u0000', 'x'.repeat(5000)])(
  'without the cookie of a log-in (%.10j) even the right code does nothing',
  async (token) => {
    const { secret } = await aCarefulPerson()

    expect(await codeOfError(finish(token, codeOf(secret)))).toBe('step_expired')
    expect(await steps.find(token)).toBeNull()
  },
)

test('after five wrong codes the log-in is over, also for the right one', async () => {
  const { person, secret } = await aCarefulPerson()
  const token = await begin(person.email)
  const wrong = aWrongCode(secret)
  const five = await Promise.all(Array.from({ length: 5 }, () => codeOfError(finish(token, wrong))))
  expect(five).toEqual(Array(5).fill('invalid_input'))

  expect(await codeOfError(finish(token, codeOf(secret)))).toBe('step_expired')
  expect(await steps.find(token)).toBeNull()
})

test('wrong codes count over all log-ins from a network; a known browser counts on its own', async () => {
  const { person, secret } = await aCarefulPerson()
  const known = { ...aVisitor(), device: null as string | null }
  const { device } = await steps.finish(known, await begin(person.email), { code: codeOf(secret) })
  await forgetUsedCodes(db, person.id)
  const wrong = aWrongCode(secret)
  const stranger = aVisitor()
  const guess = async (code: string) =>
    codeOfError(steps.finish(stranger, await begin(person.email), { code }))
  for (let count = 0; count < 10; count += 1) {
    expect(await guess(wrong)).toBe('invalid_input')
  }

  expect(await guess(codeOf(secret))).toBe('too_many')
  const owner = steps.finish({ ...known, device }, await begin(person.email), {
    code: codeOf(secret),
  })
  expect(await codeOfError(owner)).toBe('done')
  await forgetLimits(db)
})

test('a log-in that waited too long is over, and is swept away', async () => {
  const { person, secret } = await aCarefulPerson()
  const token = await begin(person.email)
  const expiresAt = '2026-01-01T00:00:00Z'
  await db
    .updateTable('loginChallenge')
    .set({ expiresAt })
    .where('accountId', '=', person.id)
    .execute()

  expect(await codeOfError(finish(token, codeOf(secret)))).toBe('step_expired')
  await services.accounts.sweep()
  const left = await db
    .selectFrom('loginChallenge')
    .selectAll()
    .where('accountId', '=', person.id)
    .execute()
  expect(left).toEqual([])
})

test.each([
  ['suspended', 'suspended', { suspendedAt: '2026-11-01T00:00:00Z', suspendedBecause: 'A fee' }],
  ['given another password', 'wrong_login', { passwordHash: 'another' }],
])('an account that is %s meanwhile lets nobody in', async (_, code, change) => {
  const { person, secret } = await aCarefulPerson()
  const token = await begin(person.email)
  await db.updateTable('account').set(change).where('id', '=', person.id).execute()

  expect(await codeOfError(finish(token, codeOf(secret)))).toBe(code)
})

test('a session cannot start without a second step that was set up meanwhile', async () => {
  const { person } = await aCarefulPerson()

  expect(await codeOfError(services.accounts.sessions.start(person.id, aVisitor()))).toBe(
    'wrong_login',
  )
})

test('with a new secret of the server the app is of no use, but recovery codes are', async () => {
  const { person, secret, codes } = await aCarefulPerson()
  await db
    .updateTable('totp')
    .set({ secret: 'sealed with another' })
    .where('accountId', '=', person.id)
    .execute()
  const token = await begin(person.email)

  expect(await codeOfError(finish(token, codeOf(secret)))).toBe('invalid_input')
  expect(await codeOfError(finish(token, codes[0] ?? ''))).toBe('done')
})

test('a recovery code that was used is told to the address, with how many are left', async () => {
  const { person, codes } = await aCarefulPerson()
  await finish(await begin(person.email), codes[0] ?? '')
  await runTasks()

  const mail = (await mailsTo(mailbox, person.email)).find(({ subject }) =>
    /recovery/.test(subject),
  )
  expect(mail?.text).toMatch(/Codes left: 9/)
  expect(mail?.text).not.toContain(codes[0])
})
