import { expect, test } from 'vitest'
import { aFixedInterview, moveInterview } from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { deleteInterviews, readInterviews } from './interviews.personal-data.ts'

const server = await openTestServer()
const { db, services } = server

async function exportOf(accountId: string) {
  const rows: object[] = []
  for await (const row of readInterviews(db, accountId)) rows.push(row)
  return rows
}

test('an applicant gets their interviews without the employer’s note, an employer what they offered', async () => {
  const { applicant, employer, id, key } = await aFixedInterview(server)
  await moveInterview(server, id, -5)
  const outcome = { says: 'took-place', outcomeNote: 'A private thought.' } as const
  await services.interviews.sayOutcome(employer.actor, key, outcome)
  const [own, ...more] = await exportOf(applicant.actor.id)
  expect(own).toMatchObject({ applicationId: id, host: 'Bola Ade, ward manager', zone: 'UTC' })
  expect(more).toEqual([])
  expect(JSON.stringify(own)).not.toContain('private thought')
  const [offered] = await exportOf(employer.actor.id)
  expect(offered).toMatchObject({ jobId: key.jobId, note: 'We talk about nights.' })
})

test('what somebody offered stays with the applicant without a name, and their own goes', async () => {
  const { applicant, employer, id } = await aFixedInterview(server)
  await deleteInterviews(db, employer.actor.id, server.tasks)
  expect(await services.interviews.find(applicant.actor, { id })).toMatchObject({
    interview: { state: 'picked' },
  })
  expect(await exportOf(employer.actor.id)).toEqual([])
  await deleteInterviews(db, applicant.actor.id, server.tasks)
  expect(await exportOf(applicant.actor.id)).toEqual([])
  expect((await services.interviews.find(applicant.actor, { id })).interview).toBeNull()
})
