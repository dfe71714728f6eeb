import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listFailedTasks, retryFailedTasks } from '#platform/tasks/failed-tasks.ts'
import type { Message } from '#platform/mail/mail.ts'
import { createFormTimestamps } from '#accounts/visitors/form-timestamps.ts'
import { mailsAbout, outboxWith } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createContact } from './contact.service.ts'

const server = await openTestServer()
const { db, services, tasks, limits, bossOptions, runTasks } = server
const { contact } = services

/** A mail server that fails as often as the test says. */
let failuresToCome = 0
const attempts: string[] = []
const sent: Message[] = []
const mail = {
  async send(message: Message) {
    attempts.push(message.id)
    failuresToCome -= 1
    if (failuresToCome >= 0) throw new Error('451 The mail server is not well')
    sent.push(message)
  },
}
const SETTINGS = { ownerEmail: 'owner@landfall.example', publicUrl: 'https://landfall.example' }
const { deliver } = outboxWith(server, mail)

async function aStoredMessage(ip: string) {
  const email = `${crypto.randomUUID()}@example.com`
  await contact.send({ ip }, { name: 'Ada', email, message: 'Hello' }, {})
  const { id } = await db
    .selectFrom('contactMessage')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const [queued] = await mailsAbout(db, { kind: 'contact', subject: id })
  return { id, mailId: queued?.id ?? '' }
}

const sentAbout = (id: string) => sent.filter((message) => message.id === `contact-${id}`)

test('a failed email is retried under the same message id, and sent once', async () => {
  const { id, mailId } = await aStoredMessage('203.0.113.1')
  failuresToCome = 2

  await expect(deliver(mailId)).rejects.toThrow('451')
  await expect(deliver(mailId)).rejects.toThrow('451')
  await deliver(mailId)
  await deliver(mailId)

  expect(attempts.filter((attempt) => attempt === `contact-${id}`)).toHaveLength(3)
  expect(sentAbout(id)).toEqual([
    expect.objectContaining({
      text: expect.stringContaining(`http://localhost:3000/desk/messages/${id}\n`),
      replyTo: { name: 'Ada', address: expect.stringContaining('@example.com') },
    }),
  ])
})

test('a message and its task are saved together or not at all', async () => {
  const failing = { ...tasks, enqueue: async () => Promise.reject(new Error('The queue is full')) }
  const broken = createContact(
    { db, tasks: failing, limits },
    createFormTimestamps('secret'),
    SETTINGS,
  )
  const message = { name: '', email: 'nobody@example.com', message: 'Hello' }

  await expect(broken.send({ ip: '203.0.113.2' }, message, {})).rejects.toThrow('queue')

  const rows = db.selectFrom('contactMessage').select('id').where('email', '=', message.email)
  expect(await rows.execute()).toEqual([])
})

test('a task that used up its attempts is listed with the reason and can be retried', async () => {
  const { id, mailId } = await aStoredMessage('203.0.113.3')
  const payload = JSON.stringify({ mailId })
  await sql`
    update pgboss.job set retry_limit = 0 where data = ${payload}::jsonb`.execute(db)
  failuresToCome = 1
  const run = () => runTasks({ 'send-mail': (queued) => deliver(queued.mailId) })
  await run()

  const findFailed = () => listFailedTasks(bossOptions)
  expect(await findFailed()).toEqual([
    expect.objectContaining({
      name: 'send-mail',
      payload: { mailId },
      attempts: 1,
      reason: '451 The mail server is not well',
    }),
  ])
  expect(sentAbout(id)).toEqual([])

  expect(await retryFailedTasks(bossOptions)).toBe(1)

  await run()
  expect(sentAbout(id)).toHaveLength(1)
  expect(await findFailed()).toEqual([])
})
