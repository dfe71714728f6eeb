import { sql } from 'kysely'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import {
  anApplicationForm,
  asSource,
  aPostedJob,
  applyFor,
  postApplication,
  aLoggedInPerson,
} from '#tests/support/applications.ts'
import { mailTo } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services, mailbox, runTasks } = server

const SUCCESS = 'Application Submitted Successfully'

async function aJobAndSeeker() {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(db, employer.actor)
  return { employer, job, seeker: await aLoggedInPerson(server) }
}

const findRow = (jobId: string) =>
  db.selectFrom('application').selectAll().where('jobId', '=', jobId).executeTakeFirst()

const SENTENCES = {
  own_job: 'This is your own job. You cannot apply for it.',
  already_applied: 'You have already applied for this job. Your dashboard shows your application.',
  job_closed: 'This job has closed, so you can no longer apply. We have saved what you wrote.',
  apply_elsewhere: 'This job was advertised on another site. Its page tells you how to apply.',
}

test('an application is saved with its CV and the advert, and both sides get an email', async () => {
  const { job, seeker } = await aJobAndSeeker()
  await services.drafts.save(seeker.actor, { kind: 'apply', subject: job.id }, { fullName: 'A' })

  const response = await postApplication(app, seeker.cookies, anApplicationForm(job.id))

  expect([response.statusCode, response.body]).toEqual([201, SUCCESS])
  const row = await findRow(job.id)
  expect(row).toMatchObject({
    applicantId: seeker.actor.id,
    fullName: 'Ada Obi',
    phone: '+234 803 123 4567',
    country: 'NG',
    coverLetter: 'Good morning,\n\nI have worked nights for six years.',
    portfolioLink: 'https://ada.example/work',
    yearsOfExperience: 6,
    status: 'new',
    advert: { title: job.title, description: job.description, location: 'Leeds, United Kingdom' },
  })
  // The server's date, whatever the form says.
  expect(row?.createdAt).not.toMatch(/^1999/)
  const { content, name } = await services.applications.resumes.open(seeker.actor, row?.id ?? '')
  expect(name).toBe('Ada Obi.pdf')
  expect(await text(content)).toMatch(/^%PDF/)
  const draft = { kind: 'apply', subject: job.id } as const
  expect(await services.drafts.find(seeker.actor, draft)).toBeNull()

  const employerMail = () => mailTo(mailbox, job.applyEmail ?? '')
  await runTasks()
  expect(await employerMail()).toMatchObject({
    subject: `Ada Obi applied: ${job.title}`,
    text: expect.stringContaining(`/applicants/${job.id}/${row?.id}`),
  })
  // A link, never the answers or the file.
  expect((await employerMail())?.text).not.toMatch(/nights|803|ada@example/)
  await runTasks()
  expect(await mailTo(mailbox, seeker.actor.email)).toMatchObject({
    subject: `You applied: ${job.title}, Saltmarsh House`,
    text: expect.stringMatching(/CV: Ada Obi\.pdf[^]*six years[^]*\/applications\//),
  })
})

test('optional fields can be left out', async () => {
  const { job, seeker } = await aJobAndSeeker()
  const { portfolioLink: _, yearsOfExperience: __, ...form } = anApplicationForm(job.id)

  expect((await postApplication(app, seeker.cookies, form)).statusCode).toBe(201)

  expect(await findRow(job.id)).toMatchObject({ portfolioLink: '', yearsOfExperience: 0 })
})

test('a CV on the list can be sent again, and only by its owner', async () => {
  const { job, seeker, employer } = await aJobAndSeeker()
  const overrides = { saveResume: 'on' }
  await applyFor(server, { applicant: seeker, jobId: job.id, overrides })
  const first = await findRow(job.id)
  const others = await Promise.all([1, 2, 3].map(() => aPostedJob(db, employer.actor)))
  const none = new File([], '', { type: 'application/octet-stream' })
  const again = (jobId: string | undefined, resumeId: string | undefined) =>
    anApplicationForm(jobId ?? '', { uploadResume: none, resumeId: resumeId ?? '' })

  const second = await postApplication(app, seeker.cookies, again(others[0]?.id, first?.resumeId))
  expect(second.statusCode).toBe(201)
  expect((await findRow(others[0]?.id ?? ''))?.resumeId).toBe(first?.resumeId)

  const stranger = await aLoggedInPerson(server)
  const stolen = await postApplication(app, stranger.cookies, again(others[1]?.id, first?.resumeId))
  expect(stolen.statusCode).toBe(422)

  await services.applications.resumes.remove(seeker.actor, first?.resumeId ?? '')
  const gone = await postApplication(app, seeker.cookies, again(others[2]?.id, first?.resumeId))
  expect([gone.statusCode, gone.body]).toEqual([
    422,
    'This CV is not on your list any more. Choose another one.',
  ])
})

test('a second application for the same job is rejected, also a concurrent one', async () => {
  const { job, seeker } = await aJobAndSeeker()
  const send = () => postApplication(app, seeker.cookies, anApplicationForm(job.id))

  const answers = await Promise.all([send(), send(), send()])
  const later = await send()

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
  expect([later.statusCode, later.body]).toEqual([409, SENTENCES.already_applied])
  const resumes = await db
    .selectFrom('resume')
    .select('fileKey')
    .where('accountId', '=', seeker.actor.id)
    .execute()
  expect(resumes).toHaveLength(1)
  const mails = await db
    .selectFrom('outboxMail as mail')
    .innerJoin('application', 'application.id', 'mail.subject')
    .select(sql<string>`mail.about ->> 'kind'`.as('kind'))
    .where('jobId', '=', job.id)
    .execute()
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['receipt', 'to-employer'])
})

test.each([
  ['their own', { code: 'own_job', status: 403 }, {}],
  ['a closed one', { code: 'job_closed', status: 409 }, { status: 'closed' }],
  [
    'one whose time is over',
    { code: 'job_closed', status: 409 },
    { closesAt: '2026-01-01T00:00:00Z' },
  ],
  ['a removed one', { code: 'job_closed', status: 409 }, { status: 'removed' }],
  ['an imported one', { code: 'apply_elsewhere', status: 409 }, { ownerId: null }],
] as const)('applying for %s is rejected', async (name, { code, status }, overrides) => {
  const { employer, seeker } = await aJobAndSeeker()
  const job = await aJob(db, { ownerId: employer.actor.id, ...overrides })
  const { cookies, actor } = name === 'their own' ? employer : seeker

  const response = await postApplication(app, cookies, anApplicationForm(job.id))

  expect([response.statusCode, response.body]).toEqual([status, SENTENCES[code]])
  expect(await findRow(job.id)).toBeUndefined()
  const draft = await services.drafts.find(actor, { kind: 'apply', subject: job.id })
  expect(draft?.answers.coverLetter?.startsWith('Good morning') ?? false).toBe(
    code === 'job_closed',
  )
})

test('an application for a job that closes meanwhile is rejected, and nothing of it remains', async () => {
  const { job, seeker } = await aJobAndSeeker()
  const { actor } = seeker
  const source = await asSource(anApplicationForm(job.id))
  await using form = await services.applications.receive({ ip: '::1' }, actor, source)
  const close = db.updateTable('job').set({ status: 'closed' }).where('id', '=', job.id)

  await close.execute()
  await expect(services.applications.apply(actor, job.id, form)).rejects.toMatchObject({
    code: 'job_closed',
  })

  expect(await findRow(job.id)).toBeUndefined()
  expect(await services.drafts.find(actor, { kind: 'apply', subject: job.id })).toMatchObject({
    answers: { fullName: 'Ada Obi' },
  })
})

test.each(['', 'nothing-like-it', 'a\u0000b', 'x'.repeat(400)])(
  'the job %j does not exist',
  async (jobId) => {
    const { seeker } = await aJobAndSeeker()

    const response = await postApplication(app, seeker.cookies, anApplicationForm(jobId))

    expect(response.statusCode).toBe(404)
  },
)

test.each([
  ['५', 5],
  ['٢٫', null],
  ['১২', 12],
  ['2.5', 2],
  ['0.9', 0],
  ['50', 50],
])('%s years of experience are %s', async (typed, years) => {
  const { job, seeker } = await aJobAndSeeker()
  const phoneNumber = '+९१ ९८७६५ ४३२१०'
  const form = anApplicationForm(job.id, { yearsOfExperience: typed, phoneNumber })

  const response = await postApplication(app, seeker.cookies, form)

  if (years === null) expect(response.statusCode).toBe(422)
  else
    expect(await findRow(job.id)).toMatchObject({
      yearsOfExperience: years,
      phone: '+91 98765 43210',
    })
})
