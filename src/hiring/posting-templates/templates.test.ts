import { expect, test } from 'vitest'
import { STEP_SCHEMAS } from '#hiring/posting/steps/step-schemas.schema.ts'
import { TEMPLATE_PROBLEMS } from './posting-templates.schema.ts'
import { TEMPLATE_LIMITS } from '#hiring/templates/template-limits.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import { aJob } from '#tests/support/builders.ts'
import { aForm, anEmployer, aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { STARTING_TEXTS } from './starting-texts.ts'

const server = await openTestServer()
const { db, services } = server
const { postings } = services
const { templates } = postings

type Employer = Awaited<ReturnType<typeof anEmployer>>

async function aPublishedJob({ actor }: Employer, fields: Record<string, string> = {}) {
  return postings.publish(actor, aForm({ ...aPosting(), noFee: 'on', ...fields }))
}

async function aColleague(of: Employer, role: 'recruiter' | 'reader') {
  const colleague = await anEmployer(server)
  const { organisationId } = await db
    .selectFrom('organisationMember')
    .select('organisationId')
    .where('accountId', '=', of.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: colleague.id, role })
    .execute()
  return colleague
}

test('a job becomes a template that colleagues who may post start new jobs from', async () => {
  const ada = await anEmployer(server)
  const job = await aPublishedJob(ada, { payMin: '31500', payPeriod: 'year', closesOn: '' })
  const bola = await aColleague(ada, 'recruiter')

  const id = await templates.create(ada.actor, { name: 'Nights', job: job.id })

  expect(await templates.list(bola.actor)).toMatchObject([
    { id, name: 'Nights', organisation: 'Harbour View', jobTitle: job.title },
  ])
  const { answers, savedAt } = await postings.steps.open(bola.actor, 'new', { template: id })
  expect(answers).toMatchObject({ jobTitle: job.title, payMin: '31500', noFee: '', closesOn: '' })
  expect([savedAt, answers.logo]).toEqual([null, undefined])
})

test('the advert that is being written becomes a template without its declaration and last day', async () => {
  const ada = await anEmployer(server)
  await aPublishedJob(ada)
  const said = { ...aPosting(), noFee: 'on', closesOn: '2026-12-24', formId: '0123456789abc' }
  await postings.saveDraft(ada.actor, 'new', aForm(said))

  const id = await templates.create(ada.actor, { name: 'Nights', job: 'new' })

  const answers = await templates.findTemplate(ada.actor, id)
  expect(answers).toMatchObject({ jobTitle: said.jobTitle, email: said.email })
  for (const name of ['noFee', 'closesOn', 'formId', 'logo'])
    expect(answers).not.toHaveProperty(name)
})

test('a template sent twice is one; another advert needs another name', async () => {
  const ada = await anEmployer(server)
  const [one, two] = [await aPublishedJob(ada), await aPublishedJob(ada)]
  const save = (name: string, job: string) => templates.create(ada.actor, { name, job })

  const [first, second] = await Promise.all([save('Nights', one.id), save('Nights', one.id)])

  expect(second).toBe(first)
  await expect(save('NIGHTS', two.id)).rejects.toMatchObject({
    problems: [{ field: 'name', message: TEMPLATE_PROBLEMS.taken }],
  })
  const days = await save('Days', two.id)
  await expect(templates.rename(ada.actor, { id: days, name: 'nights' })).rejects.toMatchObject({
    problems: [{ field: 'name', message: TEMPLATE_PROBLEMS.taken }],
  })
  await templates.rename(ada.actor, { id: days, name: 'DAYS' })
  expect((await templates.list(ada.actor)).map(({ name }) => name)).toEqual(['DAYS', 'Nights'])
})

test('an organisation has fifty templates and no more, also with several at once', async () => {
  const ada = await anEmployer(server)
  const job = await aPublishedJob(ada)
  const save = (index: number) =>
    templates.create(ada.actor, { name: `Nights ${index}`, job: job.id })
  for (let index = 1; index < TEMPLATE_LIMITS.count; index += 1) await save(index)

  const last = await Promise.allSettled([save(100), save(101), save(102)])

  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(save(103)).rejects.toMatchObject({
    problems: [{ field: 'name', message: TEMPLATE_PROBLEMS.full }],
  })
  expect(await templates.list(ada.actor)).toHaveLength(TEMPLATE_LIMITS.count)
})

test.each(['a stranger', 'a reader'])('%s finds no template, and changes none', async (who) => {
  const ada = await anEmployer(server)
  const job = await aPublishedJob(ada)
  const id = await templates.create(ada.actor, { name: 'Nights', job: job.id })
  const other = who === 'a stranger' ? await anEmployer(server) : await aColleague(ada, 'reader')

  for (const act of [
    () => templates.findTemplate(other.actor, id),
    () => templates.rename(other.actor, { id, name: 'Mine' }),
    () => templates.remove(other.actor, id),
    () => postings.steps.open(other.actor, 'new', { template: id }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not_found' })
  await expect(templates.create(other.actor, { name: 'Mine', job: job.id })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await templates.list(other.actor)).toEqual([])
  expect(await templates.list(ada.actor)).toMatchObject([{ name: 'Nights' }])
})

test.each(['nothing', 'a\0b', ''])('there is no template ‘%s’', async (id) => {
  const { actor } = await anEmployer(server)

  await expect(templates.findTemplate(actor, id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(templates.remove(actor, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('nothing, and a company under which nobody has posted, is not saved', async () => {
  const ada = await anEmployer(server)
  const save = () => templates.create(ada.actor, { name: 'Nights', job: 'new' })

  await expect(save()).rejects.toThrow(TEMPLATE_PROBLEMS.nothing)
  await postings.saveDraft(ada.actor, 'new', aForm(aPosting()))
  await expect(save()).rejects.toThrow(TEMPLATE_PROBLEMS.noOrganisation)
  const removed = await aJob(db, { ownerId: ada.id, status: 'removed' })
  await expect(
    templates.create(ada.actor, { name: 'Nights', job: removed.id }),
  ).rejects.toMatchObject({ code: 'job_not_found' })
})

test('a suspended organisation changes no templates', async () => {
  const ada = await anEmployer(server)
  const job = await aPublishedJob(ada)
  const id = await templates.create(ada.actor, { name: 'Nights', job: job.id })
  await db
    .updateTable('organisation')
    .set({ suspendedAt: new Date().toISOString() })
    .where('nameKey', '=', 'harbour view')
    .execute()

  await expect(templates.remove(ada.actor, id)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await templates.list(ada.actor)).toHaveLength(1)
})

test('a template is deleted once, and with its organisation', async () => {
  const ada = await anEmployer(server)
  const job = await aPublishedJob(ada)
  const one = await templates.create(ada.actor, { name: 'Nights', job: job.id })
  await templates.create(ada.actor, { name: 'Days', job: job.id })

  await templates.remove(ada.actor, one)

  await expect(templates.remove(ada.actor, one)).rejects.toMatchObject({ code: 'not_found' })
  expect(await templates.list(ada.actor)).toMatchObject([{ name: 'Days' }])
})

test.each(STARTING_TEXTS)(
  'the text for a $title is short, fits the form and warns of nothing',
  async (text) => {
    const { actor } = await anEmployer(server)

    const answers = await templates.findTemplate(actor, text.name)

    expect(answers).toEqual({
      jobTitle: text.title,
      jobCategory: text.category,
      description: text.description,
    })
    for (const part of ['What you do', 'What you need', 'What we offer', '['])
      expect(text.description).toContain(part)
    expect(text.description.length).toBeLessThan(900)
    const rest = { companyName: 'Harbour View', location: 'United Kingdom', email: 'a@b.example' }
    expect(STEP_SCHEMAS.job.safeParse({ ...answers, ...rest }).success).toBe(true)
    const scanned = [{ field: 'description', kind: 'advert' as const, text: text.description }]
    expect(scanTexts(scanned, { country: 'GB' })).toEqual([])
  },
)

test('words that no advert may have are in no template', async () => {
  const ada = await anEmployer(server)
  await aPublishedJob(ada)
  const save = (description: string) =>
    postings.saveDraft(ada.actor, 'new', aForm({ ...aPosting(), description }))

  await save('Care for thirty people by night. You must not be pregnant.')
  await expect(templates.create(ada.actor, { name: 'Nights', job: 'new' })).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field: 'job', law: { rule: 'E-05', level: 'red' } }],
  })
  expect(await templates.list(ada.actor)).toEqual([])

  await save('Care for thirty people by night. Women only.')
  await templates.create(ada.actor, { name: 'Nights', job: 'new' })
  expect(await templates.list(ada.actor)).toHaveLength(1)
})
