import { sql, type Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import { createSavedMails } from './saved-mails.service.ts'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/people.ts'
import { anAccount, listOf, savedCalls } from '#tests/support/saved-jobs.ts'
import { mailsAbout } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services, tasks, mailbox } = server
const { savedJobs } = services
const { save } = savedCalls(app)

async function aReader(...jobs: { id: string }[]) {
  const person = await aLoggedInPerson(server)
  for (const { id } of jobs) await save(id, person.cookies)
  return person
}

function change(job: { id: string }, values: Updateable<JobTable>) {
  return db.updateTable('job').set(values).where('id', '=', job.id).execute()
}

async function mailsTo({ actor }: { actor: { id: string; email: string } }) {
  const mails = await mailsAbout(db, { kind: 'saved-jobs', subject: actor.id })
  for (const { id } of mails) await services.outbox.deliver(id)
  return (await mailbox.list()).filter(({ to }) => to === actor.email)
}

/** Moves the emails sent so far to the day before. */
async function nextDay() {
  await sql`update outbox_mail set unique_key = 'former ' || unique_key`.execute(db)
}

test('one mail tells of everything, with before and after, and how to end such mails', async () => {
  const [one, two, same] = [await aJob(db), await aJob(db), await aJob(db)]
  const reader = await aReader(one, two, same)
  await change(one, { place: 'York' })
  await change(two, { status: 'closed', closedAs: 'filled' })

  await savedJobs.mails.notifyAll()

  const [mail, ...more] = await mailsTo(reader)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('2 jobs you saved have changed')
  expect(mail?.text).toContain('Place: Leeds → York.')
  expect(mail?.text).toContain('The position is filled.')
  expect(mail?.text).not.toContain(same.title)
  const link = /<(http:\/\/localhost:3000\/saved\/stop\?token=[\w.%-]+)>/.exec(
    mail?.headers?.['List-Unsubscribe'] ?? '',
  )
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text).toContain(link?.[1] ?? 'no link')
})

test('there is one mail a day, and what comes later is in the next', async () => {
  const job = await aJob(db)
  const reader = await aReader(job)
  await change(job, { place: 'York' })
  await savedJobs.mails.notifyAll()
  await change(job, { place: 'Hull' })
  await savedJobs.mails.notifyAll()
  await savedJobs.mails.notifyAll()
  expect(await mailsTo(reader)).toHaveLength(1)

  await nextDay()
  await savedJobs.mails.notifyAll()
  await savedJobs.mails.notifyAll()

  const [newest, ...others] = await mailsTo(reader)
  expect(newest?.text).toContain('Place: York → Hull')
  expect(others).toHaveLength(1)
})

test('nothing is told that was read on the list, was taken back, or is not known', async () => {
  const [read, back, held] = [await aJob(db), await aJob(db), await aJob(db)]
  const reader = await aReader(read, back, held)
  for (const job of [read, back]) await change(job, { place: 'York' })
  await change(held, { status: 'held', title: 'Not public' })
  const saver = anAccount(reader.actor)
  const shown = (await listOf(services, saver)).filter(({ jobId }) => jobId === read.id)
  await savedJobs.markRead(saver, shown)
  await change(back, { place: 'Leeds' })

  await savedJobs.mails.notifyAll()

  expect(await mailsTo(reader)).toEqual([])
})

test('someone who wants none, is suspended or has removed the job gets none', async () => {
  const job = await aJob(db)
  const [silent, suspended, removed] = [await aReader(job), await aReader(job), await aReader(job)]
  const set = (id: string, values: object) =>
    db.updateTable('account').set(values).where('id', '=', id).execute()
  await set(silent.actor.id, { wantsSavedMails: false })
  await set(suspended.actor.id, { suspendedAt: new Date().toISOString() })
  await savedJobs.remove(anAccount(removed.actor), job.id)
  await change(job, { place: 'York' })

  await savedJobs.mails.notifyAll()

  for (const person of [silent, suspended, removed]) expect(await mailsTo(person)).toEqual([])
})

test.each([
  ['applied is told as an applicant, and not a second time', false],
  ['withdrew is not asked back', true],
])('someone who %s', async (_, withdraws) => {
  const employer = await aPerson(db)
  const job = await aPostedJob(db, employer)
  const reader = await aReader(job)
  const id = await applyFor(server, { applicant: reader, jobId: job.id })
  if (withdraws) await services.applications.own.withdraw(reader.actor, id)
  await change(job, { place: 'York' })

  await savedJobs.mails.notifyAll()

  expect(await mailsTo(reader)).toEqual([])
})

test('processes that run at once, and are killed, tell each reader exactly once', async () => {
  const jobs = [await aJob(db), await aJob(db), await aJob(db)]
  const readers = []
  for (let count = 0; count < 12; count += 1) readers.push(await aReader(...jobs))
  for (const job of jobs) await change(job, { place: 'York' })
  let left = 5
  const dying = createSavedMails(
    {
      db,
      tasks: {
        ...tasks,
        // Killed within a transaction: after the fifth account, before it commits.
        enqueue: async (...args: Parameters<typeof tasks.enqueue>) => {
          left -= 1
          if (left < 0) throw new Error('Killed')
          await tasks.enqueue(...args)
        },
      } as typeof tasks,
    },
    {
      publicUrl: 'http://localhost:3000',
      sessionSecret: 'known to the tests and to nobody else',
    },
  )
  await expect(dying.notifyAll()).rejects.toThrow('Killed')

  await Promise.all([savedJobs.mails.notifyAll(), savedJobs.mails.notifyAll()])
  await savedJobs.mails.notifyAll()
  await nextDay()
  await savedJobs.mails.notifyAll()

  for (const reader of readers) expect(await mailsTo(reader)).toHaveLength(1)
  const { rows } = await sql<{ count: number }>`
    select count(distinct data ->> 'mailId')::integer as count from pgboss.job
    where name = 'send-mail' and data ->> 'mailId' in (
      select id from outbox_mail where subject = any(${readers.map(({ actor }) => actor.id)})
    )`.execute(db)
  expect(rows[0]?.count).toBe(readers.length)
})

test('a task that is repeated sends nothing again, and one that failed sends it later', async () => {
  const job = await aJob(db)
  const reader = await aReader(job)
  await change(job, { place: 'York' })
  await savedJobs.mails.notifyAll()
  const send = mailbox.send
  mailbox.send = async () => Promise.reject(new Error('451'))
  await expect(mailsTo(reader)).rejects.toThrow('451')
  mailbox.send = send

  expect(await mailsTo(reader)).toHaveLength(1)
  expect(await mailsTo(reader)).toHaveLength(1)
  await expect(services.outbox.deliver('nothing')).resolves.toBeUndefined()
})

test('the link of a mail ends them for its account alone; a forged one ends nothing', async () => {
  const [job, reader] = [await aJob(db), await aLoggedInPerson(server)]
  const other = await aLoggedInPerson(server)
  await save(job.id, reader.cookies)
  await change(job, { place: 'York' })
  await savedJobs.mails.notifyAll()
  const [mail] = await mailsTo(reader)
  const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const wants = async ({ actor }: typeof reader) =>
    (await services.accounts.settings.facts(actor)).emailPreferences.wantsSavedMails

  for (const forged of ['', 'x', `${other.actor.id}.${token.split('.')[1]}`, `${token}x`])
    expect([forged, await savedJobs.mails.stop(forged)]).toEqual([forged, false])
  expect([await wants(reader), await wants(other)]).toEqual([true, true])

  expect(await savedJobs.mails.stop(token)).toBe(true)
  expect(await savedJobs.mails.stop(token)).toBe(true)
  expect([await wants(reader), await wants(other)]).toEqual([false, true])
  await change(job, { place: 'Hull' })
  await nextDay()
  await savedJobs.mails.notifyAll()
  expect(await mailsTo(reader)).toHaveLength(1)
})

test('a mail that was queued before the link was used is not sent', async () => {
  const job = await aJob(db)
  const reader = await aReader(job)
  await change(job, { place: 'York' })
  await savedJobs.mails.notifyAll()
  await db
    .updateTable('account')
    .set({ wantsSavedMails: false })
    .where('id', '=', reader.actor.id)
    .execute()

  expect(await mailsTo(reader)).toEqual([])
})

test('hostile names are cut, and no link', async () => {
  const job = await aJob(db, { title: 'Nurse' })
  const reader = await aReader(job)
  await change(job, {
    title: `Nurse https://evil.example/pay ${'x'.repeat(300)}`,
    employerName: 'evil.example/now',
    payText: 'www.evil.example',
  })

  await savedJobs.mails.notifyAll()

  const [mail] = await mailsTo(reader)
  expect(mail?.text).toContain('It names another employer: look at who posted it.')
  expect(mail?.text).not.toMatch(/Saltmarsh House|evil. example.now/)
  expect(mail?.text).not.toContain('https://evil')
  expect(mail?.text).not.toContain('evil.example')
  expect(mail?.text).not.toContain('x'.repeat(100))
})

test('news of many jobs is one mail that names the first twenty', async () => {
  const jobs = []
  for (let count = 0; count < 23; count += 1) jobs.push(await aJob(db))
  const reader = await aReader(...jobs)
  for (const job of jobs) await change(job, { place: 'York' })

  await savedJobs.mails.notifyAll()

  const [mail] = await mailsTo(reader)
  expect(mail?.subject).toBe('23 jobs you saved have changed')
  expect(mail?.text.match(/Leeds → York/g)).toHaveLength(20)
  expect(mail?.text).toContain('There is news of 3 more on your list.')
})
