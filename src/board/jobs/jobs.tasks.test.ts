import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { recordQueries, planOf } from '#tests/support/query-plans.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { closeExpired } from './jobs.queries.ts'

const { app, db, services } = await openTestServer()

test('a job closes when its closing date has passed, and keeps its page', async () => {
  const closesAt = new Date(Date.now() - 60_000).toISOString()
  const expired = await aJob(db, { closesAt })
  const running = await aJob(db, { closesAt: new Date(Date.now() + 60_000).toISOString() })

  await services.jobs.closeExpiredJobs()

  const closed = await app.inject(`/api/v1/jobs/${expired.id}`)
  expect(closed.json()).toMatchObject({ status: 'closed', isOpen: false, closesAt })
  const open = await app.inject(`/api/v1/jobs/${running.id}`)
  expect(open.json()).toMatchObject({ status: 'open', isOpen: true })
})

test('a job past its closing date is not open, even before the task has come round', async () => {
  const job = await aJob(db, { closesAt: new Date(Date.now() - 1000).toISOString() })

  const response = await app.inject(`/api/v1/jobs/${job.id}`)

  expect(response.json()).toMatchObject({ status: 'open', isOpen: false })
})

test('what has expired is found without a walk through all jobs', async () => {
  const queries: CompiledQuery[] = []
  await closeExpired(recordQueries(db, queries))

  const [query] = queries
  const plan = query && (await planOf(db, query, { enable_seqscan: 'off' }))
  expect(plan).toContain('job_closes_at_idx')
})

test('a removed job has no page', async () => {
  const job = await aJob(db, { status: 'removed' })

  expect((await app.inject(`/api/v1/jobs/${job.id}`)).statusCode).toBe(404)
})
