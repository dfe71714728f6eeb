import { expect, test } from 'vitest'
import { applyFor, aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { services } = server
const { actions, applicants, notices } = services.applications

const STAGES = ['shortlisted', 'interview'] as const

test('an applicant who was told of ten moves within an hour is moved later, and others are not held up', async () => {
  const { employer, job, id } = await anApplication(server)
  const other = await applyFor(server, {
    applicant: await aLoggedInPerson(server),
    jobId: job.id,
  })
  const move = (ids: string[], status: 'shortlisted' | 'interview' | 'rejected') => {
    const people = ids.map((id) => ({ id, from: null }))
    return actions.move(employer.actor, job.id, { people, status })
  }
  for (let count = 0; count < 10; count += 1) {
    await move([id], STAGES[count % 2] ?? 'interview')
    await notices.notifyStatus({ applicationId: id })
  }

  await expect(move([id], 'rejected')).rejects.toMatchObject({ code: 'too_many' })
  await expect(move([id, other], 'rejected')).rejects.toMatchObject({ code: 'too_many' })

  const statuses = async () =>
    Promise.all(
      [id, other].map(async (one) => {
        const { applicant } = await applicants.open(employer.actor, { jobId: job.id, id: one })
        return applicant.status
      }),
    )
  expect(await statuses()).toEqual(['interview', 'seen'])
  await move([other], 'rejected')
  expect(await statuses()).toEqual(['interview', 'rejected'])
})

test('what is corrected within its minute counts for nothing', async () => {
  const { employer, job, id } = await anApplication(server)
  for (let count = 0; count < 12; count += 1) {
    const status = STAGES[count % 2] ?? 'interview'
    await actions.move(employer.actor, job.id, { people: [{ id, from: null }], status })
  }

  await notices.notifyStatus({ applicationId: id })

  const { applicant } = await applicants.open(employer.actor, { jobId: job.id, id })
  expect(applicant.status).toBe('interview')
})
