import { expect, test } from 'vitest'
import type { Decision } from '#safety/cases/moderation.schema.ts'
import { suggestTemplate } from '#moderation/cases/decision-templates.ts'
import { claimLine } from '#organisations/model/claim-line.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { aCase, aDecision, applyDecision } from '#tests/support/cases.ts'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer({ firstLook: 'unproved' })
const { db, services, mailbox } = server
const { postings, moderation } = services

type Employer = Awaited<ReturnType<typeof anEmployer>>

const aHome = () => `Elm ${uniqueWord()} House`

async function postAs(employer: Employer, overrides: Record<string, string> = {}) {
  const values = aTextPosting({ companyName: aHome(), email: employer.email, ...overrides })
  return { values, job: await postings.publish(employer.actor, aForm(values)) }
}

const rowOf = (id: string) =>
  db
    .selectFrom('job')
    .select(['status', 'title', 'organisationId', 'lookedAt', 'closesAt', 'employerLogo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const employerOf = (id: string) =>
  db
    .selectFrom('job')
    .select(['employerName', 'poster'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const casesOf = (jobId: string) =>
  db
    .selectFrom('moderationCase')
    .select(['id', 'kind', 'status', 'reasons', 'organisationId'])
    .where('jobId', '=', jobId)
    .orderBy('number')
    .execute()

async function openCaseOf(jobId: string) {
  const found = (await casesOf(jobId)).filter(({ status }) => status !== 'decided')
  expect(found).toHaveLength(1)
  return found[0] as (typeof found)[number]
}

async function decide(
  caseId: string,
  decision: Decision,
  { kind = 'first-look', seen = '' }: { kind?: 'first-look' | 'proof'; seen?: string } = {},
) {
  const admin = await anAdmin(db)
  const { code: template, words } = suggestTemplate(kind, decision, [])
  const wish = { decision, template, words, markers: '', withPeople: false, seen }
  await moderation.desk.find(admin, caseId)
  await moderation.desk.decide(admin, caseId, wish)
  return admin
}

/** The emails that a change of its employer is published. */
async function countPassed({ employer }: { employer: Employer }) {
  const mails = (await mailbox.list()).filter(({ to }) => to === employer.email)
  return mails.filter(({ subject }) => subject.startsWith('We approved')).length
}

/** Proves the organisation by the desk’s word, as its owners see it. */
async function prove(organisationId: string | null) {
  const claimed = await db
    .updateTable('organisation')
    .set((eb) => ({ legalName: eb.ref('name'), legalKey: eb.fn('lower', ['name']) }))
    .where('id', '=', organisationId ?? '')
    .returning(['name', 'legalName', 'companyNumber', 'sponsorId'])
    .executeTakeFirstOrThrow()
  const caseId = await aCase(db, { kind: 'proof', organisationId })
  await decide(caseId, 'publish', { kind: 'proof', seen: claimLine(claimed) })
  await services.organisations.tend()
}

async function aPublicJob(overrides: Record<string, string> = {}) {
  const employer = await anEmployer(server)
  const { values, job } = await postAs(employer, overrides)
  const { id } = await openCaseOf(job.id)
  await decide(id, 'publish')
  await applyDecision(server, id)
  return { employer, values, id: job.id }
}

const change = (
  { employer, values, id }: Awaited<ReturnType<typeof aPublicJob>>,
  overrides: Record<string, string>,
) => postings.change(employer.actor, id, aForm({ ...values, ...overrides }))

test('an advert of an unproved poster is seen by nobody until the desk has looked at it', async () => {
  const employer = await anEmployer(server)
  const { job } = await postAs(employer)

  expect(job.status).toBe('held')
  expect(await services.jobs.find(job.id)).toBeNull()
  const { id, kind, reasons } = await openCaseOf(job.id)
  expect([kind, reasons.map(({ code }) => code)]).toEqual(['held-job', ['first-look']])

  await decide(id, 'publish')

  expect((await services.jobs.find(job.id))?.status).toBe('open')
  await applyDecision(server, id)
  expect((await rowOf(job.id)).lookedAt).not.toBeNull()
})

test('its poster reads why, how long it takes, how it will look, and that a proof is faster', async () => {
  const employer = await anEmployer(server)
  const { job } = await postAs(employer)
  const { id, organisationId } = await openCaseOf(job.id)

  const found = await moderation.posters.find(employer.actor, id)

  expect(found).toMatchObject({ advertId: job.id, provableId: organisationId })
  expect(found.reasons.join(' ')).toMatch(/Show who you post for/)
  expect((await postings.drafts.preview(employer.actor, job.id))?.title).toBe(job.title)
  const stranger = await anEmployer(server)
  await expect(moderation.posters.find(stranger.actor, id)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(postings.drafts.preview(stranger.actor, job.id)).rejects.toMatchObject({
    code: 'job_not_found',
  })
})

test('a new employer reads why the desk refused the first advert, mends it, and it appears', async () => {
  const employer = await anEmployer(server)
  const { values, job } = await postAs(employer)
  const first = await openCaseOf(job.id)
  await decide(first.id, 'refuse')
  await applyDecision(server, first.id)

  const refused = await moderation.posters.find(employer.actor, first.id)
  expect(refused).toMatchObject({ decision: 'refuse', fixId: job.id, canAppeal: true })
  expect(refused.decisionReason).toBeTruthy()
  const { answers } = await postings.drafts.start(employer.actor, job.id)
  expect(answers.description).toBe(values.description)
  const description = 'Care for thirty people by night, in a team of four.'
  await postings.change(employer.actor, job.id, aForm({ ...values, description }))
  expect(await services.jobs.find(job.id)).toBeNull()
  const again = await openCaseOf(job.id)
  expect(again.reasons.map(({ code }) => code)).toContain('sent-again')
  await decide(again.id, 'publish')
  await applyDecision(server, again.id)

  expect(await services.jobs.find(job.id)).toMatchObject({ isOpen: true, description })
  const told = (await mailbox.list()).filter(({ to }) => to === employer.email)
  expect(told.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`We refused: ${job.title}`, `Your job is live: ${job.title}`]),
  )
  // It was never on the site.
  expect(told.find(({ subject }) => subject.startsWith('We refused'))?.text).not.toMatch(
    /off the site/,
  )
})

test('a proof publishes what waited only for it, and nothing else', async () => {
  const employer = await anEmployer(server)
  const companyName = aHome()
  const { job } = await postAs(employer, { companyName })
  await db.insertInto('fraudMarker').values({ kind: 'phone', value: '+447700900322' }).execute()
  const description = 'Care for thirty people by night. Ring Ada on 07700 900 322.'
  const { job: risky } = await postAs(employer, { companyName, description })

  await prove((await rowOf(job.id)).organisationId)

  expect((await rowOf(job.id)).status).toBe('open')
  expect((await casesOf(job.id)).map(({ status }) => status)).toEqual(['decided'])
  expect((await rowOf(risky.id)).status).toBe('held')
  // From now on its adverts appear at once.
  expect((await postAs(employer, { companyName })).job.status).toBe('open')
})

test('a change of what a fraud needs waits, and the advert stays as it was', async () => {
  const job = await aPublicJob()
  const { title } = await rowOf(job.id)

  await change(job, { jobTitle: 'Another title' })

  expect(await rowOf(job.id)).toMatchObject({ status: 'open', title })
  const { id, kind, reasons } = await openCaseOf(job.id)
  expect(kind).toBe('first-look')
  expect(reasons.map(({ words }) => words)).toEqual([`Title: ‘${title}’ → ‘Another title’.`])
  const admin = await anAdmin(db)
  const { fields } = await moderation.desk.find(admin, id)
  expect(JSON.stringify(fields)).toContain('Another title')
  // The employer goes on from there.
  const form = await postings.drafts.start(job.employer.actor, job.id)
  expect(form.answers.jobTitle).toBe('Another title')
  expect(await postings.findChangeCase(job.id)).toBe(id)
})

test.each([
  ['publish', 'Another title'],
  ['refuse', null],
] as const)('after %s the change is gone from the queue', async (decision, title) => {
  const job = await aPublicJob()
  const before = await rowOf(job.id)
  await change(job, { jobTitle: 'Another title' })
  const { id } = await openCaseOf(job.id)

  await decide(id, decision)
  // It can be undone until now.
  expect((await rowOf(job.id)).title).toBe(before.title)
  await applyDecision(server, id)

  expect(await rowOf(job.id)).toMatchObject({ status: 'open', title: title ?? before.title })
  expect(await postings.findChangeCase(job.id)).toBeNull()
  const [mail] = (await mailbox.list()).filter(({ to }) => to === job.employer.email)
  expect(mail?.text).toMatch(decision === 'publish' ? /approved it/ : /stays as it was/)
})

test('another occupation waits: what the check says of the job follows from it', async () => {
  const job = await aPublicJob()

  await change(job, { occupationCode: '2231' })

  const { reasons } = await openCaseOf(job.id)
  expect(reasons.map(({ words }) => words)).toEqual(['Occupation: ‘none’ → ‘2231’.'])
})

test('a change saved after the desk has read another waits for its own look', async () => {
  const job = await aPublicJob()
  const { title } = await rowOf(job.id)
  const told = await countPassed(job)
  await change(job, { jobTitle: 'First title' })
  const { id } = await openCaseOf(job.id)
  await decide(id, 'publish')

  await change(job, { jobTitle: 'Second title' })
  await applyDecision(server, id)

  expect((await rowOf(job.id)).title).toBe(title)
  expect((await openCaseOf(job.id)).reasons[0]?.words).toMatch(/Second title/)
  // Nobody is told of a change that still waits.
  expect(await countPassed(job)).toBe(told)
})

test('a change that took the place of the one on the admin’s screen is not published unread', async () => {
  const job = await aPublicJob()
  const { title } = await rowOf(job.id)
  await change(job, { jobTitle: 'First title' })
  const { id } = await openCaseOf(job.id)
  const admin = await anAdmin(db)
  await moderation.desk.find(admin, id)

  await change(job, { jobTitle: 'Second title' })

  const { code: template, words } = suggestTemplate('first-look', 'publish', [])
  const rest = { markers: '', withPeople: false, seen: '' }
  const wish = { decision: 'publish', template, words, ...rest } as const
  await expect(moderation.desk.decide(admin, id, wish)).rejects.toThrow(/newer than what you read/)
  expect((await rowOf(job.id)).title).toBe(title)
  await moderation.desk.find(admin, id)
  await moderation.desk.decide(admin, id, wish)
  await applyDecision(server, id)
  expect((await rowOf(job.id)).title).toBe('Second title')
})

test('an advert that was edited on the admin’s screen is not published unread', async () => {
  const employer = await anEmployer(server)
  const { values, job } = await postAs(employer)
  const { id } = await openCaseOf(job.id)
  const admin = await anAdmin(db)
  const { code: template, words } = suggestTemplate('held-job', 'publish', [])
  const wish = aDecision('publish', { template, words })
  const list = await moderation.desk.decideMany(admin, [id], {
    decision: 'publish',
    template,
    words,
  })
  expect(list).toMatchObject([{ isDone: false, words: expect.stringMatching(/Nobody has read/) }])
  await moderation.desk.find(admin, id)

  const description = 'Another text, which nobody has looked at.'
  await postings.change(employer.actor, job.id, aForm({ ...values, description }))

  await expect(moderation.desk.decide(admin, id, wish)).rejects.toThrow(/newer than what you read/)
  expect(await services.jobs.find(job.id)).toBeNull()
  await moderation.desk.find(admin, id)
  await moderation.desk.decide(admin, id, wish)
  expect((await services.jobs.find(job.id))?.status).toBe('open')
})

test('a change of dates appears at once, and takes back one that waits', async () => {
  const job = await aPublicJob({ closesOn: '' })
  await change(job, { jobTitle: 'Another title' })
  const { id } = await openCaseOf(job.id)

  await change(job, { hoursPerWeek: '30' })

  expect((await casesOf(job.id)).every(({ status }) => status === 'decided')).toBe(true)
  expect(await postings.findChangeCase(job.id)).toBeNull()
  const admin = await anAdmin(db)
  await expect(decide(id, 'publish')).rejects.toThrow(/decided already/)
  expect((await moderation.desk.find(admin, id)).status).toBe('decided')
})

test('a proof publishes a waiting change, too, and applicants are told once', async () => {
  const job = await aPublicJob()
  await change(job, { jobTitle: 'Another title' })

  await prove((await rowOf(job.id)).organisationId)

  expect((await rowOf(job.id)).title).toBe('Another title')
  expect(await postings.findChangeCase(job.id)).toBeNull()
})

test('an advert that was changed while it was closed is looked at before it opens again', async () => {
  const job = await aPublicJob()
  await postings.close(job.employer.actor, job.id)
  await change(job, { description: 'Another text, which nobody has looked at.' })

  await postings.reopen(job.employer.actor, job.id)

  expect((await rowOf(job.id)).status).toBe('held')
})

test('one that the desk has looked at opens again at once', async () => {
  const job = await aPublicJob()
  await postings.close(job.employer.actor, job.id)
  await postings.reopen(job.employer.actor, job.id)

  expect((await rowOf(job.id)).status).toBe('open')
})

test('adverts that were public before are queued once and stay public', async () => {
  const poster = await aLoggedInPerson(server)
  const job = await aPostedJob(db, poster.actor, { poster: 'unproved' })
  const imported = await aJob(db, { poster: 'source', source: 'nhs-jobs', sourceRef: uniqueWord() })
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })

  await moderation.maintainFirstLooks()
  await moderation.maintainFirstLooks()

  expect((await rowOf(job.id)).status).toBe('open')
  expect((await casesOf(job.id)).map(({ kind }) => kind)).toEqual(['first-look'])
  expect(await casesOf(imported.id)).toEqual([])
  await decide((await openCaseOf(job.id)).id, 'refuse')
  expect((await rowOf(job.id)).status).toBe('removed')
})

test('an admin’s own advert is for another admin', async () => {
  const employer = await anEmployer(server)
  const { job } = await postAs(employer)
  const { id } = await openCaseOf(job.id)
  await db.updateTable('account').set({ isOwner: true }).where('id', '=', employer.id).execute()
  const { code: template, words } = suggestTemplate('first-look', 'publish', [])
  const rest = { markers: '', withPeople: false, seen: '' }
  const wish = { decision: 'publish', template, words, ...rest } as const
  const actor = { ...employer.actor, secondFactorAt: new Date().toISOString() }

  await expect(moderation.desk.decide(actor, id, wish)).rejects.toThrow(/your own organisation/)
  await decide(id, 'publish')
  expect((await rowOf(job.id)).status).toBe('open')
})

test('a proof of the organisation before does not publish a change to another one', async () => {
  const job = await aPublicJob()
  const { organisationId } = await rowOf(job.id)
  await prove(organisationId)
  const before = await employerOf(job.id)
  await change(job, { companyName: aHome() })

  await services.organisations.tend()

  expect(await employerOf(job.id)).toEqual(before)
  expect(before.poster).toBe('proved')
  expect((await openCaseOf(job.id)).kind).toBe('first-look')
})

test('a change keeps waiting when its organisation has another name, and proves that', async () => {
  const job = await aPublicJob()
  await prove((await rowOf(job.id)).organisationId)
  const before = await employerOf(job.id)
  await change(job, { companyName: aHome() })
  const { id: other } = await db
    .selectFrom('organisationMember')
    .innerJoin('organisation', 'organisation.id', 'organisationMember.organisationId')
    .select('organisation.id')
    .where('accountId', '=', job.employer.id)
    .where('organisation.name', '<>', before.employerName)
    .executeTakeFirstOrThrow()
  const form = { name: aHome(), legalName: '', companyNumber: '', sponsorId: '' }
  await services.organisations.claims.change(job.employer.actor, other, form)

  await prove(other)
  await services.organisations.tend()

  expect(await employerOf(job.id)).toEqual(before)
  const { id } = await openCaseOf(job.id)
  await decide(id, 'publish')
  await applyDecision(server, id)
  // The desk has read the old name: the change waits again, under the one that is proved.
  expect(await employerOf(job.id)).toEqual(before)
  expect((await openCaseOf(job.id)).reasons[0]?.words).toMatch(/name or legal body has changed/)
  await services.organisations.tend()
  expect(await employerOf(job.id)).toEqual({ employerName: form.name, poster: 'proved' })
})

test('a change does not take a claim with it that was made after the desk had read it', async () => {
  const job = await aPublicJob()
  const { organisationId } = await rowOf(job.id)
  const told = await countPassed(job)
  await change(job, { jobTitle: 'Another title' })
  const { id } = await openCaseOf(job.id)
  await decide(id, 'publish')
  await db
    .updateTable('organisation')
    .set({ legalName: 'Another Body Limited', legalKey: 'another body limited' })
    .where('id', '=', organisationId ?? '')
    .execute()

  await applyDecision(server, id)

  expect((await rowOf(job.id)).title).not.toBe('Another title')
  expect(await countPassed(job)).toBe(told)

  const again = await openCaseOf(job.id)
  await decide(again.id, 'publish')
  await applyDecision(server, again.id)
  expect((await rowOf(job.id)).title).toBe('Another title')
  expect(await countPassed(job)).toBe(told + 1)
})
