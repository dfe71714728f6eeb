import { expect, test } from 'vitest'
import { readSituation } from '#trade/cookies/situation-cookie.ts'
import { accountCalls } from '#tests/support/account-calls.ts'
import { aPerson, openSession } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services } = await openTestServer()
const { logIn } = accountCalls(app)
const { settings } = services.accounts
const NURSE = { where: 'abroad', isUnder26: 'yes', registration: 'working-towards' } as const

async function aSeeker() {
  const { id, email } = await aPerson(db)
  const { actor } = await openSession(services, { id })
  return { actor, email }
}

/** The answers on a device after its owner has logged in. */
async function situationAfterLogIn(email: string) {
  const cookie = (await logIn(email)).cookies.find(({ name }) => name === 'situation')
  return readSituation(cookie && `situation=${encodeURIComponent(cookie.value)}`)
}

test('what is saved in an account is on each device that logs in, and on nobody else’s', async () => {
  const [nurse, other] = [await aSeeker(), await aSeeker()]
  await settings.saveSituation(nurse.actor, NURSE)

  expect(await situationAfterLogIn(nurse.email)).toEqual(NURSE)
  expect(await situationAfterLogIn(other.email)).toBeNull()
  expect(await settings.hasSituation(nurse.actor)).toBe(true)
  expect(await settings.hasSituation(other.actor)).toBe(false)
})

test('once deleted it is on no further device', async () => {
  const { actor, email } = await aSeeker()
  await settings.saveSituation(actor, NURSE)
  await settings.saveSituation(actor, null)

  expect(await situationAfterLogIn(email)).toBeNull()
  expect(await settings.hasSituation(actor)).toBe(false)
})

test('the nationality is saved in no account, and a log-in leaves it on the device', async () => {
  const { actor, email } = await aSeeker()
  await settings.saveSituation(actor, { ...NURSE, nationality: 'AF' })

  const account = await db
    .selectFrom('account')
    .select('situation')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  expect(account.situation).toEqual(NURSE)
  expect(await situationAfterLogIn(email)).toEqual(NURSE)
  const cookies = (await logIn(email)).cookies.map(({ name }) => name)
  expect(cookies).not.toContain('passport')
})
