import { expect, test } from 'vitest'
import { aSignUp, anIp, mailTo, PASSWORD, tokenIn } from '#tests/support/people.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, startWorking } = await openTestServer()
await startWorking()

async function signUp(answers: Record<string, string>, from = anIp(), accept = 'text/plain') {
  const { payload, headers } = await asMultipart(answers)
  return app.inject({
    method: 'POST',
    url: '/api/v1/user/signup',
    remoteAddress: from,
    headers: { ...headers, accept },
    payload,
  })
}

function logIn(email: string, password = PASSWORD) {
  const remoteAddress = anIp()
  const payload = { email, password }
  return app.inject({ method: 'POST', url: '/api/v1/user', remoteAddress, payload })
}

const findRow = (email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

const newestMail = (email: string) =>
  expect.poll(() => mailTo(mailbox, email), { timeout: 10_000 }).not.toBeNull()

test('a registration is kept, answered with the user, and its address gets a link', async () => {
  const answers = aSignUp()

  const response = await signUp(answers)

  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{13}$/),
    email: answers.email,
    firstName: 'Ada',
    lastName: 'Obi',
    profilePicture: null,
  })
  await newestMail(answers.email)
  const mail = await mailTo(mailbox, answers.email)
  expect(mail?.subject).toBe('Confirm your email address')
  expect(tokenIn(mail)).toHaveLength(43)
  expect(await findRow(answers.email)).toMatchObject({
    phone: '+2348031234567',
    country: 'NG',
    verifiedAt: null,
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
  })
  expect((await logIn(answers.email)).statusCode).toBe(403)
})
