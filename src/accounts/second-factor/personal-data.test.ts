import { expect, test } from 'vitest'
import { mailTo, aPerson, aVisitor, PASSWORD, tokenIn } from '#tests/support/people.ts'
import { addPasskey, openPlainSession, setUpApp } from '#tests/support/second-step.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readSecondFactor } from './personal-data.ts'

const server = await openTestServer()
const { db, services, mailbox } = server

async function aCarefulPerson() {
  const person = await aPerson(db)
  const { actor } = await openPlainSession(services, person)
  const app = await setUpApp(server, actor)
  const passed = { ...actor, secondFactorAt: new Date().toISOString() }
  await addPasskey(services, passed, 'Ada’s phone')
  return { person, actor: passed, ...app }
}

test('the export has names and dates, and nothing to log in with', async () => {
  const { actor, secret, codes } = await aCarefulPerson()

  const records = await Array.fromAsync(readSecondFactor(db, actor.id))

  const date = expect.any(String)
  expect(records).toEqual([
    { kind: 'passkey', name: 'Ada’s phone', since: date, lastUsed: null },
    { kind: 'app', since: date },
    { kind: 'recovery codes', left: 10 },
  ])
  const rows = [
    ...(await db.selectFrom('passkey').selectAll().execute()).map((row) => [
      row.publicKey,
      row.credentialId,
    ]),
    ...(await db.selectFrom('totp').selectAll().execute()).map((row) => [row.secret ?? '-']),
  ].flat()
  for (const text of [secret, ...codes, ...rows])
    expect(JSON.stringify(records)).not.toContain(text)
})

test('with the account everything goes', async () => {
  const { person, actor } = await aCarefulPerson()
  await services.accounts.logIn(aVisitor(), { email: person.email, password: PASSWORD })
  const { settings, verification } = services.accounts
  await settings.requestDeletion(aVisitor(), actor, { deletePassword: PASSWORD })
  await verification.deliver({ purpose: 'delete', subject: person.id })
  await settings.confirmDeletion(aVisitor(), tokenIn(await mailTo(mailbox, person.email)))

  const tables = ['passkey', 'totp', 'recoveryCode', 'loginChallenge', 'knownDevice'] as const
  for (const table of tables) {
    expect(
      await db.selectFrom(table).selectAll().where('accountId', '=', person.id).execute(),
    ).toEqual([])
  }
})
