import { expect, test } from 'vitest'
import { readApplications } from '#hiring/applications/people/applications.personal-data.ts'
import { anApplication } from '#tests/support/applications.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { toSuspended } from '#organisations/model/suspended-organisation.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aCase, aDecision, aHeldJob, applyDecision, findStatuses } from '#tests/support/cases.ts'
import { aJob } from '#tests/support/builders.ts'
import { deliverMail } from '#tests/support/outbox.ts'
import { mailTo } from '#tests/support/people.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { desk, posters } = services.moderation
const { warnings } = services
const admin = await anAdmin(db)

const letAMinutePass = (id: string) =>
  db
    .updateTable('moderationCase')
    .set({ decidedAt: new Date(Date.now() - 61_000).toISOString() })
    .where('id', '=', id)
    .execute()

test('a held job that is published is on the site, and its poster is told', async () => {
  const { caseId, job, poster } = await aHeldJob(server)

  await desk.decide(admin, caseId, aDecision('publish'))

  expect(await findStatuses(db, caseId)).toMatchObject({ status: 'decided', job: 'open' })
  expect(await services.jobs.find(job.id)).not.toBeNull()
  expect(await mailTo(mailbox, poster.actor.email)).toBeNull()
  await applyDecision(server, caseId)
  const mail = await mailTo(mailbox, poster.actor.email)
  expect(mail?.subject).toMatch(/^Your job is live/)
  expect(mail?.text).toContain(jobPath(job))
})

test('a refused job is gone, and the mail says why and how to appeal', async () => {
  const { caseId, job, poster } = await aHeldJob(server)

  await desk.decide(admin, caseId, aDecision('refuse', { words: 'It asks for £900.' }))
  await applyDecision(server, caseId)

  expect((await findStatuses(db, caseId)).job).toBe('removed')
  expect(await services.jobs.find(job.id)).toBeNull()
  const mail = await mailTo(mailbox, poster.actor.email)
  expect(mail?.text).toContain('It asks for £900.')
  expect(mail?.text).toContain(`/cases/${caseId}`)
  expect(mail?.text).toContain('appeal once')
})

test('a decision is undone within a minute, and nobody hears of it', async () => {
  const { caseId, poster } = await aHeldJob(server)
  const marks = aDecision('refuse', { markers: `phone: ${caseId}` })
  await desk.decide(admin, caseId, marks)
  const { decidedAt } = await db
    .selectFrom('moderationCase')
    .select('decidedAt')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()

  await desk.undo(admin, caseId)
  await services.moderation.applyDecision({ caseId, decidedAt: decidedAt ?? '' })

  expect(await findStatuses(db, caseId)).toMatchObject({ status: 'open', job: 'held' })
  expect(await mailTo(mailbox, poster.actor.email)).toBeNull()
  const left = await db.selectFrom('fraudMarker').select('value').where('caseId', '=', caseId)
  expect(await left.execute()).toEqual([])
})

test('after a minute a decision stands', async () => {
  const { caseId } = await aHeldJob(server)
  await desk.decide(admin, caseId, aDecision('refuse'))
  await letAMinutePass(caseId)

  await expect(desk.undo(admin, caseId)).rejects.toMatchObject({ code: 'done_already' })
  await expect(desk.decide(admin, caseId, aDecision('publish'))).rejects.toThrow(/decided already/)
  expect((await findStatuses(db, caseId)).job).toBe('removed')
})

test('a suspension takes all jobs down, and undoing it puts each back as it was', async () => {
  const { caseId, organisationId, poster, job } = await aHeldJob(server)
  const open = await aJob(db, { ownerId: poster.actor.id, organisationId, poster: 'proved' })
  const closed = await aJob(db, { ownerId: poster.actor.id, organisationId, status: 'closed' })
  await desk.decide(admin, caseId, aDecision('suspend'))
  const statuses = async () =>
    (
      await db
        .selectFrom('job')
        .select('status')
        .where('id', 'in', [job.id, open.id, closed.id])
        .execute()
    )
      .map(({ status }) => status)
      .toSorted()
  expect(await statuses()).toEqual(['removed', 'removed', 'removed'])
  const passes = db.selectFrom('jobSearch').select('id').where('id', '=', open.id)
  expect(await passes.execute()).toEqual([])

  await desk.undo(admin, caseId)

  expect(await statuses()).toEqual(['closed', 'held', 'open'])
  expect(await passes.execute()).toHaveLength(1)
  expect((await findStatuses(db, caseId)).suspendedAt).toBeNull()
})

test('nobody posts or reopens under a suspended organisation', async () => {
  const { caseId, organisationId, poster } = await aHeldJob(server)
  await desk.decide(admin, caseId, aDecision('suspend'))

  const again = services.postings.publish(poster.actor, {
    values: {
      companyName: 'Saltmarsh House',
      jobTitle: 'Nurse',
      jobCategory: 'Nursing',
      location: 'United Kingdom',
      email: 'jobs@saltmarsh.example',
      description: 'Care.',
    },
    problems: [],
    failure: null,
  })
  await expect(again).rejects.toMatchObject({ code: 'organisation_suspended' })
  // Any later write of the job meets the database’s guard.
  const { status } = await aJob(db, { organisationId })
  expect(status).toBe('removed')
})

test('the page of a suspended organisation leads to the case, where it can appeal', async () => {
  const { caseId, organisationId, poster } = await aHeldJob(server)
  await desk.decide(admin, caseId, aDecision('suspend'))
  await applyDecision(server, caseId)

  const page = await services.organisations.find(poster.actor, organisationId)
  expect(page).toMatchObject({ isSuspended: true, suspensionCaseId: caseId })
  expect(await posters.find(poster.actor, caseId)).toMatchObject({ canAppeal: true })

  const own = await services.organisations.list(poster.actor)
  const href = `/cases/${caseId}`
  expect(toSuspended(own)).toMatchObject({ href, mayAppeal: true, isOnly: true })
  const [suspended] = own
  if (!suspended) throw new Error('They have none')
  const reader = toSuspended([{ ...suspended, mayPost: false }])
  expect(reader?.href).toBe(`/organisations/${organisationId}`)
  const other = { ...suspended, id: 'other', isSuspended: false }
  expect(toSuspended([suspended, other])).toMatchObject({ isOnly: false })
  expect(toSuspended([other])).toBeNull()
})

test('with its people, a suspension logs members out, and never an admin', async () => {
  const { caseId, organisationId, poster } = await aHeldJob(server)
  await db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: admin.id, role: 'reader' })
    .execute()
  await desk.decide(admin, caseId, aDecision('suspend', { withPeople: true }))

  const suspended = await db
    .selectFrom('account')
    .select('id')
    .where('suspendedAt', 'is not', null)
    .where('id', 'in', [poster.actor.id, admin.id])
    .execute()
  expect(suspended).toEqual([{ id: poster.actor.id }])
  expect(await services.accounts.sessions.find(poster.cookies.session ?? '', { ip: '::1' })).toBe(
    null,
  )
})

test('a suspension is lifted, and the jobs come back closed', async () => {
  const { caseId, organisationId, job } = await aHeldJob(server)
  await desk.decide(admin, caseId, aDecision('suspend'))
  await desk.liftSuspension(admin, organisationId)

  expect(await findStatuses(db, caseId)).toMatchObject({ job: 'closed', suspendedAt: null })
  await expect(desk.liftSuspension(admin, organisationId)).rejects.toThrow(/not suspended/)
  expect(job.id).toBeTruthy()
})

test('a held message is sent after the time to undo, and a refused one never', async () => {
  const { employer, applicant, key, job } = await anApplication(server)
  await writeToApplicant(server, employer.actor, { key, text: 'Come on Monday.' })
  const { id: messageId } = await db
    .updateTable('applicationMessage')
    .set({ sentAt: null })
    .where('applicationId', '=', key.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { jobId: job.id, organisationId: job.organisationId, messageId } as const
  const caseId = await aCase(db, { kind: 'held-message', ...about })
  const read = async () => (await services.applications.own.find(applicant.actor, key.id)).messages
  expect(await read()).toEqual([])

  await desk.decide(admin, caseId, aDecision('refuse'))
  await desk.undo(admin, caseId)
  await desk.decide(admin, caseId, aDecision('publish'))
  expect(await read()).toEqual([])
  await applyDecision(server, caseId)

  expect(await read()).toMatchObject([{ text: 'Come on Monday.' }])
  expect((await findStatuses(db, caseId)).job).toBe('open')
})

test('who applied is warned once, in words that are true', async () => {
  const { applicant, key, job } = await anApplication(server)
  const { organisationId } = job
  const caseId = await aCase(db, { kind: 'report', jobId: job.id, organisationId })
  await desk.decide(admin, caseId, aDecision('refuse'))
  expect(await warnings.find(applicant.actor, key.id)).toBeNull()
  await applyDecision(server, caseId)
  await applyDecision(server, caseId)
  const queued = { kind: 'warning', subject: key.id, about: {} } as const
  await deliverMail(server, queued)
  await deliverMail(server, queued)

  const warning = await warnings.find(applicant.actor, key.id)
  expect(warning?.title).toBe('Do not pay. There is no job offer.')
  expect(warning?.what).toContain('we took this job down')
  const mails = (await mailbox.list()).filter(({ to }) => to === applicant.actor.email)
  const [mail, ...more] = mails.filter(({ subject }) => subject.startsWith('Do not pay'))
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/Ring your bank now[\s\S]*Report Fraud[\s\S]*not your fault/)
  expect(mail?.text).not.toMatch(/https?:/)
  const own = await services.applications.own.find(applicant.actor, key.id)
  expect(own.goneBecause).toBe('landfall')
})

test('only the applicant says whether money was paid', async () => {
  const { employer, applicant, key, job } = await anApplication(server)
  await services.admin.jobs.takeDown(admin, job.id, { reason: 'It asks for a fee.' })

  await warnings.savePaid(applicant.actor, key.id, { paid: 'yes' })
  for (const [who, id] of [
    [employer.actor, key.id],
    [applicant.actor, 'nothing'],
    [applicant.actor, '\u0000'],
  ] as const)
    await expect(warnings.savePaid(who, id, { paid: 'no' })).rejects.toMatchObject({
      code: 'not_found',
    })
  expect(await warnings.find(applicant.actor, key.id)).toMatchObject({
    kind: 'taken-down',
    paid: 'yes',
  })
  const own = await Array.fromAsync(readApplications(db, applicant.actor.id))
  expect(own).toMatchObject([{ id: key.id, warning: { kind: 'taken-down', paid: 'yes' } }])
})

test('a question waits for the poster, whose answer brings the case back', async () => {
  const { caseId, poster } = await aHeldJob(server)
  await desk.decide(admin, caseId, aDecision('ask', { words: 'Who are you?' }))
  await applyDecision(server, caseId)
  expect((await posters.find(poster.actor, caseId)).canAnswer).toBe(true)

  await posters.answer(poster.actor, caseId, { words: 'The owner.' })

  expect(await findStatuses(db, caseId)).toMatchObject({ status: 'open', job: 'held' })
  const other = await aHeldJob(server)
  expect((await posters.find(other.poster.actor, other.caseId)).notes).toEqual([])
  const { notes } = await desk.find(admin, caseId)
  expect(notes.map(({ words }) => words)).toEqual(['Who are you?', 'The owner.'])
  await desk.decide(admin, caseId, aDecision('publish'))
  await expect(posters.answer(poster.actor, caseId, { words: 'More' })).rejects.toMatchObject({
    code: 'done_already',
  })
})

test('a template of another decision is refused', async () => {
  const { caseId } = await aHeldJob(server)
  const mixed = aDecision('publish', { template: 'fraud' })
  await expect(desk.decide(admin, caseId, mixed)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('an advert from a source has nobody to suspend', async () => {
  const { id: jobId } = await aJob(db, { source: 'nhs-jobs', sourceRef: crypto.randomUUID() })
  const caseId = await aCase(db, { kind: 'report', jobId })
  await expect(desk.decide(admin, caseId, aDecision('suspend'))).rejects.toThrow(
    /came from a source/,
  )
})
