import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { addSamples, removeSamples } from './sample-jobs.ts'
import { SAMPLES } from './samples.ts'

const { app, db } = await openTestServer()

test('samples fill a board, say what they are, and go without touching other jobs', async () => {
  const real = await aJob(db)
  await addSamples(db)
  await addSamples(db)

  const listed = await app.inject('/api/v1/jobs?limit=1')
  expect(listed.headers['x-total-count']).toBe(String(SAMPLES.length + 1))
  const sample = await db
    .selectFrom('job')
    .select('id')
    .where('source', '=', 'sample')
    .executeTakeFirstOrThrow()
  expect((await app.inject(`/api/v1/jobs/${sample.id}`)).json()).toMatchObject({ isSample: true })

  expect(await removeSamples(db)).toBe(SAMPLES.length)
  expect((await app.inject(`/api/v1/jobs/${real.id}`)).statusCode).toBe(200)
  expect(await removeSamples(db)).toBe(0)
})
