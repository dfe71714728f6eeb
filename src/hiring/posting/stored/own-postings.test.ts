import { toLondonDay } from '#platform/primitives/time/days.ts'
import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { aForm, anEmployer, aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { OPEN_DAYS } from '#trade/postings.schema.ts'

const server = await openTestServer()
const { app, db, services } = server
const { postings } = services

const idsOf = (jobs: { _id: string }[]) => jobs.map(({ _id }) => _id)
const findRow = (id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function isListed(id: string) {
  return idsOf((await app.inject('/api/v1/jobs?limit=100')).json()).includes(id)
}

test('a person’s own jobs are listed page by page, open and closed', async () => {
  const ada = await anEmployer(server)
  const day = (date: number) => `2026-11-0${date}T09:00:00.000Z`
  const open = await aJob(db, { ownerId: ada.id, postedAt: day(3) })
  const closed = await aJob(db, { ownerId: ada.id, postedAt: day(2), status: 'closed' })
  const oldest = await aJob(db, { ownerId: ada.id, postedAt: day(1) })
  await aJob(db, { ownerId: ada.id, status: 'removed' })
  await aJob(db)

  const first = await ada.call('/post/jobs?limit=2', { userID: ada.id })

  expect([first.statusCode, first.headers['x-total-count']]).toEqual([200, '3'])
  expect(idsOf(first.json())).toEqual([open.id, closed.id])
  const next = /<http:\/\/localhost:3000\/api\/v1([^>]+)>; rel="next"/.exec(
    String(first.headers.link),
  )?.[1]
  const second = await ada.call(next ?? '')
  expect(idsOf(second.json())).toEqual([oldest.id])
  expect(second.headers.link).toBeUndefined()
})

test('deleting a job returns the others, and deleting it twice changes nothing', async () => {
  const ada = await anEmployer(server)
  const [other, deleted] = [
    await aJob(db, { ownerId: ada.id }),
    await aJob(db, { ownerId: ada.id }),
  ]
  services.jobs.notifyJobsChanged()
  const body = { userID: ada.id, jobId: deleted.id }

  const answers = await Promise.all([
    ada.call('/post/delete', body),
    ada.call('/post/delete', body),
  ])

  for (const answer of answers) {
    expect([answer.statusCode, idsOf(answer.json())]).toEqual([200, [other.id]])
  }
  expect(await isListed(deleted.id)).toBe(false)
  expect((await app.inject(`/api/v1/jobs/${deleted.id}`)).statusCode).toBe(404)
  expect((await findRow(deleted.id)).description).toBe(deleted.description)
})

test.each(['/post/jobs', '/post/delete'])('%s needs a login', async (url) => {
  const job = await aJob(db)

  const response = await app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    payload: { jobId: job.id },
  })

  expect(response.statusCode).toBe(401)
})

test.each(['/post/jobs', '/post/delete', '/post/search', '/post/get'])(
  '%s rejects another person’s userID',
  async (url) => {
    const [ada, bola] = [await anEmployer(server), await anEmployer(server)]
    const job = await aJob(db, { ownerId: ada.id })

    const response = await ada.call(url, { userID: bola.id, jobId: job.id })

    expect([response.statusCode, response.body]).toEqual([403, 'You cannot do that.'])
    expect((await findRow(job.id)).status).toBe('open')
  },
)

test.each([
  ['another person’s', 403],
  ['an imported', 403],
  ['a removed', 404],
  ['no', 404],
  ['an impossible', 404],
])('deleting %s job is rejected with %i', async (whose, status) => {
  const [ada, bola] = [await anEmployer(server), await anEmployer(server)]
  const ownerId = whose === 'an imported' ? null : bola.id
  const job = await aJob(db, { ownerId, status: whose === 'a removed' ? 'removed' : 'open' })
  const ids: Record<string, string> = { no: "' or 1=1 --", 'an impossible': 'a\0b' }
  const jobId = ids[whose] ?? job.id

  const response = await ada.call('/post/delete', { userID: ada.id, jobId })

  expect(response.statusCode).toBe(status)
  expect((await findRow(job.id)).status).toBe(job.status)
})

test('the counts of a deleted job go with it, and no others', async () => {
  const { actor } = await anEmployer(server)
  const [gone, kept] = [
    await aJob(db, { ownerId: actor.id }),
    await aJob(db, { ownerId: actor.id }),
  ]
  const count = { day: '2026-11-20', kind: 'view', source: 'list', count: 3 } as const
  await db
    .insertInto('jobDay')
    .values([gone, kept].map(({ id }) => ({ ...count, jobId: id })))
    .execute()

  await postings.remove(actor, gone.id)

  const left = await db
    .selectFrom('jobDay')
    .select('jobId')
    .where('jobId', 'in', [gone.id, kept.id])
    .execute()
  expect(left).toEqual([{ jobId: kept.id }])
})

test('a deletion without a jobId is rejected', async () => {
  const ada = await anEmployer(server)

  expect((await ada.call('/post/delete', { userID: ada.id })).statusCode).toBe(422)
})

const ACTIONS = {
  change: (actor: never, id: string) => postings.change(actor, id, aForm(aPosting())),
  close: (actor: never, id: string) => postings.close(actor, id),
  reopen: (actor: never, id: string) => postings.reopen(actor, id),
  remove: (actor: never, id: string) => postings.remove(actor, id),
  copy: (actor: never, id: string) => postings.drafts.copy(actor, id),
  start: (actor: never, id: string) => postings.drafts.start(actor, id),
  preview: (actor: never, id: string) => postings.drafts.preview(actor, id),
}
test.each(Object.entries(ACTIONS))('nobody can %s another person’s job', async (_, act) => {
  const { actor } = await anEmployer(server)
  const owner = await anEmployer(server)
  const job = await aJob(db, { ownerId: owner.id })

  await expect(act(actor as never, job.id)).rejects.toMatchObject({ code: 'forbidden' })
  for (const unknown of ['nothing', 'a\0b']) {
    await expect(act(actor as never, unknown)).rejects.toMatchObject({ code: 'job_not_found' })
  }

  expect(await findRow(job.id)).toEqual(job)
})

test('a draft whose subject is no id is neither saved nor found', async () => {
  const { actor } = await anEmployer(server)

  await postings.saveDraft(actor, 'a\0b', aForm(aPosting()))
  expect(await postings.drafts.read(actor, 'a\0b')).toBeNull()
  await postings.drafts.discard(actor, 'a\0b')
  await expect(postings.publishDraft(actor, 'a\0b', '')).rejects.toMatchObject({
    code: 'job_not_found',
  })
})

test('a changed job keeps its posting date, its place and its closing date', async () => {
  const ada = await anEmployer(server)
  const postedAt = '2026-11-01T09:00:00.000Z'
  const closesAt = '2026-11-02T23:59:59.000Z'
  const job = await aJob(db, { ownerId: ada.id, postedAt, closesAt, status: 'closed' })

  const posting = aPosting({ closesOn: '2026-11-02', payMin: '12.71', payPeriod: 'hour' })
  const changed = await postings.change(ada.actor, job.id, aForm(posting))

  expect(changed).toMatchObject({
    id: job.id,
    title: posting.jobTitle,
    postedAt,
    closesAt,
    status: 'closed',
    pay: { min: 12.71, max: null, currency: 'GBP', period: 'hour' },
  })
})

test('a change with a mistake changes nothing', async () => {
  const ada = await anEmployer(server)
  const job = await aJob(db, { ownerId: ada.id })

  const form = aForm(aPosting({ description: '' }))
  await expect(postings.change(ada.actor, job.id, form)).rejects.toThrow('Describe the job.')
  await postings.saveDraft(ada.actor, job.id, form)

  expect(await findRow(job.id)).toEqual(job)
  const { answers, savedAt, job: before } = await postings.drafts.start(ada.actor, job.id)
  expect([answers.jobTitle, answers.description]).toEqual([form.values['jobTitle'], ''])
  expect([savedAt !== null, before?.title]).toEqual([true, job.title])
})

test('a filled job leaves the lists and keeps its page', async () => {
  const ada = await anEmployer(server)
  const job = await aJob(db, { ownerId: ada.id })

  await Promise.all([postings.close(ada.actor, job.id), postings.close(ada.actor, job.id)])

  expect(await isListed(job.id)).toBe(false)
  expect((await app.inject(`/api/v1/jobs/${job.id}`)).json()).toMatchObject({ isOpen: false })
  expect(await findRow(job.id)).toMatchObject({ closedAs: 'filled', closedAt: expect.anything() })
})

test('a reopened job is back in its place, with a new closing date if the old one has passed', async () => {
  const ada = await anEmployer(server)
  const [day, over] = ['2026-11-01T09:00:00.000Z', '2026-11-02T23:59:59.000Z']
  const job = await aJob(db, { ownerId: ada.id, postedAt: day, closesAt: over, status: 'closed' })

  await Promise.all([postings.reopen(ada.actor, job.id), postings.reopen(ada.actor, job.id)])

  const row = await findRow(job.id)
  expect(row).toMatchObject({ status: 'open', postedAt: day, closedAt: null, closedAs: null })
  expect(toLondonDay(row.closesAt ?? '')).toBe(toLondonDay(Date.now() + OPEN_DAYS * 86_400_000))
})

test('an expired job can be reopened too', async () => {
  const ada = await anEmployer(server)
  const job = await aJob(db, { ownerId: ada.id, closesAt: '2026-11-02T23:59:59.000Z' })
  await services.jobs.closeExpiredJobs()
  expect(await findRow(job.id)).toMatchObject({ status: 'closed', closedAs: 'expired' })

  await postings.reopen(ada.actor, job.id)

  expect((await services.jobs.find(job.id))?.isOpen).toBe(true)
})

test('a repeated job starts with the old answers and mentions another draft', async () => {
  const ada = await anEmployer(server)
  const posting = aPosting({
    place: 'Leeds',
    payMin: '13.5',
    payPeriod: 'hour',
    ranges: 'Contract',
    isRemote: 'on',
  })
  const job = await postings.publish(ada.actor, aForm(posting))

  const { answers, savedAt } = await postings.drafts.copy(ada.actor, job.id)

  expect(answers).toMatchObject({ ...posting, payCurrency: 'GBP', closesOn: '' })
  expect(savedAt).toBeNull()
  await postings.saveDraft(ada.actor, 'new', aForm({ jobTitle: 'Half a' }))
  expect((await postings.drafts.copy(ada.actor, job.id)).savedAt).not.toBeNull()
  const again = await postings.publish(ada.actor, aForm({ ...answers, place: 'York' }))
  expect(again.id).not.toBe(job.id)
})

test('a draft is offered until it is published or discarded, and an empty one never', async () => {
  const { actor, email } = await anEmployer(server)
  const start = () => postings.drafts.start(actor, 'new')
  await postings.saveDraft(actor, 'new', aForm({ email, payCurrency: 'GBP', intent: 'preview' }))
  expect(await start()).toMatchObject({ savedAt: null, answers: { email } })

  await postings.saveDraft(actor, 'new', aForm({ jobTitle: 'Nur', formId: '0123456789abc' }))
  expect(await start()).toMatchObject({ answers: { jobTitle: 'Nur', formId: '0123456789abc' } })

  await postings.drafts.discard(actor, 'new')
  expect((await start()).answers).toEqual({
    email,
    location: 'Nigeria',
    formId: expect.any(String),
  })

  // Saved a moment too late, when its job had already been published.
  const form = aForm(aPosting({ formId: 'cba9876543210' }))
  await postings.publish(actor, form)
  await postings.saveDraft(actor, 'new', form)
  expect((await start()).savedAt).toBeNull()
})

test('a draft can be previewed once it is complete', async () => {
  const { actor } = await anEmployer(server)
  const preview = () => postings.drafts.preview(actor, 'new')
  expect(await preview()).toBeNull()
  await postings.saveDraft(actor, 'new', aForm({ jobTitle: 'Nurse' }))
  expect(await preview()).toBeNull()

  const posting = aPosting({ noFee: 'on' })
  await postings.saveDraft(actor, 'new', aForm(posting))

  expect(await preview()).toMatchObject({ title: posting.jobTitle, isOpen: true })
})

test('open jobs are found by location, category (also Health) and type', async () => {
  const ada = await anEmployer(server)
  const category = 'healthcare'
  const job = await aJob(db, { country: 'FJ', category, type: 'Contract' })
  await aJob(db, { country: 'FJ', category: 'tech', type: 'Contract' })
  await aJob(db, { country: 'FJ', category, type: 'Full-time' })
  await aJob(db, { country: 'FJ', category, type: 'Contract', status: 'closed' })
  services.jobs.notifyJobsChanged()

  const search = { userID: ada.id, location: 'Fiji', category: 'Health', ranges: 'Contract' }
  const response = await ada.call('/post/search', search)

  expect(idsOf(response.json())).toEqual([job.id])
  expect(response.headers['x-total-count']).toBe('1')
  const all = await ada.call('/post/search', { location: 'FJ', category: '', ranges: null })
  expect(all.headers['x-total-count']).toBe('3')
  expect((await ada.call('/post/search', { category: 'Alchemy' })).statusCode).toBe(422)
})
