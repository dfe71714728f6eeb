import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CODE_ALPHABET } from '#accounts/accounts.schema.ts'
import { accountCalls, letAMinutePass, mailsTo, nextMailTo } from '#tests/support/account-calls.ts'
import { anAddress, aPerson, codeIn, cookiesOf } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, runTasks } = await openTestServer()
const { logIn, post, whoAmI } = accountCalls(app)

const newPassword = 'A-New-Harbour-55'

/** A person who requested a code and got it. */
async function aPersonWithCode(overrides: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(db, overrides)
  const { email } = person
  const response = await post('/forgot_password', { email })
  expect([response.statusCode, response.body]).toEqual([200, 'Otp has been resent to your email'])
  const mail = await nextMailTo({ mailbox, runTasks }, email)
  await runTasks()
  return { person, email, mail, otp: codeIn(mail) }
}

function reset(email: string, otp: string, password = newPassword) {
  return post('/forgot_password/reset', { email, otp, newPassword: password })
}

/** Codes other than this one. */
function otherCodes(otp: string, count: number) {
  const all = Array.from(CODE_ALPHABET, (character) => `${otp.slice(0, -1)}${character}`)
  return all.filter((code) => code !== otp).slice(0, count)
}

test('an emailed code sets a new password, ends every session and causes a notice', async () => {
  const { person, email, otp } = await aPersonWithCode()
  const sessions = [await cookiesOf(app, person), await cookiesOf(app, person)]
  expect(otp).toMatch(/^[A-HJ-NP-Z2-9]{4}$/)

  const response = await reset(email, otp)

  expect([response.statusCode, response.body]).toEqual([200, 'Password changed successfully'])
  for (const cookies of sessions) expect(await whoAmI(cookies)).toBeNull()
  expect((await logIn(email)).statusCode).toBe(401)
  expect((await logIn(email, newPassword)).statusCode).toBe(200)
  await runTasks()
  expect((await mailsTo(mailbox, email))[0]?.subject).toBe('Your password was changed')
})

test('the code is only in the email', async () => {
  const { email, otp } = await aPersonWithCode()

  const row = await db
    .selectFrom('proof')
    .selectAll()
    .where('subject', '=', email)
    .executeTakeFirstOrThrow()

  const digests = (['sha256', 'sha1', 'md5'] as const).flatMap((name) =>
    [otp, `${email}${otp}`, `${otp}${email}`].flatMap((text) =>
      (['base64url', 'base64', 'hex'] as const).map((form) =>
        createHash(name).update(text).digest(form),
      ),
    ),
  )
  expect(row.secretHash).toHaveLength(43)
  expect([otp, ...digests]).not.toContain(row.secretHash)
})

test('a code works once', async () => {
  const { email, otp } = await aPersonWithCode()
  await reset(email, otp)

  const again = await reset(email, otp, 'Yet-Another-Port-1')

  expect([again.statusCode, again.body]).toEqual([
    422,
    'This code is wrong or no longer works. Type the one in the newest email, or ask for another.',
  ])
  expect((await logIn(email, newPassword)).statusCode).toBe(200)
})

test.each([
  ['lower case', (otp: string) => otp.toLowerCase()],
  ['mixed case', (otp: string) => otp.slice(0, 2).toLowerCase() + otp.slice(2)],
])('a code typed in %s works', async (_, typed) => {
  const { email, otp } = await aPersonWithCode()

  expect((await reset(email, typed(otp))).statusCode).toBe(200)
})

test('of two concurrent resets one succeeds', async () => {
  const { email, otp } = await aPersonWithCode()

  const responses = await Promise.all([
    reset(email, otp, 'First-Harbour-1'),
    reset(email, otp, 'Second-Harbour-2'),
  ])

  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  const winner = responses[0]?.statusCode === 200 ? 'First-Harbour-1' : 'Second-Harbour-2'
  expect((await logIn(email, winner)).statusCode).toBe(200)
})

test('after four wrong attempts the right code works, after five it is dead', async () => {
  const lucky = await aPersonWithCode()
  for (const otp of otherCodes(lucky.otp, 4)) {
    expect((await reset(lucky.email, otp)).statusCode).toBe(422)
  }
  expect((await reset(lucky.email, lucky.otp)).statusCode).toBe(200)

  const late = await aPersonWithCode()
  for (const otp of otherCodes(late.otp, 5)) await reset(late.email, otp)
  expect((await reset(late.email, late.otp)).statusCode).toBe(422)
})

test('of many codes tried at the same time five are checked', async () => {
  const { email, otp } = await aPersonWithCode()

  await Promise.all(otherCodes(otp, 20).map((code) => reset(email, code)))

  const { tries } = await db
    .selectFrom('proof')
    .select('tries')
    .where('subject', '=', email)
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  expect((await reset(email, otp)).statusCode).toBe(422)
})

test.each([
  ['9 minutes 59 seconds', 200],
  ['10 minutes 1 second', 422],
])('a code requested %s ago is answered with %i', async (age, status) => {
  const { email, otp } = await aPersonWithCode()
  await sql`
    update proof set expires_at = expires_at - ${age}::interval + (now() - created_at)
    where subject = ${email}`.execute(db)

  expect((await reset(email, otp)).statusCode).toBe(status)
})

test('a new code invalidates the old one', async () => {
  const { email, otp, mail } = await aPersonWithCode()
  await letAMinutePass(db)
  await post('/forgot_password', { email })
  const newer = codeIn(await nextMailTo({ mailbox, runTasks }, email, mail))

  if (newer !== otp) expect((await reset(email, otp)).statusCode).toBe(422)
  expect((await reset(email, newer)).statusCode).toBe(200)
})

test('a code works for its own address only', async () => {
  const [one, another] = [await aPersonWithCode(), await aPersonWithCode()]

  if (one.otp !== another.otp) {
    expect((await reset(another.email, one.otp)).statusCode).toBe(422)
  }
  expect((await reset(another.email, another.otp)).statusCode).toBe(200)
})

test('a code also confirms the address', async () => {
  const { email, otp } = await aPersonWithCode({ verifiedAt: null })

  await reset(email, otp)

  expect((await logIn(email, newPassword)).statusCode).toBe(200)
})

test('an unknown address gets the same answers at each step', async () => {
  const email = anAddress()
  const { email: known, otp } = await aPersonWithCode()
  const [wrong = ''] = otherCodes(otp, 1)

  const requested = await post('/forgot_password', { email })
  const unknown = await reset(email, wrong)
  const rejected = await reset(known, wrong)

  expect([requested.statusCode, requested.body]).toEqual([200, 'Otp has been resent to your email'])
  expect([unknown.statusCode, unknown.body]).toEqual([rejected.statusCode, rejected.body])
  await runTasks()
  expect(await mailsTo(mailbox, email)).toEqual([])
})

test('a second press of the button sends no second code, and the first one works', async () => {
  const { email } = await aPerson(db)
  await post('/forgot_password', { email })
  const first = await nextMailTo({ mailbox, runTasks }, email)

  await post('/forgot_password', { email })
  await runTasks()

  expect((await mailsTo(mailbox, email)).map(({ id }) => id)).toEqual([first.id])
  const answers = { email, otp: codeIn(first), newPassword: 'Another-Port-12' }
  expect((await post('/forgot_password/reset', answers)).statusCode).toBe(200)
})
