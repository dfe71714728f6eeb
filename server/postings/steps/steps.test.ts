import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { DomainError } from '#contract/errors.ts'
import { findStep, type StepName } from '#contract/posting-steps/posting-steps.ts'
import { NO_FEE_PROBLEM } from '#contract/postings.ts'
import { aJob } from '#tests/support/builders.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { anEmployer, aPosting } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server
const { postings } = services
const { steps } = postings

type Employer = Awaited<ReturnType<typeof anEmployer>>
type Values = Record<string, string>

const FORM_ID = '0123456789abc'
const formOf = (values: Values) => ({ values, problems: [], failure: null })
const asValues = (posting: object) => posting as Values

/** Sends a step as its page does; without a `subject` of a new job. */
async function save(
  { actor }: Employer,
  name: StepName,
  values: Values,
  { subject = 'new', from = null as { repeat?: string; template?: string } | null } = {},
) {
  const form = formOf({ formId: FORM_ID, ...values })
  return steps.save(actor, subject, { step: findStep(name), form, from })
}

const answersOf = async ({ actor }: Employer, subject = 'new') =>
  (await steps.open(actor, subject)).answers
const statesOf = async ({ actor }: Employer, subject = 'new') =>
  (await steps.open(actor, subject)).steps.map(({ state, problems }) => `${state} ${problems}`)
const jobsOf = ({ id }: Employer) =>
  db.selectFrom('job').select(['id', 'title']).where('ownerId', '=', id).execute()

const PAY = { payMin: '31,500', payPeriod: 'year', hoursPerWeek: '37.5' }

test('each step saves its own fields in any order, and says where the form stands', async () => {
  const ada = await anEmployer(server)
  expect(await statesOf(ada)).toEqual(['empty 5', 'empty 0', 'empty 0', 'empty 0', 'last 0'])

  expect((await save(ada, 'pay', PAY)).problems).toEqual([])
  expect(await statesOf(ada)).toEqual(['empty 5', 'done 0', 'empty 0', 'empty 0', 'last 0'])
  const posting = asValues(aPosting({ isRemote: 'on' }))
  await save(ada, 'job', { ...posting, payMin: 'not of this step' })

  expect(await statesOf(ada)).toEqual(['done 0', 'done 0', 'empty 0', 'empty 0', 'last 0'])
  expect(await answersOf(ada)).toMatchObject({ ...posting, ...PAY, formId: FORM_ID })
  const { isRemote: _, ...unticked } = posting
  await save(ada, 'job', unticked)
  expect((await answersOf(ada)).isRemote).toBe('')
})

test('a step with a mistake is saved as typed, and says what to mend', async () => {
  const ada = await anEmployer(server)

  const { problems } = await save(ada, 'pay', { ...PAY, payMax: '3,420', closesOn: '2020-01-01' })

  expect(problems).toEqual([
    { field: 'payMax', message: '£3,420 is below £31,500. Did you mean £34,200?' },
    { field: 'closesOn', message: expect.stringMatching(/^That date has passed/) },
  ])
  expect((await answersOf(ada)).payMax).toBe('3,420')
  expect(await statesOf(ada)).toEqual(['empty 5', 'mend 2', 'empty 0', 'empty 0', 'last 0'])
})

test('words that are never published are complained about in their step, however little else is there', async () => {
  const ada = await anEmployer(server)
  const description = 'Pay us £3,500 for your certificate of sponsorship before you start.'

  const { problems } = await save(ada, 'job', { jobTitle: 'Nurse', description })

  expect(problems.find(({ field }) => field === 'description')?.message).toContain('We read: ‘')
})

test('steps saved at the same time lose nothing of each other', async () => {
  const ada = await anEmployer(server)
  const posting = asValues(aPosting())
  await save(ada, 'job', posting)

  await Promise.all([
    save(ada, 'pay', PAY),
    save(ada, 'sponsorship', { companyNumber: '01234567' }),
    save(ada, 'job', { ...posting, place: 'York' }),
  ])

  const said = { ...PAY, companyNumber: '01234567', place: 'York' }
  expect(await answersOf(ada)).toMatchObject({ ...posting, ...said })
})

test('the last step publishes with the declaration alone, once, however often it is sent', async () => {
  const ada = await anEmployer(server)
  const posting = asValues(aPosting())
  await save(ada, 'job', posting)
  const send = (values: Values) =>
    steps.publish(ada.actor, 'new', formOf({ formId: FORM_ID, ...values }))

  await expect(send({})).rejects.toMatchObject({
    problems: [{ field: 'noFee', message: NO_FEE_PROBLEM }],
  })
  const [one, two] = await Promise.all([send({ noFee: 'on' }), send({ noFee: 'on' })])
  const three = await send({ noFee: 'on' })

  expect([two.id, three.id]).toEqual([one.id, one.id])
  expect(await jobsOf(ada)).toEqual([{ id: one.id, title: posting.jobTitle }])
  expect((await steps.open(ada.actor, 'new')).savedAt).toBeNull()
})

test('what is not complete is not published, and the draft stays', async () => {
  const ada = await anEmployer(server)
  await save(ada, 'job', asValues(aPosting({ description: '' })))

  const sent = steps.publish(ada.actor, 'new', formOf({ formId: FORM_ID, noFee: 'on' }))

  await expect(sent).rejects.toThrow('Describe the job.')
  expect(await jobsOf(ada)).toEqual([])
  expect((await answersOf(ada)).noFee).toBe('on')
  expect(await postings.drafts.preview(ada.actor, 'new')).toBeNull()
})

test('another form for a new job is not published in place of the one that was looked at', async () => {
  const ada = await anEmployer(server)
  await save(ada, 'job', asValues(aPosting()))

  const sent = steps.publish(ada.actor, 'new', formOf({ formId: 'cba9876543210', noFee: 'on' }))

  await expect(sent).rejects.toMatchObject({ code: 'entry_changed' })
  expect(await jobsOf(ada)).toEqual([])
})

test('a step sent again after its job was published changes that job', async () => {
  const ada = await anEmployer(server)
  await save(ada, 'job', asValues(aPosting()))
  const job = await steps.publish(ada.actor, 'new', formOf({ formId: FORM_ID, noFee: 'on' }))

  const { subject } = await save(ada, 'pay', PAY)

  expect(subject).toBe(job.id)
  expect((await answersOf(ada)).payMin).toBeUndefined()
  expect(await answersOf(ada, job.id)).toMatchObject({ jobTitle: job.title, ...PAY })
})

test('a job is changed in the same steps: what no step was sent for stays', async () => {
  const ada = await anEmployer(server)
  const published = await postings.publish(
    ada.actor,
    formOf(asValues(aPosting({ ...PAY, noFee: 'on' }))),
  )
  const subject = published.id

  await save(ada, 'pay', { payMin: '', payPeriod: '', hoursPerWeek: '30' }, { subject })
  const changed = await steps.publish(ada.actor, subject, formOf({ noFee: 'on' }))

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

  const { problems } = await save(
    ada,
    'pay',
    { ...PAY, closesOn: '2026-11-02' },
    { subject: job.id },
  )

  expect(problems).toEqual([])
})

test('a repeated job is saved whole with the first step, without its day and its declaration', async () => {
  const ada = await anEmployer(server)
  const posting = asValues(aPosting({ ...PAY, noFee: 'on' }))
  const job = await postings.publish(ada.actor, formOf(posting))

  const opened = await steps.open(ada.actor, 'new', { repeat: job.id })
  expect(opened.savedAt).toBeNull()
  expect((await steps.open(ada.actor, 'new')).answers.jobTitle).toBeUndefined()
  await save(ada, 'pay', { ...PAY, payMin: '33000' }, { from: { repeat: job.id } })

  const { noFee: _, ...rest } = posting
  expect(await answersOf(ada)).toMatchObject({
    ...rest,
    payMin: '33000',
    hoursPerWeek: '37.5',
    noFee: '',
    closesOn: '',
  })
})

test('blanks of a starting text are to be filled in before it is published; programs may mean them', async () => {
  const ada = await anEmployer(server)
  const description = 'You look after [how many] people. See [our page](https://example.com).'

  const { problems } = await save(ada, 'job', asValues(aPosting({ description })))

  expect(problems).toEqual([
    {
      field: 'description',
      message: '[how many] still stands in the description: fill it in or delete it.',
    },
  ])
  const sent = steps.publish(ada.actor, 'new', formOf({ formId: FORM_ID, noFee: 'on' }))
  await expect(sent).rejects.toMatchObject({ problems })
  expect((await ada.post(aPosting({ description }))).statusCode).toBe(201)
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
  const ids: Values = { no: 'nothing', 'an impossible': 'a\0b' }
  const subject = ids[whose] ?? job.id

  for (const sent of [
    () => steps.open(ada.actor, subject),
    () => save(ada, 'pay', PAY, { subject }),
    () => steps.publish(ada.actor, subject, formOf({ noFee: 'on' })),
    () => steps.open(ada.actor, 'new', { repeat: subject }),
    () => save(ada, 'pay', PAY, { from: { repeat: subject } }),
  ])
    await expect(sent()).rejects.toMatchObject({ code })
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
  const changed = await steps.publish(bola.actor, _id, formOf({ noFee: 'on' }))

  expect(changed.logo).toBe(logo)
  expect((await steps.open(bola.actor, 'new', { repeat: _id })).answers.logo).toBe('')
})

test('a form that did not arrive whole loses nothing of what was saved', async () => {
  const ada = await anEmployer(server)
  const posting = asValues(aPosting())
  await save(ada, 'job', posting)
  const failure = new DomainError('too_large')
  const form = { values: { formId: FORM_ID, jobTitle: 'Day nurse' }, problems: [], failure }

  await expect(
    steps.save(ada.actor, 'new', { step: findStep('job'), form, from: null }),
  ).rejects.toBe(failure)

  expect(await answersOf(ada)).toMatchObject({ ...posting, jobTitle: 'Day nurse' })
})

test('an employer is asked once which entry a similar name means, in the step of sponsorship', async () => {
  const [ada, entry] = [await anEmployer(server), await aSponsor(db)]
  const legalName = entry.name.slice(0, -3)

  const first = await save(ada, 'sponsorship', { legalName })
  const again = await save(ada, 'sponsorship', { legalName, legalNameFor: legalName })
  await save(ada, 'sponsorship', { legalName, legalNameFor: legalName, sponsorId: entry.id })

  expect(first.problems).toMatchObject([{ field: 'legalName' }])
  expect(again.problems).toEqual([])
  expect(await answersOf(ada)).toMatchObject({ legalName: entry.name, sponsorId: entry.id })
})

test('a step that is saved hundreds of times in an hour has to wait', async () => {
  const ada = await anEmployer(server)
  const rule = { name: 'posting-step', times: 600, seconds: 3600, message: '' }
  for (let count = 0; count < 600; count += 1) await server.limits.consume(rule, ada.id)

  await expect(save(ada, 'job', { jobTitle: `Nurse ${uniqueWord()}` })).rejects.toMatchObject({
    code: 'too_many',
  })
})
