import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { findStep } from './posting-steps.ts'
import { aJob } from '#tests/support/builders.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { FORM_ID, openSteps, PAY } from '#tests/support/posting-steps.ts'
import { aForm, anEmployer, aPosting, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { postings } = services
const { steps } = postings
const { findAnswers, saveStep } = openSteps(services)

test('a step sent again after its job was published changes that job', async () => {
  const ada = await anEmployer(server)
  await saveStep(ada, 'job', aTextPosting())
  const job = await steps.publish(ada.actor, 'new', aForm({ formId: FORM_ID, noFee: 'on' }))

  const { subject } = await saveStep(ada, 'pay', PAY)

  expect(subject).toBe(job.id)
  expect((await findAnswers(ada)).payMin).toBeUndefined()
  expect(await findAnswers(ada, job.id)).toMatchObject({ jobTitle: job.title, ...PAY })
})

test('a job is changed in the same steps: what no step was sent for stays', async () => {
  const ada = await anEmployer(server)
  const published = await postings.publish(ada.actor, aForm(aTextPosting({ ...PAY, noFee: 'on' })))
  const subject = published.id

  await saveStep(ada, 'pay', { payMin: '', payPeriod: '', hoursPerWeek: '30' }, { subject })
  const changed = await steps.publish(ada.actor, subject, aForm({ noFee: 'on' }))

  expect(changed).toMatchObject({
    id: subject,
    title: published.title,
    pay: null,
    hoursPerWeek: 30,
  })
})

test('a closing date that has passed may stay while other things of a job are changed', async () => {
  const ada = await anEmployer(server)
  const closesAt = '2026-11-02T23:59:59.000Z'
  const job = await aJob(db, { ownerId: ada.id, closesAt, status: 'closed' })

  const { problems } = await saveStep(
    ada,
    'pay',
    { ...PAY, closesOn: '2026-11-02' },
    { subject: job.id },
  )

  expect(problems).toEqual([])
})

test('a repeated job is saved whole with the first step, without its day and its declaration', async () => {
  const ada = await anEmployer(server)
  const posting = aTextPosting({ ...PAY, noFee: 'on' })
  const job = await postings.publish(ada.actor, aForm(posting))

  const opened = await steps.open(ada.actor, 'new', { repeat: job.id })
  expect(opened.savedAt).toBeNull()
  expect((await steps.open(ada.actor, 'new')).answers.jobTitle).toBeUndefined()
  await saveStep(ada, 'pay', { ...PAY, payMin: '33000' }, { from: { repeat: job.id } })

  const { noFee: _, ...rest } = posting
  expect(await findAnswers(ada)).toMatchObject({
    ...rest,
    payMin: '33000',
    hoursPerWeek: '37.5',
    noFee: '',
    closesOn: '',
  })
})

test.each([
  ['another person’s', 'forbidden'],
  ['a removed', 'job_not_found'],
  ['no', 'job_not_found'],
  ['an impossible', 'job_not_found'],
])('no step of %s job is opened, saved, published or repeated', async (whose, code) => {
  const [ada, bola] = [await anEmployer(server), await anEmployer(server)]
  const ownerId = whose === 'a removed' ? ada.id : bola.id
  const job = await aJob(db, { ownerId, status: whose === 'a removed' ? 'removed' : 'open' })
  const ids: Record<string, string> = { no: 'nothing', 'an impossible': 'a\0b' }
  const subject = ids[whose] ?? job.id

  for (const attempt of [
    () => steps.open(ada.actor, subject),
    () => saveStep(ada, 'pay', PAY, { subject }),
    () => steps.publish(ada.actor, subject, aForm({ noFee: 'on' })),
    () => steps.open(ada.actor, 'new', { repeat: subject }),
    () => saveStep(ada, 'pay', PAY, { from: { repeat: subject } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code })
  expect(
    await db.selectFrom('draft').select('subject').where('accountId', '=', ada.id).execute(),
  ).toEqual([])
})

test('a colleague changes a job, and the logo that somebody else uploaded stays', async () => {
  const [ada, bola] = [await anEmployer(server), await anEmployer(server)]
  const { _id, logo } = (await ada.post(aPosting({ companyLogo: await aPicture() }))).json()
  const { organisationId } = await db
    .selectFrom('job')
    .select('organisationId')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('organisationMember')
    .values({ organisationId: organisationId ?? '', accountId: bola.id, role: 'recruiter' })
    .execute()
  const { payload, headers } = await asMultipart({ ...aPosting(), logo: logo.slice(1) })
  const source = { contentType: headers['content-type'], body: Readable.from([payload]) }

  const form = await postings.readPostedForm(bola.actor, source, logo.slice(1))
  await steps.save(bola.actor, _id, { step: findStep('job'), form, from: null })
  const changed = await steps.publish(bola.actor, _id, aForm({ noFee: 'on' }))

  expect(changed.logo).toBe(logo)
  expect((await steps.open(bola.actor, 'new', { repeat: _id })).answers.logo).toBe('')
})
