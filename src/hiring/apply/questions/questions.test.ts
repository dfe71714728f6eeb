import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { QUESTION_FIELDS, type ScreeningQuestion } from '#trade/questions/screening-questions.ts'
import {
  aLoggedInPerson,
  anApplicationForm,
  anApplicationToUnproved,
  aPostedJob,
  applyFor,
  postApplication,
} from '#tests/support/applications.ts'
import { anEmployer, aPosting } from '#tests/support/postings.ts'
import { completeWith } from './questions.schema.ts'
import { describeQuestion } from '#sponsorship/situation/describe-question.ts'
import { english } from '#platform/languages/english.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { applicants, own, questions } = services.applications
const headers = { accept: 'application/problem+json' }

const WORK: ScreeningQuestion = { key: 'work-now' }
const NIGHTS: ScreeningQuestion = { key: 'own-1', text: 'Can you work nights?' }
const ANSWERS = [
  {
    question: 'May you work in the UK now, without a new visa?',
    answer: 'No, I need a visa or a new sponsor',
  },
  { question: 'Can you work nights?', answer: 'Yes.\nFor four years.' },
]
const TYPED = { 'question-work-now': 'visa', 'question-own-1': 'Yes.\r\nFor four years. ' }

async function aJobWithQuestions(list: ScreeningQuestion[] = [WORK, NIGHTS]) {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(db, employer.actor, { questions: JSON.stringify(list) })
  return { employer, job, applicant: await aLoggedInPerson(server) }
}

const findAnswers = async (jobId: string) =>
  db.selectFrom('application').select('screeningAnswers').where('jobId', '=', jobId).execute()

test('a posting asks what its form says, and shows it again when it is changed', async () => {
  const ada = await anEmployer(server)
  const posting = aPosting({
    askEnglish: 'on',
    askWorkNow: 'on',
    ownQuestion2: ' Can you  drive? ',
  })

  const { _id: id } = (await ada.post(posting)).json()

  const expected = [WORK, { key: 'english' }, { key: 'own-2', text: 'Can you drive?' }]
  expect(await questions.find(id)).toEqual(expected)
  const { answers } = await services.postings.drafts.start({ id: ada.id } as never, id)
  expect(answers).toMatchObject({
    askWorkNow: 'on',
    askEnglish: 'on',
    ownQuestion2: 'Can you drive?',
  })
  expect(answers).not.toHaveProperty('askExperience')
})

test('a question that asks for money is refused like the advert', async () => {
  const ada = await anEmployer(server)
  const ownQuestion1 = 'Can you pay £500 for your certificate of sponsorship before you start?'

  const response = await ada.post(aPosting({ ownQuestion1 }), headers)

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toMatchObject([{ field: 'ownQuestion1' }])
})

test('answers are sent with the application, and employer, applicant and CSV have them', async () => {
  const { employer, job, applicant } = await aJobWithQuestions()
  const overrides = { ...TYPED, asksQuestions: 'on' }

  const id = await applyFor(server, { applicant, jobId: job.id, overrides })

  const opened = await applicants.open(employer.actor, { jobId: job.id, id })
  expect(opened.applicant.answers?.screening).toEqual(ANSWERS)
  expect((await own.find(applicant.actor, id)).answers.screening).toEqual(ANSWERS)
  const { content } = await applicants.exportCsv(employer.actor, job.id)
  expect(await text(content)).toContain('Can you work nights? Yes.\nFor four years.')
  // Later questions do not change what was answered.
  await db.updateTable('job').set({ questions: '[]' }).where('id', '=', job.id).execute()
  expect((await own.find(applicant.actor, id)).answers.screening).toEqual(ANSWERS)
})

test('our page wants an answer where there are some to choose from; a program may leave them out', async () => {
  const { job, applicant } = await aJobWithQuestions()
  const send = (overrides: Record<string, string>) =>
    postApplication(app, applicant.cookies, anApplicationForm(job.id, overrides), { headers })

  for (const answer of ['', 'maybe', '__proto__']) {
    const refused = await send({ asksQuestions: 'on', 'question-work-now': answer })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ field: 'question-work-now' }])
  }
  const long = await send({ 'question-own-1': 'x'.repeat(1001) })
  expect(long.json().errors).toMatchObject([{ field: 'question-own-1' }])
  expect(await findAnswers(job.id)).toEqual([])

  expect((await send({})).statusCode).toBe(201)
  expect(await findAnswers(job.id)).toEqual([{ screeningAnswers: [] }])
})

test('what is wrong with answers is told together with all else, each question by its name', async () => {
  const { job, applicant } = await aJobWithQuestions([WORK, { key: 'english' }, NIGHTS])
  const { uploadResume: _, ...form } = anApplicationForm(job.id, {
    asksQuestions: 'on',
    phoneNumber: '',
    'question-own-1': 'x'.repeat(1001),
  })

  const refused = await postApplication(app, applicant.cookies, form, { headers })

  const errors: { field: string; message: string }[] = refused.json().errors
  expect(errors.map(({ field }) => field).toSorted()).toEqual([
    'phoneNumber',
    'question-english',
    'question-own-1',
    'question-work-now',
    'uploadResume',
  ])
  expect(new Set(errors.map(({ message }) => message)).size).toBe(errors.length)
})

test('the browser finds the same at once', () => {
  const described = [WORK, { key: 'english' as const }, NIGHTS].map((question) =>
    describeQuestion(english, question),
  )
  const { error } = completeWith(described).safeParse({ 'question-english': 'maybe' })

  const fields = error?.issues.map(({ path }) => path.join('.'))
  expect(fields).toEqual(
    expect.arrayContaining([
      'phoneNumber',
      'question-work-now',
      'question-english',
      'uploadResume',
    ]),
  )
  const { uploadResume, ...whole } = anApplicationForm('x', {
    'question-work-now': 'visa',
    'question-english': 'rather-not',
  })
  expect(completeWith(described).safeParse({ ...whole, uploadResume }).success).toBe(true)
})

test('nobody has to say, and nobody is turned down for what they say', async () => {
  const { job, applicant } = await aJobWithQuestions([WORK])
  const overrides = { asksQuestions: 'on', 'question-work-now': 'rather-not' }

  const id = await applyFor(server, { applicant, jobId: job.id, overrides })

  expect(await own.find(applicant.actor, id)).toMatchObject({
    status: 'new',
    answers: { screening: [{ answer: 'I would rather not say' }] },
  })
})

test('our page asks once about a bank account in an answer', async () => {
  const { job, applicant } = await aJobWithQuestions([NIGHTS])
  const answer = 'Sort code 20-45-45 account 73914482.'
  const typed = { 'question-own-1': answer, asksAboutNumbers: 'on' }
  const send = (overrides: Record<string, string>) =>
    postApplication(app, applicant.cookies, anApplicationForm(job.id, overrides), { headers })

  expect((await send(typed)).json()).toMatchObject({
    code: 'private_numbers',
    errors: [{ field: 'question-own-1' }],
  })
  expect((await send({ ...typed, isSure: 'on' })).statusCode).toBe(201)
})

test('a poster who has not shown who they are does not read the answers yet', async () => {
  const { employer, key, id } = await anApplicationToUnproved(server)
  await db
    .updateTable('application')
    .set({ screeningAnswers: JSON.stringify(ANSWERS) })
    .where('id', '=', id)
    .execute()

  const { applicant } = await applicants.open(employer.actor, key)
  const { content } = await applicants.exportCsv(employer.actor, key.jobId)

  expect(applicant.answers).toBeNull()
  expect(await text(content)).not.toContain('Can you work nights?')
})

test('who applied without answering can answer once, and nobody else can', async () => {
  const { employer, job, applicant } = await aJobWithQuestions()
  const id = await applyFor(server, { applicant, jobId: job.id })
  await db.updateTable('application').set({ screeningAnswers: null }).where('id', '=', id).execute()
  const stranger = await aLoggedInPerson(server)
  for (const { actor } of [stranger, employer])
    await expect(questions.answer(actor, id, TYPED)).rejects.toMatchObject({ code: 'not_found' })
  await expect(questions.answer(applicant.actor, id, {})).rejects.toMatchObject({
    problems: [{ field: 'question-work-now' }],
  })

  const twice = await Promise.allSettled([
    questions.answer(applicant.actor, id, TYPED),
    questions.answer(applicant.actor, id, { 'question-work-now': 'yes' }),
  ])

  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await questions.listUnanswered(applicant.actor, id)).toEqual([])
  await expect(questions.answer(applicant.actor, id, TYPED)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('the description of the call names each answer that it takes', async () => {
  const description = (await app.inject('/api/v1/openapi.json')).json()

  const fields = description.components.schemas.ApplyForm.properties
  expect(fields).toMatchObject({
    'question-work-now': { enum: ['yes', 'visa', 'rather-not'] },
    'question-own-3': { type: 'string', maxLength: 1000 },
  })
  expect(
    Object.keys(fields)
      .filter((name) => name.startsWith('question-'))
      .toSorted(),
  ).toEqual(
    Object.keys(QUESTION_FIELDS)
      .map((key) => `question-${key}`)
      .toSorted(),
  )
})
