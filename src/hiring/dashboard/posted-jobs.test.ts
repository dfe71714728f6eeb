import { expect, test } from 'vitest'
import { loadPosted } from '#hiring/dashboard/pages/posted/load-posted.ts'
import type { JobsQuery } from './dashboard.ts'
import { ALL_JOBS } from './dashboard-paths.ts'
import { aLoggedInPerson, aPostedJob } from '#tests/support/applications.ts'
import { aStoredApplication, daysAgo } from '#tests/support/dashboard.ts'
import { aMember, anOrganisation } from '#tests/support/organisations.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server
const { jobs } = services.dashboard

const list = (actor: { id: string }, query: Partial<JobsQuery> = {}) =>
  jobs.list(actor, { ...ALL_JOBS, ...query })
const titles = async (actor: { id: string }, query: Partial<JobsQuery> = {}) =>
  (await list(actor, query)).jobs.map(({ title }) => title)

/** Jobs that differ in everything by which they are sorted and filtered. */
async function aBoard() {
  const ada = await aPerson(db)
  const job = (title: string, overrides: object) =>
    aPostedJob(db, ada, { title, closesAt: daysAgo(-20), ...overrides })
  const cook = await job('Cook', { postedAt: daysAgo(3), place: 'Skipton' })
  const nurse = await job('Nurse', { postedAt: daysAgo(9), closesAt: daysAgo(-3) })
  const driver = await job('Driver', { postedAt: daysAgo(1), status: 'closed' })
  const porter = await job('Porter', { postedAt: daysAgo(5), status: 'held', heldBecause: 'Fee.' })
  const cleaner = await job('Cleaner', { postedAt: daysAgo(4), closesAt: daysAgo(1) })
  await job('Gone', { status: 'removed' })
  await aStoredApplication(db, cook.id, { createdAt: daysAgo(2) })
  await aStoredApplication(db, nurse.id, { createdAt: daysAgo(6), status: 'seen' })
  await aStoredApplication(db, nurse.id, { createdAt: daysAgo(8), status: 'rejected' })
  await aStoredApplication(db, nurse.id, { createdAt: daysAgo(7), withdrawnAt: daysAgo(1) })
  return { ada, cook, nurse, driver, porter, cleaner }
}

test('each order is what its name says', async () => {
  const { ada } = await aBoard()

  expect(await titles(ada)).toEqual(['Nurse', 'Cook', 'Porter', 'Driver', 'Cleaner'])
  expect(await titles(ada, { sort: 'newest' })).toEqual([
    'Driver',
    'Cook',
    'Cleaner',
    'Porter',
    'Nurse',
  ])
  expect((await titles(ada, { sort: 'closing' })).slice(0, 2)).toEqual(['Nurse', 'Cook'])
  expect((await titles(ada, { sort: 'applicants' })).slice(0, 2)).toEqual(['Nurse', 'Cook'])
  expect(await titles(ada, { sort: 'title' })).toEqual([
    'Cleaner',
    'Cook',
    'Driver',
    'Nurse',
    'Porter',
  ])
})

test('each filter finds its jobs, and says how many they are', async () => {
  const { ada } = await aBoard()
  const found = async (filter: JobsQuery['filter']) =>
    (await titles(ada, { filter, sort: 'title' })).join()

  expect(await found('waiting')).toBe('Cook,Nurse')
  expect(await found('open')).toBe('Cook,Nurse')
  expect(await found('closing')).toBe('Nurse')
  expect(await found('held')).toBe('Porter')
  expect(await found('closed')).toBe('Cleaner,Driver')
  expect(await found('drafts')).toBe('')
  expect((await list(ada)).counts).toEqual({
    all: 5,
    waiting: 2,
    open: 2,
    closing: 1,
    held: 1,
    refused: 0,
    drafts: 0,
    closed: 2,
  })
})

test('the tab counts the jobs that the table lists, also one that the desk refused', async () => {
  const { ada } = await aBoard()
  await aPostedJob(db, ada, { status: 'removed', removedBecause: 'Unfair.' })

  expect((await list(ada)).counts).toMatchObject({ all: 6, refused: 1 })
  expect(await jobs.count(ada)).toBe(6)
})

test('a search finds titles, towns and references, whatever signs are in it', async () => {
  const { ada, porter } = await aBoard()
  const word = uniqueWord()
  await aPostedJob(db, ada, { title: `100% _${word}` })

  expect(await titles(ada, { q: 'OOK' })).toEqual(['Cook'])
  expect(await titles(ada, { q: 'skip' })).toEqual(['Cook'])
  expect(await titles(ada, { q: porter.id.slice(2, 12) })).toEqual(['Porter'])
  expect(await titles(ada, { q: `% _${word}` })).toEqual([`100% _${word}`])
  expect(await titles(ada, { q: '%_' })).toEqual([])
  const { counts, waiting } = await list(ada, { q: 'cook' })
  expect([counts.all, counts.waiting, counts.open]).toEqual([1, 1, 1])
  // The waiting applicants do not depend on the search.
  expect(waiting.people).toBe(2)
})

test('a row has its counts, and the longest wait leads to its applicant', async () => {
  const { ada, nurse, porter, cook } = await aBoard()
  const { jobs: rows, waiting } = await list(ada)
  const row = rows.find(({ id }) => id === nurse.id)

  expect(row).toMatchObject({ status: 'open', applicants: 3, newApplicants: 0, waiting: 1 })
  expect(rows.find(({ id }) => id === cook.id)).toMatchObject({ newApplicants: 1, waiting: 1 })
  expect(rows.find(({ id }) => id === porter.id)).toMatchObject({
    status: 'held',
    held: { because: 'Fee.', caseId: null },
  })
  expect(waiting).toMatchObject({ people: 2, since: row?.waitsSince })
  const { id } = await db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', nurse.id)
    .where('status', '=', 'seen')
    .executeTakeFirstOrThrow()
  expect(waiting.longest).toEqual({ jobId: nurse.id, applicationId: id })
})

test('a message, a status and the end of a job are answers; opening, noting and mail from applicants are not', async () => {
  const { actor } = await aLoggedInPerson(server)
  const job = await aPostedJob(db, actor)
  const sent = await Promise.all([1, 2, 3].map(() => aStoredApplication(db, job.id)))
  const [one, two, three] = sent.map(({ id }) => ({ jobId: job.id, id }))
  if (!one || !two || !three) throw new Error('They were sent.')
  const people = async () => (await list(actor)).waiting.people
  await services.applications.applicants.open(actor, one)
  await services.applications.notes.add(actor, one, { note: 'Call on Monday.', noteForm: '' })
  await db
    .insertInto('applicationMessage')
    .values({
      id: 'asks',
      applicationId: two.id,
      side: 'applicant',
      body: 'Hello?',
      sentAt: daysAgo(0),
    })
    .execute()
  expect(await people()).toBe(3)
  expect((await list(actor)).jobs[0]).toMatchObject({ unreadMessages: 1, newApplicants: 2 })

  const held = { id: 'waits', applicationId: two.id, side: 'employer', body: 'Hello!' } as const
  await db.insertInto('applicationMessage').values(held).execute()
  expect(await people()).toBe(3)
  await db
    .updateTable('applicationMessage')
    .set({ sentAt: daysAgo(0) })
    .where('id', '=', 'waits')
    .execute()
  expect(await people()).toBe(2)
  await services.applications.applicants.setStage(actor, one, { status: 'shortlisted' })
  await services.applications.notices.notifyStatus({ applicationId: one.id })
  await services.applications.applicants.setStage(actor, one, { status: 'seen' })
  expect(await people()).toBe(1)
  await services.postings.close(actor, job.id)
  expect(await people()).toBe(0)
})

test('members see the jobs of their organisations, and what they may do; strangers see nothing', async () => {
  const organisation = await anOrganisation(server)
  const job = await aPostedJob(db, organisation.actor, { organisationId: organisation.id })
  await aStoredApplication(db, job.id)
  const [recruiter, reader] = [
    await aMember(server, organisation.id, 'recruiter'),
    await aMember(server, organisation.id, 'reader'),
  ]
  const stranger = await aLoggedInPerson(server)

  expect((await list(recruiter.actor)).jobs[0]).toMatchObject({ canManage: true, canAnswer: true })
  expect((await list(recruiter.actor)).waiting.people).toBe(1)
  expect((await list(reader.actor)).jobs[0]).toMatchObject({ canManage: false, canAnswer: false })
  expect((await list(reader.actor)).waiting).toEqual({ people: 0, since: null, longest: null })
  expect(await list(stranger.actor)).toMatchObject({ jobs: [], counts: { all: 0 } })
})

test('many jobs are read page by page, each once', async () => {
  const ada = await aPerson(db)
  for (let count = 0; count < 23; count += 1)
    await aPostedJob(db, ada, { postedAt: '2026-11-02T09:00:00.000Z' })

  const pages = [await list(ada), await list(ada, { page: 2 }), await list(ada, { page: 3 })]

  expect(pages.map(({ jobs }) => jobs.length)).toEqual([12, 11, 0])
  expect(new Set(pages.flatMap((page) => page.jobs.map(({ id }) => id))).size).toBe(23)
  expect(pages[2]?.counts.all).toBe(23)
})

test('views are counted, and an address that nobody has confirmed is told', async () => {
  const organisation = await anOrganisation(server)
  const { id: organisationId, actor } = organisation
  const postTo = async (applyEmail: string) => {
    const job = await aPostedJob(db, actor, { organisationId, applyEmail: null })
    await db.updateTable('job').set({ applyEmail }).where('id', '=', job.id).execute()
    return job
  }
  const job = await postTo('somebody@else.example')
  services.figures.count({ jobId: job.id, kind: 'view' }, 'list')
  await services.figures.flush()

  const [row] = (await list(actor)).jobs

  expect(row?.views).toEqual({ all: 1, since: 1 })
  expect(row?.addressWaits?.words).toContain('somebody@else.example')

  for (const email of ['somebody@else.example', 'other@else.example']) await postTo(email)
  const shown = await loadPosted(services, { actor, started: null }, new URLSearchParams())
  expect(shown.rows.map(({ notes }) => notes[0]?.words).toSorted()).toEqual([
    'other@else.example',
    'somebody@else.example',
    'somebody@else.example',
  ])
  expect(shown.addresses.toSorted()).toEqual([
    'Nobody has agreed yet that applications go to other@else.example.',
    'Nobody has agreed yet that applications go to somebody@else.example.',
  ])
})
