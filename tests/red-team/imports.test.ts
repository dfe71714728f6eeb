import { expect, test } from 'vitest'
import { suggestTemplate } from '#moderation/cases/decision-templates.ts'
import { claimLine } from '#organisations/model/claim-line.ts'
import { describeProof } from '#organisations/proof/describe-proof.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { anApplicationForm, aLoggedInPerson, postApplication } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { aDecision } from '#tests/support/cases.ts'
import { aSource, anAdvert, importsInto, lines } from '#tests/support/import-text.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { aRow, upload } from '#tests/support/uploads.ts'

const server = await openTestServer()
const { app, db, services } = server
const { take, jobsOf } = importsInto(db)
const { claims } = services.organisations
const { desk } = services.moderation
const NHS = 'NHS England'

test('a feed that names NHS England gets neither a proof nor anybody’s application', async () => {
  const { id: sponsorId } = await aSponsor(db, { name: NHS })
  const victim = await anOrganisation(server, { name: NHS, legalName: NHS, sponsorId })
  const source = aSource()
  const claimed = {
    company: NHS,
    poster: 'proved',
    organisationId: victim.id,
    ownerId: victim.actor.id,
    sponsorId,
    lookedAt: '2026-11-01T09:00:00Z',
    url: 'https://unrelated.example/apply',
  }

  await take(source, lines(anAdvert(1, claimed)))

  const [job] = await jobsOf(source)
  expect(job).toMatchObject({ poster: 'source', organisationId: null, ownerId: null })
  expect(job).toMatchObject({ sponsorId: null, legalName: null, lookedAt: null })
  const shown = (await app.inject(`/api/v1/jobs/${job?.id ?? ''}`)).json()
  expect(shown).toMatchObject({ poster: 'source' })
  expect(JSON.stringify(shown)).not.toContain(victim.id)
  const check = (await app.inject(`/api/v1/jobs/${job?.id ?? ''}/sponsorship`)).body
  expect(check).not.toMatch(/has shown us that it is/)
  const applicant = await aLoggedInPerson(server)
  const form = anApplicationForm(job?.id ?? '')
  const { statusCode } = await postApplication(app, applicant.cookies, form)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(await db.selectFrom('application').select('id').execute()).toEqual([])
})

test('a feed cannot write over an advert that an employer posted here', async () => {
  const { id: ownerId } = (await aLoggedInPerson(server)).actor
  const own = await aJob(db, { ownerId })
  const source = aSource()
  const stolen = { _id: own.id, title: 'Pay us first', company: NHS }

  await take(source, lines({ ...anAdvert(own.id, stolen), id: own.id }))

  const job = db.selectFrom('job').selectAll().where('id', '=', own.id)
  expect(await job.executeTakeFirstOrThrow()).toMatchObject({
    title: own.title,
    employerName: own.employerName,
    ownerId,
    source: null,
  })
})

/** The states of the adverts of a list, published by somebody who has proved nothing. */
async function publishList(companyName: string, row: Record<string, string>) {
  const { actor } = await aLoggedInPerson(server)
  try {
    const id = await upload(services, actor, { companyName, rows: [aRow(row)] })
    await services.uploads.publish(actor, id)
    await services.uploads.publishRows({ uploadId: id })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
  const jobs = db.selectFrom('job').select('status').where('ownerId', '=', actor.id)
  return (await jobs.execute()).map(({ status }) => status)
}

test.each([
  [NHS, {}],
  ['Barts Health', {}],
  ['Landfall Verified Employers', {}],
  ['Saltmarsh House', { 'Job title': 'Staff Nurse at Barts Health NHS Trust' }],
  ['Saltmarsh House', { Town: 'Leeds Teaching Hospitals NHS Trust' }],
  ['Saltmarsh House', { Description: 'You are employed by Barts Health NHS Trust, at once.' }],
])('a list of ‘%s’ with %j is not public before the desk has read it', async (company, row) => {
  expect(await publishList(`${company}`, row)).not.toContain('open')
})

test('a list under an honest name is public, so that lists are not refused for being lists', async () => {
  expect(await publishList(`Salt ${uniqueWord()}`, {})).toEqual(['open'])
})

test('an office of a licensed employer in a list waits, in each of its columns', async () => {
  const brand = uniqueWord()
  await aSponsor(db, { name: `Quay Holdings Ltd t/a ${brand} Stores` })
  const office = `${brand} Stores Careers`

  expect(await publishList(office, {})).toEqual(['held'])
  expect(await publishList(`Salt ${uniqueWord()}`, { 'Job title': `Baker at ${office}` })).toEqual([
    'held',
  ])
  expect(await publishList(`Salt ${uniqueWord()}`, { Town: `${office}, Leeds` })).toEqual(['held'])
})

test('a claim that is changed in the moment of the decision is not what was proved', async () => {
  const admin = await anAdmin(db)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const honest = { name: `Quay ${uniqueWord()}`, legalName: `${uniqueWord()} House Ltd` }
    const home = await anOrganisation(server, honest)
    const caseId = await openCase(db, {
      kind: 'proof',
      risk: 3,
      organisationId: home.id,
      reasons: [],
    })
    const seen = claimLine({ ...honest, companyNumber: null, sponsorId: null })
    const { code: template, words } = suggestTemplate('proof', 'publish', [])
    const form = { companyNumber: '', sponsorId: '', name: NHS, legalName: NHS }

    const [decided, changed] = await Promise.allSettled([
      desk.decide(admin, caseId, aDecision('publish', { template, words, seen })),
      claims.change(home.actor, home.id, form),
    ])

    // Whoever came first, nothing is proved that the desk has not seen.
    const { name } = await db
      .selectFrom('organisation')
      .select('name')
      .where('id', '=', home.id)
      .executeTakeFirstOrThrow()
    const proof = await describeProof(db, home.id)
    if (name !== honest.name) expect(proof).toBeNull()
    // And neither waits for the other until the database ends one of them.
    expect(changed).toMatchObject({ status: 'fulfilled' })
    if (decided.status === 'rejected') expect(decided.reason).toBeInstanceOf(DomainError)
  }
})

test('a text that is replaced in the moment of the decision is not what was published', async () => {
  const admin = await anAdmin(db)
  const description = 'Send your passport to a friend of ours, who keeps it until you have paid.'
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { actor } = await aLoggedInPerson(server)
    const values = { companyName: `Barts Health ${uniqueWord()} NHS Trust`, email: actor.email }
    const before = aPostingForm(values)
    const { id } = await services.postings.publish(actor, before)
    const { id: caseId } = await db
      .selectFrom('moderationCase')
      .select('id')
      .where('jobId', '=', id)
      .executeTakeFirstOrThrow()
    await desk.find(admin, caseId)
    const { code: template, words } = suggestTemplate('held-job', 'publish', [])
    const after = {
      ...before,
      values: { ...before.values, description: `Night work. ${description}` },
    }

    const [decided, changed] = await Promise.allSettled([
      desk.decide(admin, caseId, aDecision('publish', { template, words })),
      services.postings.change(actor, id, after),
    ])

    const job = await db
      .selectFrom('job')
      .select(['status', 'description'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (job.status === 'open') expect(job.description).toBe(before.values.description)
    for (const result of [decided, changed])
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DomainError)
  }
})
