import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { createLogger } from '#main/processes/logger.ts'
import { accountCalls, nextMailTo } from '#tests/support/account-calls.ts'
import { aPerson, aSignUp, codeIn, PASSWORD, tokenIn } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { services, db, mailbox, runTasks } = await openTestServer()

const lines: string[] = []
const app = await createApp({
  config: { publicUrl: 'http://localhost:3000', otherHosts: [], trustProxy: false },
  services,
  isReady: async () => true,
  logger: createLogger('trace', { write: (line: string) => void lines.push(line) }),
})
const { signUp, logIn, post, get } = accountCalls(app)

test('the log contains no password, link, code, session or email address', async () => {
  const person = await aPerson(db)
  const answers = aSignUp()
  await signUp(answers)
  await signUp(aSignUp({ password: 'short' }))
  const token = tokenIn(await nextMailTo({ mailbox, runTasks }, answers.email ?? ''))
  await app.inject({ url: `/verification?token=${token}` })
  await app.inject({ url: `/newPassword/${person.email}` })
  await app.inject({ url: `/newPassword/${encodeURIComponent(person.email)}?otp=0417` })
  await app.inject({ method: 'POST', url: `/NEWPASSWORD/${person.email}.data` })
  await post('/forgot_password', { email: person.email })
  const otp = codeIn(await nextMailTo({ mailbox, runTasks }, person.email))
  const newPassword = 'A-New-Harbour-55'
  await post('/forgot_password/reset', { email: person.email, otp, newPassword })
  const { cookies } = await logIn(person.email, newPassword)
  const values = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  await get('/user/private_data', { cookies: values })
  await logIn(person.email, 'a wrong one')
  await post('/user', `{"email":"${person.email}","password":"half of it`)

  await get('/user/private_data', { cookies: values, from: '203.0.113.77' })

  const log = lines.join('')
  expect(log).not.toContain('203.0.113.77')
  expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
    path: '/api/v1/user/private_data',
    status: 200,
    account: person.id,
    network: '203.0.113.0/24',
  })
  expect(lines.length).toBeGreaterThan(10)
  for (const secret of [
    PASSWORD,
    newPassword,
    'a wrong one',
    'half of it',
    token,
    `"${otp}"`,
    'otp=',
    values.session ?? 'nothing',
    values.device ?? 'nothing',
    person.email,
    encodeURIComponent(person.email),
    answers.email ?? 'nothing',
    'argon2',
  ]) {
    expect(log).not.toContain(secret)
  }
})

test('an unexpected failure is logged without the request’s content and answered without detail', async () => {
  const { email } = await aPerson(db)
  await db.schema.alterTable('session').renameTo('sessionAway').execute()
  lines.length = 0

  const response = await logIn(email)

  expect([response.statusCode, response.body]).toEqual([
    500,
    'Something went wrong on our side. Try again in a minute.',
  ])
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(lines.join('')).toContain('session')
  expect(lines.join('')).not.toContain(PASSWORD)
  expect(lines.join('')).not.toContain(email)
})
