import { expect, test } from 'vitest'
import { aProof } from '#tests/support/builders.ts'
import { aMember, anOrganisation } from '#tests/support/organisations.ts'
import { anEmployer, aPosting } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { defaults, drafts, steps } = services.postings

const OFFER = {
  location: 'United Kingdom',
  place: 'York',
  hoursPerWeek: '37.5',
  description: 'A room for three months.',
  askEnglish: 'on',
  ownQuestion1: 'Can you drive?',
}

test('a new job of every member who may post begins with the defaults', async () => {
  const { id, name, actor } = await anOrganisation(server)
  const recruiter = await aMember(server, id, 'recruiter')
  const reader = await aMember(server, id, 'reader')
  await defaults.save(actor, id, { ...OFFER, payMin: '1', jobTitle: 'not a default' })

  expect(await defaults.find(recruiter.actor, id)).toEqual(OFFER)
  const { answers } = await drafts.start(recruiter.actor, 'new')
  expect(answers).toMatchObject({ ...OFFER, companyName: name, email: recruiter.actor.email })
  expect(answers).not.toHaveProperty('jobTitle')
  expect((await drafts.start(reader.actor, 'new')).answers).not.toHaveProperty('companyName')
})

test('a form that was opened before a colleague saved says what is stored, then replaces it', async () => {
  const { id, actor } = await anOrganisation(server)
  await defaults.save(actor, id, OFFER)
  const version = defaults.versionOf(await defaults.find(actor, id))
  const colleague = await aMember(server, id, 'recruiter')
  await defaults.save(colleague.actor, id, { ...OFFER, place: 'Leeds', version })

  const answer = await defaults.save(actor, id, { ...OFFER, hoursPerWeek: '30', version })

  expect(answer?.changed).toContain('Town is ‘Leeds’ now, Hours a week is ‘37.5’ now.')
  expect((await defaults.find(actor, id)).place).toBe('Leeds')
  const again = { ...OFFER, hoursPerWeek: '30', version: answer?.version ?? '' }
  expect(await defaults.save(actor, id, again)).toBeNull()
  expect(await defaults.find(actor, id)).toMatchObject({ place: 'York', hoursPerWeek: '30' })
})

test('a suspended organisation fills in no new job', async () => {
  const { id, actor } = await anOrganisation(server)
  await defaults.save(actor, id, OFFER)
  const suspendedAt = new Date().toISOString()
  await db.updateTable('organisation').set({ suspendedAt }).where('id', '=', id).execute()

  expect((await drafts.start(actor, 'new')).answers).not.toHaveProperty('companyName')
})

test('readers and strangers neither read nor change them', async () => {
  const { id, actor } = await anOrganisation(server)
  await defaults.save(actor, id, OFFER)
  const reader = await aMember(server, id, 'reader')
  const stranger = await anEmployer(server)

  for (const [who, code] of [
    [reader, 'forbidden'],
    [stranger, 'not_found'],
  ] as const) {
    await expect(defaults.find(who.actor, id)).rejects.toMatchObject({ code })
    await expect(defaults.save(who.actor, id, { place: 'Leeds' })).rejects.toMatchObject({ code })
  }
  expect(await defaults.find(actor, id)).toEqual(OFFER)
})

test('every mistake in them is said at once, as in the form, and nothing is saved', async () => {
  const { id, actor } = await anOrganisation(server)

  const saving = defaults.save(actor, id, {
    hoursPerWeek: 'many',
    email: 'nobody',
    description: 'Pay us £3,500 for your certificate of sponsorship before you start.',
  })

  const { problems } = await saving.then(
    () => ({ problems: [] }),
    (error: { problems: { field: string }[] }) => error,
  )
  const fields = problems.map(({ field }) => field)
  expect(fields.toSorted()).toEqual(['description', 'email', 'hoursPerWeek'])
  expect(await defaults.find(actor, id)).toEqual({})
})

test('a proved organisation fills in its claim; one that is not proved fills in nothing', async () => {
  const sponsor = await aSponsor(db)
  const { id, name, actor } = await anOrganisation(server, {
    name: sponsor.name,
    legalName: sponsor.name,
    sponsorId: sponsor.id,
  })
  expect((await drafts.start(actor, 'new')).answers).not.toHaveProperty('companyName')

  await aProof(db, id, { sponsorId: sponsor.id })

  const claim = { companyName: name, legalName: sponsor.name, sponsorId: sponsor.id }
  expect((await drafts.start(actor, 'new')).answers).toMatchObject(claim)
  const opened = await steps.open(actor, 'new')
  expect(opened.steps[0]).toMatchObject({ state: 'empty' })
  // A text of ours says what the work is; the offer follows.
  await defaults.save(actor, id, OFFER)
  const text = services.postings.templates.startingTexts[0]
  const { answers } = await steps.open(actor, 'new', { template: text?.name ?? '' })
  expect(answers).toMatchObject({ ...claim, jobTitle: text?.title, place: 'York' })
  expect(answers.description).toMatch(/\n\nA room for three months\.$/)
})

test('a copy of a job keeps what was left empty in it', async () => {
  const ada = await anEmployer(server)
  await ada.post(aPosting())
  const { id, organisationId } = await db
    .selectFrom('job')
    .select(['id', 'organisationId'])
    .where('ownerId', '=', ada.id)
    .executeTakeFirstOrThrow()
  await defaults.save(ada.actor, organisationId ?? '', OFFER)

  const { answers } = await drafts.copy(ada.actor, id)

  expect(answers).toMatchObject({ place: '', hoursPerWeek: '' })
})
