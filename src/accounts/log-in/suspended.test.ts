import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { accountCalls, mailsTo, nextMailTo } from '#tests/support/account-calls.ts'
import {
  anAddress,
  anIp,
  aPerson,
  aSignUp,
  aVisitor,
  codeIn,
  cookiesOf,
  mailTo,
  openSession,
  PASSWORD,
  tokenIn,
} from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services, mailbox, runTasks } = await openTestServer()
const { signUp } = accountCalls(app)
const owner = await anAdmin(db)

const SENTENCE =
  'Your account is suspended. The reason: Adverts that ask for money. ' +
  'If you think this is a mistake, write to us at /contact.'

const suspend = (id: string) =>
  services.admin.people.suspend(owner, id, { reason: 'Adverts that ask for money' })

function post(url: string, payload: object) {
  return app.inject({ method: 'POST', url: `/api/v1${url}`, remoteAddress: anIp(), payload })
}

const logIn = (email: string, password = PASSWORD) => post('/user', { email, password })

async function whoAmI(cookies: Record<string, string>) {
  return (await app.inject({ url: '/api/v1/user/private_data', cookies })).statusCode
}

test('suspending ends every session at once', async () => {
  const person = await aPerson(db)
  const [phone, laptop] = [await cookiesOf(app, person), await cookiesOf(app, person)]

  await suspend(person.id)

  expect([await whoAmI(phone), await whoAmI(laptop)]).toEqual([401, 401])
  const sessions = db.selectFrom('session').select('id').where('accountId', '=', person.id)
  expect(await sessions.execute()).toEqual([])
})

test('only the right password reveals the suspension and its reason', async () => {
  const person = await aPerson(db)
  await suspend(person.id)

  const right = await logIn(person.email)
  const wrong = await logIn(person.email, 'Another-Port-12')
  const unknown = await logIn('nobody@example.com', 'Another-Port-12')

  expect([right.statusCode, right.body]).toEqual([403, SENTENCE])
  expect(right.headers['set-cookie']).toBeUndefined()
  expect(wrong.statusCode).toBe(401)
  expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body])
})

test('a new password does not end a suspension', async () => {
  const person = await aPerson(db)
  await suspend(person.id)
  await post('/forgot_password', { email: person.email })
  await runTasks()
  expect(await mailTo(mailbox, person.email)).not.toBeNull()
  const otp = codeIn(await mailTo(mailbox, person.email))
  const newPassword = 'Gull-and-Lantern-4'

  const reset = await post('/forgot_password/reset', { email: person.email, otp, newPassword })

  expect(reset.statusCode).toBe(200)
  expect(reset.cookies.find(({ name }) => name === 'session')?.value).toBe('')
  const response = await logIn(person.email, newPassword)
  expect([response.statusCode, response.body]).toEqual([403, SENTENCE])
})

test('no session starts if the account is suspended after the password check', async () => {
  const person = await aPerson(db)
  await suspend(person.id)
  const visitor = { ip: anIp(), userAgent: 'test', device: null }

  const beginning = services.accounts.sessions.start(person.id, visitor)

  await expect(beginning).rejects.toMatchObject({ code: 'wrong_login' })
  await services.admin.people.unsuspend(owner, person.id)
  expect((await logIn(person.email)).statusCode).toBe(200)
})

/** Asks for a deletion; returns the token of the link. */
async function deletionOf(person: Awaited<ReturnType<typeof aPerson>>) {
  const { actor } = await openSession(services, person)
  await services.accounts.settings.requestDeletion(aVisitor(), actor, { deletePassword: PASSWORD })
  await runTasks()
  const mails = await mailsTo(mailbox, person.email)
  return mails.map(tokenIn).find(Boolean) ?? ''
}

test('a link emailed before a suspension does not change the address', async () => {
  const { settings } = services.accounts
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)
  const newEmail = anAddress()
  await settings.requestEmailChange(aVisitor(), actor, { newEmail, emailPassword: PASSWORD })
  const change = tokenIn(await nextMailTo({ mailbox, runTasks }, newEmail))

  await suspend(person.id)

  expect(await settings.findEmailChange(change)).toBeNull()
  const dead = { code: 'link_dead' }
  await expect(settings.confirmEmailChange(aVisitor(), change)).rejects.toMatchObject(dead)
  const response = await logIn(person.email)
  expect([response.statusCode, response.body]).toEqual([403, SENTENCE])
})

test('a suspension outlives the account: its address cannot start again', async () => {
  const { settings } = services.accounts
  const person = await aPerson(db)
  const deletion = await deletionOf(person)
  await suspend(person.id)

  expect(await settings.findDeletion(deletion)).toBe(person.email)
  await settings.confirmDeletion(aVisitor(), deletion)

  const rows = db.selectFrom('account').select('id').where('emailKey', '=', person.emailKey)
  expect(await rows.execute()).toEqual([])
  const hashes = await db.selectFrom('suspendedAddress').selectAll().execute()
  expect(JSON.stringify(hashes)).not.toContain('@')

  const email = person.email.toUpperCase()
  const answers = aSignUp({ email })
  await signUp(answers)
  await runTasks()
  const token = (await mailsTo(mailbox, email)).map(tokenIn).find(Boolean) ?? ''
  await services.accounts.confirm(aVisitor(), token)
  const again = await logIn(email, answers.password)
  expect([again.statusCode, again.body]).toEqual([
    403,
    'Your account is suspended. The reason: An earlier account with this address was suspended. ' +
      'If you think this is a mistake, write to us at /contact.',
  ])

  const [account] = await rows.execute()
  await services.admin.people.unsuspend(owner, account?.id ?? '')
  expect((await logIn(email, answers.password)).statusCode).toBe(200)
  expect(await db.selectFrom('suspendedAddress').selectAll().execute()).toEqual([])
})

test('neither a code nor another account brings a suspended address back', async () => {
  const { settings } = services.accounts
  const person = await aPerson(db)
  const deletion = await deletionOf(person)
  await suspend(person.id)
  await settings.confirmDeletion(aVisitor(), deletion)
  const { email } = person

  const other = await aPerson(db)
  const { actor } = await openSession(services, other)
  const change = { newEmail: email, emailPassword: PASSWORD }
  await settings.requestEmailChange(aVisitor(), actor, change)
  await runTasks()
  const toNew = (await mailsTo(mailbox, email)).find(({ text }) => text.includes('/setting/email'))
  const dead = { code: 'link_dead' }
  await expect(
    settings.confirmEmailChange(aVisitor(), tokenIn(toNew ?? null)),
  ).rejects.toMatchObject(dead)

  await signUp(aSignUp({ email }))
  await post('/forgot_password', { email })
  await runTasks()
  const otp = (await mailsTo(mailbox, email)).map(codeIn).find(Boolean)
  const newPassword = 'Gull-and-Lantern-4'
  expect((await post('/forgot_password/reset', { email, otp, newPassword })).statusCode).toBe(200)
  expect((await logIn(email, newPassword)).statusCode).toBe(403)
})

test('the sweep of unconfirmed accounts leaves suspended ones', async () => {
  const person = await aPerson(db, { verifiedAt: null, createdAt: '2020-01-01T00:00:00Z' })
  await suspend(person.id)

  await services.accounts.sweep()

  expect((await logIn(person.email)).body).toContain('Confirm your email address first')
})

test('an unconfirmed account is told to confirm, suspended or not', async () => {
  const person = await aPerson(db, { verifiedAt: null })
  await suspend(person.id)

  expect((await logIn(person.email)).body).toContain('Confirm your email address first')
})
