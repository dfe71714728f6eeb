import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { NO_FEE_PROBLEM } from '#trade/postings.schema.ts'
import { anEmployer, aPosting, aPostingForm } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server
const { postings } = services
const { sponsorshipFields } = postings
const { actor } = await aLoggedInPerson(server)

const formOf = (values: object) => aPostingForm({ noFee: 'on', ...values })
const findRow = (id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const problemsOf = async (work: Promise<unknown>) => {
  const error = await work.catch((error: unknown) => error)
  return error instanceof DomainError ? error.problems : error
}

test('a legal name that only one entry has chooses it, in any spelling', async () => {
  const entry = await aSponsor(db)
  const typed = ` ${entry.name.toUpperCase()}  `

  const { values, problems } = await sponsorshipFields.resolveChoices(formOf({ legalName: typed }))

  expect(problems).toEqual([])
  expect(values).toMatchObject({ legalName: entry.name, sponsorId: entry.id })
})

test('a similar name must be confirmed once, and is then accepted', async () => {
  const entry = await aSponsor(db)
  const legalName = entry.name.slice(0, -3)

  const { values, problems } = await sponsorshipFields.resolveChoices(formOf({ legalName }))
  const shown = await sponsorshipFields.show(actor, values)
  const again = await sponsorshipFields.resolveChoices(formOf(values))

  expect(problems).toMatchObject([{ field: 'legalName' }])
  expect(values).toMatchObject({ legalName, sponsorId: '' })
  expect(shown.sponsor).toMatchObject({ chosen: null, options: [{ id: entry.id }] })
  expect(again.problems).toEqual([])
  expect(again.values).toMatchObject({ legalName, sponsorId: '' })
})

test('choosing an option makes its name the legal name', async () => {
  const entry = await aSponsor(db)
  const legalName = entry.name.slice(0, -3)
  const { values: answers } = await sponsorshipFields.resolveChoices(formOf({ legalName }))

  const { values, problems } = await sponsorshipFields.resolveChoices(
    formOf({ ...answers, sponsorId: entry.id }),
  )

  expect(problems).toEqual([])
  expect(values).toMatchObject({ legalName: entry.name, sponsorId: entry.id })
})

test('typing another name undoes the choice', async () => {
  const [one, other] = [await aSponsor(db), await aSponsor(db)]
  const { values: chosen } = await sponsorshipFields.resolveChoices(formOf({ legalName: one.name }))

  const named = await sponsorshipFields.resolveChoices(formOf({ ...chosen, legalName: other.name }))
  const emptied = await sponsorshipFields.resolveChoices(formOf({ ...chosen, legalName: '' }))

  expect(named.values).toMatchObject({ legalName: other.name, sponsorId: other.id })
  expect(emptied.values).toMatchObject({ legalName: '', sponsorId: '' })
})

test('a name that two entries have must be chosen', async () => {
  const name = `Saltmarsh ${uniqueWord()}`
  const entries = [await aSponsor(db, { name }), await aSponsor(db, { name: name.toUpperCase() })]

  const { values, problems } = await sponsorshipFields.resolveChoices(
    formOf({ legalName: name.toLowerCase() }),
  )
  const { sponsor } = await sponsorshipFields.show(actor, values)

  expect(problems).toMatchObject([{ field: 'legalName' }])
  expect(new Set(sponsor.options.map(({ id }) => id))).toEqual(new Set(entries.map(({ id }) => id)))
})

test('an occupation’s own title chooses its code, with its description', async () => {
  const { values, problems } = await sponsorshipFields.resolveChoices(
    formOf({ occupation: 'web designer' }),
  )
  const { occupation } = await sponsorshipFields.show(actor, values)

  expect(problems).toEqual([])
  expect(values).toMatchObject({ occupation: 'web designer', occupationCode: '2141' })
  expect(occupation.chosen?.about).toMatch(/^Web design professionals \(2141\)\. \w/)
})

test.each([
  ['design', 'Choose the occupation that fits best, or say that it is none of them.'],
  ['xyzzy', expect.stringMatching(/^We do not know an occupation with this title\./)],
])('the occupation ‘%s’ has to be said more exactly', async (occupation, message) => {
  const { values, problems } = await sponsorshipFields.resolveChoices(formOf({ occupation }))

  expect(problems).toEqual([{ field: 'occupation', message }])
  expect(values.occupation).toBe(occupation)
})

test('without the declaration, a page’s form is rejected, a program’s only if it offers sponsorship', async () => {
  const ada = await anEmployer(server)

  const { problems } = await sponsorshipFields.resolveChoices(formOf({ noFee: '' }))
  const plain = await ada.post(aPosting())
  const sponsored = await ada.post(aPosting({ offersSponsorship: 'on' }))

  expect(problems).toEqual([{ field: 'noFee', message: NO_FEE_PROBLEM }])
  expect(plain.statusCode).toBe(201)
  expect([sponsored.statusCode, sponsored.body]).toEqual([422, NO_FEE_PROBLEM])
})

test.each([
  [
    { sponsorId: 'nosuchentry00' },
    'sponsorId',
    'Choose the entry on the register from the list again.',
  ],
  [{ sponsorId: '\u0000' }, 'sponsorId', 'Choose the entry on the register from the list again.'],
  [{ occupationCode: '0000' }, 'occupationCode', /Choose an occupation from the list/],
  [{ payBand: 'afc-99' }, 'payBand', /Choose a pay band from the list/],
  [{ companyNumber: '123' }, 'companyNumber', /^A company number has eight characters/],
  [{ legalName: 'x'.repeat(201) }, 'legalName', /longer than 200 characters/],
])('%o is rejected at its field', async (fields, field, message) => {
  const { actor } = await anEmployer(server)

  expect(await problemsOf(postings.publish(actor, formOf(fields)))).toEqual([
    { field, message: expect.stringMatching(message) },
  ])
})

test('an entry with another employer’s name is rejected', async () => {
  const [entry, { actor }] = [await aSponsor(db), await anEmployer(server)]
  const form = formOf({ sponsorId: entry.id, legalName: 'Pearson Education Limited' })

  expect(await problemsOf(postings.publish(actor, form))).toMatchObject([{ field: 'legalName' }])
})

test('the sponsorship answers are saved and shown when the job is changed', async () => {
  const [entry, { actor }] = [await aSponsor(db), await anEmployer(server)]
  const said = { companyNumber: 'sc 123456', payBand: 'afc-5', offersSponsorship: 'on' }
  const typed = { legalName: entry.name, occupation: 'Web designer' }
  const settled = await sponsorshipFields.resolveChoices(formOf({ ...typed, ...said }))

  const { id } = await postings.publish(actor, settled)
  const { answers } = await postings.drafts.start(actor, id)
  const changed = await sponsorshipFields.resolveChoices(
    formOf({ ...answers, jobTitle: 'Day nurse' }),
  )
  await postings.change(actor, id, changed)

  expect(changed.problems).toEqual([])
  expect(await findRow(id)).toMatchObject({
    title: 'Day nurse',
    legalName: entry.name,
    sponsorId: entry.id,
    companyNumber: 'SC123456',
    occupationCode: '2141',
    payBand: 'afc-5',
    offersSponsorship: true,
    noFeeDeclaredAt: expect.any(String),
  })
})

test('a repeated job keeps its employer and needs a new declaration', async () => {
  const [entry, { actor }] = [await aSponsor(db), await anEmployer(server)]
  const settled = await sponsorshipFields.resolveChoices(
    formOf({ legalName: entry.name, payBand: 'afc-5' }),
  )
  const { id } = await postings.publish(actor, settled)

  const { answers } = await postings.drafts.copy(actor, id)

  expect(answers).toMatchObject({ sponsorId: entry.id, payBand: 'afc-5', noFee: '' })
})

test('a draft is published with its choices, and not without the declaration', async () => {
  const [entry, { actor }] = [await aSponsor(db), await anEmployer(server)]
  const formId = '0123456789abc'
  await postings.saveDraft(actor, 'new', formOf({ formId, legalName: entry.name, noFee: '' }))

  const problems = await problemsOf(postings.publishDraft(actor, 'new', formId))
  await postings.saveDraft(actor, 'new', formOf({ formId, legalName: entry.name }))
  const job = await postings.publishDraft(actor, 'new', formId)

  expect(problems).toMatchObject([{ field: 'noFee' }])
  expect(job.sponsorId).toBe(entry.id)
})
