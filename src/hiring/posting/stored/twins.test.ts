import { expect, test } from 'vitest'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { openSteps, PAY } from '#tests/support/posting-steps.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { TWIN_WORDS } from './twins.ts'

const server = await openTestServer()
const { services } = server
const { postings } = services
const { steps } = postings
const { saveStep, findAnswers } = openSteps(services)

async function aRepeatedJob() {
  const ada = await anEmployer(server)
  const job = await postings.publish(ada.actor, aForm(aTextPosting({ ...PAY, noFee: 'on' })))
  const formId = 'mlkjihgfedcba'
  const publish = async (changes: Record<string, string> = {}) => {
    const { answers } = await steps.open(ada.actor, 'new', { repeat: job.id })
    await postings.drafts.discard(ada.actor, 'new')
    const values = { ...answers, formId, ...changes }
    await saveStep(ada, 'job', values, { from: { repeat: job.id } })
    await saveStep(ada, 'pay', values)
    return steps.publish(ada.actor, 'new', aForm({ formId, noFee: 'on' }))
  }
  return { ada, job, publish }
}

test('a job that is repeated unchanged is not published twice, and its form says so before', async () => {
  const { ada, job, publish } = await aRepeatedJob()
  const { answers } = await steps.open(ada.actor, 'new', { repeat: job.id })
  expect(await postings.findTwin(ada.actor, answers)).toMatchObject({ id: job.id })

  await expect(publish()).rejects.toThrow(TWIN_WORDS)

  // The form is still there.
  expect((await findAnswers(ada)).jobTitle).toBe(job.title)
})

test.each([
  ['town', { place: 'York' }],
  ['pay', { payMin: '33000' }],
  ['hours', { hoursPerWeek: '20' }],
])('a job that is repeated with another %s is published', async (_, changes) => {
  const { ada, job, publish } = await aRepeatedJob()

  const second = await publish(changes)

  expect(second.id).not.toBe(job.id)
  expect(await postings.findTwin(ada.actor, { jobTitle: job.title })).toBeNull()
})

test('a job that has closed is posted again as it was', async () => {
  const { ada, job, publish } = await aRepeatedJob()
  await postings.close(ada.actor, job.id)

  expect((await publish()).id).not.toBe(job.id)
})

test('another employer may post the same words', async () => {
  const { publish: _publish, job, ada } = await aRepeatedJob()
  const { answers } = await steps.open(ada.actor, job.id)

  expect(await postings.findTwin((await anEmployer(server)).actor, answers)).toBeNull()
})
