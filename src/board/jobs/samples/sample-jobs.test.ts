import { expect, test } from 'vitest'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { addSamples, removeSamples } from './sample-jobs.ts'
import { SAMPLES } from './samples.ts'

const { app, db, services } = await openTestServer()

async function countJobs() {
  const listed = await app.inject('/api/v1/jobs?limit=1')
  return Number(listed.headers['x-total-count'])
}

test('samples fill an empty board once, say what they are, and leave other jobs alone', async () => {
  await addSamples(db, indexJobs)
  await addSamples(db, indexJobs)
  expect(await countJobs()).toBe(SAMPLES.length)
  const sample = await db.selectFrom('job').select('id').executeTakeFirstOrThrow()
  expect((await app.inject(`/api/v1/jobs/${sample.id}`)).json()).toMatchObject({ isSample: true })

  const real = await aJob(db)
  services.jobs.notifyJobsChanged()
  expect(await services.jobs.countSamples()).toBe(SAMPLES.length)
  expect(await removeSamples(db)).toBe(SAMPLES.length)
  services.jobs.notifyJobsChanged()
  expect(await services.jobs.countSamples()).toBe(0)

  expect((await app.inject(`/api/v1/jobs/${real.id}`)).statusCode).toBe(200)
  expect((await app.inject(`/api/v1/jobs/${sample.id}`)).statusCode).toBe(404)
  expect(await removeSamples(db)).toBe(0)
})

test('removed samples do not come back at the next start', async () => {
  const before = await countJobs()
  await addSamples(db, indexJobs)
  expect(await countJobs()).toBe(before)
})
