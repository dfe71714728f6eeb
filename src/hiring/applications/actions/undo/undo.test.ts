import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readApplications } from '#hiring/applications/people/applications.personal-data.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { actions, applicants, notices, own, talk } = services.applications
const { deliver } = services.outbox
const arrival = services.arrival

type Application = Awaited<ReturnType<typeof anApplication>>
const WORDS = 'Come on Monday at ten.'

/** Ends the minute of every action on this applicant. */
async function passMinute(id: string) {
  await sql`
    update employer_action set created_at = created_at - interval '2 minutes'
    where id in (select action_id from employer_action_item where application_id = ${id})`.execute(
    db,
  )
}

/** Everything that an applicant can learn from: page, list, download of their data, and emails. */
async function whatIsKnown({ applicant, id }: Application) {
  const waiting = await applicationMails(db, id, 'notice', 'messages-to-applicant')
  for (const mail of waiting) await deliver(mail.id)
  const page = await own.find(applicant.actor, id, { isVisit: false })
  const { items } = await own.list(applicant.actor)
  const [data] = await Array.fromAsync(readApplications(db, applicant.actor.id))
  const mails = (await mailbox.list()).filter(({ to }) => to === applicant.actor.email)
  return {
    status: page.status,
    events: page.events.map(({ kind }) => kind),
    texts: page.messages.map(({ text }) => text),
    card: items.map(({ status, newMessages }) => [status, newMessages]),
    unread: await talk.countNew(applicant.actor, id),
    data: JSON.stringify(data),
    mails: mails.map(({ subject }) => subject),
  }
}

/** The time of the employer’s first answer, as the dashboard and the answer rate count it. */
async function findAnswer(id: string) {
  const { answeredAt } = await db
    .selectFrom('application')
    .select('answeredAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return answeredAt
}

const tell = async ({ id }: Application) => {
  await notices.notifyStatus({ applicationId: id })
  await talk.notifyMessages({ applicationId: id, side: 'applicant' })
}

test('an applicant learns of a move and its words when the minute is over, everywhere at once', async () => {
  const application = await anApplication(server)
  const { employer, key, id, applicant } = application
  const before = await whatIsKnown(application)
  await applicants.setStage(employer.actor, key, { status: 'offered', words: WORDS })

  expect(await whatIsKnown(application)).toEqual(before)
  await expect(arrival.find(applicant.actor, { id })).rejects.toMatchObject({ code: 'not_found' })

  expect(await findAnswer(id)).toBeNull()

  await tell(application)

  expect(await findAnswer(id)).not.toBeNull()
  const after = await whatIsKnown(application)
  expect(after).toMatchObject({
    status: 'offered',
    events: ['sent', 'status'],
    texts: [WORDS],
    card: [['offered', 1]],
    mails: [...before.mails, expect.stringMatching(/offer/i)],
  })
  expect(await arrival.find(applicant.actor, { id })).toMatchObject({ pause: null })
})

test('a move that is taken back leaves no trace, and its words come back', async () => {
  const application = await anApplication(server)
  const { employer, key, id, job } = application
  const before = await whatIsKnown(application)
  const move = { status: 'rejected', words: WORDS } as const
  const { actionId } = await applicants.setStage(employer.actor, key, move)

  const outcome = await actions.undo(employer.actor, { jobId: job.id, actionId })

  expect(outcome).toEqual({ undone: 1, rest: 0 })
  expect(await findAnswer(id)).toBeNull()
  await tell(application)
  expect(await whatIsKnown(application)).toEqual(before)
  const { applicant } = await applicants.open(employer.actor, key, { isVisit: false })
  expect(applicant).toMatchObject({ status: 'new', messages: [] })
  expect(applicant.events.map(({ kind }) => kind)).toEqual(['sent'])
  expect(await actions.findUndoneWords(employer.actor, id)).toBe(WORDS)
  expect(await actions.undo(employer.actor, { jobId: job.id, actionId })).toEqual(outcome)
})

test('after the minute nothing can be taken back', async () => {
  const application = await anApplication(server)
  const { employer, key, id, job } = application
  const { actionId } = await applicants.setStage(employer.actor, key, { status: 'rejected' })
  await passMinute(id)

  const undo = actions.undo(employer.actor, { jobId: job.id, actionId })

  await expect(undo).rejects.toMatchObject({ code: 'undo_over', status: 409 })
  await tell(application)
  expect(await whatIsKnown(application)).toMatchObject({ status: 'rejected' })
})

test('what was told meanwhile stays, even if its minute is not over', async () => {
  const application = await anApplication(server)
  const { employer, key, job } = application
  const { actionId } = await applicants.setStage(employer.actor, key, { status: 'rejected' })
  await tell(application)

  expect(await actions.undo(employer.actor, { jobId: job.id, actionId })).toEqual({
    undone: 0,
    rest: 1,
  })
  expect(await whatIsKnown(application)).toMatchObject({ status: 'rejected' })
})

test('of two moves the second is taken back first; the first then waits again, and is told once', async () => {
  const application = await anApplication(server)
  const { employer, key, id, job } = application
  const first = await applicants.setStage(employer.actor, key, { status: 'shortlisted' })
  const second = await applicants.setStage(employer.actor, key, { status: 'rejected' })
  const undo = (actionId: string) => actions.undo(employer.actor, { jobId: job.id, actionId })

  expect(await undo(second.actionId)).toEqual({ undone: 1, rest: 0 })

  const waiting = await sql<{ eventId: number }>`
    select (data ->> 'eventId')::int as event_id from pgboss.job
    where name = 'tell-status' and data ->> 'applicationId' = ${id}
    order by created_on desc limit 1`.execute(db)
  const eventId = waiting.rows[0]?.eventId ?? 0
  await notices.notifyStatus({ applicationId: id, eventId })
  await notices.notifyStatus({ applicationId: id, eventId })
  const { status, events, mails } = await whatIsKnown(application)
  expect({ status, events }).toEqual({ status: 'shortlisted', events: ['sent', 'status'] })
  expect(mails.filter((subject) => /short/i.test(subject))).toHaveLength(1)
  expect(await undo(first.actionId)).toEqual({ undone: 0, rest: 1 })
})

test('the task of a move that was corrected tells nothing: the later one has a minute of its own', async () => {
  const application = await anApplication(server)
  const { employer, key, id } = application
  await applicants.setStage(employer.actor, key, { status: 'rejected' })
  const { id: eventId } = await db
    .selectFrom('applicationEvent')
    .select('id')
    .where('applicationId', '=', id)
    .where('kind', '=', 'status')
    .executeTakeFirstOrThrow()
  await applicants.setStage(employer.actor, key, { status: 'interview' })

  await notices.notifyStatus({ applicationId: id, eventId })

  expect(await whatIsKnown(application)).toMatchObject({ status: 'new', events: ['sent'] })
})

test('who withdraws within the minute never learns of the move', async () => {
  const application = await anApplication(server)
  const { employer, key, id, job, applicant } = application
  const move = { status: 'rejected', words: WORDS } as const
  const { actionId } = await applicants.setStage(employer.actor, key, move)
  await own.withdraw(applicant.actor, id)

  await tell(application)

  expect(await whatIsKnown(application)).toMatchObject({
    status: 'new',
    events: ['sent', 'withdrawn'],
    texts: [],
  })
  expect(await actions.undo(employer.actor, { jobId: job.id, actionId })).toEqual({
    undone: 0,
    rest: 1,
  })
})

test('an applicant whose application is opened within the minute stays opened after the undo', async () => {
  const application = await anApplication(server)
  const { employer, key, job } = application
  const { actionId } = await applicants.setStage(employer.actor, key, { status: 'rejected' })
  await applicants.open(employer.actor, key)
  expect(await whatIsKnown(application)).toMatchObject({ status: 'seen' })

  await actions.undo(employer.actor, { jobId: job.id, actionId })

  const { applicant } = await applicants.open(employer.actor, key)
  expect(applicant).toMatchObject({ status: 'seen' })
})

test('only who did something takes it back: no colleague, no stranger, no other job', async () => {
  const { employer, key, job } = await anApplication(server)
  const other = await anApplication(server)
  const colleague = await aLoggedInPerson(server)
  await db
    .insertInto('organisationMember')
    .values({
      organisationId: job.organisationId ?? '',
      accountId: colleague.actor.id,
      role: 'recruiter',
    })
    .execute()
  const { actionId } = await applicants.setStage(employer.actor, key, { status: 'rejected' })

  for (const undo of [
    () => actions.undo(colleague.actor, { jobId: job.id, actionId }),
    () => actions.undo(other.employer.actor, { jobId: job.id, actionId }),
    () => actions.undo(other.employer.actor, { jobId: other.job.id, actionId }),
    () => actions.undo(employer.actor, { jobId: other.job.id, actionId }),
    () => actions.undo(employer.actor, { jobId: job.id, actionId: 'a\u0000b' }),
  ])
    await expect(undo()).rejects.toMatchObject({ code: 'not_found' })
  expect(await applicants.open(employer.actor, key, { isVisit: false })).toMatchObject({
    applicant: { status: 'rejected' },
  })
})

test('an undo and the telling at once end in one of the two, never in between', async () => {
  const application = await anApplication(server)
  const { employer, key, job, id } = application
  const move = { status: 'interview', words: WORDS } as const
  const { actionId } = await applicants.setStage(employer.actor, key, move)

  const [outcome] = await Promise.all([
    actions.undo(employer.actor, { jobId: job.id, actionId }),
    notices.notifyStatus({ applicationId: id }),
  ])

  const { status, texts } = await whatIsKnown(application)
  expect([outcome.undone, status, texts]).toEqual(
    outcome.undone === 1 ? [1, 'new', []] : [0, 'interview', [WORDS]],
  )
})
