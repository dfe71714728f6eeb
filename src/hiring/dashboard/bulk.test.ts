import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PeopleCounts } from '#hiring/applications/notices/people-in-progress.service.ts'
import { PeopleOfSeveral } from '#hiring/posting/pages/own/people-waiting.tsx'
import { addDays, toLondonDay } from '#platform/primitives/time/days.ts'
import { MAX_OPEN_DAYS } from '#trade/postings.schema.ts'
import { aLoggedInPerson, aPostedJob } from '#tests/support/applications.ts'
import { aStoredApplication, daysAgo } from '#tests/support/dashboard.ts'
import { endOfLondonDay } from '#hiring/posting/stored/closing-date.ts'
import { aMember, anOrganisation, historyOf } from '#tests/support/organisations.ts'
import { anAcceptedOffer, anOffer } from '#tests/support/offers.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { bulk } = services.dashboard

const CLOSING = { reason: 'filled', isConfirmed: true } as const
/** A day in London, whose midnight is not that of the clock. */
const inDays = (days: number) => addDays(toLondonDay(Date.now()), days)
const outcomesOf = (results: { outcome: string }[]) => results.map(({ outcome }) => outcome)
const ticked = ({ id, closesAt }: { id: string; closesAt: string | null }) => ({
  id,
  closesOn: closesAt ? toLondonDay(closesAt) : '',
})
const findJob = (id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function anEmployerWith(...jobs: Parameters<typeof aPostedJob>[2][]) {
  const { actor } = await aLoggedInPerson(server)
  const posted = []
  for (const job of jobs) posted.push(await aPostedJob(db, actor, job))
  return { actor, ids: posted.map(({ id }) => id), jobs: posted }
}

test('each job closes by itself, and each outcome is told', async () => {
  const { actor, ids } = await anEmployerWith({}, { status: 'closed' }, { status: 'held' })
  const stranger = await anEmployerWith({})
  const [foreign = ''] = stranger.ids

  const results = await bulk.close(actor, { ...CLOSING, ids: [...ids, foreign, 'no-such-job'] })

  expect(outcomesOf(results)).toEqual(['done', 'already', 'held', 'not-found', 'not-found'])
  expect(results[3]?.title).toBeNull()
  expect((await findJob(foreign)).status).toBe('open')
  expect(await findJob(ids[0] ?? '')).toMatchObject({ status: 'closed', closedAs: 'filled' })
})

test('people who wait stop it before anything is closed, until they have been shown', async () => {
  const { actor, ids } = await anEmployerWith({}, {})
  await aStoredApplication(db, ids[1] ?? '')
  const closing = { ids, reason: 'paused', isConfirmed: false } as const

  await expect(bulk.close(actor, closing)).rejects.toMatchObject({ code: 'people_wait' })
  expect((await findJob(ids[0] ?? '')).status).toBe('open')
  expect((await bulk.findOpen(actor, ids)).people).toMatchObject({ total: 1, waiting: 1 })
  const results = await bulk.close(actor, { ...closing, isConfirmed: true })

  expect(outcomesOf(results)).toEqual(['done', 'done'])
  const notices = await db
    .selectFrom('applicationEvent')
    .innerJoin('application', 'application.id', 'applicationEvent.applicationId')
    .select('applicationEvent.kind')
    .where('application.jobId', 'in', ids)
    .execute()
  expect(notices).toEqual([{ kind: 'job-closed' }])
})

test('several jobs close with the numbers of each by itself, and mail those who are named', async () => {
  const { actor, ids } = await anEmployerWith({}, {})
  const [one = '', two = ''] = ids
  const stages = ['new', 'seen', 'shortlisted', 'interview', 'offered', 'rejected'] as const
  for (const status of stages) await aStoredApplication(db, one, { status })
  await aStoredApplication(db, two)
  await aStoredApplication(db, two, { withdrawnAt: daysAgo(1) })
  const { inProgress } = services.applications
  const alone = await Promise.all(ids.map((id) => inProgress.find(actor, id)))
  const sum = (name: keyof PeopleCounts) => alone.reduce((total, each) => total + each[name], 0)

  const { people } = await bulk.findOpen(actor, ids)

  expect(people).toEqual({ total: 6, waiting: 3, offered: 1, openOffers: 1, interview: 1 })
  const names = Object.keys(people) as (keyof PeopleCounts)[]
  expect(names.map((name) => people[name])).toEqual(names.map(sum))
  const page = renderToStaticMarkup(createElement(PeopleOfSeveral, { people }))
  expect(page).toContain('3 applications are waiting for you')
  expect(page).toContain('Interviews (1) stand')
  expect(page).toContain('We send 4 emails, one an application')
  await bulk.close(actor, { ...CLOSING, ids })
  const told = await db
    .selectFrom('applicationEvent')
    .innerJoin('application', 'application.id', 'applicationEvent.applicationId')
    .select('application.status')
    .where('application.jobId', 'in', ids)
    .where('applicationEvent.kind', '=', 'job-closed')
    .execute()
  expect(told).toHaveLength(4)
})

test('open offers are taken back before their jobs close, if that is chosen; accepted ones stand', async () => {
  const [open, accepted] = [await anOffer(server), await anAcceptedOffer(server)]
  const { actor } = open.employer
  const closing = { ...CLOSING, ids: [open.job.id], takesOffersBack: true }
  expect((await bulk.findOpen(actor, closing.ids)).people).toMatchObject({ openOffers: 1 })
  const { employer, job } = accepted
  expect((await bulk.findOpen(employer.actor, [job.id])).people).toMatchObject({ openOffers: 0 })
  await expect(bulk.close({ ...actor, secondFactorAt: null }, closing)).rejects.toMatchObject({
    code: 'second_step_needed',
  })
  expect((await findJob(open.job.id)).status).toBe('open')

  const both = [bulk.close(actor, closing), bulk.close(actor, closing)]
  expect((await Promise.all(both)).flatMap(outcomesOf)).toContain('done')
  await bulk.close(accepted.employer.actor, { ...closing, ids: [accepted.job.id] })

  await services.applications.notices.notifyStatus({ applicationId: open.id })
  await expect(services.arrival.find(open.applicant.actor, { id: open.id })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await services.arrival.find(accepted.applicant.actor, { id: accepted.id })).toMatchObject({
    answer: 'accepted',
    pause: null,
  })
})

test('offers stand where nothing was chosen, and another’s are never touched', async () => {
  const offered = await anOffer(server)
  const stranger = await aLoggedInPerson(server)
  const ids = [offered.job.id]
  const foreign = await bulk.close(stranger.actor, { ...CLOSING, ids, takesOffersBack: true })
  expect(outcomesOf(foreign)).toEqual(['not-found'])
  await bulk.close(offered.employer.actor, { ...CLOSING, ids })
  const found = await services.arrival.find(offered.applicant.actor, { id: offered.id })
  expect(found).toMatchObject({ answer: null, pause: null })
})

test('the same form sent twice at once closes each job once', async () => {
  const { actor, ids } = await anEmployerWith({}, {})
  await aStoredApplication(db, ids[0] ?? '')

  const both = await Promise.all([
    bulk.close(actor, { ...CLOSING, ids: [...ids, ...ids] }),
    bulk.close(actor, { ...CLOSING, ids }),
  ])

  expect(both.map(({ length }) => length)).toEqual([2, 2])
  expect(both.flatMap(outcomesOf).toSorted()).toEqual(['already', 'already', 'done', 'done'])
  const { count } = await db
    .selectFrom('outboxMail')
    .innerJoin('application', 'application.id', 'outboxMail.subject')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('application.jobId', 'in', ids)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})

test('a closing date moves by thirty days, once however often the form is sent', async () => {
  const { actor, jobs } = await anEmployerWith({ closesAt: endOfLondonDay(inDays(10)) })
  const [job] = jobs
  if (!job) throw new Error('It was posted.')

  const first = await bulk.extend(actor, [ticked(job)])
  const second = await bulk.extend(actor, [ticked(job)])

  expect([...outcomesOf(first), ...outcomesOf(second)]).toEqual(['done', 'already'])
  const { closesAt, organisationId } = await findJob(job.id)
  expect(toLondonDay(closesAt ?? '')).toBe(inDays(40))
  expect(await historyOf(server, organisationId ?? '')).toContain('job-changed')
})

test('no job is open longer than an employer can choose', async () => {
  const { actor, jobs } = await anEmployerWith(
    { closesAt: endOfLondonDay(inDays(MAX_OPEN_DAYS - 1)) },
    { closesAt: endOfLondonDay(inDays(MAX_OPEN_DAYS)) },
    { closesAt: daysAgo(-9), status: 'closed' },
    { closesAt: daysAgo(1) },
    { closesAt: null },
  )

  const results = await bulk.extend(actor, jobs.map(ticked))

  expect(outcomesOf(results)).toEqual(['done', 'longest', 'closed', 'closed', 'no-date'])
  const { closesAt } = await findJob(jobs[0]?.id ?? '')
  expect(toLondonDay(closesAt ?? '')).toBe(inDays(MAX_OPEN_DAYS))
})

test('recruiters may, readers and strangers may not', async () => {
  const { id: organisationId, actor: owner } = await anOrganisation(server)
  const recruiter = await aMember(server, organisationId, 'recruiter')
  const reader = await aMember(server, organisationId, 'reader')
  const stranger = await aLoggedInPerson(server)
  const job = await aPostedJob(db, owner, { organisationId, closesAt: daysAgo(-5) })
  const both = async ({ actor }: { actor: typeof owner }) => [
    ...outcomesOf(await bulk.extend(actor, [ticked(job)])),
    ...outcomesOf(await bulk.close(actor, { ...CLOSING, ids: [job.id] })),
  ]

  expect(await both(stranger)).toEqual(['not-found', 'not-found'])
  expect(await both(reader)).toEqual(['forbidden', 'forbidden'])
  expect((await findJob(job.id)).status).toBe('open')
  expect(await bulk.findTicked(reader.actor, [job.id])).toEqual([])
  expect(await both(recruiter)).toEqual(['done', 'done'])
})

test.each([
  [[], 'Tick the jobs first.'],
  [["' or 1=1 --"], 'Tick the jobs first.'],
  [Array.from({ length: 101 }, (_, at) => `job${at}`), 'Tick 100 jobs at most.'],
])('%j is refused in a sentence', async (ids, message) => {
  const { actor } = await aLoggedInPerson(server)

  await expect(bulk.close(actor, { ...CLOSING, ids })).rejects.toMatchObject({
    problems: [{ message }],
  })
})
