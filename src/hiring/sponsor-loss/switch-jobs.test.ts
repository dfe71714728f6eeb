import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { aRegister, aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { findAnswerTimes, findSwitchJobs } from './switch-jobs.queries.ts'

const server = await openTestServer()
const { db, services } = server
const DAY = 86_400_000
const ANY_WORK = { q: '', place: '' }
const IN_THE_UK = { where: 'uk', permission: 'skilled-worker-since-2024-04' } as const

/** A nurse’s job that is not ruled out, of its own employer. */
async function anEmployersJob(overrides: Parameters<typeof aPostedJob>[2] = {}) {
  await aRegister(db)
  const sponsor = await aSponsor(db)
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(db, employer.actor, {
    employerName: `House ${newId()}`,
    title: 'Staff nurse',
    payMin: 40_000,
    payMax: 45_000,
    payCurrency: 'GBP',
    payPeriod: 'year',
    hoursPerWeek: 37.5,
    occupationCode: '2237',
    payBand: 'afc-5',
    legalName: sponsor.name,
    sponsorId: sponsor.id,
    offersSponsorship: true,
    ...overrides,
  })
  return { job, employer }
}

/** Ten applications from that many days ago, each answered the day before today. */
async function answerAfter(
  { job, employer }: Awaited<ReturnType<typeof anEmployersJob>>,
  days: number,
) {
  const at = (ago: number) => new Date(Date.now() - ago * DAY).toISOString()
  for (let count = 0; count < 10; count += 1) {
    const id = await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
    await db
      .updateTable('application')
      .set({ createdAt: at(days + 1) })
      .where('id', '=', id)
      .execute()
    const key = { jobId: job.id, id }
    await services.applications.applicants.setStage(employer.actor, key, { status: 'shortlisted' })
    await db
      .updateTable('applicationEvent')
      .set({ createdAt: at(1) })
      .where('applicationId', '=', id)
      .where('kind', '=', 'status')
      .execute()
  }
}

async function find(accountId: string | null = null, limit = 1000, work = ANY_WORK) {
  const times = await findAnswerTimes(db)
  return findSwitchJobs(db, { person: IN_THE_UK, work, accountId, times, limit })
}

const idsOf = ({ jobs }: Awaited<ReturnType<typeof find>>) => jobs.map(({ id }) => id)

test('jobs of employers who answer fast come first, then those of whom nobody knows, the newest first', async () => {
  const [slow, fast] = [await anEmployersJob(), await anEmployersJob()]
  const older = await anEmployersJob({ postedAt: '2026-11-01T00:00:00.000Z' })
  const newer = await anEmployersJob({ postedAt: '2026-11-02T00:00:00.000Z' })
  await answerAfter(slow, 9)
  await answerAfter(fast, 2)

  const found = await find()

  const own = [slow, fast, older, newer].map(({ job }) => job.id)
  expect(idsOf(found).filter((id) => own.includes(id))).toEqual([
    fast.job.id,
    slow.job.id,
    newer.job.id,
    older.job.id,
  ])
  const [first] = (await find(null, 1)).jobs
  expect(first?.id).toBe(fast.job.id)
  expect((await find(null, 1)).total).toBe(found.total)
  const { jobs } = await services.sponsorLoss.listJobs(null, IN_THE_UK, ANY_WORK)
  const shown = new Map(jobs.map(({ card, answers }) => [card.id, answers]))
  expect(shown.get(fast.job.id)).toEqual({ days: 2, applications: 10 })
  expect(shown.get(newer.job.id)).toBeNull()
})

test('only jobs that the person can switch to and apply for here are listed', async () => {
  const { job, employer } = await anEmployersJob()
  const closed = await anEmployersJob({ status: 'closed' })
  const over = await anEmployersJob({ closesAt: '2026-01-01T00:00:00.000Z' })
  const abroad = await anEmployersJob({ country: 'IE' })
  const ruledOut = await anEmployersJob({ occupationCode: '9263', payBand: null })
  const unread = await anEmployersJob()
  await db
    .updateTable('account')
    .set({ suspendedAt: new Date().toISOString() })
    .where('id', '=', unread.employer.actor.id)
    .execute()
  const elsewhere = await aJob(db)

  const ids = idsOf(await find())

  expect(ids).toContain(job.id)
  for (const other of [closed, over, abroad, ruledOut, unread])
    expect(ids).not.toContain(other.job.id)
  expect(ids).not.toContain(elsewhere.id)
  expect(idsOf(await find(employer.actor.id))).not.toContain(job.id)
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', job.id).execute()
  await indexJobs(db, [job.id])
  expect(idsOf(await find())).not.toContain(job.id)
})

test('only the work and the town that the person names are listed, what passes first', async () => {
  const nurse = await anEmployersJob({ title: 'Dialysis nurse', place: 'Leeds' })
  const noPay = { payMin: null, payMax: null }
  const open = await anEmployersJob({ title: 'Dialysis nurse', place: 'Leeds', ...noPay })
  const elsewhere = await anEmployersJob({ title: 'Dialysis nurse', place: 'Exeter' })
  const other = await anEmployersJob({ title: 'Physiotherapist', place: 'Leeds' })

  const ids = idsOf(await find(null, 1000, { q: 'dialysis', place: 'Leeds' }))

  expect(ids).toEqual([nurse.job.id, open.job.id])
  expect(ids).not.toContain(elsewhere.job.id)
  expect(ids).not.toContain(other.job.id)
})

test('a poster whom nobody has checked is never proposed', async () => {
  const { job } = await anEmployersJob({ poster: 'unproved' })

  expect(idsOf(await find())).not.toContain(job.id)
})
