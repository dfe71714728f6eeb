import { expect, test } from 'vitest'
import { mailsTo } from '#tests/support/account-calls.ts'
import {
  anAlert,
  aWantedAlert,
  jobsIn,
  letAlertsBeDue,
  sendDigests,
} from '#tests/support/alerts.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { alerts } = services

/** The next morning: everything that is due is decided and sent. */
async function nextMorning() {
  await letAlertsBeDue(db)
  await alerts.decide()
  await sendDigests(server)
}

const digestsTo = async (email: string) =>
  (await mailsTo(mailbox, email)).toReversed().map((mail) => jobsIn(mail))

async function close(id: string) {
  await db
    .updateTable('job')
    .set({ status: 'closed', closedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

async function setStatus(id: string, status: 'open' | 'held' | 'removed') {
  await db.updateTable('job').set({ status, closedAt: null }).where('id', '=', id).execute()
  await db.transaction().execute((db) => indexJobs(db, [id]))
}

async function change(id: string, values: Partial<{ title: string; description: string }>) {
  await db.transaction().execute(async (db) => {
    await db.updateTable('job').set(values).where('id', '=', id).execute()
    await indexJobs(db, [id])
  })
}

test('what comes after the alert is sent once, the newest first, and what was there before never', async () => {
  const q = uniqueWord()
  await aJob(db, { title: `${q} old` })
  const { email } = await anAlert(server, { search: { q } })
  await aJob(db, { title: 'Another trade' })
  const first = await aJob(db, { title: `${q} one` })
  const second = await aJob(db, { title: `${q} two` })

  await nextMorning()
  await nextMorning()

  expect(await digestsTo(email)).toEqual([[second.id, first.id]])
})

test('a job that matches only later is sent then', async () => {
  const q = uniqueWord()
  const before = await aJob(db, { title: 'Nurse without it' })
  const { email } = await anAlert(server, { search: { q } })
  const since = await aJob(db, { title: 'Cook without it' })
  await nextMorning()
  expect(await digestsTo(email)).toEqual([])

  await change(before.id, { description: `Now with ${q}.` })
  await change(since.id, { title: `Cook, ${q}` })
  await nextMorning()
  await change(since.id, { description: 'Changed once more.' })
  await nextMorning()

  const [sent = [], ...more] = await digestsTo(email)
  expect(sent.toSorted()).toEqual([before.id, since.id].toSorted())
  expect(more).toEqual([])
})

test('a job that was in the list and is changed is not news', async () => {
  const q = uniqueWord()
  const job = await aJob(db, { title: q })
  const { email } = await anAlert(server, { search: { q } })

  await change(job.id, { description: 'A typing error less.' })
  await nextMorning()

  expect(await digestsTo(email)).toEqual([])
})

test('a job that is held when its email goes is sent once it is released', async () => {
  const q = uniqueWord()
  const { email } = await anAlert(server, { search: { q } })
  const job = await aJob(db, { title: `${q} one` })
  const other = await aJob(db, { title: `${q} two` })
  await letAlertsBeDue(db)
  await alerts.decide()
  await setStatus(job.id, 'held')
  await sendDigests(server)
  expect(await digestsTo(email)).toEqual([[other.id]])

  await setStatus(job.id, 'open')
  await nextMorning()
  await setStatus(job.id, 'held')
  await setStatus(job.id, 'open')
  await nextMorning()

  expect(await digestsTo(email)).toEqual([[other.id], [job.id]])
})

test('a job that has closed or was taken down is not sent, even if that was decided', async () => {
  const q = uniqueWord()
  const { email } = await anAlert(server, { search: { q } })
  const closed = await aJob(db, { title: `${q} one` })
  const removed = await aJob(db, { title: `${q} two` })
  await letAlertsBeDue(db)
  await alerts.decide()
  await close(closed.id)
  await setStatus(removed.id, 'removed')
  await sendDigests(server)
  await nextMorning()

  expect(await digestsTo(email)).toEqual([])
})

test('copies of an advert are sent as one, also those that come later', async () => {
  const q = uniqueWord()
  const { email } = await anAlert(server, { search: { q } })
  const advert = { title: `${q} nurse`, description: 'The same text.' }
  const leeds = await aJob(db, { ...advert, place: 'Leeds' })
  const york = await aJob(db, { ...advert, place: 'York' })
  await nextMorning()
  await aJob(db, { ...advert, place: 'Bath' })
  await close(leeds.id)
  await nextMorning()

  expect(await digestsTo(email)).toEqual([[york.id]])
})

test('a copy takes the place of one that closed before the email went', async () => {
  const q = uniqueWord()
  const { email } = await anAlert(server, { search: { q } })
  const advert = { title: `${q} nurse`, description: 'The same text.' }
  const leeds = await aJob(db, { ...advert, place: 'Leeds' })
  const york = await aJob(db, { ...advert, place: 'York' })
  await letAlertsBeDue(db)
  await alerts.decide()
  await close(york.id)
  await sendDigests(server)
  await nextMorning()

  expect(await digestsTo(email)).toEqual([[leeds.id]])
})

test('only jobs with the answer of the control are sent', async () => {
  const q = uniqueWord()
  const { email } = await anAlert(server, { search: { q, answer: 'open' } })
  const open = await aJob(db, { title: `${q} one` })
  const failing = await aJob(db, { title: `${q} two` })
  const verdicts = { licence: 0, occupation: 0, rate: 0, wording: 1 }
  await db.updateTable('jobSearch').set(verdicts).where('id', '=', open.id).execute()
  await db
    .updateTable('jobSearch')
    .set({ ...verdicts, occupation: 2 })
    .where('id', '=', failing.id)
    .execute()
  await nextMorning()
  expect(await digestsTo(email)).toEqual([[open.id]])

  // The next register.
  await db.updateTable('jobSearch').set(verdicts).where('id', '=', failing.id).execute()
  await nextMorning()

  expect(await digestsTo(email)).toEqual([[open.id], [failing.id]])
})

test('an alert that is not due waits, and the time of day changes nothing in what it sends', async () => {
  const q = uniqueWord()
  const { id, email } = await anAlert(server, { search: { q }, frequency: 'weekly' })
  const job = await aJob(db, { title: q })
  await alerts.decide(new Date())
  expect(await digestsTo(email)).toEqual([])

  // The clock goes a month ahead, and then back.
  await alerts.decide(new Date(Date.now() + 30 * 86_400_000))
  await sendDigests(server)
  await letAlertsBeDue(db, id)
  await alerts.decide(new Date(Date.now() - 1))
  await sendDigests(server)

  expect(await digestsTo(email)).toEqual([[job.id]])
})

test('more jobs than an email names are counted, and none of them comes again', async () => {
  const q = uniqueWord()
  const { email } = await anAlert(server, { search: { q } })
  for (let number = 0; number < 23; number += 1) await aJob(db, { title: `${q} ${number}` })
  await nextMorning()
  await nextMorning()

  const [mail, ...more] = await mailsTo(mailbox, email)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('23 new jobs')
  expect(jobsIn(mail ?? { text: '' })).toHaveLength(20)
  expect(mail?.text).toContain('And 3 more')
})

test('a job that two alerts of a person find is in one email, and later in none', async () => {
  const [q, other] = [uniqueWord(), uniqueWord()]
  const { actor, email } = await anAlert(server, { search: { q } })
  const second = await alerts.set(actor, aWantedAlert({ search: { q: `${q} nurse` } }))
  await alerts.set(actor, aWantedAlert({ search: { q: other } }))
  // One of them was set without logging in, with the same address.
  const { emailKey } = await db
    .selectFrom('account')
    .select('emailKey')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const address = { accountId: null, email, emailKey }
  await db.updateTable('alert').set(address).where('id', '=', second).execute()
  const advert = { title: `${q} nurse`, description: `The same text. ${other}` }
  const both = await aJob(db, { ...advert, place: 'Leeds' })

  await nextMorning()
  expect(await digestsTo(email)).toEqual([[both.id]])

  const alone = await aJob(db, { title: `${q} nurse, nights` })
  await aJob(db, { ...advert, place: 'York' })
  await nextMorning()
  await change(both.id, { description: `The text, corrected. ${other}` })
  await nextMorning()
  expect(await digestsTo(email)).toEqual([[both.id], [alone.id]])
})

test('what an alert that is off had to send is sent by the person’s other one', async () => {
  const q = uniqueWord()
  const { id, actor, email } = await anAlert(server, { search: { q } })
  await alerts.set(actor, aWantedAlert({ search: { q: `${q} nurse` } }))
  const job = await aJob(db, { title: `${q} nurse` })
  await letAlertsBeDue(db)
  await alerts.decide()
  await db
    .updateTable('alert')
    .set({ status: 'paused', nextAt: null })
    .where('id', '=', id)
    .execute()
  await sendDigests(server)

  expect(await digestsTo(email)).toEqual([[job.id]])
})
