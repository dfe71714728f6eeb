import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { forgetLimits, mailsTo } from '#tests/support/account-calls.ts'
import { anApplication } from '#tests/support/applications.ts'
import { aPerson, aVisitor, openSession, PASSWORD } from '#tests/support/people.ts'
import {
  addPasskey,
  aWrongCode,
  codeOf,
  forgetUsedCodes,
  openPlainSession,
  setUpApp,
} from '#tests/support/second-step.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox, runTasks } = server
const { secondFactor, sessions } = services.accounts

async function aSession() {
  const person = await aPerson(db)
  return { person, ...(await openPlainSession(services, person)) }
}

/** The actor as the next request finds them. */
async function again(token: string): Promise<Actor> {
  const actor = await sessions.find(token, aVisitor())
  if (!actor) throw new Error('Not logged in.')
  return actor
}

async function subjectsTo(address: string) {
  await runTasks()
  return (await mailsTo(mailbox, address)).map(({ subject }) => subject)
}

test('a first right code turns the app on, shows ten recovery codes and logs out other sessions', async () => {
  const { person, actor, token } = await aSession()
  const other = await openPlainSession(services, person)

  const { secret, codes } = await setUpApp(server, actor)

  expect(codes).toHaveLength(10)
  expect(await again(token)).toMatchObject({ secondFactorAt: expect.any(String) })
  expect(await sessions.find(other.token, aVisitor())).toBeNull()
  const { factor, setUp } = await secondFactor.state(actor)
  expect([factor.appSince, factor.codesLeft, setUp]).toEqual([expect.any(String), 10, null])
  expect(await subjectsTo(person.email)).toEqual(['Codes from an app were set up'])
  const stored = JSON.stringify([
    await db.selectFrom('totp').selectAll().execute(),
    await db.selectFrom('recoveryCode').selectAll().execute(),
  ])
  for (const text of [secret, ...codes]) expect(stored).not.toContain(text)
})

test('a wrong code leaves everything as it was, and the set-up goes on', async () => {
  const { person, actor, token } = await aSession()
  await secondFactor.startApp(actor)
  const { setUp } = await secondFactor.state(actor)
  const secret = setUp?.secret ?? ''

  await expect(secondFactor.confirmApp(actor, { code: aWrongCode(secret) })).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field: 'code' }],
  })

  expect((await again(token)).secondFactorAt).toBeNull()
  expect((await secondFactor.state(actor)).setUp?.secret).toBe(secret)
  expect(await subjectsTo(person.email)).toEqual([])
})

test('a set-up that was cancelled or is old cannot be finished', async () => {
  const { actor } = await aSession()
  await secondFactor.startApp(actor)
  const code = codeOf((await secondFactor.state(actor)).setUp?.secret ?? '')
  await secondFactor.cancelApp(actor)
  await expect(secondFactor.confirmApp(actor, { code })).rejects.toThrow(/Start it again/)

  await secondFactor.startApp(actor)
  const old = codeOf((await secondFactor.state(actor)).setUp?.secret ?? '')
  await db
    .updateTable('totp')
    .set({ pendingAt: '2026-01-01T00:00:00Z' })
    .where('accountId', '=', actor.id)
    .execute()
  await expect(secondFactor.confirmApp(actor, { code: old })).rejects.toThrow(/Start it again/)
  expect((await secondFactor.state(actor)).setUp).toBeNull()
})

test('the app moves to another phone without ever being off', async () => {
  const { actor, token } = await aSession()
  const first = await setUpApp(server, actor)

  const passed = await again(token)
  await secondFactor.startApp(passed)
  const secret = (await secondFactor.state(passed)).setUp?.secret ?? ''
  expect((await secondFactor.state(passed)).factor.appSince).not.toBeNull()
  await expect(secondFactor.confirmApp(passed, { code: aWrongCode(secret) })).rejects.toMatchObject(
    { code: 'invalid_input' },
  )
  expect(await secondFactor.confirmApp(passed, { code: codeOf(secret) })).toBeNull()

  await forgetUsedCodes(db, actor.id)
  const login = { email: actor.email, password: PASSWORD }
  const withCode = (code: string) => services.accounts.logIn(aVisitor(), { ...login, code })
  await expect(withCode(codeOf(first.secret))).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await withCode(codeOf(secret))).toHaveProperty('session')
})

/** Every action that changes a second step. */
const CHANGES: Record<string, (actor: Actor) => Promise<unknown>> = {
  startApp: (actor) => secondFactor.startApp(actor),
  cancelApp: (actor) => secondFactor.cancelApp(actor),
  confirmApp: (actor) => secondFactor.confirmApp(actor, { code: '123456' }),
  removeApp: (actor) => secondFactor.removeApp(actor),
  startPasskey: (actor) => secondFactor.startPasskey(actor),
  removePasskey: (actor) => secondFactor.removePasskey(actor, 'any'),
  renewCodes: (actor) => secondFactor.renewCodes(actor),
}

test.each(Object.keys(CHANGES))('%s needs the password, typed a short while ago', async (name) => {
  const { actor } = await aSession()
  const confirmedAt = new Date(Date.now() - 11 * 60_000).toISOString()
  await db.updateTable('session').set({ confirmedAt }).where('id', '=', actor.sessionId).execute()

  await expect(CHANGES[name]?.(actor)).rejects.toThrow('Type your password once more, then go on.')

  await expect(secondFactor.confirm(actor, { stepPassword: 'Wrong-1' })).rejects.toMatchObject({
    problems: [{ field: 'stepPassword' }],
  })
  await secondFactor.confirm(actor, { stepPassword: PASSWORD })
  await CHANGES[name]?.(actor).catch((error: Error) => {
    expect(error.message).not.toContain('Type your password')
  })
})

test.each(Object.keys(CHANGES))('%s is not for a suspended or deleted account', async (name) => {
  const { person, actor } = await aSession()
  const suspendedAt = new Date().toISOString()
  await db.updateTable('account').set({ suspendedAt }).where('id', '=', person.id).execute()
  await expect(CHANGES[name]?.(actor)).rejects.toMatchObject({ code: 'not_logged_in' })
  await expect(CHANGES[name]?.({ ...actor, id: 'nobody' })).rejects.toMatchObject({
    code: 'not_logged_in',
  })
})

test('a session that began with the password alone cannot change the second step of another', async () => {
  const { actor } = await aSession()
  await setUpApp(server, actor)
  const plain = { ...actor, secondFactorAt: null }

  for (const change of Object.values(CHANGES)) {
    await expect(change(plain)).rejects.toMatchObject({ code: 'second_step_needed' })
  }
})

test('a password typed wrong too often has to wait, in this session alone', async () => {
  const { person, actor } = await aSession()
  const { actor: elsewhere } = await openSession(services, person)
  const guess = () => secondFactor.confirm(actor, { stepPassword: 'Wrong-1' }).catch((e) => e.code)
  for (let count = 0; count < 5; count += 1) expect(await guess()).toBe('invalid_input')

  expect(await guess()).toBe('too_many')
  await secondFactor.confirm(elsewhere, { stepPassword: PASSWORD })
  await forgetLimits(db)
})

test('new recovery codes replace the old ones', async () => {
  const { actor, token, person } = await aSession()
  const { codes } = await setUpApp(server, actor)
  const renewed = await secondFactor.renewCodes(await again(token))

  expect(renewed).toHaveLength(10)
  expect(renewed.filter((code) => codes.includes(code))).toEqual([])
  const login = { email: person.email, password: PASSWORD }
  const [old = '', fresh = ''] = [codes[0], renewed[0]]
  await expect(services.accounts.logIn(aVisitor(), { ...login, code: old })).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(await services.accounts.logIn(aVisitor(), { ...login, code: fresh })).toHaveProperty(
    'session',
  )
  expect(await subjectsTo(person.email)).toEqual(
    expect.arrayContaining(['You have new recovery codes', 'A recovery code was used']),
  )
})

test('turning the last one off asks for the password alone again, and marks no session as passed', async () => {
  const { actor, token, person } = await aSession()
  await setUpApp(server, actor)

  await secondFactor.removeApp(await again(token))

  expect((await again(token)).secondFactorAt).toBeNull()
  expect((await secondFactor.state(actor)).factor.codesLeft).toBe(0)
  const login = { email: person.email, password: PASSWORD }
  expect(await services.accounts.logIn(aVisitor(), login)).toHaveProperty('session')
  expect(await subjectsTo(person.email)).toContain('Codes from an app were turned off')
})

test('who needs a second step can exchange it, but not do without', async () => {
  const { employer, job } = await anApplication(server)
  const admin = await openPlainSession(services, await aPerson(db, { isOwner: true }))
  await db.updateTable('session').set({ secondFactorAt: null }).execute()
  for (const { actor } of [employer, admin]) {
    const plain = { ...actor, secondFactorAt: null }
    expect((await secondFactor.state(plain)).isNeeded).toBe(true)
    await setUpApp(server, plain)
    const passed = { ...actor, secondFactorAt: new Date().toISOString() }

    await expect(secondFactor.removeApp(passed)).rejects.toThrow(/Add another one first/)
    expect((await secondFactor.state(passed)).factor).toMatchObject({
      appSince: expect.any(String),
      codesLeft: 10,
    })

    await addPasskey(services, passed)
    await secondFactor.removeApp(passed)
    const [passkey] = (await secondFactor.state(passed)).factor.passkeys
    await expect(secondFactor.removePasskey(passed, passkey?.id ?? '')).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', job.id).execute()
  expect((await secondFactor.state(employer.actor)).isNeeded).toBe(false)
})

test('of two concurrent removals only one can take the last step that is needed', async () => {
  const { actor } = await openPlainSession(services, await aPerson(db, { isOwner: true }))
  await setUpApp(server, actor)
  const passed = { ...actor, secondFactorAt: new Date().toISOString() }
  await addPasskey(services, passed)
  const [passkey] = (await secondFactor.state(passed)).factor.passkeys

  const results = await Promise.allSettled([
    secondFactor.removeApp(passed),
    secondFactor.removePasskey(passed, passkey?.id ?? ''),
  ])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test.each(['', 'nobody', '\u0000', 'x'.repeat(1000), "' or 1=1 --"])(
  'a passkey with the id %j is not there',
  async (id) => {
    const { actor } = await aSession()
    await expect(secondFactor.removePasskey(actor, id)).rejects.toMatchObject({
      code: 'done_already',
    })
  },
)

test('nobody removes another’s passkey, or adds one that is another’s', async () => {
  const [one, two] = [await aSession(), await aSession()]
  const { authenticator } = await addPasskey(services, one.actor)
  const [passkey] = (await secondFactor.state(one.actor)).factor.passkeys

  await expect(secondFactor.removePasskey(two.actor, passkey?.id ?? '')).rejects.toMatchObject({
    code: 'done_already',
  })
  const options = await secondFactor.startPasskey(two.actor)
  await expect(
    secondFactor.addPasskey(two.actor, { name: 'Mine', passkey: authenticator.create(options) }),
  ).rejects.toThrow(/could not be added/)
  expect((await secondFactor.state(two.actor)).factor.passkeys).toEqual([])
})

test('an eleventh passkey has to wait for room', async () => {
  const { actor, token } = await aSession()
  await addPasskey(services, actor)
  const passed = await again(token)
  for (let count = 1; count < 10; count += 1) await addPasskey(services, passed, `Key ${count}`)

  await expect(secondFactor.startPasskey(passed)).rejects.toThrow(/You have 10 passkeys/)
})
