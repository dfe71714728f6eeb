import { expect, test } from 'vitest'
import {
  aFixedInterview,
  anInterviewOffer,
  deliverInterviewMails,
  moveInterview,
} from '#tests/support/interviews.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { deleteAccount } from '#tests/support/team.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox, runTasks } = server
const { interviews, applications } = services

const mailsTo = async ({ actor }: { actor: { email: string } }) =>
  (await mailbox.list()).filter(({ to }) => to === actor.email)

test('an applicant who deletes the account is taken out of the employer’s calendar, without a name', async () => {
  const { applicant, employer, job, id } = await aFixedInterview(server)
  await deliverInterviewMails(server, id)
  const booked = (await mailsTo(employer)).find(({ calendar }) => calendar)?.calendar?.content ?? ''
  const [uid = 'missing'] = booked.match(/^UID:.*/m) ?? []

  await deleteAccount(server, applicant.actor.id)
  await runTasks()

  const mail = (await mailsTo(employer)).find(({ subject }) => subject.includes('not take place'))
  expect(mail?.text).toContain('has deleted their account')
  expect(mail?.text).toContain(`/applicants/${job.id}`)
  expect(mail?.calendar).toMatchObject({ method: 'CANCEL' })
  expect(mail?.calendar?.content).toContain(uid)
  expect(mail?.calendar?.content).toMatch(/^STATUS:CANCELLED/m)
  const { actor } = employer
  const key = { jobId: job.id, id }
  const gone = { code: 'application_gone', status: 404 }
  await expect(applications.applicants.open(actor, key)).rejects.toMatchObject(gone)
  await expect(interviews.find(actor, key)).rejects.toMatchObject(gone)
  const other = await aLoggedInPerson(server)
  const unknown = { code: 'not_found' }
  await expect(interviews.find(other.actor, key)).rejects.toMatchObject(unknown)
  expect(`${mail?.subject} ${mail?.text} ${mail?.calendar?.content}`).not.toContain('Ada')
})

test('nobody is told of an interview that is not booked, is over or was cancelled', async () => {
  const offered = await anInterviewOffer(server)
  const past = await aFixedInterview(server)
  await moveInterview(server, past.id, -5)
  const cancelled = await aFixedInterview(server)
  await interviews.cancel(cancelled.applicant.actor, { id: cancelled.id }, { reason: '' })
  for (const { applicant } of [offered, past, cancelled])
    await deleteAccount(server, applicant.actor.id)

  const rows = await db
    .selectFrom('outboxMail')
    .select('subject')
    .where('kind', '=', 'interview-left')
    .execute()
  const jobs = [offered, past, cancelled].map(({ job }) => job.id)
  expect(rows.filter(({ subject }) => jobs.includes(subject))).toEqual([])
})

test('an employer who deletes the account tells those with interviews and open applications', async () => {
  const fixed = await aFixedInterview(server)
  await deliverInterviewMails(server, fixed.id)
  const waiting = await anApplication(server)

  for (const { employer } of [fixed, waiting]) await deleteAccount(server, employer.actor.id)
  await runTasks()

  const mails = await mailsTo(fixed.applicant)
  expect(mails.some(({ subject }) => subject.includes(fixed.job.title))).toBe(true)
  expect(mails.some(({ calendar }) => calendar?.method === 'CANCEL')).toBe(true)
  expect(mails.some(({ text }) => text.includes('has deleted the job'))).toBe(true)
  const told = await mailsTo(waiting.applicant)
  expect(told.some(({ text }) => text.includes('has deleted the job'))).toBe(true)
  expect(await interviews.find(fixed.applicant.actor, { id: fixed.id })).toMatchObject({
    interview: { state: 'cancelled', cancelledBy: 'employer' },
  })
  const { items } = await applications.own.list(fixed.applicant.actor)
  expect(items).toMatchObject([{ goneBecause: 'employer', isInterviewOff: true }])
})

test('of a job that the desk took down nobody hears that the employer cancelled', async () => {
  const fixed = await aFixedInterview(server)
  await deliverInterviewMails(server, fixed.id)
  await db
    .updateTable('job')
    .set({ status: 'removed', removedBecause: 'A fee' })
    .where('id', '=', fixed.job.id)
    .execute()
  await deleteAccount(server, fixed.employer.actor.id)
  await runTasks()

  expect((await mailsTo(fixed.applicant)).map(({ calendar }) => calendar?.method)).not.toContain(
    'CANCEL',
  )
})
