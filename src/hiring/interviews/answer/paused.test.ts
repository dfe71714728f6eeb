import { expect, test } from 'vitest'
import { aFixedInterview, anInterviewOffer } from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { interviews, applications } = services

const over = { code: 'interview_over' }

function pickFirst({ applicant, id, slots }: Awaited<ReturnType<typeof anInterviewOffer>>) {
  return interviews.pick(applicant.actor, id, { slot: slots[0] ?? '', zone: '' })
}

test('nothing can be picked while the employer is looked at, or once its job is gone', async () => {
  const frozen = await anInterviewOffer(server)
  await db
    .updateTable('organisation')
    .set({ frozenAt: new Date().toISOString() })
    .where('id', '=', frozen.job.organisationId ?? '')
    .execute()
  expect(await interviews.find(frozen.applicant.actor, { id: frozen.id })).toMatchObject({
    pause: 'looked-at',
    interview: { offer: null },
  })
  await expect(pickFirst(frozen)).rejects.toMatchObject(over)
  for (const status of ['held', 'removed'] as const) {
    const gone = await anInterviewOffer(server)
    await db.updateTable('job').set({ status }).where('id', '=', gone.job.id).execute()
    await expect(pickFirst(gone)).rejects.toMatchObject(over)
    const { interview } = await interviews.find(gone.applicant.actor, { id: gone.id })
    expect(interview?.offer).toBeNull()
    expect(await interviews.findNext([gone.id])).toEqual({})
    expect(await interviews.listOf(gone.applicant.actor)).toEqual([])
  }
})

test('while nobody should go there, the link is not shown; with an offer of the job it is', async () => {
  const frozen = await aFixedInterview(server)
  const frozenAt = new Date().toISOString()
  await db
    .updateTable('organisation')
    .set({ frozenAt })
    .where('id', '=', frozen.job.organisationId ?? '')
    .execute()
  const { pause, interview } = await interviews.find(frozen.applicant.actor, { id: frozen.id })
  expect({ pause, link: interview?.picked?.link }).toEqual({ pause: 'looked-at', link: null })

  const { applicant, employer, id, key } = await aFixedInterview(server)
  await applications.applicants.setStage(employer.actor, key, { status: 'offered' })
  const own = await interviews.find(applicant.actor, { id })
  expect(own).toMatchObject({ pause: null, interview: { state: 'picked' } })
  expect(own.interview?.picked?.link).not.toBeNull()
  expect((await interviews.find(employer.actor, key)).pause).toBe('moved-on')
})
