import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { SEVERAL_JOBS, shareField } from './several.ts'
import { aLoggedInPerson, anApplicationToUnproved } from '#tests/support/applications.ts'
import { findEvents } from '#hiring/applications/applications.queries.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aSeekerWithJobs, aSeveralForm, listRows, sendSeveral } from '#tests/support/several.ts'

const server = await openTestServer()
const { app, db, services, mailbox, runTasks } = server
const { resumes, applicants } = services.applications

const DRAFT = { kind: 'apply', subject: SEVERAL_JOBS } as const

const aScene = (count?: number) => aSeekerWithJobs(server, count)

async function mailsTo(address: string) {
  return (await mailbox.list()).filter(({ to }) => to === address)
}

const send = (seeker: Parameters<typeof sendSeveral>[1], form: Parameters<typeof sendSeveral>[2]) =>
  sendSeveral(services, seeker, form)

test('one form becomes an application for each job, with one CV and one receipt', async () => {
  const { seeker, jobs } = await aScene()
  await services.drafts.save(seeker.actor, DRAFT, { coverLetter: 'G' })

  const outcome = await send(seeker, aSeveralForm(jobs))

  const rows = await listRows(db, seeker.actor.id)
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

  await runTasks()
  for (const { applyEmail, title } of jobs)
    expect(await mailsTo(applyEmail ?? '')).toMatchObject([
      { subject: `Ada Obi applied: ${title}` },
    ])
  expect(await mailsTo(seeker.actor.email)).toHaveLength(1)
  const [receipt] = await mailsTo(seeker.actor.email)
  expect(receipt?.subject).toBe('You applied for 3 jobs')
  for (const { employerName } of jobs) expect(receipt?.text).toContain(employerName)
  expect(receipt?.text).toMatch(/CV: Ada Obi\.pdf[^]*six years[^]*\/dashboard/)
})

test('a form for one job is like the form of that job', async () => {
  const { seeker, jobs } = await aScene(1)
  await send(seeker, aSeveralForm(jobs))
  await runTasks()
  expect(await mailsTo(seeker.actor.email)).toMatchObject([
    { subject: `You applied: ${jobs[0]?.title}, ${jobs[0]?.employerName}` },
  ])
})

test('the file stays for the others, whatever becomes of one application', async () => {
  const { seeker, jobs } = await aScene(2)
  await send(seeker, aSeveralForm(jobs, { saveResume: 'on' }))
  const [first, second] = await listRows(db, seeker.actor.id)
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

  const rows = await listRows(db, seeker.actor.id)
  const shares = new Map(rows.map(({ jobId, sharesDetails }) => [jobId, sharesDetails]))
  expect(shares.get(plain.job.id)).toBe(false)
  expect(shares.get(shared.job.id)).toBe(true)
  const seen = async ({ employer, job }: typeof plain) => {
    const id = rows.find(({ jobId }) => jobId === job.id)?.id ?? ''
    return (await applicants.open(employer.actor, { jobId: job.id, id })).applicant
  }
  expect(JSON.stringify(await seen(plain))).not.toMatch(/Obi|803 123|nights for six/)
  expect((await seen(shared)).answers?.fullName).toBe('Ada Obi')
  await runTasks()
  expect(await mailsTo(seeker.actor.email)).toHaveLength(1)
  const [receipt] = await mailsTo(seeker.actor.email)
  expect(receipt?.text.match(/The rest stays with us/g)).toHaveLength(1)
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

  expect(await listRows(db, seeker.actor.id)).toHaveLength(3)
  const sentBy = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.sent.length] : [],
  )
  expect(Math.max(...sentBy)).toBeGreaterThan(0)
  const sentAgain = again.flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value.sent.map(({ id }) => id) : [],
  )
  const rows = await listRows(db, seeker.actor.id)
  expect(sentAgain.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  const batches = new Set(rows.map(({ batchId }) => batchId)).size
  const receipts = async () => (await mailsTo(seeker.actor.email)).length
  await runTasks()
  expect(await receipts()).toBe(batches)
  // One file for each form that sent something.
  const keys = await db
    .selectFrom('resume')
    .select('fileKey')
    .where('accountId', '=', seeker.actor.id)
    .execute()
  expect(keys).toHaveLength(batches)
})

test('nobody sends another’s CV, and another’s form is nothing to them', async () => {
  const { seeker, jobs } = await aScene(2)
  const other = await aLoggedInPerson(server)
  await send(other, aSeveralForm(jobs, { formId: 'theirs', saveResume: 'on' }))
  const [theirs] = await resumes.list(other.actor)
  const { uploadResume: _, ...form } = aSeveralForm(jobs, { resumeId: theirs?.id ?? '' })

  await expect(send(seeker, form)).rejects.toMatchObject({ code: 'invalid_input' })

  const outcome = await send(seeker, aSeveralForm(jobs, { formId: 'theirs' }))
  const rows = await listRows(db, seeker.actor.id)
  expect(outcome.sent.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(await listRows(db, other.actor.id)).toHaveLength(2)
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
  expect(await listRows(db, seeker.actor.id)).toEqual([])

  const { sent } = await send(seeker, { ...page, isSure: 'on' })
  expect(sent).toHaveLength(jobs.length)
})
