import { expect, test } from 'vitest'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { aMember } from '#tests/support/organisations.ts'
import { openPlainSession } from '#tests/support/second-step.ts'
import { writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { inbox } = services.applications

/** An employer with two jobs, each with an applicant. */
async function anEmployer() {
  const employer = await aLoggedInPerson(server)
  const threads = []
  for (const title of ['Night nurse', 'Day nurse']) {
    const job = await aPostedJob(db, employer.actor, { title })
    const applicant = await aLoggedInPerson(server)
    const id = await applyFor(server, { applicant, jobId: job.id })
    threads.push({ job, applicant, key: { jobId: job.id, id } })
  }
  const [night, day] = threads
  if (!night || !day) throw new Error('There are two.')
  return { employer, night, day }
}

test('the conversations of all jobs are in one list, unread first, each by its last words', async () => {
  const { employer, night, day } = await anEmployer()
  expect(await inbox.list(employer.actor)).toEqual({ threads: [], hasMore: false, page: 1 })
  await writeToEmployer(server, night.applicant.actor, night.key.id, 'When can I start?')
  await writeToApplicant(server, employer.actor, { key: day.key, text: 'Come at ten.' })

  expect((await inbox.list(employer.actor)).threads).toMatchObject([
    { title: 'Night nurse', name: 'Ada Obi', lastSide: 'applicant', unread: 1 },
    { title: 'Day nurse', lastSide: 'employer', lastText: 'Come at ten.', unread: 0 },
  ])
  for (const wanted of ['0', '-1', '1e9', 'x', '1.5', ''])
    expect(await inbox.list(employer.actor, wanted)).toMatchObject({ page: 1, hasMore: false })
  expect(await inbox.list(employer.actor, '2')).toMatchObject({ page: 2, threads: [] })
})

test('it holds no other organisation’s words, none of a removed job, and asks for the second step', async () => {
  const { employer, night, day } = await anEmployer()
  for (const { applicant, key } of [night, day])
    await writeToEmployer(server, applicant.actor, key.id, 'Good morning')
  const reader = await aMember(server, night.job.organisationId ?? '', 'reader')
  const stranger = await aLoggedInPerson(server)
  const { actor: plain } = await openPlainSession(services, employer.actor)

  expect((await inbox.list(reader.actor)).threads).toHaveLength(2)
  expect((await inbox.list(stranger.actor)).threads).toEqual([])
  expect((await inbox.list(night.applicant.actor)).threads).toEqual([])
  await expect(inbox.list(plain)).rejects.toMatchObject({ code: 'second_step_needed' })
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', day.job.id).execute()
  expect((await inbox.list(employer.actor)).threads).toMatchObject([{ title: 'Night nurse' }])
})
