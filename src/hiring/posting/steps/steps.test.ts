import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { ONE_PAGE } from './posting-steps.ts'
import { NEW_JOB_SCHEMAS, STEP_SCHEMAS } from './step-schemas.schema.ts'
import { NO_FEE_PROBLEM } from '#trade/postings.schema.ts'
import { FORM_ID, openSteps, PAY } from '#tests/support/posting-steps.ts'
import { aForm, anEmployer, aPosting, aTextPosting } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server
const { postings } = services
const { steps } = postings
const { findAnswers, saveStep } = openSteps(services)

type Employer = Awaited<ReturnType<typeof anEmployer>>

const statesOf = async ({ actor }: Employer) =>
  (await steps.open(actor, 'new')).steps.map(({ state, problems }) => `${state} ${problems}`)
const jobsOf = ({ id }: Employer) =>
  db.selectFrom('job').select(['id', 'title']).where('ownerId', '=', id).execute()

test('each step saves its own fields in any order, and says where the form stands', async () => {
  const ada = await anEmployer(server)
  expect(await statesOf(ada)).toEqual(['empty 4', 'empty 0', 'empty 0', 'empty 0', 'last 0'])

  expect((await saveStep(ada, 'pay', PAY)).problems).toEqual([])
  expect(await statesOf(ada)).toEqual(['empty 4', 'done 0', 'empty 0', 'empty 0', 'last 0'])
  const posting = aTextPosting({ isRemote: 'on' })
  await saveStep(ada, 'job', { ...posting, payMin: 'not of this step' })

  expect(await statesOf(ada)).toEqual(['done 0', 'done 0', 'empty 0', 'empty 0', 'last 0'])
  expect(await findAnswers(ada)).toMatchObject({ ...posting, ...PAY, formId: FORM_ID })
  const { isRemote: _, ...unticked } = posting
  await saveStep(ada, 'job', unticked)
  expect((await findAnswers(ada)).isRemote).toBe('')
})

test('pay and hours are not filled in without pay', async () => {
  const ada = await anEmployer(server)
  const { payMin: _, ...rest } = PAY
  await saveStep(ada, 'pay', { ...rest, hoursPerWeek: '37.5' })
  expect(await statesOf(ada)).toEqual(['empty 4', 'empty 0', 'empty 0', 'empty 0', 'last 0'])
})

test('a step with a mistake is saved as typed, and says what to mend', async () => {
  const ada = await anEmployer(server)

  const { problems } = await saveStep(ada, 'pay', {
    ...PAY,
    payMax: '3,420',
    closesOn: '2020-01-01',
  })

  expect(problems).toEqual([
    { field: 'payMax', message: '£3,420 is below £31,500. Did you mean £34,200?' },
    { field: 'closesOn', message: expect.stringMatching(/^That date has passed/) },
  ])
  expect((await findAnswers(ada)).payMax).toBe('3,420')
  expect(await statesOf(ada)).toEqual(['empty 4', 'mend 2', 'empty 0', 'empty 0', 'last 0'])
})

test('the browser finds a closing date that has passed together with the other mistakes', () => {
  const typed = { ...PAY, closesOn: '2020-01-01', payMin: 'much' }
  for (const schema of [NEW_JOB_SCHEMAS.pay, NEW_JOB_SCHEMAS.onePage]) {
    const fields = schema.safeParse(typed).error?.issues.map(({ path }) => path.join('.'))
    expect(fields).toEqual(expect.arrayContaining(['payMin', 'closesOn']))
  }
  // A job that is changed may keep its own.
  expect(STEP_SCHEMAS.pay.safeParse({ ...PAY, closesOn: '2020-01-01' }).success).toBe(true)
})

test('a form that has just become a job leads to it, until another is begun', async () => {
  const ada = await anEmployer(server)
  const { findJustPosted } = postings.drafts
  expect(await findJustPosted(ada.actor)).toBeNull()
  const job = await postings.publish(ada.actor, aForm(aTextPosting({ formId: FORM_ID })))
  expect(await findJustPosted(ada.actor)).toMatchObject({ id: job.id, status: 'open' })

  // Its last words may arrive late.
  await saveStep(ada, 'pay', PAY)
  expect(await findJustPosted(ada.actor)).toMatchObject({ id: job.id })
  await postings.drafts.discard(ada.actor, 'new')
  await saveStep(ada, 'pay', { ...PAY, formId: 'mlkjihgfedcba' })
  expect(await findJustPosted(ada.actor)).toBeNull()
})

test('words that are never published are complained about in their step, however little else is there', async () => {
  const ada = await anEmployer(server)
  const description = 'Pay us £3,500 for your certificate of sponsorship before you start.'

  const { problems } = await saveStep(ada, 'job', { jobTitle: 'Nurse', description })

  expect(problems.find(({ field }) => field === 'description')?.message).toContain('We read: ‘')
})

test('steps saved at the same time lose nothing of each other', async () => {
  const ada = await anEmployer(server)
  const posting = aTextPosting()
  await saveStep(ada, 'job', posting)

  await Promise.all([
    saveStep(ada, 'pay', PAY),
    saveStep(ada, 'sponsorship', { companyNumber: '01234567' }),
    saveStep(ada, 'job', { ...posting, place: 'York' }),
  ])

  const all = { ...posting, ...PAY, companyNumber: '01234567', place: 'York' }
  expect(await findAnswers(ada)).toMatchObject(all)
})

test('the last step publishes with the declaration alone, once, however often it is sent', async () => {
  const ada = await anEmployer(server)
  const posting = aTextPosting()
  await saveStep(ada, 'job', posting)
  const send = (values: Record<string, string>) =>
    steps.publish(ada.actor, 'new', aForm({ formId: FORM_ID, ...values }))

  await expect(send({})).rejects.toMatchObject({
    problems: [{ field: 'noFee', message: NO_FEE_PROBLEM }],
  })
  const [one, two] = await Promise.all([send({ noFee: 'on' }), send({ noFee: 'on' })])
  const three = await send({ noFee: 'on' })

  expect([two.id, three.id]).toEqual([one.id, one.id])
  expect(await jobsOf(ada)).toEqual([{ id: one.id, title: posting.jobTitle }])
  expect((await steps.open(ada.actor, 'new')).savedAt).toBeNull()
})

test('one page saves every field, says every mistake at once, and publishes once', async () => {
  const ada = await anEmployer(server)
  const posting = aTextPosting()
  const send = (values: Record<string, string>) =>
    steps.publish(ada.actor, 'new', aForm({ formId: FORM_ID, ...values }), {
      step: ONE_PAGE,
      from: null,
    })

  const wrong = { ...posting, ...PAY, description: '', companyNumber: '12' }
  const { problems } = await send(wrong).then(
    () => ({ problems: [] }),
    (error: { problems: { field: string }[] }) => error,
  )
  const fields = problems.map(({ field }) => field)
  expect(fields.toSorted()).toEqual(['companyNumber', 'description', 'noFee'])
  expect(await findAnswers(ada)).toMatchObject(wrong)
  expect(await jobsOf(ada)).toEqual([])
  const all = { ...posting, ...PAY, noFee: 'on' }
  const [one, two] = await Promise.all([send(all), send(all)])

  expect(two.id).toBe(one.id)
  expect(await jobsOf(ada)).toEqual([{ id: one.id, title: posting.jobTitle }])
})

test('what is not complete is not published, and the draft stays', async () => {
  const ada = await anEmployer(server)
  await saveStep(ada, 'job', aTextPosting({ description: '' }))

  const publishing = steps.publish(ada.actor, 'new', aForm({ formId: FORM_ID, noFee: 'on' }))

  await expect(publishing).rejects.toThrow('Describe the job.')
  expect(await jobsOf(ada)).toEqual([])
  expect((await findAnswers(ada)).noFee).toBe('on')
  expect(await postings.drafts.preview(ada.actor, 'new')).toBeNull()
})

test('another form for a new job is not published in place of the one that was looked at', async () => {
  const ada = await anEmployer(server)
  await saveStep(ada, 'job', aTextPosting())

  const publishing = steps.publish(
    ada.actor,
    'new',
    aForm({ formId: 'cba9876543210', noFee: 'on' }),
  )

  await expect(publishing).rejects.toMatchObject({ code: 'entry_changed' })
  expect(await jobsOf(ada)).toEqual([])
})

test('blanks of a starting text are to be filled in before it is published; programs may mean them', async () => {
  const ada = await anEmployer(server)
  const description =
    'You look after [how many] people in [place], [how many] of them by night. See [our page](https://example.com).'

  const { problems } = await saveStep(ada, 'job', aTextPosting({ description }))

  expect(problems).toEqual([
    {
      field: 'description',
      message: '[how many] and [place] are still in the description: fill each in or delete it.',
    },
  ])
  const publishing = steps.publish(ada.actor, 'new', aForm({ formId: FORM_ID, noFee: 'on' }))
  await expect(publishing).rejects.toMatchObject({ problems })
  expect((await ada.post(aPosting({ description }))).statusCode).toBe(201)
})

test('a form that did not arrive whole loses nothing of what was saved', async () => {
  const ada = await anEmployer(server)
  const posting = aTextPosting()
  await saveStep(ada, 'job', posting)
  const failure = new DomainError('too_large', [{ field: 'description', message: '' }])
  const values = { formId: FORM_ID, jobTitle: 'Day nurse', description: 'x'.repeat(65_536) }
  const form = { values, problems: [], failure }

  await expect(steps.save(ada.actor, 'new', { step: ONE_PAGE, form, from: null })).rejects.toBe(
    failure,
  )

  expect(await findAnswers(ada)).toMatchObject({ ...posting, jobTitle: 'Day nurse' })
})

test('an employer is asked once which entry a similar name means, in the step of sponsorship', async () => {
  const [ada, entry] = [await anEmployer(server), await aSponsor(db)]
  const legalName = entry.name.slice(0, -3)

  const first = await saveStep(ada, 'sponsorship', { legalName })
  const again = await saveStep(ada, 'sponsorship', { legalName, legalNameFor: legalName })
  await saveStep(ada, 'sponsorship', { legalName, legalNameFor: legalName, sponsorId: entry.id })

  expect(first.problems).toMatchObject([{ field: 'legalName' }])
  expect(again.problems).toEqual([])
  expect(await findAnswers(ada)).toMatchObject({ legalName: entry.name, sponsorId: entry.id })
})

test('a step that is saved hundreds of times in an hour has to wait', async () => {
  const ada = await anEmployer(server)
  const rule = { name: 'posting-step', times: 600, seconds: 3600, message: '' }
  for (let count = 0; count < 600; count += 1) await server.limits.consume(rule, ada.id)

  await expect(saveStep(ada, 'job', { jobTitle: `Nurse ${uniqueWord()}` })).rejects.toMatchObject({
    code: 'too_many',
  })
})
