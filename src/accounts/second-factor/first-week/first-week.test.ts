import { expect, test } from 'vitest'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aMember } from '#tests/support/organisations.ts'
import { aPerson, aVisitor, codeIn, PASSWORD } from '#tests/support/people.ts'
import { setUpApp } from '#tests/support/second-step.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { isFirstWeek } from './first-week.queries.ts'

const server = await openTestServer()
const { db, mailbox, runTasks, services } = server
const { firstWeek } = services.accounts
const { applicants, resumes, zipResumes } = services.applications

type Person = Awaited<ReturnType<typeof aPerson>>

/** Logs in with the password alone. */
async function logIn({ email }: Person, from: Visitor = aVisitor()) {
  const result = await services.accounts.logIn(from, { email, password: PASSWORD })
  if (!('session' in result)) throw new Error('There is another step.')
  const visitor = { ...from, device: result.device }
  const actor = await find(result.session)
  return { visitor, actor, token: result.session }
}

async function find(token: string) {
  const actor = await services.accounts.sessions.find(token, aVisitor())
  if (!actor) throw new Error('The session has ended.')
  return actor
}

async function apply(jobId: string) {
  const applicant = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant, jobId })
  return { jobId, id }
}

/** An employer with a first applicant, who came after she had logged in on her device. */
async function anEmployer() {
  const person = await aPerson(db)
  const before = await logIn(person)
  const job = await aPostedJob(db, person)
  const key = await apply(job.id)
  return { person, job, key, ...(await logIn(person, before.visitor)) }
}

async function codeFor({ email }: Person): Promise<string> {
  await runTasks()
  const [mail = null] = (await mailsTo(mailbox, email)).filter(({ subject }) =>
    subject.includes('your code to read'),
  )
  return codeIn(mail)
}

type Employer = Awaited<ReturnType<typeof anEmployer>>

async function typeCode({ person, actor, visitor, token }: Employer) {
  await firstWeek.requestCode(actor, visitor)
  await firstWeek.enter(actor, visitor, { mailCode: await codeFor(person) })
  return find(token)
}

const NEEDED = { code: 'second_step_needed' }
const WRONG = { code: 'invalid_input' }

test('a code by mail opens the first applicants to this session, and no export or change', async () => {
  const employer = await anEmployer()
  const { job, key } = employer
  await expect(applicants.list(employer.actor, job.id)).rejects.toMatchObject(NEEDED)

  const reader = await typeCode(employer)

  expect((await applicants.list(reader, job.id)).items).toHaveLength(1)
  expect((await applicants.showBoard(reader, job.id)).counts.all).toBe(1)
  expect((await applicants.open(reader, key)).applicant.id).toBe(key.id)
  const { content } = await resumes.open(reader, key.id)
  content.destroy()
  await expect(applicants.exportCsv(reader, job.id)).rejects.toMatchObject(NEEDED)
  await expect(zipResumes(reader, job.id, {})).rejects.toMatchObject(NEEDED)
  const move = applicants.setStage(reader, key, { status: 'interview' })
  await expect(move).rejects.toMatchObject(NEEDED)
  const elsewhere = await logIn(employer.person, employer.visitor)
  await expect(applicants.list(elsewhere.actor, job.id)).rejects.toMatchObject(NEEDED)
})

test('the applicants of another organisation stay closed', async () => {
  const employer = await anEmployer()
  const other = await aLoggedInPerson(server)
  const theirs = await aPostedJob(db, other.actor)
  const early = await apply(theirs.id)
  await age(early.id, 8)
  await apply(theirs.id)
  const reader = await typeCode(employer)
  await expect(applicants.list(reader, theirs.id)).rejects.toMatchObject({ code: 'not_found' })

  const { organisationId } = theirs
  if (!organisationId) throw new Error('There is no organisation.')
  await db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: reader.id, role: 'recruiter' })
    .execute()

  await expect(applicants.list(reader, theirs.id)).rejects.toMatchObject(NEEDED)
  await expect(applicants.open(reader, early)).rejects.toMatchObject(NEEDED)
})

test('a week after the first applicant it is over, for newer ones too', async () => {
  const employer = await anEmployer()
  const { job, key, actor, visitor, token } = employer
  await typeCode(employer)
  const next = await apply(job.id)
  await age(key.id, 6)
  await age(key.id, 0.99)
  expect(await applicants.open(await find(token), next)).toBeDefined()

  await age(key.id, 0.02)
  const reader = await find(token)

  for (const each of [key, next])
    await expect(applicants.open(reader, each)).rejects.toMatchObject(NEEDED)
  await expect(applicants.list(reader, job.id)).rejects.toMatchObject(NEEDED)
  expect(await isFirstWeek(db, job.organisationId ?? '', '2020-01-01T00:00:00Z')).toBe(false)
  await expect(firstWeek.requestCode(actor, visitor)).rejects.toMatchObject(NEEDED)
})

async function age(id: string, days: number) {
  const row = await db
    .selectFrom('application')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const createdAt = new Date(Date.parse(row.createdAt) - days * 86_400_000).toISOString()
  await db.updateTable('application').set({ createdAt }).where('id', '=', id).execute()
  // The device was known before it, too.
  const since = new Date(Date.parse(createdAt) - 1000).toISOString()
  await db
    .updateTable('session')
    .set({ knownDeviceSince: since })
    .where('knownDeviceSince', 'is not', null)
    .execute()
}

test('the password gets nothing on a new device, however often it is typed there', async () => {
  const employer = await anEmployer()
  let thief = await logIn(employer.person)
  thief = await logIn(employer.person, thief.visitor)
  await firstWeek.requestCode(employer.actor, employer.visitor)
  const mailCode = await codeFor(employer.person)

  for (const device of [thief.visitor.device, null, forge(employer.visitor.device)]) {
    const visitor = { ...thief.visitor, device }
    expect(await firstWeek.isOpen(thief.actor, visitor)).toBe(false)
    await expect(firstWeek.requestCode(thief.actor, visitor)).rejects.toMatchObject(NEEDED)
    const entered = firstWeek.enter(thief.actor, visitor, { mailCode })
    await expect(entered).rejects.toMatchObject(NEEDED)
  }
  await expect(applicants.list(thief.actor, employer.job.id)).rejects.toMatchObject(NEEDED)
})

/** The signed cookie with an earlier date. */
function forge(device: string | null) {
  return `${(Date.now() - 86_400_000).toString(36)}${device?.slice(8)}`
}

test('a code works once, also when it is typed twice at once', async () => {
  const employer = await anEmployer()
  const { person, actor, visitor } = employer
  await firstWeek.requestCode(actor, visitor)
  const mailCode = await codeFor(person)

  const both = await Promise.allSettled([
    firstWeek.enter(actor, visitor, { mailCode }),
    firstWeek.enter(actor, visitor, { mailCode }),
  ])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(firstWeek.enter(actor, visitor, { mailCode })).rejects.toMatchObject(WRONG)
})

test('five wrong codes end it, ten minutes too, and only a digest is stored', async () => {
  const employer = await anEmployer()
  const { person, actor, visitor } = employer
  const enter = (mailCode: string) => firstWeek.enter(actor, visitor, { mailCode })
  await firstWeek.requestCode(actor, visitor)
  const guessed = await codeFor(person)
  const rows = await db.selectFrom('proof').selectAll().where('subject', '=', actor.id).execute()
  expect(rows).toMatchObject([{ purpose: 'read' }])
  expect(JSON.stringify(rows)).not.toContain(guessed)
  const wrong = guessed === 'AAAA' ? 'BBBB' : 'AAAA'
  for (let count = 0; count < 5; count += 1) await expect(enter(wrong)).rejects.toMatchObject(WRONG)
  await expect(enter(guessed)).rejects.toMatchObject(WRONG)

  await firstWeek.requestCode(actor, visitor)
  const late = await codeFor(person)
  const expiresAt = new Date().toISOString()
  await db.updateTable('proof').set({ expiresAt }).where('subject', '=', actor.id).execute()
  await expect(enter(late)).rejects.toMatchObject(WRONG)
  expect(Date.parse(rows[0]?.expiresAt ?? '') - Date.parse(rows[0]?.createdAt ?? '')).toBe(600_000)
})

test('a code of a colleague opens nothing, and two-step login makes codes by mail useless', async () => {
  const employer = await anEmployer()
  const { job, person, actor, visitor } = employer
  const colleague = await aMember(server, job.organisationId ?? '', 'recruiter')
  await firstWeek.requestCode(actor, visitor)
  const mailCode = await codeFor(person)
  const theirs = firstWeek.enter(colleague.actor, visitor, { mailCode })
  await expect(theirs).rejects.toMatchObject(NEEDED)

  await setUpApp(server, actor)

  expect(await firstWeek.isOpen(actor, visitor)).toBe(false)
  await expect(firstWeek.enter(actor, visitor, { mailCode })).rejects.toMatchObject(NEEDED)
})

test('an organisation without applicants has no first week', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { organisationId } = await aPostedJob(db, actor)
  expect(await isFirstWeek(db, organisationId ?? '', '2020-01-01T00:00:00Z')).toBe(false)
})
