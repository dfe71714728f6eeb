import { expect, test } from 'vitest'
import {
  accountCalls,
  forgetLimits,
  letAMinutePass,
  nextMailTo,
} from '#tests/support/account-calls.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { anAddress, aPerson, codeIn, cookiesOf, tokenIn } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services, mailbox, runTasks } = await openTestServer()
const { logIn, post } = accountCalls(app)
const admin = await anAdmin(db)

const newPassword = 'A-New-Harbour-55'

/** Asks for a mail and opens it. */
async function ask(email: string, cookies = {}) {
  await runTasks()
  await letAMinutePass(db)
  const before = (await mailbox.list()).find(({ to }) => to === email) ?? null
  await post('/forgot_password', { email }, { cookies })
  return nextMailTo({ mailbox, runTasks }, email, before)
}

const reset = (email: string, otp: string, cookies = {}) =>
  post('/forgot_password/reset', { email, otp, newPassword }, { cookies })

/** Wrong codes at accounts that do not exist, as a sprayer would try most of the time. */
async function spray(times: number) {
  for (let i = 0; i < times; i += 1) await reset(anAddress(), '2222')
}

test('strangers get three codes a day for an account, then links that nobody can guess', async () => {
  const person = await aPerson(db)
  const { email } = person
  const { device = '' } = await cookiesOf(app, person)
  for (let i = 0; i < 3; i += 1) expect(codeIn(await ask(email))).toHaveLength(4)

  const fourth = await ask(email)

  expect(fourth.subject).toBe('Your link for a new password')
  expect(codeIn(fourth)).toBe('')
  expect(fourth.text).toContain(`/newPassword/${encodeURIComponent(email)}?token=`)
  expect(codeIn(await ask(email, { device }))).toHaveLength(4)
})

test('the link works once, for its own account, and ends the code', async () => {
  const [person, other] = [await aPerson(db), await aPerson(db)]
  const code = codeIn(await ask(person.email))
  for (let i = 0; i < 2; i += 1) await ask(person.email)
  const token = tokenIn(await ask(person.email))
  expect((await reset(other.email, token)).statusCode).toBe(410)
  expect((await reset(person.email, 'x'.repeat(43))).statusCode).toBe(410)

  expect((await reset(person.email, token)).statusCode).toBe(200)

  expect((await logIn(person.email, newPassword)).statusCode).toBe(200)
  const again = await reset(person.email, token)
  expect([again.statusCode, again.body]).toEqual([
    410,
    'This link has been used or has expired. Ask for a new one.',
  ])
  expect((await reset(person.email, code)).statusCode).toBe(422)
})

test('wrong tries at the codes of one account do not shut its owner out', async () => {
  const { email } = await aPerson(db)
  for (let round = 0; round < 3; round += 1) {
    await ask(email)
    for (let i = 0; i < 5; i += 1) await reset(email, '2222')
  }

  expect((await reset(email, tokenIn(await ask(email)))).statusCode).toBe(200)
})

test('a spray over many accounts stops codes for unknown browsers, and the desk sees it', async () => {
  await forgetLimits(db)
  const [victim, member] = [await aPerson(db), await aPerson(db)]
  const { device = '' } = await cookiesOf(app, member)
  const code = codeIn(await ask(victim.email))
  const knownCode = codeIn(await ask(member.email, { device }))
  expect(await services.admin.overview(admin)).toMatchObject({ wrongCodes: 0, isGuessing: false })

  await spray(100)

  const right = await reset(victim.email, code)
  expect([right.statusCode, right.body]).toEqual([
    429,
    'Somebody is guessing codes, so we accept none for now. Ask for another email: it has a link instead, which works at once.',
  ])
  expect(await services.admin.overview(admin)).toMatchObject({ wrongCodes: 100, isGuessing: true })
  expect((await reset(member.email, knownCode, { device })).statusCode).toBe(200)
  const token = tokenIn(await ask(victim.email))
  expect((await reset(victim.email, token)).statusCode).toBe(200)
})
