import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { SEVERAL_JOBS, shareField } from '#contract/several.ts'
import { newId } from '#server/platform/new-id.ts'
import {
  aLoggedInPerson,
  anApplicationToUnproved,
  aPostedJob,
  applyFor,
} from '#tests/support/applications.ts'
import { findEvents } from '#server/applications/applications.queries.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aSeekerWithJobs, aSeveralForm, sendSeveral } from '#tests/support/several.ts'

const server = await openTestServer()
const { app, db, services, mailbox, startWorking, dataDir } = server
const { several, own, resumes, applicants } = services.applications
await startWorking()

const DRAFT = { kind: 'apply', subject: SEVERAL_JOBS } as const

const aScene = (count?: number) => aSeekerWithJobs(server, count)

const rowsOf = (applicantId: string) =>
  db
    .selectFrom('application')
    .selectAll()
    .where('applicantId', '=', applicantId)
    .orderBy('jobId')
    .execute()

async function mailsTo(address: string) {
  return (await mailbox.list()).filter(({ to }) => to === address)
}

function storedFiles() {
  const folder = path.join(dataDir, 'files/resumes')
  return existsSync(folder) ? readdirSync(folder) : []
}

const send = (seeker: Parameters<typeof sendSeveral>[1], form: Parameters<typeof sendSeveral>[2]) =>
  sendSeveral(services, seeker, form)

test('one form becomes an application for each job, with one CV and one receipt', async () => {
  const { seeker, jobs } = await aScene()
  await services.drafts.save(seeker.actor, DRAFT, { coverLetter: 'G' })

  const outcome = await send(seeker, aSeveralForm(jobs))

  const rows = await rowsOf(seeker.actor.id)
  const ids = jobs.map(({ id }) => id).toSorted()
  expect(rows.map(({ jobId }) => jobId)).toEqual(ids)
  expect(outcome.skipped).toEqual([])
  expect(outcome.sent.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  for (const row of rows) {
    const job = jobs.find(({ id }) => id === row.jobId)
    expect(row).toMatchObject({
      fullName: 'Ada Obi',
      country: 'NG',
      status: 'new',
      advert: { title: job?.title, employer: job?.employerName },
    })
    expect(await findEvents(db, row.id)).toMatchObject([{ kind: 'sent', status: 'new' }])
  }
  expect(new Set(rows.map(({ resumeId }) => resumeId)).size).toBe(1)
  expect(await services.drafts.find(seeker.actor, DRAFT)).toBeNull()

  for (const { applyEmail, title } of jobs)
    await expect
      .poll(() => mailsTo(applyEmail ?? ''), { timeout: 15_000 })
      .toMatchObject([{ subject: `Ada Obi applied: ${title}` }])
  await expect.poll(() => mailsTo(seeker.actor.email), { timeout: 15_000 }).toHaveLength(1)
  const [receipt] = await mailsTo(seeker.actor.email)
  expect(receipt?.subject).toBe('You applied for 3 jobs')
  for (const { employerName } of jobs) expect(receipt?.text).toContain(employerName)
  expect(receipt?.text).toMatch(/CV: Ada Obi\.pdf[^]*six years[^]*\/dashboard/)
})

test('a form for one job is like the form of that job', async () => {
  const { seeker, jobs } = await aScene(1)
  await send(seeker, aSeveralForm(jobs))
  await expect
    .poll(() => mailsTo(seeker.actor.email), { timeout: 15_000 })
    .toMatchObject([{ subject: `You applied: ${jobs[0]?.title}, ${jobs[0]?.employerName}` }])
})

test('the file stays for the others, whatever becomes of one application', async () => {
  const { seeker, jobs } = await aScene(2)
  await send(seeker, aSeveralForm(jobs, { saveResume: 'on' }))
  const [first, second] = await rowsOf(seeker.actor.id)
  const [stored] = await resumes.list(seeker.actor)
  await resumes.remove(seeker.actor, stored?.id ?? '')
  await db
    .deleteFrom('application')
    .where('id', '=', first?.id ?? '')
    .execute()
  await resumes.sweep(Date.now() + 3 * 86_400_000)

  const { content } = await resumes.open(seeker.actor, second?.id ?? '')

  expect(await text(content)).toMatch(/^%PDF/)
})

test('a poster who has proved nothing gets the rest only where it is ticked', async () => {
  const { jobs, seeker } = await aScene(1)
  const [plain, shared] = [
    await anApplicationToUnproved(server),
    await anApplicationToUnproved(server),
  ]
  const all = [...jobs, plain.job, shared.job]

  await send(seeker, aSeveralForm(all, { [shareField(shared.job.id)]: 'on', shareDetails: 'on' }))

  const rows = await rowsOf(seeker.actor.id)
  const shares = new Map(rows.map(({ jobId, sharesDetails }) => [jobId, sharesDetails]))
  expect(shares.get(plain.job.id)).toBe(false)
  expect(shares.get(shared.job.id)).toBe(true)
  const seen = async ({ employer, job }: typeof plain) => {
    const id = rows.find(({ jobId }) => jobId === job.id)?.id ?? ''
    return (await applicants.open(employer.actor, { jobId: job.id, id })).applicant
  }
  expect(JSON.stringify(await seen(plain))).not.toMatch(/Obi|803 123|nights for six/)
  expect((await seen(shared)).answers?.fullName).toBe('Ada Obi')
  await expect.poll(() => mailsTo(seeker.actor.email), { timeout: 15_000 }).toHaveLength(1)
  const [receipt] = await mailsTo(seeker.actor.email)
  expect(receipt?.text.match(/The rest stays with us/g)).toHaveLength(1)
})

test('jobs that take no application are named and skipped', async () => {
  const { seeker, jobs } = await aScene(6)
  const [open, closed, applied, withdrawn, removed, late] = jobs
  if (!open || !closed || !applied || !withdrawn || !removed || !late) throw new Error('No jobs.')
  const setStatus = (id: string, status: 'closed' | 'removed') =>
    db.updateTable('job').set({ status }).where('id', '=', id).execute()
  await applyFor(server, { applicant: seeker, jobId: applied.id })
  await own.withdraw(
    seeker.actor,
    await applyFor(server, { applicant: seeker, jobId: withdrawn.id }),
  )
  const mine = { ...(await aPostedJob(db, seeker.actor)), title: 'My own job' }
  const elsewhere = { ...(await aJob(db)), title: 'Elsewhere' }
  await setStatus(closed.id, 'closed')
  await setStatus(removed.id, 'removed')
  await db
    .updateTable('job')
    .set({ closesAt: '2020-01-01T00:00:00Z' })
    .where('id', '=', late.id)
    .execute()
  const named = [
    open,
    { ...closed, title: 'Closed' },
    { ...applied, title: 'Applied' },
    { ...withdrawn, title: 'Withdrawn' },
    { ...removed, title: 'Removed' },
    { ...late, title: 'Late' },
    mine,
    elsewhere,
    { id: newId(), title: 'Never there' },
  ]

  const { sent, skipped } = await send(seeker, aSeveralForm(named))

  expect(sent).toMatchObject([{ title: open.title }])
  expect(Object.fromEntries(skipped.map(({ name, why }) => [name, why]))).toEqual({
    Closed: 'this job has closed.',
    Late: 'this job has closed.',
    Applied: 'you have applied there already.',
    Withdrawn: 'you have withdrawn an application there, so you cannot send another one.',
    Removed: 'this job is no longer here.',
    'Never there': 'this job is no longer here.',
    'My own job': 'this is a job of your own organisation.',
    Elsewhere: 'this job was advertised on another site. Its page says how to apply.',
  })
  const listed = await several.findJobs(
    seeker.actor,
    named.map(({ id }) => id),
  )
  expect(listed.map(({ id }) => id)).not.toContain(removed.id)
  expect(listed.filter(({ problem }) => problem === null)).toEqual([])
  const anonymous = await several.findJobs(null, [open.id, removed.id, '%00', 'x'.repeat(5000)])
  expect(anonymous).toMatchObject([{ id: open.id, problem: null }])
})

test('where no job takes it nothing is sent, and what was typed is a draft', async () => {
  const { seeker, jobs } = await aScene(2)
  await db
    .updateTable('job')
    .set({ status: 'closed' })
    .where(
      'id',
      'in',
      jobs.map(({ id }) => id),
    )
    .execute()
  const before = storedFiles()

  await expect(send(seeker, aSeveralForm(jobs))).rejects.toMatchObject({
    code: 'none_sent',
    status: 409,
    problems: [{ message: /: this job has closed\.$/ }, { message: /: this job has closed\.$/ }],
  })

  expect(storedFiles()).toEqual(before)
  expect(await rowsOf(seeker.actor.id)).toEqual([])
  expect(await services.drafts.find(seeker.actor, DRAFT)).toMatchObject({
    answers: { coverLetter: expect.stringContaining('nights') },
  })
})

test('the same form at once, again, and beside another one sends one application for each job', async () => {
  const { seeker, jobs } = await aScene(3)
  const form = () => aSeveralForm(jobs, { formId: 'form1' })
  const backwards = aSeveralForm(jobs.toReversed(), { formId: 'form2' })
  const answers = await Promise.allSettled([
    send(seeker, form()),
    send(seeker, form()),
    send(seeker, backwards),
  ])
  const again = await Promise.allSettled([send(seeker, form()), send(seeker, backwards)])

  expect(await rowsOf(seeker.actor.id)).toHaveLength(3)
  const sentBy = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.sent.length] : [],
  )
  expect(Math.max(...sentBy)).toBeGreaterThan(0)
  const sentAgain = again.flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value.sent.map(({ id }) => id) : [],
  )
  const rows = await rowsOf(seeker.actor.id)
  expect(sentAgain.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  const batches = new Set(rows.map(({ batchId }) => batchId)).size
  const receipts = async () => (await mailsTo(seeker.actor.email)).length
  await expect.poll(receipts, { timeout: 15_000 }).toBe(batches)
  // One file for each form that sent something.
  const keys = await db
    .selectFrom('resume')
    .select('fileKey')
    .where('accountId', '=', seeker.actor.id)
    .execute()
  expect(keys).toHaveLength(batches)
})

test.each([0, 11])('a form for %i jobs comes back and sends nothing', async (count) => {
  const seeker = await aLoggedInPerson(server)
  const jobs = Array.from({ length: count }, () => ({ id: newId(), title: 'Nurse' }))
  await expect(send(seeker, aSeveralForm(jobs))).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field: 'jobs', message: /at least one|untick 1/ }],
  })
})

test('the day’s limit counts each job, and the rest can be sent later', async () => {
  const { seeker, jobs } = await aScene(4)
  const employer = await aLoggedInPerson(server)
  for (let count = 0; count < 28; count += 1) {
    const job = await aPostedJob(db, employer.actor)
    await applyFor(server, { applicant: seeker, jobId: job.id })
  }

  const { sent, skipped } = await send(seeker, aSeveralForm(jobs))

  expect(sent).toHaveLength(2)
  expect(skipped).toHaveLength(2)
  for (const { why, isLater } of skipped)
    expect([why, isLater]).toEqual([expect.stringMatching(/Send this one tomorrow/), true])
  expect(await services.drafts.find(seeker.actor, DRAFT)).not.toBeNull()
})

test('nobody sends another’s CV, and another’s form is nothing to them', async () => {
  const { seeker, jobs } = await aScene(2)
  const other = await aLoggedInPerson(server)
  await send(other, aSeveralForm(jobs, { formId: 'theirs', saveResume: 'on' }))
  const [theirs] = await resumes.list(other.actor)
  const { uploadResume: _, ...form } = aSeveralForm(jobs, { resumeId: theirs?.id ?? '' })

  await expect(send(seeker, form)).rejects.toMatchObject({ code: 'invalid_input' })

  const outcome = await send(seeker, aSeveralForm(jobs, { formId: 'theirs' }))
  const rows = await rowsOf(seeker.actor.id)
  expect(outcome.sent.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(await rowsOf(other.actor.id)).toHaveLength(2)
})

test('the page’s address takes nothing from another site', async () => {
  const { seeker } = await aScene(0)
  const response = await app.inject({
    method: 'POST',
    url: '/sponsor-lost/apply',
    cookies: seeker.cookies,
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    payload: '',
  })
  expect(response.statusCode).toBe(403)
})

test('our page asks once about a bank account in a letter for several jobs', async () => {
  const { seeker, jobs } = await aScene()
  const coverLetter = 'My account: sort code 20-45-45 account 73914482.'
  const page = { ...aSeveralForm(jobs), coverLetter, asksAboutNumbers: 'on' }

  await expect(send(seeker, page)).rejects.toMatchObject({
    code: 'private_numbers',
    problems: [{ field: 'coverLetter' }],
  })
  expect(await rowsOf(seeker.actor.id)).toEqual([])

  const { sent } = await send(seeker, { ...page, isSure: 'on' })
  expect(sent).toHaveLength(jobs.length)
})
