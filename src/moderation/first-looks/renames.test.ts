import { expect, test } from 'vitest'
import { prove } from '#organisations/proof/proof-changes.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { suggestTemplate } from '#moderation/cases/decision-templates.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { aDecision, applyDecision } from '#tests/support/cases.ts'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer({ firstLook: 'unproved' })
const { db, services } = server
const { postings, moderation, organisations } = services

const aName = () => `Elm ${uniqueWord()} House`

/** A public advert of an organisation that has proved nothing. */
async function aPublicJob() {
  const employer = await anEmployer(server)
  const name = aName()
  const values = aTextPosting({ companyName: name, email: employer.email })
  const { id } = await postings.publish(employer.actor, aForm(values))
  await db
    .updateTable('moderationCase')
    .set({ status: 'decided' })
    .where('jobId', '=', id)
    .execute()
  const { organisationId } = await db
    .updateTable('job')
    .set({ status: 'open', heldBecause: null, lookedAt: new Date().toISOString() })
    .where('id', '=', id)
    .returning('organisationId')
    .executeTakeFirstOrThrow()
  return { employer, name, values, id, organisationId: organisationId ?? '' }
}

type Job = Awaited<ReturnType<typeof aPublicJob>>

const rename = ({ employer, organisationId }: Job, name: string, legalName = '') =>
  organisations.claims.change(employer.actor, organisationId, {
    name,
    legalName,
    companyNumber: '',
    sponsorId: '',
  })

const rowOf = ({ id }: Job) =>
  db
    .selectFrom('job')
    .select(['status', 'employerName', 'title', 'poster'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const openCases = ({ id }: Job) =>
  db
    .selectFrom('moderationCase')
    .select(['id', 'kind', 'reasons'])
    .where('jobId', '=', id)
    .where('status', '<>', 'decided')
    .execute()

async function publish(job: Job) {
  const [found] = await openCases(job)
  const admin = await anAdmin(db)
  const { fields } = await moderation.desk.find(admin, found?.id ?? '')
  const { code: template, words } = suggestTemplate('first-look', 'publish', [])
  await moderation.desk.decide(admin, found?.id ?? '', aDecision('publish', { template, words }))
  await applyDecision(server, found?.id ?? '')
  return JSON.stringify(fields)
}

test('an advert stays public under the old name until the desk has looked at the new one', async () => {
  const job = await aPublicJob()
  const name = aName()
  await rename(job, name)

  expect(await rowOf(job)).toMatchObject({ status: 'open', employerName: job.name })
  const [found] = await openCases(job)
  expect(found).toMatchObject({ kind: 'first-look' })
  expect(found?.reasons.map(({ words }) => words)).toEqual([`Employer: ‘${job.name}’ → ‘${name}’.`])
  expect(await publish(job)).toContain(name)
  expect(await rowOf(job)).toMatchObject({ status: 'open', employerName: name })
})

test('a proof publishes the new name at once', async () => {
  const job = await aPublicJob()
  const name = aName()
  await rename(job, name, `${name} Ltd`)
  const { organisationId, employer } = job
  const proof = { organisationId, accountId: employer.actor.id, evidence: 'A letter.' }
  await db.transaction().execute((db) => prove(db, indexJobs, { ...proof, kind: 'letter' }))
  await organisations.tend()

  expect(await rowOf(job)).toMatchObject({ status: 'open', employerName: name, poster: 'proved' })
  expect(await openCases(job)).toEqual([])
})

const claimOf = ({ id }: Job) =>
  db
    .selectFrom('job')
    .select(['status', 'legalName', 'lookedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a legal body that is named later waits as a name does, and goes again without a trace', async () => {
  const job = await aPublicJob()
  const legalName = `${aName()} Ltd`
  await rename(job, job.name, legalName)

  expect(await claimOf(job)).toMatchObject({ status: 'open', legalName: null })
  const [found] = await openCases(job)
  expect(found?.reasons.map(({ words }) => words)).toEqual([`Legal body: ‘none’ → ‘${legalName}’.`])
  await rename(job, job.name)
  expect(await openCases(job)).toEqual([])
  expect(await postings.findChangeCase(job.id)).toBeNull()

  await rename(job, job.name, legalName)
  await publish(job)
  expect(await claimOf(job)).toMatchObject({ status: 'open', legalName })
})

test('a legal body that is named in the advert’s own form waits, too', async () => {
  const job = await aPublicJob()
  const legalName = `${aName()} Ltd`
  await postings.change(job.employer.actor, job.id, aForm({ ...job.values, legalName }))

  expect(await claimOf(job)).toMatchObject({ status: 'open', legalName: null })
  expect((await openCases(job)).map(({ kind }) => kind)).toEqual(['first-look'])
})

test('an advert that names another legal body while it is closed is looked at again', async () => {
  const job = await aPublicJob()
  await postings.close(job.employer.actor, job.id)
  await rename(job, job.name, `${aName()} Ltd`)
  await postings.reopen(job.employer.actor, job.id)

  expect(await claimOf(job)).toMatchObject({ status: 'held', lookedAt: null })
})

test('another change that waits takes the new name over, and both are read together', async () => {
  const job = await aPublicJob()
  const form = aForm({ ...job.values, jobTitle: 'Another title' })
  await postings.change(job.employer.actor, job.id, form)
  const name = aName()
  await rename(job, name)

  const [found] = await openCases(job)
  expect(found?.reasons.map(({ words }) => words.split(':')[0])).toEqual(['Title', 'Employer'])
  await publish(job)
  expect(await rowOf(job)).toMatchObject({ employerName: name, title: 'Another title' })
})

test('a name that is taken back leaves nothing to look at, and keeps other changes', async () => {
  const [job, changed] = [await aPublicJob(), await aPublicJob()]
  await rename(job, aName())
  await rename(job, job.name)
  expect(await openCases(job)).toEqual([])
  expect(await postings.findChangeCase(job.id)).toBeNull()

  const form = aForm({ ...changed.values, jobTitle: 'Another title' })
  await postings.change(changed.employer.actor, changed.id, form)
  await rename(changed, aName())
  await rename(changed, changed.name)
  await publish(changed)
  expect(await rowOf(changed)).toMatchObject({
    employerName: changed.name,
    title: 'Another title',
  })
})

test('who applied while the name waited has applied to the old one, which stays', async () => {
  const job = await aPublicJob()
  await rename(job, aName())
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  await publish(job)

  expect(await rowOf(job)).toMatchObject({ status: 'open', employerName: job.name })
})

test('a legal body that is named later is published under the old name, to which somebody applied', async () => {
  const job = await aPublicJob()
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  // The organisation was renamed while it was proved; its adverts with applicants were not.
  const [name, legalName] = [aName(), `${aName()} Ltd`]
  await db.updateTable('organisation').set({ name }).where('id', '=', job.organisationId).execute()
  await rename(job, name, legalName)
  expect(await claimOf(job)).toMatchObject({ legalName: null })
  const [found] = await openCases(job)
  expect(found?.reasons.map(({ words }) => words)).toEqual([`Legal body: ‘none’ → ‘${legalName}’.`])
  await publish(job)

  expect(await claimOf(job)).toMatchObject({ status: 'open', legalName })
  expect(await rowOf(job)).toMatchObject({ employerName: job.name, poster: 'unproved' })
  expect(await postings.findChangeCase(job.id)).toBeNull()
})

test('a legal body that waits with a new name is published without it, once somebody has applied', async () => {
  const job = await aPublicJob()
  const legalName = `${aName()} Ltd`
  await rename(job, aName(), legalName)
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  await publish(job)

  expect(await claimOf(job)).toMatchObject({ status: 'open', legalName })
  expect(await rowOf(job)).toMatchObject({ employerName: job.name })
  expect(await openCases(job)).toEqual([])
})

test('a legal body that is taken back is in no other change that waits', async () => {
  const job = await aPublicJob()
  await postings.change(
    job.employer.actor,
    job.id,
    aForm({ ...job.values, jobTitle: 'Another title' }),
  )
  await rename(job, job.name, `${aName()} Ltd`)
  await rename(job, job.name)
  const { columns } = await db
    .selectFrom('jobChange')
    .select('columns')
    .where('jobId', '=', job.id)
    .executeTakeFirstOrThrow()
  expect(columns).toMatchObject({ title: 'Another title', legalName: null })
})

test('a name that a rule holds takes the advert down', async () => {
  const job = await aPublicJob()
  await rename(job, 'Leeds Teaching Hospitals NHS Trust')

  expect((await rowOf(job)).status).toBe('held')
  expect((await openCases(job)).map(({ kind }) => kind)).toEqual(['held-job'])
})
