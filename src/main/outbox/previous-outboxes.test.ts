import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { insertMail } from '#organisations/mail/mails.queries.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { up } from '#platform/database/migrations/0048-outbox.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { anInterviewOffer } from '#tests/support/interviews.ts'
import { anAcceptedOffer } from '#tests/support/offers.ts'
import { savedCalls } from '#tests/support/saved-jobs.ts'
import { aLinkedCase } from '#tests/support/startups.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services, tasks, mailbox, runTasks } = server

/** The tables of the version before, with the task that sends their emails. */
const OUTBOXES = {
  application_mail: 'send-application-mail',
  arrival_mail: 'send-arrival-mail',
  founder_mail: 'send-case-mail',
  interview_mail: 'send-interview-mail',
  organisation_mail: 'send-organisation-mail',
  saved_mail: 'send-saved-mail',
} as const
type Table = keyof typeof OUTBOXES
const TABLES = Object.keys(OUTBOXES) as Table[]

interface Row {
  id: string
  sentAt: string | null
}

async function rowsOf(table: Table): Promise<Row[]> {
  return (await sql<Row>`select id, sent_at from ${sql.table(table)} order by id`.execute(db)).rows
}

async function aMemberMail() {
  const { actor } = await aLoggedInPerson(server)
  const organisationId = await insertOrganisation(db, actor.id, `Saltmarsh ${newId()}`)
  await insertMail(db, { organisationId, kind: 'proved', accountId: actor.id })
}

/** Queues emails of all six kinds. */
async function queueAll() {
  await anApplication(server)
  await anInterviewOffer(server)
  await anAcceptedOffer(server)
  await aMemberMail()
  const { cookies } = await aLoggedInPerson(server)
  const job = await aJob(db)
  await savedCalls(app).save(job.id, cookies)
  await db.updateTable('job').set({ place: 'York' }).where('id', '=', job.id).execute()
  await services.savedJobs.mails.notifyAll()
  const found = await aLinkedCase(db)
  await services.startups.cases.links.open({ ip: '192.0.2.1' }, found.token)
  await services.startups.cases.links.mail(found.visitor, found.reference)
}

/** Emails that both versions know: the version before sends none about an offer's terms. */
async function findPending() {
  return db
    .selectFrom('outboxMail')
    .select('id')
    .where('kind', '!=', 'offer')
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .execute()
}

async function enqueueFormerTasks() {
  await sql`delete from pgboss.job`.execute(db)
  for (const table of TABLES)
    for (const { id } of await rowsOf(table))
      await tasks.enqueue(db, OUTBOXES[table], { mailId: id })
}

/** Undoes the migration, whose tables then have what the version before had queued. */
async function goBack() {
  for (const name of [...TABLES.map((table) => `copy_${table}`), 'copy_outbox_mail'])
    await sql`drop function ${sql.id(name)} cascade`.execute(db)
  await sql`drop function delete_mails cascade`.execute(db)
  await sql`drop table outbox_mail`.execute(db)
  await sql`drop function guard_outbox_mail`.execute(db)
}

test('what the version before had queued is sent after the release, once', async () => {
  await queueAll()
  await goBack()
  await up(db as unknown as Kysely<unknown>)
  const before = (await mailbox.list()).length

  await enqueueFormerTasks()
  await runTasks()
  const arrived = (await mailbox.list()).length - before
  await enqueueFormerTasks()
  await runTasks()

  for (const table of TABLES) {
    const rows = await rowsOf(table)
    expect(rows.filter(({ sentAt }) => sentAt).length, table).toBeGreaterThan(0)
  }
  expect(arrived).toBeGreaterThan(TABLES.length)
  expect((await mailbox.list()).length - before).toBe(arrived)
})

test('what one version has sent, the other does not send again', async () => {
  await queueAll()
  const pending = await findPending()
  for (const table of TABLES)
    await sql`update ${sql.table(table)} set sent_at = now() where sent_at is null`.execute(db)
  const before = (await mailbox.list()).length
  for (const { id } of pending) await services.outbox.deliver(id)
  expect(await mailbox.list()).toHaveLength(before)

  await queueAll()
  for (const { id } of await findPending()) await services.outbox.deliver(id)
  for (const table of TABLES) {
    const unsent = (await rowsOf(table)).filter(({ sentAt }) => sentAt === null)
    expect(unsent, table).toEqual([])
  }
})

test('an email that the version before has saved without a task gets one', async () => {
  const { actor } = await aLoggedInPerson(server)
  const organisationId = await insertOrganisation(db, actor.id, `Saltmarsh ${newId()}`)
  await sql`
    insert into organisation_mail (id, organisation_id, kind, account_id)
    values (${newId()}, ${organisationId}, 'proved', ${actor.id})`.execute(db)

  for (let i = 0; i < 2; i += 1) {
    await tasks.enqueue(db, 'tend-organisations', {})
    await runTasks()
  }

  const mails = (await mailbox.list()).filter(({ to }) => to === actor.email)
  expect(mails).toHaveLength(1)
  const { rows } = await sql`select from organisation_mail where queued_at is null`.execute(db)
  expect(rows).toEqual([])
})

test('a task of the version before whose email has no row sends it, once', async () => {
  const [messageId, email] = [newId(), `${newId()}@example.com`]
  await db
    .insertInto('contactMessage')
    .values({ id: messageId, name: 'Ada', email, message: 'Hello' })
    .execute()

  for (let i = 0; i < 2; i += 1) {
    await tasks.enqueue(db, 'send-contact-message', { messageId })
    await runTasks()
  }

  const mails = (await mailbox.list()).filter(({ text }) => text.includes(messageId))
  expect(mails).toHaveLength(1)
})

test('what either version holds for the desk is held for both', async () => {
  const [one, two] = [await anApplication(server), await anApplication(server)]
  const held = (table: string, subject: string, id: string) =>
    sql`select from ${sql.table(table)} where ${sql.ref(subject)} = ${id} and held_at is not null`
      .execute(db)
      .then(({ rows }) => rows.length)
  await sql`
    update application_mail set held_at = now()
    where application_id = ${one.id} and kind <> 'receipt'`.execute(db)
  await sql`
    update outbox_mail set held_at = now()
    where subject = ${two.id} and about ->> 'kind' <> 'receipt'`.execute(db)

  for (const { id } of [one, two]) {
    expect(await held('application_mail', 'application_id', id)).toBe(1)
    expect(await held('outbox_mail', 'subject', id)).toBe(1)
  }
})

test('an application that is deleted takes its emails with it', async () => {
  const { id } = await anApplication(server)

  await db.deleteFrom('application').where('id', '=', id).execute()

  expect(await db.selectFrom('outboxMail').where('subject', '=', id).execute()).toEqual([])
})
