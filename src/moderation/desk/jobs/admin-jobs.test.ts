import { expect, test } from 'vitest'
import { listFailedTasks } from '#platform/tasks/failed-tasks.ts'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { anActor, anAdmin, ANY_LIST } from '#tests/support/admin.ts'
import { deliverMail } from '#tests/support/outbox.ts'
import { mailTo } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { app, db, services, mailbox, runTasks, bossOptions } = server
const { jobs } = services.admin

const because = { reason: 'It asks applicants for a fee of £200.' }

async function aPostedJob(overrides: Parameters<typeof aJob>[1] = {}) {
  const poster = await anActor(db, { firstName: 'Bola' })
  return { poster, job: await aJob(db, { ownerId: poster.id, ...overrides }) }
}

const statusOf = async (id: string) => (await app.inject(`/api/v1/jobs/${id}`)).statusCode
const listed = async (country: string) => {
  const response = await app.inject(`/api/v1/jobs?country=${country}`)
  return [response.json().length, response.headers['x-total-count']]
}
const emailTo = async (email: string) => {
  await runTasks()
  return mailTo(mailbox, email)
}

test('a job that is taken down is gone from lists, counts and its page at once', async () => {
  const owner = await anAdmin(db)
  const country = anUnusedCountry()
  const { job } = await aPostedJob({ country })
  services.jobs.notifyJobsChanged()
  expect(await listed(country)).toEqual([1, '1'])

  await jobs.takeDown(owner, job.id, because)

  expect(await listed(country)).toEqual([0, '0'])
  expect(await statusOf(job.id)).toBe(404)
  expect(await jobs.find(owner, job.id)).toMatchObject({
    status: 'removed',
    removedBecause: because.reason,
    restoreDenial: null,
    history: [{ action: 'job-taken-down', detail: `${job.title}\n${because.reason}` }],
  })
})

test('the owner of the job gets one email with the reason', async () => {
  const { poster, job } = await aPostedJob({ title: 'Carer <b>' })

  await jobs.takeDown(await anAdmin(db), job.id, { reason: 'Ask for <no> fee.' })

  expect(await emailTo(poster.email)).toMatchObject({
    subject: 'We took down your job: Carer <b>',
    text: expect.stringMatching(
      /Bola, your job “Carer <b>” has been taken down[^]*The reason: Ask for <no> fee\./,
    ),
    html: expect.stringContaining('Ask for &lt;no&gt; fee.'),
  })
})

test('no email is sent about an imported job', async () => {
  const owner = await anAdmin(db)
  const job = await aJob(db, { source: 'nhs-jobs', sourceRef: crypto.randomUUID() })

  await jobs.takeDown(owner, job.id, because)

  expect((await jobs.find(owner, job.id)).poster).toBeNull()
  const { poster, job: posted } = await aPostedJob()
  await jobs.takeDown(owner, posted.id, because)
  expect(await emailTo(poster.email)).not.toBeNull()
  const emails = (await mailbox.list()).filter(({ subject }) => subject.includes(job.title))
  expect(emails).toEqual([])
  expect(await listFailedTasks(bossOptions)).toEqual([])
})

test('no email is sent about a job that is restored before it leaves', async () => {
  const owner = await anAdmin(db)
  const { poster, job } = await aPostedJob({ status: 'removed', removedBecause: 'A mistake' })
  await jobs.restore(owner, job.id)
  const [entry] = (await jobs.find(owner, job.id)).history

  for (const entryId of [entry?.id ?? 0, 0]) {
    const mail = { kind: 'takedown', subject: job.id, about: { entryId } } as const
    await deliverMail(server, mail)
  }

  expect(await mailTo(mailbox, poster.email)).toBeNull()
})

test('if two admins take a job down at once, one succeeds and the other is told', async () => {
  const { poster, job } = await aPostedJob()
  const owners = [await anAdmin(db), await anAdmin(db)]

  const tries = await Promise.allSettled(
    owners.map((owner) => jobs.takeDown(owner, job.id, because)),
  )

  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'done_already', status: 409, message: 'This job has been taken down already.' },
  })
  expect(await emailTo(poster.email)).not.toBeNull()
  const emails = (await mailbox.list()).filter(({ to }) => to === poster.email)
  expect(emails).toHaveLength(1)
})

test('a restored job has its page again, closed, and is in no list', async () => {
  const owner = await anAdmin(db)
  const country = anUnusedCountry()
  const { job } = await aPostedJob({ country })
  await jobs.takeDown(owner, job.id, because)

  await jobs.restore(owner, job.id)

  expect(await listed(country)).toEqual([0, '0'])
  const response = await app.inject(`/api/v1/jobs/${job.id}`)
  expect(response.json()).toMatchObject({ status: 'closed', isOpen: false })
  const found = await jobs.find(owner, job.id)
  expect(found.removedBecause).toBeNull()
  expect(found.history.map(({ action }) => action)).toEqual(['job-restored', 'job-taken-down'])
  await expect(jobs.restore(owner, job.id)).rejects.toMatchObject({ code: 'done_already' })
})

test('a job that its owner deleted stays deleted', async () => {
  const owner = await anAdmin(db)
  const { job } = await aPostedJob({ status: 'removed' })

  await expect(jobs.restore(owner, job.id)).rejects.toMatchObject({
    message: 'Its owner deleted this job, so it stays deleted.',
  })
  expect((await jobs.find(owner, job.id)).restoreDenial).toContain('stays deleted')
})

test('a job is found by title, employer, owner’s email and id, whatever its status', async () => {
  const owner = await anAdmin(db)
  const word = uniqueWord()
  const { poster, job } = await aPostedJob({
    title: `Carer ${word}`,
    employerName: `House of ${word.slice(0, 8)}`,
    preview: 'Care by night.',
    status: 'removed',
  })

  const found = async (search: string) =>
    (await jobs.list(owner, { ...ANY_LIST, search })).items.map(({ id }) => id)

  for (const search of [
    `CARER ${word}`,
    `of ${word.slice(0, 8)}`,
    poster.email.toUpperCase(),
    job.id,
  ]) {
    expect(await found(search)).toEqual([job.id])
  }
  expect(await found(job.id.slice(1))).toEqual([])
})

test.each(['100%', 'a_b', String.raw`back\slash`, "it's"])(
  '%s has no special meaning in a search',
  async (text) => {
    const owner = await anAdmin(db)
    const mark = uniqueWord()
    const exact = await aJob(db, { title: `${mark} ${text} pay` })
    await aJob(db, { title: `${mark} ${text.replaceAll(/[%_\\']/g, 'x')} pay` })

    const { items } = await jobs.list(owner, { ...ANY_LIST, search: `${mark} ${text}` })

    expect(items.map(({ id }) => id)).toEqual([exact.id])
    expect((await jobs.list(owner, { ...ANY_LIST, search: `${mark}%pay` })).items).toEqual([])
  },
)

test('a search shows one page at a time, filtered by status', async () => {
  const owner = await anAdmin(db)
  const employerName = uniqueWord()
  const postedAt = '2026-11-02T09:00:00.000Z'
  for (let i = 0; i < 22; i += 1) await aJob(db, { employerName, postedAt, status: 'closed' })
  await aJob(db, { employerName, postedAt })

  const request = { search: employerName, status: 'closed' }
  const first = await jobs.list(owner, { ...request, after: null })
  const second = await jobs.list(owner, { ...request, after: first.next })

  expect([first.items.length, second.items.length, second.next]).toEqual([15, 7, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(22)
})
