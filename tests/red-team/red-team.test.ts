import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import { textsOf } from '#board/screening/screen-posting.ts'
import { anApplication, aLoggedInPerson } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { ADDRESSES, BODIES, WORDINGS, type WordingGroup } from './wordings.ts'

const server = await openTestServer()
const { db, services } = server
const { postings, applications } = services

/** ‘marked’ is public with a warning next to it. */
type Outcome = 'refused' | 'held' | 'marked' | 'got through'

const FIELDS = ['jobTitle', 'companyName', 'place', 'description', 'legalName'] as const
const GROUPS = Object.keys(WORDINGS) as WordingGroup[]

/** Posts from a new account each time, so that no rate or burst limit affects the result. */
async function post(values: object, actor?: { id: string }): Promise<Outcome> {
  const poster = actor ?? (await aLoggedInPerson(server)).actor
  try {
    const job = await postings.publish(poster as never, aPostingForm(values))
    if (job.status === 'held') return 'held'
    const texts = textsOf({ ...job, employerName: job.employer, questions: [] })
    const marks = scanTexts(texts, { country: job.country.code }).length
    return marks > 0 ? 'marked' : 'got through'
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input') return 'refused'
    throw error
  }
}

async function write(text: string): Promise<Outcome> {
  const { employer, applicant, key, id } = await anApplication(server)
  try {
    await writeToApplicant(server, employer.actor, { key, text })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input') return 'refused'
    throw error
  }
  const { messages } = await applications.own.find(applicant.actor, id)
  if (messages.length === 0) return 'held'
  return scanTexts([{ field: 'text', kind: 'message', text }]).length > 0 ? 'marked' : 'got through'
}

async function tabulate(attempts: (() => Promise<Outcome>)[]) {
  const table: Record<Outcome, number> = { refused: 0, held: 0, marked: 0, 'got through': 0 }
  for (const attempt of attempts) table[await attempt()] += 1
  return table
}

const around = (field: string, wording: string) =>
  field === 'description' ? `A kind home by the sea in Leeds.\n${wording}\nJoin us.` : wording

test.each(GROUPS.flatMap((group) => FIELDS.map((field) => [group, field] as const)))(
  'nothing about %s gets through in %s',
  async (group, field) => {
    const through: string[] = []
    for (const wording of WORDINGS[group]) {
      const outcome = await post({ [field]: around(field, wording) })
      if (outcome === 'got through') through.push(wording)
    }
    expect(through).toEqual([])
  },
)

test.each(GROUPS)('no message about %s reaches an applicant without a warning', async (group) => {
  const through: string[] = []
  for (const wording of WORDINGS[group]) {
    const outcome = await write(`Dear Ada, your offer is ready. ${wording}. Kind regards`)
    if (outcome === 'got through') through.push(wording)
  }
  expect(through).toEqual([])
})

test('money and bank details are refused or held, never only marked', async () => {
  const attempts = [...WORDINGS.money, ...WORDINGS.bank].map(
    (wording) => () => post({ description: around('description', wording) }),
  )
  const table = await tabulate(attempts)
  expect([table.marked, table['got through']]).toEqual([0, 0])
  const messages = await tabulate(
    [...WORDINGS.money, ...WORDINGS.bank].map((wording) => () => write(wording)),
  )
  expect([messages.marked, messages['got through']]).toEqual([0, 0])
})

test('a demand that is spread over fields is read as one', async () => {
  const spread = [
    { jobTitle: 'Care assistant, £2,900', place: 'towards the COS' },
    {
      jobTitle: 'Pay for your certificate',
      description: 'of sponsorship: 2,900 pounds. Kind home.',
    },
  ]
  for (const values of spread) expect(await post(values)).not.toBe('got through')
})

test.each(ADDRESSES)('the address %s is no contact', async (email) => {
  expect(await post({ email })).not.toBe('got through')
})

test.each(BODIES)('nobody poses as %s', async (name) => {
  const entry = await aSponsor(db, { name: `${name}` })
  const proved = await aLoggedInPerson(server)
  const own = await postings.publish(
    proved.actor,
    aPostingForm({ companyName: `Saltmarsh ${entry.id}` }),
  )
  await aProof(db, own.organisationId ?? '')
  const reader = await aLoggedInPerson(server)
  await db
    .insertInto('organisationMember')
    .values({
      organisationId: own.organisationId ?? '',
      accountId: reader.actor.id,
      role: 'reader',
    })
    .execute()
  const posters = {
    stranger: (await aLoggedInPerson(server)).actor,
    proved: proved.actor,
    reader: reader.actor,
  }
  const claims = [
    { companyName: name },
    { companyName: name.toUpperCase() },
    { companyName: `${name} Recruitment Team`, sponsorId: entry.id },
    { companyName: 'Care Direct', sponsorId: entry.id },
    { companyName: 'Care Direct North', legalName: name },
  ]
  for (const actor of Object.values(posters))
    for (const claim of claims) await post(claim, actor).catch(() => {})

  const passes = await db
    .selectFrom('jobSearch')
    .innerJoin('job', 'job.id', 'jobSearch.id')
    .select(['job.id', 'job.employerName'])
    .where(
      'job.ownerId',
      'in',
      Object.values(posters).map(({ id }) => id),
    )
    .where('jobSearch.licence', '=', 1)
    .execute()
  expect(passes).toEqual([])
})

test.each(BODIES)('no advert of a stranger in the name of %s is public', async (name) => {
  const names = [name, name.toUpperCase(), `${name} Recruitment Team`]
  const claims = names.map((companyName) => ({ companyName }))
  const table = await tabulate(
    [...claims, { companyName: 'Care Direct', legalName: name }].map(
      (values) => () => post(values),
    ),
  )
  expect(table).toEqual({ refused: 0, held: 4, marked: 0, 'got through': 0 })
})

test('honest adverts and messages are public at once', async () => {
  const honest = [
    { description: 'We pay for your visa and your certificate. You never pay us anything.' },
    { description: 'NMC fees are refunded after a year. DBS check paid by the home.' },
    { description: 'Bank shifts are paid weekly; ring the home on 0113 496 0000 for a chat.' },
    {
      jobTitle: 'Bank nurse',
      description: 'Relocation package of £3,000 and four weeks’ housing.',
    },
  ]
  expect(await tabulate(honest.map((values) => () => post(values)))).toMatchObject({
    refused: 0,
    held: 0,
  })
  expect(
    await write('Thank you. Please bring your passport to the interview on 3 May.'),
  ).not.toMatch(/refused|held/)
})

test('a demand in two messages is held with the second one', async () => {
  const { employer, applicant, key, id } = await anApplication(server)
  const halves = ['Thank you. Please send us a photo of', 'your passport']
  for (const text of halves) await writeToApplicant(server, employer.actor, { key, text })
  const { messages } = await applications.own.find(applicant.actor, id)
  expect(messages.map(({ text }) => text)).toEqual([halves[0]])
})

test('what the applicant wrote before makes no demand of an employer’s message', async () => {
  const { employer, applicant, key, id } = await anApplication(server)
  await writeToEmployer(server, applicant.actor, id, 'Please send us a photo of')
  const text = 'your passport'
  await writeToApplicant(server, employer.actor, { key, text })

  const { messages } = await applications.own.find(applicant.actor, id)
  expect(messages.map((message) => message.text)).toContain(text)
})

test('what follows a held message waits, too, for this applicant alone', async () => {
  const [one, other] = [await anApplication(server), await anApplication(server)]
  const writeTo = ({ employer, key }: typeof one, text: string) =>
    writeToApplicant(server, employer.actor, { key, text })
  await writeTo(one, 'Good morning, Ada.')
  await writeTo(one, 'We talk on Signal, 07700 900123.')
  await writeTo(one, 'To the same account as your cousin.')
  await writeTo(other, 'To the same account as your cousin.')

  const readBy = async ({ applicant, id }: typeof one) =>
    (await applications.own.find(applicant.actor, id)).messages.map(({ text }) => text)
  expect(await readBy(one)).toEqual(['Good morning, Ada.'])
  expect(await readBy(other)).toHaveLength(1)
})

test('marks of direction do not reach an applicant', async () => {
  const { employer, applicant, key, id } = await anApplication(server)
  await writeToApplicant(server, employer.actor, {
    key,
    text: 'Thank you.\n\u202Eyadirf\u202C \u2067on\u2069 Friday',
  })
  const { messages } = await applications.own.find(applicant.actor, id)
  expect(messages[0]?.text).toBe('Thank you.\nyadirf on Friday')
})
