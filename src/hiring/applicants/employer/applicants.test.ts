import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { anApplication, applyFor, aLoggedInPerson } from '#tests/support/applications.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { applicants, notices, own } = services.applications

test('applicants are listed newest first, page by page, with a filter and counts', async () => {
  const { employer, job, key } = await anApplication(server, { fullName: 'First' })
  for (let count = 0; count < 52; count += 1) {
    await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  }
  await applicants.setStage(employer.actor, key, { status: 'rejected' })

  const first = await applicants.list(employer.actor, job.id, { sort: 'newest' })
  const second = await applicants.list(employer.actor, job.id, { sort: 'newest', page: 2 })
  const rejected = await applicants.list(employer.actor, job.id, { status: 'rejected' })

  expect([first.items.length, second.items.length, second.lastPage]).toEqual([50, 3, 2])
  const all = [...first.items, ...second.items]
  expect(new Set(all.map(({ id }) => id)).size).toBe(53)
  expect(all.at(-1)).toMatchObject({ name: 'First', country: 'Nigeria' })
  expect(rejected.items).toMatchObject([{ name: 'First', status: 'rejected' }])
  expect(rejected.counts).toMatchObject({ all: 53, new: 52, rejected: 1, withdrawn: 0 })
})

test('the first visit is recorded once and shown to the applicant; prefetching does not count', async () => {
  const { employer, applicant, key } = await anApplication(server)

  const ahead = await applicants.open(employer.actor, key, { isVisit: false })
  expect(ahead.applicant).toMatchObject({ status: 'new', openedAt: null })
  await Promise.all([1, 2, 3].map(() => applicants.open(employer.actor, key)))
  const { applicant: seen } = await applicants.open(employer.actor, key)

  expect(seen).toMatchObject({ status: 'seen', openedAt: expect.any(String) })
  expect(seen.events.map(({ kind }) => kind)).toEqual(['sent', 'opened'])
  expect(await own.find(applicant.actor, key.id)).toMatchObject({
    status: 'seen',
    openedAt: seen.openedAt,
  })
})

test('a stage is saved with its history, and setting it again changes nothing', async () => {
  const { employer, applicant, key } = await anApplication(server)
  for (const status of [
    'shortlisted',
    'shortlisted',
    'interview',
    'rejected',
    'offered',
  ] as const) {
    await applicants.setStage(employer.actor, key, { status })
    await notices.notifyStatus({ applicationId: key.id })
  }

  const { events, status } = await own.find(applicant.actor, key.id)

  expect(status).toBe('offered')
  expect(events.map(({ status }) => status)).toEqual([
    'new',
    'shortlisted',
    'interview',
    'rejected',
    'offered',
  ])
})

test('a withdrawn application can be read, but not decided, answered or withdrawn again', async () => {
  const { employer, applicant, job, key } = await anApplication(server)
  await own.withdraw(applicant.actor, key.id)

  for (const change of [
    () => applicants.setStage(employer.actor, key, { status: 'offered' }),
    () => writeToApplicant(server, employer.actor, { key, text: 'Come back' }),
    () => own.withdraw(applicant.actor, key.id),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: 'withdrawn' })
  }

  const { applicant: seen } = await applicants.open(employer.actor, key)
  expect(seen).toMatchObject({ status: 'new', openedAt: null, withdrawnAt: expect.any(String) })
  expect(seen.answers?.coverLetter).toContain('nights')
  expect((await applicants.list(employer.actor, job.id)).counts).toMatchObject({
    all: 1,
    new: 0,
    withdrawn: 1,
  })
})

test('a concurrent withdrawal and decision end in one of the two states, with a history in order', async () => {
  const { employer, applicant, key } = await anApplication(server)

  await Promise.allSettled([
    own.withdraw(applicant.actor, key.id),
    applicants.setStage(employer.actor, key, { status: 'offered' }),
  ])

  const { events } = await own.find(applicant.actor, key.id)
  expect(['sent withdrawn', 'sent status withdrawn']).toContain(
    events.map(({ kind }) => kind).join(' '),
  )
})

test('the CSV of applicants is complete, has a byte order mark and contains no formulas', async () => {
  const { employer, job } = await anApplication(server, {
    fullName: '=HYPERLINK("https://evil.example")',
    coverLetter: '@SUM(A1)\nsecond line, "quoted"',
  })
  for (let count = 0; count < 3; count += 1) {
    await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  }

  const response = await app.inject({
    url: `/api/v1/post/${job.id}/applicants.csv`,
    cookies: employer.cookies,
  })

  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="?applicants-[\w-]+\.csv"?$/,
    ),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(response.body.match(/"Ada Obi.pdf"/g)).toHaveLength(4)
  expect(response.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(response.body).toContain(`"'+234 803 123 4567"`)
  expect(response.body).toContain(`"'@SUM(A1)\nsecond line, ""quoted"""`)
})

test('a CSV of hundreds is read in batches, each applicant once', async () => {
  const { employer, job, id } = await anApplication(server)
  const source = await db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (let count = 0; count < 205; count += 1) {
    const { actor } = await aLoggedInPerson(server)
    const { advert: _, jobBefore: __, profile: ___, screeningAnswers: ____, ...rest } = source
    const fullName = `Person ${count}.`
    await db
      .insertInto('application')
      .values({ ...rest, id: `${id}${count}`, applicantId: actor.id, fullName, advert: '{}' })
      .execute()
  }

  const { content } = await applicants.exportCsv(employer.actor, job.id)
  const csv = await text(content)

  for (let count = 0; count < 205; count += 1) {
    expect(csv.split(`"Person ${count}."`)).toHaveLength(2)
  }
})
