import { expect, test } from 'vitest'
import type { EmailChange } from '#accounts/accounts.schema.ts'
import {
  anAddress,
  aPerson,
  aVisitor,
  mailTo,
  openSession,
  PASSWORD,
  tokenIn,
} from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services, mailbox, runTasks } = await openTestServer()
const { sessions, settings } = services.accounts

type Person = Awaited<ReturnType<typeof aPerson>>

async function requestChange(person: Person, overrides: Partial<EmailChange> = {}) {
  const { actor } = await openSession(services, person)
  const change = { newEmail: anAddress(), emailPassword: PASSWORD, ...overrides }
  await settings.requestEmailChange(aVisitor(), actor, change)
  return { ...change, actor }
}

async function newestMail(address: string) {
  await runTasks()
  expect(await mailTo(mailbox, address)).not.toBeNull()
  return mailTo(mailbox, address)
}

/** Requests the change, and opens the email. */
async function linkTo(person: Person, newEmail = anAddress()) {
  await requestChange(person, { newEmail })
  return { newEmail, token: tokenIn(await newestMail(newEmail)) }
}

const findRow = (id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

const DEAD = { code: 'link_dead', status: 410 }

test('a second press of the button tells neither address twice, and the first link works', async () => {
  const person = await aPerson(db)
  const { newEmail, token } = await linkTo(person)

  await requestChange(person, { newEmail })
  await runTasks()

  const sent = (await mailbox.list()).map(({ to }) => to)
  for (const address of [newEmail, person.email])
    expect(sent.filter((to) => to === address)).toHaveLength(1)
  expect(await settings.findEmailChange(token)).toBe(newEmail)
})

test('an address changes when the link sent there is used; the old one is told before', async () => {
  const person = await aPerson(db)
  const there = await openSession(services, person)

  const { actor, newEmail } = await requestChange(person)
  expect(await settings.facts(actor)).toMatchObject({ email: person.email, newEmail })
  expect((await newestMail(person.email))?.subject).toBe('Your email address is about to change')
  const mail = await newestMail(newEmail)
  expect(mail?.subject).toBe('Confirm your new email address')
  expect(mail?.text).toContain('http://localhost:3000/setting/email?token=')
  expect(await settings.findEmailChange(tokenIn(mail))).toBe(newEmail)

  expect(await settings.confirmEmailChange(aVisitor(), tokenIn(mail))).toBe(person.id)
  expect(await settings.facts(actor)).toMatchObject({ email: newEmail, newEmail: null })
  const logIn = (email: string) =>
    services.accounts.logIn(aVisitor(), { email, password: PASSWORD })
  expect(await logIn(newEmail.toUpperCase())).toMatchObject({ user: { _id: person.id } })
  await expect(logIn(person.email)).rejects.toMatchObject({ code: 'wrong_login' })
  expect(await sessions.find(there.token, aVisitor())).not.toBeNull()
})

test('a link works once, even if it is used twice at the same time', async () => {
  const { token } = await linkTo(await aPerson(db))

  const results = await Promise.allSettled([
    settings.confirmEmailChange(aVisitor(), token),
    settings.confirmEmailChange(aVisitor(), token),
  ])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(settings.confirmEmailChange(aVisitor(), token)).rejects.toMatchObject(DEAD)
  expect(await settings.findEmailChange(token)).toBeNull()
})

test('a link expires after a day', async () => {
  const person = await aPerson(db)
  const { token } = await linkTo(person)
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('proof').set({ expiresAt }).where('subject', '=', person.id).execute()

  await expect(settings.confirmEmailChange(aVisitor(), token)).rejects.toMatchObject(DEAD)

  expect(await findRow(person.id)).toMatchObject({ email: person.email })
})

test('a token for another purpose or an invented one changes nothing', async () => {
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)
  await settings.requestDeletion(aVisitor(), actor, { deletePassword: PASSWORD })
  const token = tokenIn(await newestMail(person.email))

  for (const other of [token, '', 'a'.repeat(43)]) {
    await expect(settings.confirmEmailChange(aVisitor(), other)).rejects.toMatchObject(DEAD)
  }
  expect(await settings.findDeletion(token)).toBe(person.email)
})

test('requesting again or cancelling invalidates the first link', async () => {
  const person = await aPerson(db)
  const first = await linkTo(person)
  const second = await linkTo(person)
  await expect(settings.confirmEmailChange(aVisitor(), first.token)).rejects.toMatchObject(DEAD)

  const { actor } = await openSession(services, person)
  await settings.cancelEmailChange(actor)

  await expect(settings.confirmEmailChange(aVisitor(), second.token)).rejects.toMatchObject(DEAD)
  expect((await settings.facts(actor)).newEmail).toBeNull()
})

test('only an email to the new address reveals that it has an account', async () => {
  const [person, holder] = [await aPerson(db), await aPerson(db)]

  const { actor } = await requestChange(person, { newEmail: holder.email })

  expect((await settings.facts(actor)).newEmail).toBe(holder.email)
  const mail = await newestMail(holder.email)
  expect(mail?.subject).toBe('You already have an account')
  expect(tokenIn(mail)).toBe('')
})

test('an unconfirmed registration of the new address is deleted', async () => {
  const newEmail = anAddress()
  const [person, squatter] = [
    await aPerson(db),
    await aPerson(db, { email: newEmail, verifiedAt: null }),
  ]
  const { token } = await linkTo(person, newEmail)

  await settings.confirmEmailChange(aVisitor(), token)

  expect(await findRow(person.id)).toMatchObject({ email: newEmail })
  expect(await findRow(squatter.id)).toBeUndefined()
})

test('an address that someone else confirmed first stays theirs', async () => {
  const person = await aPerson(db)
  const { token, newEmail } = await linkTo(person)
  const holder = await aPerson(db, { email: newEmail })

  await expect(settings.confirmEmailChange(aVisitor(), token)).rejects.toMatchObject(DEAD)

  expect(await findRow(person.id)).toMatchObject({ email: person.email })
  expect(await findRow(holder.id)).toMatchObject({ email: newEmail })
})

test('of two concurrent changes to the same address one succeeds', async () => {
  const people = [await aPerson(db), await aPerson(db)]
  const newEmail = anAddress()
  const tokens: string[] = []
  for (const person of people) {
    await requestChange(person, { newEmail })
    const mails = async () =>
      (await mailbox.list()).filter(({ to }) => to === newEmail).map((mail) => tokenIn(mail))
    await runTasks()
    expect(await mails()).toHaveLength(tokens.length + 1)
    tokens.push(...(await mails()).filter((token) => !tokens.includes(token)))
  }

  const results = await Promise.allSettled(
    tokens.map((token) => settings.confirmEmailChange(aVisitor(), token)),
  )

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const rows = await Promise.all(people.map(({ id }) => findRow(id)))
  expect(rows.filter((row) => row?.email === newEmail)).toHaveLength(1)
})

test('a code sent to the old address does not work after the change', async () => {
  const person = await aPerson(db)
  const { token } = await linkTo(person)
  await services.accounts.requestCode(aVisitor(), person.email)

  await settings.confirmEmailChange(aVisitor(), token)

  const codes = db.selectFrom('proof').select('purpose').where('subject', '=', person.emailKey)
  expect(await codes.execute()).toEqual([])
})

test.each([
  [{ emailPassword: 'Tide-and-Harbour-8' }, 'emailPassword', /not your password/],
  [{ newEmail: 'ada.example.com' }, 'newEmail', /^Invalid email entered$/],
  [{ newEmail: 'ada@example.museum' }, 'newEmail', /^Invalid email entered$/],
])('a change with %o is rejected and sends nothing', async (overrides, field, message) => {
  const person = await aPerson(db)

  await expect(requestChange(person, overrides)).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field, message: expect.stringMatching(message) }],
  })

  const proofs = db.selectFrom('proof').select('purpose').where('subject', '=', person.id)
  expect(await proofs.execute()).toEqual([])
})

test('the present address is rejected, however it is spelled', async () => {
  const person = await aPerson(db)

  const attempt = requestChange(person, { newEmail: person.email.toUpperCase() })

  await expect(attempt).rejects.toMatchObject({
    problems: [expect.objectContaining({ field: 'newEmail' })],
  })
})

test('requests cannot flood a mailbox, neither one’s own nor a stranger’s', async () => {
  const person = await aPerson(db)
  for (let mail = 0; mail < 6; mail += 1) await requestChange(person)
  await expect(requestChange(person)).rejects.toMatchObject({ code: 'too_many' })

  const newEmail = anAddress()
  for (let mail = 0; mail < 6; mail += 1) await requestChange(await aPerson(db), { newEmail })
  await expect(requestChange(await aPerson(db), { newEmail })).rejects.toMatchObject({
    code: 'too_many',
  })
})
