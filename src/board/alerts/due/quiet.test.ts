import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { mailsTo } from '#tests/support/account-calls.ts'
import { anAlert, aWantedAlert, letAlertsBeDue, sendDigests } from '#tests/support/alerts.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { AddressRefused, type Mail } from '#platform/mail/mail.ts'
import { createAlertLinks } from '#board/alerts/owners/alert-links.ts'
import { deliverDigest } from '#board/alerts/mail/deliver.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { alerts } = services
const DAY_MS = 86_400_000
const daysOn = (days: number) => new Date(Date.now() + days * DAY_MS)

/** Sends the queued emails other than digests; returns how many. */
async function sendMails() {
  type Row = { data: Parameters<typeof alerts.deliverMail>[0] }
  const { rows } = await sql<Row>`
    delete from pgboss.job where name = 'send-alert-mail' returning data`.execute(db)
  for (const { data } of rows) await alerts.deliverMail(data)
  return rows.length
}

const statusOf = async (id: string) =>
  db
    .selectFrom('alert')
    .select(['status', 'stoppedBecause'])
    .where('id', '=', id)
    .executeTakeFirst()

test('after a quiet year its owner is asked once, for all alerts, and without an answer they stop', async () => {
  await db.deleteFrom('alert').execute()
  const { id, actor, email } = await anAlert(server, { search: { q: uniqueWord() } })
  await alerts.set(actor, aWantedAlert({ search: { q: uniqueWord() } }))
  await alerts.sweep(daysOn(364))
  expect(await sendMails()).toBe(0)

  for (const days of [366, 367, 379]) await alerts.sweep(daysOn(days))
  expect(await sendMails()).toBe(1)
  const [mail, ...more] = await mailsTo(mailbox, email)
  expect(mail?.subject).toBe('Do you still want your job alerts?')
  expect(more).toEqual([])
  expect(await statusOf(id)).toMatchObject({ status: 'on' })

  await alerts.sweep(daysOn(381))
  expect(await statusOf(id)).toEqual({ status: 'stopped', stoppedBecause: 'quiet' })
  expect(await sendMails()).toBe(0)
  await alerts.sweep(daysOn(412))
  expect(await statusOf(id)).toBeUndefined()
})

test.each(['keep', 'open', 'another'] as const)(
  'answering, opening a link or changing another alert keeps it: %s',
  async (answer) => {
    await db.deleteFrom('alert').execute()
    const { id, actor } = await anAlert(server, { search: { q: uniqueWord() } })
    const other = await alerts.set(actor, aWantedAlert({ search: { q: uniqueWord() } }))
    await alerts.sweep(daysOn(366))
    const holder = alerts.holderOf(actor)
    const now = daysOn(370)
    if (answer === 'keep')
      await alerts.change(holder, { action: 'keep', id: '', frequency: 'daily' }, now)
    if (answer === 'open') await alerts.touch(alerts.links.sign('open', id), now)
    if (answer === 'another')
      await alerts.change(holder, { action: 'pause', id: other, frequency: 'daily' }, now)

    await alerts.sweep(daysOn(400))
    expect(await statusOf(id)).toMatchObject({ status: 'on' })
    await alerts.sweep(daysOn(370 + 366))
    await alerts.sweep(daysOn(370 + 381))
    expect(await statusOf(id)).toMatchObject({ status: 'stopped' })
  },
)

test('a mailbox that refuses us for good stops all alerts of its owner', async () => {
  const q = uniqueWord()
  const { id, actor } = await anAlert(server, { search: { q } })
  const other = await alerts.set(actor, aWantedAlert({ search: { q: uniqueWord() } }))
  await aJob(db, { title: q })
  await letAlertsBeDue(db)
  await alerts.decide()
  const { id: digestId } = await db
    .selectFrom('alertDigest')
    .select('id')
    .where('alertId', '=', id)
    .executeTakeFirstOrThrow()
  const mail: Mail = { send: () => Promise.reject(new AddressRefused('550')) }
  const links = createAlertLinks('http://localhost:3000', 'of this test')
  await deliverDigest({ db, mail, links, findHeadlinesFor: async () => new Map() }, digestId)

  expect(await statusOf(id)).toEqual({ status: 'stopped', stoppedBecause: 'bounced' })
  expect(await statusOf(other)).toEqual({ status: 'stopped', stoppedBecause: 'bounced' })
})

test('what an alert has sent is still known when its digests have become one', async () => {
  const q = uniqueWord()
  const { id, email } = await anAlert(server, { search: { q } })
  const job = await aJob(db, { title: q })
  await letAlertsBeDue(db)
  await alerts.decide()
  await sendDigests(server)
  await sql`
    insert into alert_digest (alert_id, kind, jobs, sent_at)
    select ${id}, 'new', '{}', now() from generate_series(1, 40)`.execute(db)
  await alerts.sweep(daysOn(31))
  const rows = db.selectFrom('alertDigest').select('kind').where('alertId', '=', id)
  expect(await rows.execute()).toEqual([{ kind: 'new' }])

  await db.updateTable('jobSearch').set({ pay: 12_345 }).where('id', '=', job.id).execute()
  await letAlertsBeDue(db)
  await alerts.decide()
  await sendDigests(server)
  expect(await mailsTo(mailbox, email)).toHaveLength(1)
})
