import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { ALL_JOBS } from '#hiring/dashboard/dashboard-paths.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { missingJob } from './missing-job.ts'

const server = await openTestServer()
const { services } = server
const { jobs, postings, dashboard } = services

/** A rule holds these words. */
const HELD_WORDS = 'We offer a guaranteed visa.'
const { gone } = english.words

const titleOf = async (id: string | null) =>
  (await missingJob({ jobs, language: english }, id)).data.title

test('a job that was public and is held may come back, as its page and its row say', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { id } = await postings.publish(actor, aPostingForm())
  await postings.change(actor, id, aPostingForm({ description: HELD_WORDS }))

  expect(await titleOf(id)).toBe(gone.pausedTitle)
  const { jobs: rows } = await dashboard.jobs.list(actor, ALL_JOBS)
  expect(rows).toMatchObject([{ status: 'held', wasPublic: true }])
})

test('of a held job that was never public its page says what it says of none', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { id, status } = await postings.publish(actor, aPostingForm({ description: HELD_WORDS }))

  expect(status).toBe('held')
  for (const missing of [id, newId(), 'no id', null])
    expect(await titleOf(missing)).toBe(gone.title)
  const { jobs: rows } = await dashboard.jobs.list(actor, ALL_JOBS)
  expect(rows).toMatchObject([{ status: 'held', wasPublic: false }])
})
