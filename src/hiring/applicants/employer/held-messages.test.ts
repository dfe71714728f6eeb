import { expect, test } from 'vitest'
import { readApplications } from '#hiring/applications/people/applications.personal-data.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { anApplication } from '#tests/support/applications.ts'
import { holdPendingMessages } from '#organisations/people/suspensions.ts'
import { aDecision, applyDecision } from '#tests/support/cases.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { applicants, own, notices, talk } = services.applications
const { deliver } = services.outbox
const { desk } = services.moderation
const admin = await anAdmin(db)

type Application = Awaited<ReturnType<typeof anApplication>>

/** Everything that the applicant reads: events, messages and emails. */
async function readAsApplicant({ applicant, id }: Application) {
  await talk.notifyMessages({ applicationId: id, side: 'applicant' })
  for (const mail of await applicationMails(db, id, 'messages-to-applicant', 'notice'))
    await deliver(mail.id)
  const { events, messages, status } = await own.find(applicant.actor, id, { isVisit: false })
  const mails = (await mailbox.list()).filter(({ to }) => to === applicant.actor.email)
  return {
    kinds: events.map(({ kind }) => kind),
    texts: messages.map(({ text }) => text),
    status,
    mails,
  }
}

const freeze = (organisationId: string | null) =>
  db
    .updateTable('organisation')
    .set({ frozenAt: new Date().toISOString(), frozenBecause: 'We look at it.' })
    .where('id', '=', organisationId ?? '')
    .execute()

/** A message that is held for its words, and its case. */
async function holdOne(application: Application) {
  const { employer, key, id } = application
  const reply = 'Please message us on WhatsApp +44 7700 900321, not here.'
  const written = await writeToApplicant(server, employer.actor, { key, text: reply })
  expect(written).toEqual({ isHeld: true })
  const found = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('applicationId', '=', id)
    .executeTakeFirstOrThrow()
  return { caseId: found.id, reply }
}

test('a message of a frozen organisation leaves no trace with the applicant', async () => {
  const application = await anApplication(server)
  const { employer, key, job } = application
  const before = await readAsApplicant(application)
  await freeze(job.organisationId)

  const reply = 'Thank you, Ada. Can you talk to us on Tuesday?'
  const written = await writeToApplicant(server, employer.actor, { key, text: reply })
  expect(written).toEqual({ isHeld: true })

  expect(await readAsApplicant(application)).toEqual(before)
  const { applicant } = await applicants.open(employer.actor, key, { isVisit: false })
  expect(applicant.messages).toMatchObject([{ text: reply, isHeld: true }])
})

test('what a freeze stops on its way is not in the history either', async () => {
  const application = await anApplication(server)
  const { employer, key, job } = application
  await writeToApplicant(server, employer.actor, { key, text: 'Thank you, Ada.' })
  await freeze(job.organisationId)
  await holdPendingMessages(db, job.organisationId ?? '')

  expect(await readAsApplicant(application)).toMatchObject({
    kinds: ['sent'],
    texts: [],
    mails: [],
  })
})

test('a message that the desk lets go is in the talk, and is told', async () => {
  const application = await anApplication(server)
  const { caseId, reply } = await holdOne(application)
  expect(await readAsApplicant(application)).toMatchObject({ kinds: ['sent'], texts: [] })

  await desk.decide(admin, caseId, aDecision('publish'))
  await applyDecision(server, caseId)

  const { kinds, texts, mails } = await readAsApplicant(application)
  expect([kinds, texts]).toEqual([['sent'], [reply]])
  expect(mails.map(({ text }) => text).join()).toContain('Please message us')
})

test('a message that the desk refuses never gets into the history or the download', async () => {
  const application = await anApplication(server)
  const { caseId } = await holdOne(application)
  await desk.decide(admin, caseId, aDecision('refuse'))
  await applyDecision(server, caseId)

  expect(await readAsApplicant(application)).toMatchObject({ kinds: ['sent'], texts: [] })
  const { employer, key } = application
  const { applicant } = await applicants.open(employer.actor, key, { isVisit: false })
  expect(applicant.messages).toMatchObject([{ isHeld: false, isRefused: true }])

  const [data] = await Array.fromAsync(readApplications(db, application.applicant.actor.id))
  expect(data).toMatchObject({ history: [{ kind: 'sent' }], messages: [] })
})

test.each([
  ['the organisation is frozen', ({ job }: Application) => freeze(job.organisationId)],
  ['a message to them waits', holdOne],
])('nobody is offered a job while %s', async (_, look) => {
  const application = await anApplication(server)
  const { employer, key, id } = application
  await look(application)
  const before = await readAsApplicant(application)

  const change = applicants.setStage(employer.actor, key, { status: 'offered' })

  await expect(change).rejects.toMatchObject({ code: 'under_review', status: 409 })
  await notices.notifyStatus({ applicationId: id })
  expect(await readAsApplicant(application)).toEqual(before)
  expect(before).toMatchObject({ status: 'new' })
})

test('after the desk has decided, the status can be set and is told', async () => {
  const application = await anApplication(server)
  const { employer, key, id } = application
  const { caseId } = await holdOne(application)
  await desk.decide(admin, caseId, aDecision('refuse'))

  await applicants.setStage(employer.actor, key, { status: 'interview' })
  await notices.notifyStatus({ applicationId: id })

  const { status, mails } = await readAsApplicant(application)
  expect(status).toBe('interview')
  expect(mails.some(({ subject }) => subject.startsWith('Interview'))).toBe(true)
})

test('a status that was set before is told once the desk has decided', async () => {
  const application = await anApplication(server)
  const { employer, key, id } = application
  await applicants.setStage(employer.actor, key, { status: 'interview' })
  const { caseId } = await holdOne(application)
  const subjects = async () =>
    (await readAsApplicant(application)).mails.filter(({ subject }) =>
      subject.startsWith('Interview'),
    )

  await notices.notifyStatus({ applicationId: id })
  expect(await subjects()).toEqual([])

  await desk.decide(admin, caseId, aDecision('refuse'))
  await notices.notifyStatus({ applicationId: id })
  expect(await subjects()).toHaveLength(1)
})
