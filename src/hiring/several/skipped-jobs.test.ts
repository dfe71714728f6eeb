import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SEVERAL_JOBS } from './several.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aSeekerWithJobs, aSeveralForm, listRows, sendSeveral } from '#tests/support/several.ts'

const server = await openTestServer()
const { db, services, dataDir } = server
const { several, own } = services.applications

const DRAFT = { kind: 'apply', subject: SEVERAL_JOBS } as const

const aScene = (count?: number) => aSeekerWithJobs(server, count)

function storedFiles() {
  const folder = path.join(dataDir, 'files/resumes')
  return existsSync(folder) ? readdirSync(folder) : []
}

const send = (seeker: Parameters<typeof sendSeveral>[1], form: Parameters<typeof sendSeveral>[2]) =>
  sendSeveral(services, seeker, form)

test('jobs that take no application are named and skipped', async () => {
  const { seeker, jobs } = await aScene(6)
  const [open, closed, applied, withdrawn, removed, late] = jobs
  if (!open || !closed || !applied || !withdrawn || !removed || !late) throw new Error('No jobs.')
  const setStatus = (id: string, status: 'closed' | 'removed') =>
    db.updateTable('job').set({ status }).where('id', '=', id).execute()
  await applyFor(server, { applicant: seeker, jobId: applied.id })
  await own.withdraw(
    seeker.actor,
    await applyFor(server, { applicant: seeker, jobId: withdrawn.id }),
  )
  const mine = { ...(await aPostedJob(db, seeker.actor)), title: 'My own job' }
  const elsewhere = { ...(await aJob(db)), title: 'Elsewhere' }
  await setStatus(closed.id, 'closed')
  await setStatus(removed.id, 'removed')
  await db
    .updateTable('job')
    .set({ closesAt: '2020-01-01T00:00:00Z' })
    .where('id', '=', late.id)
    .execute()
  const named = [
    open,
    { ...closed, title: 'Closed' },
    { ...applied, title: 'Applied' },
    { ...withdrawn, title: 'Withdrawn' },
    { ...removed, title: 'Removed' },
    { ...late, title: 'Late' },
    mine,
    elsewhere,
    { id: newId(), title: 'Never there' },
  ]

  const { sent, skipped } = await send(seeker, aSeveralForm(named))

  expect(sent).toMatchObject([{ title: open.title }])
  expect(Object.fromEntries(skipped.map(({ name, why }) => [name, why]))).toEqual({
    Closed: 'this job has closed.',
    Late: 'this job has closed.',
    Applied: 'you have applied there already.',
    Withdrawn: 'you have withdrawn an application there, so you cannot send another one.',
    Removed: 'this job is no longer here.',
    'Never there': 'this job is no longer here.',
    'My own job': 'this is a job of your own organisation.',
    Elsewhere: 'this job was advertised on another site. Its page says how to apply.',
  })
  const listed = await several.findJobs(
    seeker.actor,
    named.map(({ id }) => id),
  )
  expect(listed.map(({ id }) => id)).not.toContain(removed.id)
  expect(listed.filter(({ problem }) => problem === null)).toEqual([])
  const odd = [closed.id, removed.id, '%00', 'x'.repeat(5000)]
  expect(await several.findJobs(seeker.actor, odd)).toMatchObject([{ id: closed.id }])
})

test('where no job takes it nothing is sent, and what was typed is a draft', async () => {
  const { seeker, jobs } = await aScene(2)
  await db
    .updateTable('job')
    .set({ status: 'closed' })
    .where(
      'id',
      'in',
      jobs.map(({ id }) => id),
    )
    .execute()
  const before = storedFiles()

  await expect(send(seeker, aSeveralForm(jobs))).rejects.toMatchObject({
    code: 'none_sent',
    status: 409,
    problems: [{ message: /: this job has closed\.$/ }, { message: /: this job has closed\.$/ }],
  })

  expect(storedFiles()).toEqual(before)
  expect(await listRows(db, seeker.actor.id)).toEqual([])
  expect(await services.drafts.find(seeker.actor, DRAFT)).toMatchObject({
    answers: { coverLetter: expect.stringContaining('nights') },
  })
})

test.each([0, 11])('a form for %i jobs comes back and sends nothing', async (count) => {
  const seeker = await aLoggedInPerson(server)
  const jobs = Array.from({ length: count }, () => ({ id: newId(), title: 'Nurse' }))
  await expect(send(seeker, aSeveralForm(jobs))).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field: 'jobs', message: /at least one|untick 1/ }],
  })
})

test('the day’s limit counts each job, and the rest can be sent later', async () => {
  const { seeker, jobs } = await aScene(4)
  const employer = await aLoggedInPerson(server)
  for (let count = 0; count < 28; count += 1) {
    const job = await aPostedJob(db, employer.actor)
    await applyFor(server, { applicant: seeker, jobId: job.id })
  }

  const { sent, skipped } = await send(seeker, aSeveralForm(jobs))

  expect(sent).toHaveLength(2)
  expect(skipped).toHaveLength(2)
  for (const { why, isLater } of skipped)
    expect([why, isLater]).toEqual([expect.stringMatching(/Send this one tomorrow/), true])
  expect(await services.drafts.find(seeker.actor, DRAFT)).not.toBeNull()
})
