import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AddressRefused, type Message } from '#platform/mail/mail.ts'
import { anApplication } from '#tests/support/applications.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { TASKS_IN_BATCH } from '#platform/tasks/pg-boss.ts'
import { createOutbox, queueMail, queueMailOnce } from './outbox.ts'

const server = await openTestServer()
const { db, services, tasks, runTasks } = server

const content = { subject: 'Hello', heading: 'Hello', paragraphs: ['Hello'], footnote: '' }
const toTwo = async () => ({
  to: [{ email: 'a@example.com' }, { email: 'b@example.com' }],
  content,
})
const nothing = { send: async () => {} }

async function aMail() {
  const { id: subject } = await anApplication(server)
  const mail = { kind: 'application', subject, about: { kind: 'details' } } as const
  return { subject, id: await queueMail({ db, tasks }, mail) }
}

test('a process killed between sending and marking sends the same emails again, which show it', async () => {
  const { id } = await aMail()
  const accepted: string[] = []
  let isKilled = false
  const mail = {
    async send(message: Message) {
      accepted.push(message.id)
      // The server has the second email when the process dies.
      if (accepted.length === 2) isKilled = true
      if (isKilled) throw new Error('Killed')
    },
  }
  const outbox = createOutbox({ db, tasks, mail }, toTwo)

  await expect(outbox.deliver(id)).rejects.toThrow('Killed')
  isKilled = false
  await outbox.deliver(id)
  await outbox.deliver(id)

  const ids = [`application-${id}`, `application-${id}-1`]
  expect(accepted).toEqual([...ids, ...ids])
})

test('a refused address keeps an email neither from the others nor from being settled', async () => {
  const { id } = await aMail()
  const accepted: string[] = []
  const mail = {
    async send({ to }: Message) {
      if (to === 'a@example.com') throw new AddressRefused()
      accepted.push(to)
    },
  }
  const outbox = createOutbox({ db, tasks, mail }, toTwo)

  await outbox.deliver(id)
  await outbox.deliver(id)

  expect(accepted).toEqual(['b@example.com'])
})

test('an email that every address refuses is an error, and stays pending', async () => {
  const { id, subject } = await aMail()
  const mail = { send: async () => Promise.reject(new AddressRefused()) }

  await expect(createOutbox({ db, tasks, mail }, toTwo).deliver(id)).rejects.toThrow(AddressRefused)

  expect(await applicationMails(db, subject, 'details')).toMatchObject([{ sentAt: null }])
})

test('an email exists only if its change does', async () => {
  const { id: subject } = await anApplication(server)
  const mail = { kind: 'application', subject, about: { kind: 'details' } } as const
  const failed = db.transaction().execute(async (db) => {
    await queueMail({ db, tasks }, mail)
    throw new Error('Killed')
  })

  await expect(failed).rejects.toThrow('Killed')

  expect(await applicationMails(db, subject, 'details')).toEqual([])
})

test('an email that no longer applies is not sent, later either', async () => {
  const { id, subject } = await aMail()
  await createOutbox({ db, tasks, mail: nothing }, async () => null).deliver(id)
  const sent: Message[] = []
  const mail = { send: async (message: Message) => void sent.push(message) }
  await createOutbox({ db, tasks, mail }, toTwo).deliver(id)

  expect(sent).toEqual([])
  expect(await applicationMails(db, subject, 'details')).toMatchObject([
    { sentAt: null, droppedAt: expect.any(String) },
  ])
})

test('one that cannot be sent yet is tried again at its time', async () => {
  const { id } = await aMail()
  await sql`delete from pgboss.job where name = 'send-mail'`.execute(db)

  const later = createOutbox({ db, tasks, mail: nothing }, async () => ({ delaySeconds: 3600 }))
  await later.deliver(id)

  const { rows } = await sql`
    select extract(epoch from start_after - created_on)::int as seconds, data ->> 'mailId' as id
    from pgboss.job where name = 'send-mail'`.execute(db)
  expect(rows).toEqual([{ seconds: 3600, id }])
})

test('of two emails with one key only the first is queued', async () => {
  const { id: subject } = await anApplication(server)
  const mail = { kind: 'application', subject, about: { kind: 'details' } } as const
  const once = () => queueMailOnce({ db, tasks }, { ...mail, uniqueKey: `details ${subject}` })

  expect([await once(), await once()]).toEqual([true, false])

  expect(await applicationMails(db, subject, 'details')).toHaveLength(1)
})

test('emails of long ago are deleted, but not lasting or pending ones', async () => {
  const { id: pending, subject } = await aMail()
  const { id: settled } = await aMail()
  const { id: recent } = await aMail()
  await createOutbox({ db, tasks, mail: nothing }, toTwo).deliver(settled)
  await createOutbox({ db, tasks, mail: nothing }, toTwo).deliver(recent)
  await sql`
    update outbox_mail set created_at = now() - interval '91 days'
    where id in (${pending}, ${settled})`.execute(db)
  const remaining = async () => {
    const rows = await db.selectFrom('outboxMail').select('id').execute()
    const ids = new Set(rows.map(({ id }) => id))
    return [pending, settled, recent].map((id) => ids.has(id))
  }

  await services.outbox.sweep(['application'])
  expect(await remaining()).toEqual([true, true, true])
  await services.outbox.sweep([])
  expect(await remaining()).toEqual([true, false, true])
  expect(await applicationMails(db, subject, 'details')).toHaveLength(1)
})

test('an email that somebody waits for goes before a hundred others', async () => {
  await runTasks()
  const mailIds = Array.from({ length: 100 }, (_, at) => `other-${at}`)
  for (const mailId of mailIds) await tasks.enqueue(db, 'send-mail', { mailId })
  await tasks.enqueue(db, 'send-mail', { mailId: 'code' }, { isFirst: true })
  const run: string[] = []

  await runTasks({ 'send-mail': async ({ mailId }) => run.push(mailId) })

  expect(run).toHaveLength(101)
  // The tasks of a batch begin together.
  expect(run.slice(0, TASKS_IN_BATCH)).toContain('code')
})
