import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Files } from '#platform/files/files.ts'
import {
  anApplicationForm,
  aPostedJob,
  asSource,
  postApplication,
  aLoggedInPerson,
} from '#tests/support/applications.ts'
import { anIp } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createApply } from './apply.service.ts'

const server = await openTestServer()
const { app, db, tasks, limits, files, dataDir } = server

async function aJobAndSeeker() {
  const employer = await aLoggedInPerson(server)
  return { job: await aPostedJob(db, employer.actor), seeker: await aLoggedInPerson(server) }
}

const findRow = (jobId: string) =>
  db.selectFrom('application').selectAll().where('jobId', '=', jobId).executeTakeFirst()

function storedFiles() {
  const folder = path.join(dataDir, 'files/resumes')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('after dozens of attempts the form is not even read', async () => {
  const { job, seeker } = await aJobAndSeeker()
  const empty = anApplicationForm(job.id, { fullName: '' })
  for (let i = 0; i < 60; i += 1) {
    expect((await postApplication(app, seeker.cookies, empty)).statusCode).toBe(422)
  }

  const response = await postApplication(app, seeker.cookies, anApplicationForm(job.id))

  expect([response.statusCode, response.body]).toEqual([
    429,
    'You have tried many times. Wait an hour, then send your application.',
  ])
})

test('the thirty-first application of a day is not saved', async () => {
  const employer = await aLoggedInPerson(server)
  const seeker = await aLoggedInPerson(server)
  const jobs = await Promise.all(Array.from({ length: 31 }, () => aPostedJob(db, employer.actor)))
  const answers = []
  for (const job of jobs) {
    answers.push((await postApplication(app, seeker.cookies, anApplicationForm(job.id))).statusCode)
  }
  const before = storedFiles().length

  expect(answers.slice(0, 30).every((status) => status === 201)).toBe(true)
  expect(answers[30]).toBe(429)
  expect(storedFiles()).toHaveLength(before)
  expect(await findRow(jobs[30]?.id ?? '')).toBeUndefined()
})

test('an application that cannot be written leaves no CV, and its draft stays', async () => {
  const { job, seeker } = await aJobAndSeeker()
  const key = { kind: 'apply', subject: job.id } as const
  await server.services.drafts.save(seeker.actor, key, { fullName: 'Ada' })
  const before = storedFiles()
  const failing = { ...tasks, enqueue: async () => Promise.reject(new Error('The queue is full')) }
  const broken = createApply({ db, limits, files, tasks: failing })
  await using form = await broken.receive(
    { ip: anIp() },
    seeker.actor,
    await asSource(anApplicationForm(job.id)),
  )

  await expect(broken.apply(seeker.actor, job.id, form)).rejects.toThrow('queue')

  expect(storedFiles()).toEqual(before)
  expect(await findRow(job.id)).toBeUndefined()
  expect(await server.services.drafts.find(seeker.actor, key)).not.toBeNull()
})

test.each([
  ['while receiving', { receive: async () => Promise.reject(new DomainError('no_space')) }],
  ['while saving', { save: async () => Promise.reject(new DomainError('no_space')) }],
])('a full disk %s is answered with a sentence, and nothing is written', async (_, full) => {
  const { job, seeker } = await aJobAndSeeker()
  const store: Files = { ...files, ...full }
  const apply = createApply({ db, limits, tasks, files: store })
  const source = await asSource(anApplicationForm(job.id))
  await using form = await apply.receive({ ip: anIp() }, seeker.actor, source)

  await expect(apply.apply(seeker.actor, job.id, form)).rejects.toMatchObject({
    code: 'no_space',
    status: 507,
  })

  expect(form.values.coverLetter).toContain('nights')
  expect(await findRow(job.id)).toBeUndefined()
})
