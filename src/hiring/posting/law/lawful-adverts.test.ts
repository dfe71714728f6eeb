import { readPosting } from '#hiring/posting/drafts/read-posting.ts'
import { findStepProblems } from '#hiring/posting/steps/step-problems.ts'
import everyday from '#safety/law/corpus/everyday.json' with { type: 'json' }
import questions from '#safety/law/corpus/questions.json' with { type: 'json' }
import texts from '#safety/law/corpus/texts.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/applications.ts'
import { aPosting, anEmployer } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { toLawNotes } from './posting-law.ts'

const server = await openTestServer()
const { db, services } = server
const PROBLEM = { accept: 'application/problem+json' }
const RED = 'Care for thirty people by night. You must not be pregnant.'
const AMBER = 'Care for thirty people by night. Women only.'
const REASON = 'The residents are women who asked that women wash and dress them.'

const rowOf = (id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const formOf = (values: object) => ({
  values: { ...aPosting(), ...values } as Record<string, string>,
  problems: [],
  failure: null,
})

test('a program reads which words break which law', async () => {
  const employer = await anEmployer(server)

  const answer = await employer.post(aPosting({ description: RED }), PROBLEM)

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toContainEqual({
    field: 'description',
    message: expect.stringContaining('pregnant'),
    law: {
      rule: expect.any(String),
      level: 'red',
      quote: expect.stringContaining('pregnant'),
      law: expect.stringContaining('Equality Act 2010'),
      url: expect.stringContaining('https://www.legislation.gov.uk/'),
      nations: expect.arrayContaining(['England']),
      better: expect.any(String),
    },
  })
})

test('words that need a lawful reason ask for it, and the advert shows it', async () => {
  const employer = await anEmployer(server)

  const asked = await employer.post(aPosting({ description: AMBER }), PROBLEM)
  const posted = await employer.post(aPosting({ description: AMBER, reason: REASON }))

  expect(asked.statusCode).toBe(422)
  expect(asked.json().errors).toMatchObject([{ field: 'reason', law: { level: 'amber' } }])
  expect(posted.statusCode).toBe(201)
  const row = await rowOf(posted.json()._id)
  expect(row.lawReason).toBe(REASON)
  expect(row.lawException).toContain('Schedule 9')
})

test('words of a question that need a lawful reason ask for it in the same field', async () => {
  const employer = await anEmployer(server)
  const ownQuestion1 = 'We look for a female carer for her. Can you start in May?'

  const asked = await employer.post(aPosting({ ownQuestion1 }), PROBLEM)
  const posted = await employer.post(aPosting({ ownQuestion1, reason: REASON }))

  expect(asked.statusCode).toBe(422)
  expect(asked.json().errors).toMatchObject([{ field: 'reason', law: { level: 'amber' } }])
  expect(posted.statusCode).toBe(201)
})

test('a reason that no words need is not shown', async () => {
  const employer = await anEmployer(server)

  const posted = await employer.post(aPosting({ reason: REASON }))

  expect(await rowOf(posted.json()._id)).toMatchObject({ lawReason: null, lawException: null })
})

test('a reason is screened like every text', async () => {
  const employer = await anEmployer(server)
  const reason = 'You pay us £2,000 for the certificate of sponsorship.'

  const answer = await employer.post(aPosting({ description: AMBER, reason }), PROBLEM)

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ field: 'reason' }])
})

test('a reason may not say what the advert may not, and needs no reason of its own', async () => {
  const employer = await anEmployer(server)
  const reason = 'Our families are British and we employ no Nigerians.'

  const answer = await employer.post(aPosting({ description: AMBER, reason }), PROBLEM)
  const alone = await employer.post(aPosting({ reason: 'We look for women only.' }))

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ field: 'reason', law: { level: 'red' } }])
  expect(await rowOf(alone.json()._id)).toMatchObject({ lawReason: null, lawException: null })
})

test.for([
  ['Belfast', 'Sex Discrimination (Northern Ireland) Order 1976', ['Northern Ireland']],
  ['Omagh BT78 1AA', 'Sex Discrimination (Northern Ireland) Order 1976', ['Northern Ireland']],
  ['Leeds', 'Equality Act 2010', ['England', 'Scotland', 'Wales']],
  ['Bangor', 'Equality Act 2010', ['England', 'Scotland', 'Wales']],
  ['', 'Equality Act 2010', ['England', 'Scotland', 'Wales']],
] as const)('the law of a job in ‘%s’ is that of its nation', async ([place, law, nations]) => {
  const employer = await anEmployer(server)

  const answer = await employer.post(aPosting({ description: RED, place }), PROBLEM)

  expect(answer.json().errors).toMatchObject([
    { field: 'description', law: { law: expect.stringContaining(law), nations } },
  ])
})

test('where a place is in two nations, the law of both is said', async () => {
  const employer = await anEmployer(server)
  const notesIn = async (place: string) => {
    const form = { description: AMBER, location: 'United Kingdom', place }
    return (await employer.call('/post/law', form)).json()
  }
  const other = { law: expect.stringContaining('Order 1976'), nations: ['Northern Ireland'] }

  const answer = await employer.post(aPosting({ description: RED, place: 'Bangor' }), PROBLEM)

  expect(answer.json().errors[0].message).toMatch(/Equality Act 2010.*; in Northern Ireland: Sex/)
  expect(await notesIn('Bangor')).toMatchObject([{ since: '2010-10-01', elsewhere: [other] }])
  expect(await notesIn('Bangor, Gwynedd')).toMatchObject([{ elsewhere: [] }])
  expect(await notesIn('')).toMatchObject([{ elsewhere: [] }])
})

test('an advert that its writer sends to the desk is held with the finding', async () => {
  const employer = await anEmployer(server)

  const posted = await employer.post(aPosting({ description: RED, askDesk: 'on' }))

  expect(posted.json()).toMatchObject({ status: 'held' })
  const found = await db
    .selectFrom('moderationCase')
    .select(['kind', 'reasons'])
    .where('jobId', '=', posted.json()._id)
    .executeTakeFirstOrThrow()
  expect(found.kind).toBe('held-job')
  expect(found.reasons).toContainEqual(
    expect.objectContaining({ basis: expect.stringContaining('Equality Act') }),
  )
})

test('a job is not changed into one that breaks a law', async () => {
  const { actor } = await anEmployer(server)
  const job = await services.postings.publish(actor, formOf({}))

  const change = services.postings.change(actor, job.id, formOf({ description: RED }))

  await expect(change).rejects.toMatchObject({ code: 'invalid_input' })
  expect((await rowOf(job.id)).description).not.toContain('pregnant')
})

test('a question that the law forbids is not asked', async () => {
  const { actor } = await anEmployer(server)

  const ownQuestion1 = 'You must not be pregnant. Do you agree?'
  const posting = services.postings.publish(actor, formOf({ ownQuestion1 }))

  await expect(posting).rejects.toMatchObject({ problems: [{ field: 'ownQuestion1' }] })
})

test('a question about age and children is refused for that reason alone, as while typing', async () => {
  const { actor } = await anEmployer(server)
  const form = formOf({ ownQuestion2: 'How old are you, and how many children do you have?' })

  const refused = [{ field: 'ownQuestion2', law: { rule: 'E-02' } }, { law: { rule: 'E-07' } }]
  await expect(services.postings.publish(actor, form)).rejects.toMatchObject({ problems: refused })
  const inSteps = findStepProblems(form, null).filter(({ field }) => field === 'ownQuestion2')
  expect(inSteps).toMatchObject(refused)
  const withPapers = formOf({ ownQuestion2: 'What is your bank account number?' })
  await expect(services.postings.publish(actor, withPapers)).rejects.toMatchObject({
    problems: [
      { field: 'ownQuestion2', message: expect.stringContaining('cannot ask for papers') },
    ],
  })
})

test.for([
  ['In which year were you born?', 'E-02'],
  ['Who looks after your children while you work?', 'E-07'],
  ['Do you take any medication?', 'E-06'],
  ['Which faith do you follow?', 'E-04'],
])('a program that asks ‘%s’ gets 422, with the law beside the question', async ([text, rule]) => {
  const employer = await anEmployer(server)
  const answer = await employer.post(aPosting({ ownQuestion1: text ?? '' }), PROBLEM)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toContainEqual(
    expect.objectContaining({
      field: 'ownQuestion1',
      law: expect.objectContaining({ level: 'red', rule }),
    }),
  )
})

test('the better words take the place of the unlawful ones, once', async () => {
  const { actor } = await anEmployer(server)
  const { steps } = services.postings
  const first = { ...formOf({ description: RED }), formId: '' }
  const [note] = await services.postings.readLaw(actor, first.values)
  const mend = `${note?.rule} description`
  const step = (await import('#hiring/posting/steps/posting-steps.ts')).findStep('job')

  await steps.save(actor, 'new', { step, form: formOf({ description: RED, mend }), from: null })
  const { answers, law } = await steps.open(actor, 'new')
  await steps.save(actor, 'new', { step, form: formOf({ ...answers, mend }), from: null })
  const again = await steps.open(actor, 'new')

  expect(answers.description).not.toContain('pregnant')
  expect(law).toEqual([])
  expect(again.answers.description).toBe(answers.description)
})

test.for([
  ['hour', '9.50', '10', '£12.71 per hour', '12.71'],
  ['year', '20000', '21000', '£24,785 per year', '24785'],
] as const)('pay for the %s below the minimum wage becomes it, by its button', async (pay) => {
  const [payPeriod, payMin, payMax, better, mended] = pay
  const { actor } = await anEmployer(server)
  const { steps } = services.postings
  const low = { payMin, payMax, payCurrency: 'GBP', payPeriod, hoursPerWeek: '37.5' }
  const first = formOf(low)
  const [note] = await services.postings.readLaw(actor, first.values)
  const { ONE_PAGE: step } = await import('#hiring/posting/steps/posting-steps.ts')
  const mend = `${note?.rule} payMin`

  await steps.save(actor, 'new', { step, form: formOf({ ...low, mend }), from: null })
  const { answers, law } = await steps.open(actor, 'new')

  expect(note).toMatchObject({ field: 'payMin', better })
  expect(answers).toMatchObject({ payMin: mended, payMax: '' })
  expect(law).toEqual([])
})

test('nobody is kept from going on by the law, only from publishing', async () => {
  const { actor } = await anEmployer(server)
  const step = (await import('#hiring/posting/steps/posting-steps.ts')).findStep('job')

  const saved = await services.postings.steps.save(actor, 'new', {
    step,
    form: formOf({ description: RED }),
    from: null,
  })
  const { law, steps } = await services.postings.steps.open(actor, 'new')

  expect(saved.problems).toEqual([])
  expect(law).toMatchObject([{ field: 'description', level: 'red' }])
  expect(steps[0]).toMatchObject({ name: 'job', state: 'mend' })
})

test('notes are for who has logged in, and for one form at a time', async () => {
  const { app } = server
  const employer = await anEmployer(server)

  const stranger = await app.inject({ method: 'POST', url: '/api/v1/post/law', payload: {} })
  const own = await employer.call('/post/law', { description: RED, location: 'United Kingdom' })
  const abroad = await employer.call('/post/law', { description: RED, location: 'France' })

  expect(stranger.statusCode).toBe(401)
  expect(own.json()).toMatchObject([{ field: 'description', level: 'red' }])
  expect(abroad.json()).toEqual([])
})

test('a message that asks for what the law forbids is not sent', async () => {
  const { employer, key } = await anApplication(server)

  const sending = writeToApplicant(server, employer.actor, {
    key,
    text: 'You must not be pregnant to start with us.',
  })

  await expect(sending).rejects.toMatchObject({ code: 'invalid_input' })
})

const EXAMPLES = {
  description: [texts, everyday].flatMap(({ classes }) =>
    Object.values(classes).flatMap(({ unlawful, honest }) => [...unlawful, ...honest]),
  ),
  ownQuestion1: [...questions.tuned.forbidden, ...questions.untouched.forbidden],
  payMin: ['9.50', '14.50'],
}

test.for(Object.entries(EXAMPLES))(
  'the colour of a note on %s is what publishing does, for every law',
  ([field, examples]) => {
    const isStopped = (values: object) => 'problems' in readPosting(formOf(values), null)
    const wrong = examples.filter((text) => {
      const values = { payPeriod: 'hour', payCurrency: 'GBP', [field]: text }
      const notes = toLawNotes({ ...aPosting(), ...values })
      const isRed = notes.some(({ level }) => level === 'red')
      return (
        isStopped(values) !== notes.length > 0 ||
        isStopped({ ...values, reason: REASON }) !== isRed ||
        isStopped({ ...values, askDesk: 'on' }) !== notes.some(({ refused }) => refused === true)
      )
    })
    expect(wrong).toEqual([])
  },
)

test('repaid sponsorship is red, says who pays instead, and is not for the desk', () => {
  const description = 'We sponsor visas; if you leave within two years you repay the sponsorship.'
  const [note, ...others] = toLawNotes({ ...aPosting(), description, reason: REASON })

  expect(note).toMatchObject({
    level: 'red',
    refused: true,
    sentence: expect.stringContaining('the employer pays for the certificate'),
    better: 'we pay for the certificate and the visa',
  })
  expect(others).toEqual([])
})
