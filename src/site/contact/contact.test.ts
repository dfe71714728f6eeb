import { expect, test } from 'vitest'
import { CONTACT_LIMITS } from './contact-limits.ts'
import { deliverMail } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services, mailbox, runTasks } = server

let visitors = 0
/** Each message has its own IP address, unless the test is about limits. */
function post(payload: object | string, headers: Record<string, string> = {}, from?: string) {
  visitors += 1
  return app.inject({
    method: 'POST',
    url: '/send-email',
    remoteAddress: from ?? `203.0.113.${visitors}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
}

function aMessage(overrides: object = {}) {
  return {
    name: 'Ada Obi',
    email: `ada-${crypto.randomUUID()}@example.com`,
    message: 'Good morning,\nis the night post in Leeds still open?',
    ...overrides,
  }
}

const findRows = (email: string) =>
  db.selectFrom('contactMessage').selectAll().where('email', '=', email).execute()

const findMail = async (email: string) =>
  (await mailbox.list()).filter(({ replyTo }) => replyTo?.address === email)

test('a message is saved and emailed to the owner, who can reply', async () => {
  const message = aMessage()

  const response = await post(message)

  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('Your email has been sent successfully.')
  await runTasks()
  expect(await findMail(message.email)).toHaveLength(1)
  const [mail] = await findMail(message.email)
  expect(mail).toMatchObject({
    to: 'owner@landfall.example',
    subject: 'Message from Ada Obi',
    replyTo: { name: 'Ada Obi', address: message.email },
    text: expect.stringContaining(message.message),
  })
  await runTasks()
  expect(await findRows(message.email)).toEqual([
    expect.objectContaining({ ...message, sentAt: expect.any(String) }),
  ])
})

test('a task that runs twice sends one email', async () => {
  const message = aMessage()
  await post(message)
  await runTasks()
  expect(await findMail(message.email)).toHaveLength(1)
  await runTasks()
  expect((await findRows(message.email))[0]?.sentAt).toBeTruthy()
  const [row] = await findRows(message.email)

  await deliverMail(server, { kind: 'contact', subject: row?.id ?? '', about: {} })

  expect(await findMail(message.email)).toHaveLength(1)
})

test('the name is optional', async () => {
  const { name: _, ...message } = aMessage()

  expect((await post(message)).statusCode).toBe(200)
})

test.each([
  [{ message: '' }, 'message', 'Write a message.'],
  [{ message: ' \n\t ' }, 'message', 'Write a message.'],
  [{ message: undefined }, 'message', 'Write a message.'],
  [{ message: 7 }, 'message', 'The message must be text.'],
  [{ email: '' }, 'email', 'Enter an email address, like name@example.com.'],
  [{ email: 'ada' }, 'email', 'Enter an email address, like name@example.com.'],
  [{ email: 'a@b.co, c@d.co' }, 'email', 'Enter an email address, like name@example.com.'],
  [
    { name: 'x'.repeat(CONTACT_LIMITS.name + 1) },
    'name',
    'The name is longer than 100 characters. Shorten it.',
  ],
  [
    { message: 'x'.repeat(CONTACT_LIMITS.message + 1) },
    'message',
    'The message is longer than 5,000 characters. Shorten it.',
  ],
])('%o is rejected with a sentence', async (wrong, field, sentence) => {
  const plain = await post(aMessage(wrong))
  const problem = await post(aMessage(wrong), { accept: 'application/problem+json' })

  expect([plain.statusCode, plain.body]).toEqual([422, sentence])
  expect(problem.json().errors).toEqual([{ field, message: sentence }])
})

test.each([
  ['nothing', '', 400, 'The server could not read that request.'],
  ['a list', '[]', 422, 'Send a name, an email address and a message.'],
  ['half a message', '{"name":', 400, 'The server could not read that request.'],
  [
    'a megabyte',
    JSON.stringify({ message: 'x'.repeat(1024 * 1024) }),
    413,
    'That is too large to send. Make it smaller, then send it again.',
  ],
])('%s is rejected with a sentence', async (_, payload, status, sentence) => {
  const response = await post(payload)

  expect([response.statusCode, response.body]).toEqual([status, sentence])
})

test('a form is rejected', async () => {
  const response = await post('message=hi', { 'content-type': 'application/x-www-form-urlencoded' })

  expect(response.statusCode).toBe(415)
})

test('a message from another site is rejected', async () => {
  const message = aMessage()

  const response = await post(message, { 'sec-fetch-site': 'cross-site' })

  expect(response.statusCode).toBe(403)
  expect(await findRows(message.email)).toEqual([])
})

test('line breaks in a name add no header, and characters that cannot be stored are removed', async () => {
  const message = aMessage({
    name: 'Ada\r\nBcc: all@example.com\u0000',
    message: 'Hello\u0000 there',
  })

  await post(message)

  await runTasks()
  expect(await findMail(message.email)).toHaveLength(1)
  const [mail] = await findMail(message.email)
  expect(mail?.subject).toBe('Message from Ada Bcc: all@example. com')
  expect((await findRows(message.email))[0]?.message).toBe('Hello there')
})

test('a line break in an address is rejected', async () => {
  expect((await post(aMessage({ email: 'a@b.co\r\nBcc: c@d.co' }))).statusCode).toBe(422)
})

test.each([{ subjectLine: 'Cheap visas' }, { openedAt: 'forged' }])(
  'a form that looks like a program’s, by %o, is not said to be sent',
  async (trace) => {
    const message = aMessage(trace)

    const response = await post(message)

    expect([response.statusCode, response.body]).toEqual([
      400,
      'We could not tell that a person sent this, so it was not sent. Your text is still here: send it once more.',
    ])
    expect(await findRows(message.email)).toEqual([])
  },
)

test('a form sent too fast is answered so, and can be sent again', async () => {
  const message = aMessage({ openedAt: services.formTimestamps.stamp(Date.now() + 60_000) })

  const response = await post(message)

  expect([response.statusCode, response.body]).toEqual([
    429,
    'That was too fast for us to know that you are a person. Send it again.',
  ])
  expect(await findRows(message.email)).toEqual([])
})

test('a form that was open for a while is not from a bot', async () => {
  const message = aMessage({ openedAt: services.formTimestamps.stamp(Date.now() - 10_000) })

  await post(message)

  expect(await findRows(message.email)).toHaveLength(1)
})

test('the sixth message within ten minutes has to wait', async () => {
  const from = '198.51.100.7'
  for (let i = 0; i < 5; i += 1) expect((await post(aMessage(), {}, from)).statusCode).toBe(200)

  const sixth = aMessage()
  const response = await post(sixth, {}, from)

  expect(response.statusCode).toBe(429)
  expect(response.body).toBe(
    'You have sent several messages already. Wait ten minutes, then send this one.',
  )
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(500)
  expect(await findRows(sixth.email)).toEqual([])
  expect((await post(aMessage())).statusCode).toBe(200)
})

test('a rejected message does not count against the limit', async () => {
  const from = '198.51.100.8'
  for (let i = 0; i < 8; i += 1) await post(aMessage({ message: '' }), {}, from)

  expect((await post(aMessage(), {}, from)).statusCode).toBe(200)
})

test('of concurrent messages from one address only five are accepted', async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, () => post(aMessage(), {}, '198.51.100.9')),
  )

  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
})

test('a forged X-Forwarded-For header is ignored', async () => {
  for (let i = 0; i < 5; i += 1) await post(aMessage(), {}, '198.51.100.10')

  const response = await post(aMessage(), { 'x-forwarded-for': '192.0.2.99' }, '198.51.100.10')

  expect(response.statusCode).toBe(429)
})
