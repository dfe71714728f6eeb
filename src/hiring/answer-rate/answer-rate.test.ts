import { expect, test } from 'vitest'
import { findAnswerRate } from '#organisations/answer-rate/answer-rate.queries.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import {
  aMember,
  anOrganisation,
  endProof,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { aPastApplication, aPastDecision, daysAgo } from '#tests/support/past-applications.ts'
import { mailTo } from '#tests/support/people.ts'
import { mailsAbout } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, mailbox, services } = server
const { answerRate, organisations } = services

async function anEmployer() {
  const organisation = await anOrganisation(server)
  const job = await aPostedJob(db, organisation.actor, {
    organisationId: organisation.id,
    employerName: organisation.name,
    poster: 'unproved',
  })
  return { ...organisation, job }
}

async function write(applicationId: string, side: 'employer' | 'applicant', sentAt: string | null) {
  await db
    .insertInto('applicationMessage')
    .values({ id: newId(), applicationId, side, body: 'Good morning.', sentAt })
    .execute()
}

test('a decision, a message that went out and a job closed with a reason are answers', async () => {
  const employer = await anEmployer()
  const [decided, written, closed] = [
    await aPastApplication(db, employer.job, { createdAt: daysAgo(20) }),
    await aPastApplication(db, employer.job, { createdAt: daysAgo(20) }),
    await aPastApplication(db, employer.job, { createdAt: daysAgo(20) }),
  ]
  await aPastDecision(db, decided, { status: 'shortlisted', createdAt: daysAgo(18) })
  await write(written, 'employer', daysAgo(17))
  await write(written, 'employer', daysAgo(10))
  await db
    .insertInto('applicationEvent')
    .values({ applicationId: closed, kind: 'job-closed', shownAt: daysAgo(16) })
    .execute()

  await answerRate.recount()

  const rate = await findAnswerRate(db, employer.id)
  expect(rate).toMatchObject({ applications: 3, answered: 3 })
  expect((rate?.medianSeconds ?? 0) / 86_400).toBeCloseTo(3, 3)
})

test('to open it, to hold back a message or to delete the job is no answer', async () => {
  const employer = await anEmployer()
  const [opened, held, wroteFirst, deleted] = [
    await aPastApplication(db, employer.job, {
      createdAt: daysAgo(20),
      openedAt: daysAgo(19),
      status: 'seen',
    }),
    await aPastApplication(db, employer.job, { createdAt: daysAgo(20) }),
    await aPastApplication(db, employer.job, { createdAt: daysAgo(20) }),
    await aPastApplication(db, employer.job, { createdAt: daysAgo(20) }),
  ]
  await aPastDecision(db, opened, { status: 'seen', createdAt: daysAgo(19) })
  await write(held, 'employer', null)
  await write(wroteFirst, 'applicant', daysAgo(19))
  await db
    .insertInto('applicationEvent')
    .values({ applicationId: deleted, kind: 'job-removed', createdAt: daysAgo(16) })
    .execute()

  await answerRate.recount()

  expect(await findAnswerRate(db, employer.id)).toEqual({
    applications: 4,
    answered: 0,
    medianSeconds: null,
  })
})

test('the newest, the old and those withdrawn in time are not counted', async () => {
  const employer = await anEmployer()
  await aPastApplication(db, employer.job, { createdAt: daysAgo(6) })
  await aPastApplication(db, employer.job, { createdAt: daysAgo(91) })
  await aPastApplication(db, employer.job, { createdAt: daysAgo(20), withdrawnAt: daysAgo(14) })
  await aPastApplication(db, employer.job, { createdAt: daysAgo(20), withdrawnAt: daysAgo(12) })

  await answerRate.recount()
  expect(await findAnswerRate(db, employer.id)).toMatchObject({ applications: 1, answered: 0 })

  await db.deleteFrom('application').where('jobId', '=', employer.job.id).execute()
  await answerRate.recount()
  expect(await findAnswerRate(db, employer.id)).toMatchObject({
    applications: 0,
    medianSeconds: null,
  })
})

test('the line about a proved poster says it from ten applications on', async () => {
  const employer = await anEmployer()
  const line = async () =>
    organisations.describePoster({
      poster: 'proved',
      employer: employer.name,
      organisationId: employer.id,
      source: null,
    })
  for (let count = 0; count < 10; count += 1) {
    const id = await aPastApplication(db, employer.job, { createdAt: daysAgo(20) })
    if (count > 0) await aPastDecision(db, id, { status: 'shortlisted', createdAt: daysAgo(17.5) })
    if (count === 8) {
      await aProof(db, employer.id)
      await answerRate.recount()
      expect(await line()).not.toContain('answered')
    }
  }
  await answerRate.recount()

  const words = 'So far it has answered 90% of the people who applied, usually within 3 days.'
  expect(await line()).toContain(words)
  await endProof(db, employer.id)
  expect(await line()).not.toContain('answered')
})

test('members see how it comes about and who waits, the longest first; strangers find nothing', async () => {
  const employer = await anEmployer()
  const reader = await aMember(server, employer.id, 'reader')
  const stranger = await anEmployer()
  const second = await aPastApplication(db, employer.job, { createdAt: daysAgo(3) })
  const first = await aPastApplication(db, employer.job, { createdAt: daysAgo(9) })
  await aPastDecision(db, await aPastApplication(db, employer.job, { createdAt: daysAgo(9) }), {
    status: 'shortlisted',
    createdAt: daysAgo(8),
  })
  await aPastApplication(db, employer.job, { createdAt: daysAgo(9), withdrawnAt: daysAgo(8) })
  const away = await aPastApplication(db, employer.job, {
    createdAt: daysAgo(2),
    sharesDetails: false,
  })
  await answerRate.recount()

  const own = await answerRate.explain(reader.actor, employer.id)

  expect(own.waiting.map(({ id }) => id)).toEqual([first, second, away])
  expect(own.waiting.at(-1)?.name).not.toContain('Obi')
  expect(own).toMatchObject({ rate: { applications: 2, answered: 1 }, isProved: false })
  await expect(answerRate.explain(stranger.actor, employer.id)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(answerRate.explain(reader.actor, 'nobody')).rejects.toMatchObject({
    code: 'not_found',
  })
  const withoutStep = { ...reader.actor, secondFactorAt: null }
  await expect(answerRate.explain(withoutStep, employer.id)).rejects.toMatchObject({
    code: 'second_step_needed',
  })
})

test('members are reminded once of those who will soon count as not answered', async () => {
  const employer = await anEmployer()
  const recruiter = await aMember(server, employer.id, 'recruiter', { wantsApplicantMails: false })
  await aPastApplication(db, employer.job, { createdAt: daysAgo(5.5) })
  await aPastApplication(db, employer.job, { createdAt: daysAgo(6) })
  await aPastDecision(db, await aPastApplication(db, employer.job, { createdAt: daysAgo(6) }), {
    status: 'shortlisted',
    createdAt: daysAgo(5),
  })
  await aPastApplication(db, employer.job, { createdAt: daysAgo(4) })
  await aPastApplication(db, employer.job, { createdAt: daysAgo(20) })
  const subject = `People are waiting for an answer from ${employer.name}`
  const remind = async () => {
    await answerRate.remind()
    await sendMails(server)
    const subjects = await subjectsTo(server, employer.actor.email)
    return subjects.filter((line) => line === subject).length
  }

  expect(await remind()).toBe(1)
  const mail = await mailTo(mailbox, employer.actor.email)
  expect(mail?.text).toContain(`${employer.job.title}: 2`)
  expect(mail?.text).toContain(`/organisations/${employer.id}/answers`)
  expect(await remind()).toBe(1)
  expect(await subjectsTo(server, recruiter.actor.email)).not.toContain(subject)
})

test('two reminders at the same moment are one', async () => {
  const employer = await anEmployer()
  await aPastApplication(db, employer.job, { createdAt: daysAgo(6) })

  await Promise.all([answerRate.remind(), answerRate.remind()])

  const about = { kind: 'organisation', subject: employer.id } as const
  const mails = await mailsAbout(db, about, 'answers-due')
  expect(mails).toHaveLength(1)
})
