import { expect, test } from 'vitest'
import { anAuthenticator } from '#tests/support/authenticator.ts'
import { aPerson, aVisitor, PASSWORD } from '#tests/support/people.ts'
import { addPasskey, openPlainSession } from '#tests/support/second-step.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { secondFactor, steps, logIn } = services.accounts

async function aPasskeyOwner() {
  const person = await aPerson(db)
  const { actor } = await openPlainSession(services, person)
  return { person, actor, ...(await addPasskey(services, actor)) }
}

/** The cookie of a pending log-in, and the challenge for its passkey. */
async function begin({ email }: { email: string }) {
  const result = await logIn(aVisitor(), { email, password: PASSWORD })
  const token = 'step' in result ? result.step : ''
  return { token, options: (await steps.find(token))?.passkey ?? '{}' }
}

const finish = (token: string, passkey: object) =>
  steps.finish(aVisitor(), token, { passkey }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

test('a passkey is added with its name, and logs in after the password', async () => {
  const { person, actor, authenticator, codes } = await aPasskeyOwner()
  expect(codes).toHaveLength(10)
  const { token, options } = await begin(person)
  expect(JSON.parse(options)).toMatchObject({
    rpId: 'localhost',
    allowCredentials: [{ type: 'public-key' }],
  })

  expect(await finish(token, authenticator.answer(options))).toBe('done')

  const { factor } = await secondFactor.state(actor)
  expect(factor.passkeys).toEqual([
    {
      id: expect.any(String),
      name: 'My phone',
      since: expect.any(String),
      lastUsed: expect.any(String),
    },
  ])
})

test('an answer works once: neither in the same nor in another log-in again', async () => {
  const { person, authenticator } = await aPasskeyOwner()
  const { token, options } = await begin(person)
  const answer = authenticator.answer(options)
  await finish(token, answer)

  expect(await finish(token, answer)).toBe('step_expired')
  expect(await finish((await begin(person)).token, answer)).toBe('invalid_input')
})

test('of two concurrent requests with the same answer only one gets in', async () => {
  const { person, authenticator } = await aPasskeyOwner()
  const { token, options } = await begin(person)
  const answer = authenticator.answer(options)

  const results = await Promise.all([finish(token, answer), finish(token, answer)])

  expect(results.filter((result) => result === 'done')).toHaveLength(1)
})

test.each([
  ['another site', { origin: 'https://landfall.evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['https where the site has http', { origin: 'https://localhost:3000' }],
  ['another relying party', { rpId: 'evil.example' }],
])('an answer from %s is refused, at log-in and for a new passkey', async (_, place) => {
  const { person, authenticator } = await aPasskeyOwner()
  const { token, options } = await begin(person)
  expect(await finish(token, authenticator.answer(options, place))).toBe('invalid_input')
  expect(await finish(token, authenticator.answer(options))).toBe('done')

  const { actor } = await openPlainSession(services, await aPerson(db))
  const passkey = anAuthenticator().create(await secondFactor.startPasskey(actor), place)
  await expect(secondFactor.addPasskey(actor, { name: 'Key', passkey })).rejects.toThrow(
    /could not be added/,
  )
})

test('an answer for another log-in, or of another’s passkey, is refused', async () => {
  const [one, two] = [await aPasskeyOwner(), await aPasskeyOwner()]
  const [mine, other] = [await begin(one.person), await begin(one.person)]

  expect(await finish(mine.token, one.authenticator.answer(other.options))).toBe('invalid_input')
  expect(await finish(mine.token, two.authenticator.answer(mine.options))).toBe('invalid_input')
})

test('a signature that was changed is refused', async () => {
  const { person, authenticator } = await aPasskeyOwner()
  const { token, options } = await begin(person)
  const { response, ...answer } = authenticator.answer(options)
  const forged = anAuthenticator().answer(options).response

  expect(await finish(token, { ...answer, response: { ...response, ...forged } })).toBe(
    'invalid_input',
  )
})

test('an authenticator whose counter goes back is refused', async () => {
  const { person, authenticator } = await aPasskeyOwner()
  const first = await begin(person)
  authenticator.answer(first.options)
  expect(await finish(first.token, authenticator.answer(first.options))).toBe('done')
  authenticator.countBack()

  const { token, options } = await begin(person)
  expect(await finish(token, authenticator.answer(options))).toBe('invalid_input')
})

test('a challenge for a new passkey works once, in its own session, for ten minutes', async () => {
  const person = await aPerson(db)
  const { actor } = await openPlainSession(services, person)
  const { actor: elsewhere } = await openPlainSession(services, person)
  const add = (who: typeof actor, passkey: object) =>
    secondFactor.addPasskey(who, { name: 'Key', passkey })
  const authenticator = anAuthenticator()
  const options = await secondFactor.startPasskey(actor)

  await expect(add(elsewhere, authenticator.create(options))).rejects.toThrow(/could not/)
  await add(actor, authenticator.create(options))
  await expect(add(actor, anAuthenticator().create(options))).rejects.toThrow(/could not/)

  const passed = { ...actor, secondFactorAt: new Date().toISOString() }
  const late = anAuthenticator().create(await secondFactor.startPasskey(passed))
  await db.updateTable('passkeyChallenge').set({ expiresAt: '2026-01-01T00:00:00Z' }).execute()
  await expect(add(passed, late)).rejects.toThrow(/could not/)
})

test.each([
  {},
  { id: 7 },
  { id: 'x', response: null },
  {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    response: { clientDataJSON: '', attestationObject: '' },
  },
  { id: '__proto__', response: { clientDataJSON: 'e30', authenticatorData: 'x', signature: '' } },
])('an answer that is none is refused: %j', async (answer) => {
  const { person, actor } = await aPasskeyOwner()

  expect(await finish((await begin(person)).token, answer)).toBe('invalid_input')
  const passed = { ...actor, secondFactorAt: new Date().toISOString() }
  await secondFactor.startPasskey(passed)
  await expect(
    secondFactor.addPasskey(passed, { name: 'Key', passkey: answer }),
  ).rejects.toMatchObject({ code: 'invalid_input' })
})
