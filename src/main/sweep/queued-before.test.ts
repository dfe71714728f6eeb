import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { FAILED_TASKS } from '#platform/tasks/pg-boss.ts'
import { listFailedTasks, retryFailedTasks } from '#platform/tasks/failed-tasks.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { anApplication } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { bossOptions, db, mailbox, runTasks } = server

const MIGRATION = '#platform/database/migrations/0080-end-of-six-outboxes.sql'

/** Moves the tasks of before the one outbox, as the migration does. */
async function moveTasks() {
  const file = new URL(import.meta.resolve(MIGRATION))
  const statements = (await readFile(file, 'utf8')).split(/(?<=;)\n\n/)
  await sql.raw(statements.at(-1) ?? '').execute(db)
}

/** Enqueues tasks as the versions before the one outbox did. */
async function openFormerQueues(...names: string[]) {
  const boss = new PgBoss({ ...bossOptions, supervise: false, schedule: false })
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  for (const name of names)
    await boss.createQueue(name, { deadLetter: FAILED_TASKS, retryLimit: 0 })
  return boss
}

async function aContactMessage() {
  const message = { id: newId(), name: 'Ada', email: `${newId()}@example.com`, message: 'Hello' }
  await db.insertInto('contactMessage').values(message).execute()
  const arrived = async () =>
    (await mailbox.list()).filter(({ text }) => text.includes(message.id)).length
  return { messageId: message.id, arrived }
}

test('emails that wait in the queues of before leave once', async () => {
  const { id, applicant } = await anApplication(server)
  const { messageId, arrived } = await aContactMessage()
  const boss = await openFormerQueues('send-application-mail', 'send-contact-message')
  // Its emails had their tasks in the queue of before alone.
  await boss.deleteAllJobs('send-mail')
  const rows = await db.selectFrom('outboxMail').select('id').where('subject', '=', id).execute()
  for (const { id: mailId } of rows) await boss.send('send-application-mail', { mailId })
  await boss.send('send-contact-message', { messageId, traceparent: '00-1-2-01' })
  const own = async () =>
    (await mailbox.list()).filter(({ to }) => to === applicant.actor.email).length
  const before = await own()

  await moveTasks()
  await server.services.outbox.queueSaved()
  await runTasks()
  const after = await own()
  await moveTasks()
  await server.services.outbox.queueSaved()
  await runTasks()

  expect(after).toBeGreaterThan(before)
  expect(await own()).toBe(after)
  expect(await arrived()).toBe(1)
  expect(await boss.findJobs('send-contact-message', { queued: true })).toEqual([])
})

test('an email that is being sent by the version before is left to it', async () => {
  const { messageId, arrived } = await aContactMessage()
  const boss = await openFormerQueues('send-contact-message')
  await boss.send('send-contact-message', { messageId })
  const [task] = await boss.fetch('send-contact-message')

  await moveTasks()
  await server.services.outbox.queueSaved()
  await runTasks()

  expect(task?.data).toEqual({ messageId })
  expect(await arrived()).toBe(0)
})

test('emails that failed before can be retried, and leave once', async () => {
  const { messageId, arrived } = await aContactMessage()
  const boss = await openFormerQueues('send-contact-message')
  await boss.send('send-contact-message', { messageId })
  for (const { id } of await boss.fetch('send-contact-message'))
    await boss.fail('send-contact-message', id)
  expect(await listFailedTasks(bossOptions)).toMatchObject([{ name: 'send-contact-message' }])

  await moveTasks()
  await server.services.outbox.queueSaved()
  await runTasks()
  expect(await arrived()).toBe(0)
  expect(await listFailedTasks(bossOptions)).toMatchObject([{ name: 'send-mail' }])

  await retryFailedTasks(bossOptions)
  await runTasks()
  expect(await arrived()).toBe(1)
})
