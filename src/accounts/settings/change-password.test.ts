import { expect, test } from 'vitest'
import { PasswordChange } from '#accounts/accounts.schema.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import {
  anAddress,
  anIp,
  aPerson,
  aVisitor,
  codeIn,
  mailTo,
  openSession,
  PASSWORD,
  tokenIn,
} from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services, mailbox, runTasks } = await openTestServer()
const { sessions, settings } = services.accounts

const NEW_PASSWORD = 'Anchor+Lantern+42'

const aChange = (overrides: Partial<PasswordChange> = {}) => ({
  currentPassword: PASSWORD,
  newPassword: NEW_PASSWORD,
  confirmPassword: overrides.newPassword ?? NEW_PASSWORD,
  ...overrides,
})

async function logIn({ email }: { email: string }, password: string) {
  const remoteAddress = anIp()
  const payload = { email, password }
  const response = await app.inject({ method: 'POST', url: '/api/v1/user', remoteAddress, payload })
  return response.statusCode
}

const subjectTo = async (address: string) => (await mailTo(mailbox, address))?.subject

test('a new password works at once, the old one no longer, and an email says so', async () => {
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)

  await settings.changePassword(actor, aChange())

  expect(await logIn(person, NEW_PASSWORD)).toBe(200)
  expect(await logIn(person, PASSWORD)).toBe(401)
  await runTasks()
  expect(await subjectTo(person.email)).toBe('Your password was changed')
})

test('a new password ends every session but the one that changed it', async () => {
  const person = await aPerson(db)
  const [here, there] = [await openSession(services, person), await openSession(services, person)]
  const other = await openSession(services, await aPerson(db))

  await settings.changePassword(here.actor, aChange())

  expect(await sessions.find(here.token, aVisitor())).not.toBeNull()
  expect(await sessions.find(there.token, aVisitor())).toBeNull()
  expect(await sessions.find(other.token, aVisitor())).not.toBeNull()
})

test('a new password cancels requests made with the old one', async () => {
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)
  const newEmail = anAddress()
  await settings.requestEmailChange(aVisitor(), actor, { newEmail, emailPassword: PASSWORD })
  await runTasks()
  expect(await mailTo(mailbox, newEmail)).not.toBeNull()
  const moving = tokenIn(await mailTo(mailbox, newEmail))
  await settings.requestDeletion(aVisitor(), actor, { deletePassword: PASSWORD })
  await services.accounts.requestCode(aVisitor(), person.email)

  await settings.changePassword(actor, aChange())

  await expect(settings.confirmEmailChange(aVisitor(), moving)).rejects.toMatchObject({
    code: 'link_dead',
  })
  const left = await db
    .selectFrom('proof')
    .select('purpose')
    .where('subject', 'in', [person.id, person.emailKey])
    .execute()
  expect(left).toEqual([])
})

test('a password set by code cancels them too', async () => {
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)
  const newEmail = anAddress()
  await settings.requestEmailChange(aVisitor(), actor, { newEmail, emailPassword: PASSWORD })
  await services.accounts.requestCode(aVisitor(), person.email)
  // Apart from the notice about the address, in either order.
  const findCode = async () =>
    (await mailsTo(mailbox, person.email)).map(codeIn).find((code) => code !== '') ?? ''
  await runTasks()
  expect(await findCode()).not.toBe('')

  const otp = await findCode()
  await services.accounts.reset(aVisitor(), {
    email: person.email,
    otp,
    newPassword: NEW_PASSWORD,
  })

  expect((await settings.facts(actor)).newEmail).toBeNull()
})

test.each([
  [{ currentPassword: 'Tide-and-Harbour-8' }, 'currentPassword'],
  [{ newPassword: 'P@ssw0rd!' }, 'newPassword'],
  [{ newPassword: 'Ada-12345!' }, 'newPassword'],
  [{ newPassword: 'AdaObi-2024!' }, 'newPassword'],
])('a change with %o is rejected at its field and changes nothing', async (overrides, field) => {
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)
  const there = await openSession(services, person)

  const attempt = settings.changePassword(actor, aChange(overrides))

  await expect(attempt).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [expect.objectContaining({ field })],
  })
  expect(await logIn(person, PASSWORD)).toBe(200)
  expect(await sessions.find(there.token, aVisitor())).not.toBeNull()
})

test.each([
  [{ currentPassword: '' }, 'currentPassword', 'Enter the password you have now.'],
  [{ newPassword: 'Aa-1' }, 'newPassword', 'Password is too short!'],
  [{ newPassword: 'LongButPlain1' }, 'newPassword', 'Password must have special character'],
  [
    { confirmPassword: 'Anchor+Lantern+43' },
    'confirmPassword',
    'New password is not the same as confirm password',
  ],
])('the form with %o is rejected', (overrides, field, message) => {
  const parsed = PasswordChange.safeParse(aChange(overrides))

  expect(parsed.error?.issues).toEqual([expect.objectContaining({ path: [field], message })])
})

test('of two concurrent changes one succeeds, and the other’s password is wrong', async () => {
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)

  const results = await Promise.allSettled([
    settings.changePassword(actor, aChange({ newPassword: 'Anchor+Lantern+1' })),
    settings.changePassword(actor, aChange({ newPassword: 'Anchor+Lantern+2' })),
  ])

  const winner = results.findIndex(({ status }) => status === 'fulfilled')
  expect(results[1 - winner]).toMatchObject({
    reason: { problems: [expect.objectContaining({ field: 'currentPassword' })] },
  })
  expect(await logIn(person, `Anchor+Lantern+${winner + 1}`)).toBe(200)
})
