import { expect, test } from 'vitest'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { aPerson, anIp, cookiesOf } from '#tests/support/people.ts'
import { aDevice, anAccount, deviceAfter, listOf, savedCalls } from '#tests/support/saved-jobs.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { removeSaved } from './saved-jobs.queries.ts'

const server = await openTestServer()
const { app, db, services } = server
const { save, remove } = savedCalls(app)
const idsOf = (jobs: { jobId: string }[]) => jobs.map(({ jobId }) => jobId)

test('without an account a job is saved on the device, newest first, and removed again', async () => {
  const [first, second] = [await aJob(db), await aJob(db)]

  const one = await save(first.id)
  const two = await save(second.id, deviceAfter(one))
  expect([one.statusCode, one.body]).toEqual([204, ''])
  expect(one.cookies).toMatchObject([{ name: 'saved', httpOnly: true, sameSite: 'Lax', path: '/' }])
  expect(idsOf(await listOf(services, aDevice(deviceAfter(two))))).toEqual([second.id, first.id])

  const left = await remove(second.id, deviceAfter(two))
  expect(idsOf(await listOf(services, aDevice(deviceAfter(left))))).toEqual([first.id])
  const none = await remove(first.id, deviceAfter(left))
  expect(none.cookies).toMatchObject([{ name: 'saved', value: '', maxAge: 0 }])
})

test('in an account a list is its person’s, and the device holds nothing', async () => {
  const [ada, bola] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const { id } = await aJob(db)

  const response = await save(id, ada.cookies)

  expect([response.statusCode, response.cookies]).toEqual([204, []])
  expect(idsOf(await listOf(services, anAccount(ada.actor)))).toEqual([id])
  await remove(id, bola.cookies)
  expect(idsOf(await listOf(services, anAccount(ada.actor)))).toEqual([id])
  expect(await listOf(services, anAccount(bola.actor))).toEqual([])
  await remove(id, ada.cookies)
  expect(await listOf(services, anAccount(ada.actor))).toEqual([])
})

test('twice, and twice at once, is once', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const { id } = await aJob(db)

  const answers = await Promise.all([save(id, cookies), save(id, cookies), save(id, cookies)])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
  expect(await listOf(services, anAccount(actor))).toHaveLength(1)
  const again = await save(id, deviceAfter(await save(id)))
  expect(await listOf(services, aDevice(deviceAfter(again)))).toHaveLength(1)
  const gone = await Promise.all([remove(id, cookies), remove(id, cookies)])
  expect(gone.map(({ statusCode }) => statusCode)).toEqual([204, 204])
})

test('only what has a page can be saved; everything else is not found alike', async () => {
  const { cookies } = await aLoggedInPerson(server)
  const held = await aJob(db, { status: 'held' })
  const removed = await aJob(db, { status: 'removed' })
  const closed = await aJob(db, { status: 'closed' })

  for (const id of [held.id, removed.id, 'nothing', 'new', "1' or 1=1", '\0', 'ß'.repeat(30)]) {
    for (const who of [cookies, {}]) {
      const response = await save(id, who)
      expect([response.statusCode, id]).toEqual([404, id])
      expect(response.body).toBe('This job is no longer here. Look at the other open jobs.')
      expect(response.cookies).toEqual([])
    }
  }
  expect((await save('x'.repeat(200))).statusCode).toBe(422)
  expect((await remove('nothing', cookies)).statusCode).toBe(204)
  expect((await save(closed.id, cookies)).statusCode).toBe(204)
})

test('another site can save and remove nothing', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const [job, other] = [await aJob(db), await aJob(db)]
  await save(job.id, cookies)

  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of foreign) {
    expect((await save(other.id, cookies, headers)).statusCode).toBe(403)
    expect((await remove(job.id, cookies, headers)).statusCode).toBe(403)
  }
  expect(idsOf(await listOf(services, anAccount(actor)))).toEqual([job.id])
})

test('a device that is full says so and how to go on', async () => {
  const { id } = await aJob(db)
  const full = Array.from({ length: 60 }, (_, i) => `job${i}.1.1`).join('~')

  const response = await save(id, { saved: full })

  expect([response.statusCode, response.body]).toEqual([
    409,
    'This device can hold 60 saved jobs. Remove one from your list, or log in: an account holds 1,000.',
  ])
  expect(response.cookies).toEqual([])
  expect((await save(id, { saved: `${id}.1.1~${full}` })).statusCode).toBe(204)
})

test('an account that is full says so, and has room again after one is removed', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const [first, last] = [await aJob(db), await aJob(db)]
  await save(first.id, cookies)
  await fill(actor.id, 999)

  const response = await save(last.id, cookies)
  expect([response.statusCode, response.body]).toEqual([
    409,
    'Your list holds 1,000 jobs, which is all it can. Remove one first.',
  ])
  expect((await save(first.id, cookies)).statusCode).toBe(204)

  await remove(first.id, cookies)
  const both = await Promise.all([save(last.id, cookies), save(first.id, cookies)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
})

/** Adds that many other jobs to an account’s list. */
async function fill(accountId: string, count: number) {
  const template = await aJob(db)
  const ids = Array.from({ length: count }, (_, i) => `${template.id}-${i}`)
  await db
    .insertInto('job')
    .values(ids.map((id) => ({ ...template, questions: '[]', id })))
    .execute()
  const states = await db
    .insertInto('jobState')
    .values(ids.map((jobId) => ({ jobId, state: JSON.stringify({ title: 'A job' }) })))
    .returning(['id', 'jobId'])
    .execute()
  await db
    .insertInto('savedJob')
    .values(states.map(({ id, jobId }) => ({ accountId, jobId, knownId: id, toldId: id })))
    .execute()
}

test('what is removed can be put back where it was, with its note', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const [old, young] = [await aJob(db), await aJob(db)]
  await save(old.id, cookies)
  await save(young.id, cookies)
  const { savedJobs } = services
  await savedJobs.notes.save(actor, old.id, { note: 'Ring them', version: 0 })
  const entry = { jobId: old.id, stateId: 0, savedAt: 0 }
  await remove(old.id, cookies)

  await savedJobs.restore(anAccount(actor), entry)
  await savedJobs.restore(anAccount(actor), entry)

  const list = await listOf(services, anAccount(actor))
  expect(list.map(({ jobId, note }) => [jobId, note?.text])).toEqual([
    [young.id, ''],
    [old.id, 'Ring them'],
  ])
  const never = { jobId: (await aJob(db)).id, stateId: 0, savedAt: 0 }
  await expect(savedJobs.restore(anAccount(actor), never)).rejects.toThrow('no longer here')
})

test('after thirty days what was removed is gone for good', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const { id } = await aJob(db)
  await save(id, cookies)
  await remove(id, cookies)
  const removedAt = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await db.updateTable('savedJob').set({ removedAt }).where('jobId', '=', id).execute()

  await services.savedJobs.sweep()

  const entry = { jobId: id, stateId: 0, savedAt: 0 }
  await expect(services.savedJobs.restore(anAccount(actor), entry)).rejects.toThrow()
})

test('at log-in the device’s list goes into the account: no doubles, nothing lost', async () => {
  const person = await aPerson(db)
  const [both, mine, phone, removed] = [
    await aJob(db),
    await aJob(db),
    await aJob(db),
    await aJob(db),
  ]
  const account = await cookiesOf(app, person)
  await save(both.id, account)
  await save(mine.id, account)
  const actor = { id: person.id }
  await services.savedJobs.notes.save(actor, both.id, { note: 'Mine', version: 0 })
  let device = {}
  for (const { id } of [both, phone, removed]) device = deviceAfter(await save(id, device))
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', removed.id).execute()

  for (let time = 0; time < 2; time += 1) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/user',
      remoteAddress: anIp(),
      cookies: device,
      payload: { email: person.email, password: 'Tide-and-Harbour-7' },
    })
    expect(response.statusCode).toBe(200)
    // The device’s list is empty afterwards.
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: 'saved', value: '', maxAge: 0 }),
    )
  }

  const list = await listOf(services, anAccount(actor))
  expect(idsOf(list).toSorted()).toEqual([both.id, mine.id, phone.id, removed.id].toSorted())
  expect(list.find(({ jobId }) => jobId === both.id)?.note?.text).toBe('Mine')
})

test('a device with ids of nothing, of drafts and of held jobs brings none of them along', async () => {
  const { actor } = await aLoggedInPerson(server)
  const held = await aJob(db, { status: 'held' })
  const { id } = await aJob(db)
  const saved = [held.id, 'new', 'nothing', id].map((job) => `${job}.zzzz.1`).join('~')

  await services.savedJobs.merge(actor.id, aDevice({ saved }).onDevice)

  expect(idsOf(await listOf(services, anAccount(actor)))).toEqual([id])
  expect(idsOf(await listOf(services, aDevice({ saved })))).toEqual([id])
})

test('a wrong password leaves the device’s list where it is', async () => {
  const { email } = await aPerson(db)
  const device = deviceAfter(await save((await aJob(db)).id))

  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/user',
    remoteAddress: anIp(),
    cookies: device,
    payload: { email, password: 'Not-This-One-7' },
  })

  expect([response.statusCode, response.cookies]).toEqual([401, []])
})

test('the marks of a page are those of its reader alone', async () => {
  const [ada, bola] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const [saved, plain] = [await aJob(db), await aJob(db)]
  await save(saved.id, ada.cookies)
  await save(plain.id, bola.cookies)

  const marks = await services.savedJobs.findMarks(ada.actor, [saved.id, plain.id])

  expect([...marks]).toEqual([[saved.id, { isSaved: true, application: null }]])
  expect(await services.savedJobs.findMarks(ada.actor, [])).toEqual(new Map())
})

test('a job that is removed once more was removed when it was removed first', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const { id } = await aJob(db)
  await save(id, cookies)
  await remove(id, cookies)
  const removedAt = '2026-01-01T10:00:00.000Z'
  await db.updateTable('savedJob').set({ removedAt }).where('accountId', '=', actor.id).execute()

  await removeSaved(db, { accountId: actor.id, jobId: id })

  const row = db.selectFrom('savedJob').select('removedAt').where('accountId', '=', actor.id)
  expect(await row.execute()).toEqual([{ removedAt }])
})
