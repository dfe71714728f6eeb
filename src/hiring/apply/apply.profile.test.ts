import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { JobApplication } from '#hiring/applications/model/applications.schema.ts'
import {
  anApplicationForm,
  anApplicationToUnproved,
  aLoggedInPerson,
  aPostedJob,
  applyFor,
  postApplication,
} from '#tests/support/applications.ts'
import { A_JOB, aFilledProfile, anEntry } from '#tests/support/profiles.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { applications, profiles } = services

const NO_FILE = new File([], '', { type: 'application/octet-stream' })

async function aScene() {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(db, employer.actor)
  const applicant = await aLoggedInPerson(server)
  await aFilledProfile(server, applicant.actor)
  return { employer, job, applicant }
}

const seenBy = async (
  { actor }: Awaited<ReturnType<typeof aLoggedInPerson>>,
  key: { jobId: string; id: string },
) => (await applications.applicants.open(actor, key)).applicant.answers

test('an employer sees the profile if it was sent, as it was then', async () => {
  const { employer, job, applicant } = await aScene()
  const id = await applyFor(server, {
    applicant,
    jobId: job.id,
    overrides: { sendProfile: 'on' },
  })
  await anEntry(services, applicant.actor, 'work', { ...A_JOB, employer: 'Later', from: '2026' })

  const answers = await seenBy(employer, { jobId: job.id, id })

  expect(answers?.profile?.map(({ name }) => name)).toEqual([
    'About',
    'Work',
    'Registration',
    'Education and certificates',
    'English',
    'Languages',
    'Skills and driving licence',
  ])
  expect(answers?.profile?.[1]?.entries).toEqual([
    {
      title: 'Staff nurse',
      detail: 'Saltmarsh Hospital, Nigeria',
      dates: 'Mar 2019 – now',
      text: 'Nights on a ward of 40 beds.',
    },
  ])
  expect((await applications.own.find(applicant.actor, id)).answers.profile).toEqual(
    answers?.profile,
  )
})

test('without being asked for, no profile is sent', async () => {
  const { employer, job, applicant } = await aScene()
  const id = await applyFor(server, { applicant, jobId: job.id })

  expect((await seenBy(employer, { jobId: job.id, id }))?.profile).toBeNull()
})

test('an unproved poster gets nothing of the profile until the details are handed over', async () => {
  const sent = await anApplicationToUnproved(server, { overrides: { sendProfile: 'on' } })
  const { actor } = sent.applicant
  await aFilledProfile(server, actor)
  const again = await aPostedJob(db, sent.employer.actor, {
    organisationId: sent.organisationId,
    poster: 'unproved',
  })
  const overrides = { sendProfile: 'on', uploadResume: NO_FILE, resumeId: 'profile' }
  const id = await applyFor(server, { applicant: sent.applicant, jobId: again.id, overrides })
  const key = { jobId: again.id, id }

  const before = await applications.applicants.open(sent.employer.actor, key)
  expect(before.applicant).toMatchObject({ name: 'Ada', answers: null })
  expect(JSON.stringify(before)).not.toMatch(/Saltmarsh Hospital|12A3456E/)
  await expect(applications.resumes.open(sent.employer.actor, id)).rejects.toMatchObject({
    code: 'not_found',
  })

  await applications.details.share(actor, id)
  expect((await seenBy(sent.employer, key))?.profile).toHaveLength(7)
})

test('the profile itself can be the CV, as a PDF under the name of the application', async () => {
  const { job, applicant } = await aScene()
  const overrides = { uploadResume: NO_FILE, resumeId: 'profile', fullName: 'Ada Ọbi' }
  const id = await applyFor(server, { applicant, jobId: job.id, overrides })

  const { name, content } = await applications.resumes.open(applicant.actor, id)

  expect(name).toBe('CV Ada Ọbi.pdf')
  expect((await buffer(content)).toString('latin1')).toMatch(/^%PDF-1\.7/)
  // The CV belongs to this application: the list has uploaded ones only.
  expect(await applications.resumes.list(applicant.actor)).toEqual([])
})

test('there is no CV in an empty profile', async () => {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(db, employer.actor)
  const applicant = await aLoggedInPerson(server)
  const overrides = { uploadResume: NO_FILE, resumeId: 'profile' }

  const answer = await postApplication(app, applicant.cookies, anApplicationForm(job.id, overrides))

  expect([answer.statusCode, answer.body]).toEqual([
    422,
    'There is nothing in the CV you wrote here yet. Choose another one.',
  ])
})

test('a new CV goes on the list if the sender wants that and there is room', async () => {
  const { employer, job, applicant } = await aScene()
  const send = async (saveResume: string) => {
    const { id } = await aPostedJob(db, employer.actor)
    await applyFor(server, { applicant, jobId: id, overrides: { saveResume } })
    return (await applications.resumes.list(applicant.actor)).length
  }
  await applyFor(server, { applicant, jobId: job.id })

  expect(await send('')).toBe(0)
  for (let count = 1; count <= 5; count += 1) expect(await send('on')).toBe(count)
  expect(await send('on')).toBe(5)
})

test('an application can be sent with a CV of the list by its id, and with nobody else’s', async () => {
  const { employer, job, applicant } = await aScene()
  await applyFor(server, { applicant, jobId: job.id, overrides: { saveResume: 'on' } })
  const [stored] = await applications.resumes.list(applicant.actor)
  const second = await aPostedJob(db, employer.actor)
  const { jobId: _, uploadResume: __, ...form } = anApplicationForm(second.id)
  const submission = {
    answers: JobApplication.parse(form),
    resume: { kind: 'stored', id: stored?.id ?? '' },
  } as const
  const stranger = await aLoggedInPerson(server)

  await expect(applications.submit(stranger.actor, second.id, submission)).rejects.toMatchObject({
    code: 'invalid_input',
  })
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => applications.submit(applicant.actor, second.id, submission)),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await db
    .selectFrom('application')
    .select(['applicantId', 'resumeId'])
    .where('jobId', '=', second.id)
    .execute()
  expect(rows).toEqual([{ applicantId: applicant.actor.id, resumeId: stored?.id }])
})

test('a form starts with what the profile and the last application say, never with the letter', async () => {
  const { employer, job, applicant } = await aScene()
  const { actor } = applicant
  const first = await applications.loadApplyForm(actor, job.id)
  expect(first).toMatchObject({
    prefilledFrom: 'profile',
    answers: { country: 'NG', portfolioLink: 'https://ada.example/me', email: actor.email },
  })

  const overrides = {
    country: 'GB',
    yearsOfExperience: '9',
    phoneNumber: '+44 1',
    saveResume: 'on',
  }
  await applyFor(server, { applicant, jobId: job.id, overrides })
  const next = await aPostedJob(db, employer.actor)
  const second = await applications.loadApplyForm(actor, next.id)

  expect(second).toMatchObject({
    prefilledFrom: 'both',
    answers: { country: 'GB', yearsOfExperience: '9', phoneNumber: '+44 1' },
    resumes: [{ name: 'Ada Obi.pdf', label: 'Ada Obi' }],
  })
  expect(second.answers).not.toHaveProperty('coverLetter')
  // The typed answers have not changed the profile.
  expect((await profiles.find(actor)).profile.about?.country).toBe('NG')
})
