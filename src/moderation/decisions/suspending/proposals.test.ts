import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import {
  anApplication,
  applyFor,
  aPostedJob,
  aLoggedInPerson,
} from '#tests/support/applications.ts'
import { aCase, aDecision, applyDecision } from '#tests/support/cases.ts'
import { aForm, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { desk } = services.moderation
const { people } = services.admin
const { postings, applications } = services
const [olu, kim] = [await anAdmin(db), await anAdmin(db)]

const SUSPEND = aDecision('suspend')
const because = { reason: 'Asked applicants for money.' }
const HOUR = 3_600_000
const after = (hours: number) => new Date(Date.now() + hours * HOUR)

const statusOf = async (id: string) =>
  (await db.selectFrom('job').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

/** An organisation with an applicant, an open and a closed advert, whose suspension one admin proposes. */
async function aProposal(about: 'organisation' | 'person') {
  const found = await anApplication(server)
  const { employer, job } = found
  const organisationId = job.organisationId ?? ''
  const closed = await aPostedJob(db, employer.actor, { status: 'closed', organisationId })
  if (about === 'person') {
    expect(await people.suspend(olu, employer.actor.id, because)).toBe('proposed')
    const { openSuspension } = await people.find(olu, employer.actor.id)
    return { ...found, closed, organisationId, caseId: openSuspension ?? '' }
  }
  const caseId = await aCase(db, { kind: 'report', organisationId, jobId: job.id })
  expect(await desk.decide(olu, caseId, SUSPEND)).toBe('proposed')
  return { ...found, closed, organisationId, caseId }
}

type Proposed = Awaited<ReturnType<typeof aProposal>>

const textsSeen = async ({ applicant, id }: Proposed) =>
  (await applications.own.find(applicant.actor, id)).messages.map(({ text }) => text)

const jobsOf = async ({ job, closed }: Proposed) => [
  await statusOf(job.id),
  await statusOf(closed.id),
]

test('one admin’s proposal hides the adverts of an organisation, and what it writes waits', async () => {
  const proposed = await aProposal('organisation')
  const { employer, key, job } = proposed

  expect(await jobsOf(proposed)).toEqual(['held', 'held'])
  expect(await services.jobs.find(job.id)).toBeNull()
  await writeToApplicant(server, employer.actor, { key, text: 'Hurry up please.' })
  expect(await textsSeen(proposed)).toEqual([])
  const name = job.employerName
  const values = aTextPosting({ companyName: name, email: employer.actor.email })
  expect((await postings.publish(employer.actor, aForm(values))).status).toBe('held')
  await expect(postings.reopen(employer.actor, proposed.closed.id)).rejects.toThrow()
})

test('an organisation ends no proposal about itself by deleting the advert', async () => {
  const { employer, job } = await anApplication(server)
  const { organisationId } = job
  await db
    .updateTable('job')
    .set({ status: 'held', heldBecause: 'We look at it.' })
    .where('id', '=', job.id)
    .execute()
  const caseId = await aCase(db, { kind: 'held-job', organisationId, jobId: job.id })
  expect(await desk.decide(olu, caseId, SUSPEND)).toBe('proposed')
  await postings.remove(employer.actor, job.id)
  await db
    .updateTable('job')
    .set({ updatedAt: after(-1).toISOString() })
    .where('id', '=', job.id)
    .execute()

  await services.moderation.maintainFirstLooks()
  const { status, proposal } = await desk.find(kim, caseId)
  expect([status, proposal === null]).toEqual(['confirm', false])
  await desk.rejectProposal(kim, caseId)
  const { frozenAt } = await db
    .selectFrom('organisation')
    .select('frozenAt')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  expect(frozenAt).toBeNull()
  await services.moderation.maintainFirstLooks()
  expect((await desk.find(kim, caseId)).status).toBe('decided')
})

test('a person whose suspension is proposed can only read, under no name', async () => {
  const proposed = await aProposal('person')
  const { employer, key } = proposed
  const { actor } = employer

  expect(await jobsOf(proposed)).toEqual(['held', 'held'])
  await expect(writeToApplicant(server, actor, { key, text: 'Hurry up.' })).rejects.toThrow()
  await expect(
    applications.applicants.setStage(actor, key, { status: 'offered' }),
  ).rejects.toMatchObject({ code: 'not_found' })
  const values = aTextPosting({ companyName: `Elm ${uniqueWord()} House`, email: actor.email })
  await expect(postings.publish(actor, aForm(values))).rejects.toMatchObject({
    code: 'account_paused',
  })
  expect((await applications.applicants.open(actor, key)).applicant.id).toBe(key.id)
})

test.each(['organisation', 'person'] as const)(
  'the proposal to suspend a %s lapses after three days, and all is as before',
  async (about) => {
    const proposed = await aProposal(about)
    const { employer, key, caseId, organisationId } = proposed
    if (about === 'organisation')
      await writeToApplicant(server, employer.actor, { key, text: 'Are you well?' })

    await services.moderation.maintainQueue(after(71))
    expect(await jobsOf(proposed)).toEqual(['held', 'held'])
    await services.moderation.maintainQueue(after(73))
    await services.moderation.maintainQueue(after(73))

    expect(await jobsOf(proposed)).toEqual(['open', 'closed'])
    const { status, proposal } = await desk.find(kim, caseId)
    expect([status, proposal]).toEqual([about === 'person' ? 'decided' : 'open', null])
    expect(await textsSeen(proposed)).toEqual(about === 'person' ? [] : ['Are you well?'])
    const { frozenAt } = await db
      .selectFrom('organisation')
      .select('frozenAt')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow()
    expect(frozenAt).toBeNull()
    await writeToApplicant(server, employer.actor, { key, text: 'Here I am.' })
  },
)

test.each(['organisation', 'person'] as const)(
  'a second admin who says no to suspending a %s brings all back',
  async (about) => {
    const proposed = await aProposal(about)
    await desk.rejectProposal(kim, proposed.caseId)

    expect(await jobsOf(proposed)).toEqual(['open', 'closed'])
  },
)

test('a second admin who agrees suspends; undone, it is a proposal again, with its first hour', async () => {
  const proposed = await aProposal('organisation')
  const { caseId } = proposed
  await desk.decide(kim, caseId, SUSPEND)
  expect(await jobsOf(proposed)).toEqual(['removed', 'removed'])

  await desk.undo(kim, caseId)

  expect(await jobsOf(proposed)).toEqual(['held', 'held'])
  await services.moderation.maintainQueue(after(73))
  expect(await jobsOf(proposed)).toEqual(['open', 'closed'])
})

test('a second admin who only refuses the advert lets the others go on', async () => {
  const proposed = await aProposal('organisation')
  const template = { template: 'unfair', words: 'It shuts people out.' }
  await desk.decide(kim, proposed.caseId, aDecision('refuse', template))
  await applyDecision(server, proposed.caseId)

  expect(await jobsOf(proposed)).toEqual(['removed', 'closed'])
})

test('two proposals about one organisation: the first to end leaves the other standing', async () => {
  const proposed = await aProposal('organisation')
  const { organisationId, closed } = proposed
  const other = await aCase(db, { kind: 'report', organisationId, jobId: closed.id })
  await desk.decide(olu, other, SUSPEND)

  await desk.rejectProposal(kim, proposed.caseId)
  expect((await services.organisations.list(proposed.employer.actor))[0]).toMatchObject({
    isFrozen: true,
  })
  await desk.rejectProposal(kim, other)
  expect(await jobsOf(proposed)).toEqual(['open', 'closed'])
})

test('what another case holds stays held', async () => {
  const proposed = await aProposal('organisation')
  const { job, organisationId } = proposed
  await aCase(db, { kind: 'held-job', organisationId, jobId: job.id })

  await desk.rejectProposal(kim, proposed.caseId)

  expect(await jobsOf(proposed)).toEqual(['held', 'closed'])
})

test('the other admins get an email that names whom, and nobody once it is decided', async () => {
  const { job, caseId } = await aProposal('organisation')
  const { employer, caseId: ofPerson } = await aProposal('person')
  const send = async () => {
    await services.outbox.queueSaved()
    const pending = db.selectFrom('outboxMail').select('id').where('kind', '=', 'second-admin')
    for (const { id } of await pending.where('sentAt', 'is', null).execute())
      await services.outbox.deliver(id)
    const mails = await mailbox.list()
    const subject = `Suspend ${job.employerName}? A second admin is needed`
    return mails.filter((mail) => mail.subject === subject && mail.text.includes(caseId))
  }
  const mails = await send()
  expect(mails.map(({ to }) => to)).toContain(kim.email)
  expect(mails.map(({ to }) => to)).not.toContain(olu.email)
  expect(mails[0]?.text).toContain(`The reason: ${SUSPEND.words}`)
  const about = (await mailbox.list()).find(({ text }) => text.includes(ofPerson))
  expect(about?.text).toContain('Their adverts are hidden and they cannot write')
  expect(about?.text).toContain(because.reason)
  const shown = await desk.find(kim, ofPerson)
  expect(shown.account?.email).toBe(employer.actor.email)
  expect(shown.applicants).toBe(1)

  const { caseId: second } = await aProposal('organisation')
  await desk.rejectProposal(kim, second)
  const before = (await mailbox.list()).length
  await send()
  expect((await mailbox.list()).length).toBe(before)
})

test('applicants are warned when it is agreed, and not before', async () => {
  const proposed = await aProposal('organisation')
  const { applicant, key, job, caseId } = proposed
  expect(await services.warnings.find(applicant.actor, key.id)).toBeNull()
  await expect(
    applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id }),
  ).rejects.toThrow()

  await desk.decide(kim, caseId, SUSPEND)
  await applyDecision(server, caseId)

  expect(await services.warnings.find(applicant.actor, key.id)).not.toBeNull()
})
