import { expect, test } from 'vitest'
import { ALL_JOBS } from '#hiring/dashboard/dashboard-paths.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { anApplication } from '#tests/support/applications.ts'
import { aCase, aDecision, applyDecision } from '#tests/support/cases.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aStoredApplication, daysAgo } from '#tests/support/dashboard.ts'
import { aForm } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'

const server = await openTestServer()
const { db, services } = server
const { actions, applicants, inProgress, notices, own } = services.applications

type Applied = Awaited<ReturnType<typeof anApplication>>

/** The number of those who wait for a job’s employer, everywhere that says it. */
async function numbersOf({ employer: { actor }, job }: Applied) {
  const board = await services.dashboard.jobs.list(actor, ALL_JOBS)
  const row = board.jobs.find(({ id }) => id === job.id)
  const list = await applicants.list(actor, job.id)
  const rate = await services.answerRate.explain(actor, job.organisationId ?? '')
  return {
    total: board.waiting.people,
    row: row?.waiting,
    chip: board.counts.waiting,
    list: list.counts.waiting,
    cards: list.items.filter(({ waitsSince }) => waitsSince !== null).length,
    walk: (await applicants.list(actor, job.id, { status: 'waiting' })).items.length,
    ending: (await inProgress.find(actor, job.id)).waiting,
    firstAnswers: rate.waiting.length,
  }
}

/** The numbers if one waits, or nobody. `firstAnswers` leaves out people who were answered before. */
const one = { total: 1, row: 1, chip: 1, list: 1, cards: 1, walk: 1, ending: 1 }
const none = { total: 0, row: 0, chip: 0, list: 0, cards: 0, walk: 0, ending: 0 }

const answer = (found: Applied) =>
  writeToApplicant(server, found.employer.actor, { key: found.key, text: 'When can you come?' })
const ask = (found: Applied) => writeToEmployer(server, found.applicant.actor, found.id, 'Monday?')
const move = ({ employer, job, id }: Applied, status: 'shortlisted' | 'rejected') =>
  actions.move(employer.actor, job.id, { people: [{ id, from: null }], status })

async function refuse({ job: { id: jobId, organisationId } }: Applied) {
  const caseId = await aCase(db, { jobId, organisationId })
  const decision = aDecision('refuse', { template: 'unfair', words: 'It shuts people out.' })
  await services.moderation.desk.decide(await anAdmin(db), caseId, decision)
  await applyDecision(server, caseId)
}

async function sendAgain({ employer: { actor }, job }: Applied) {
  const { answers } = await services.postings.drafts.start(actor, job.id)
  const mended = { ...answers, description: 'Everybody is welcome, by night.', noFee: 'on' }
  await services.postings.change(actor, job.id, aForm(mended))
}

const stop = ({ job }: Applied, column: 'frozenAt' | 'suspendedAt') =>
  db
    .updateTable('organisation')
    .set({ [column]: new Date().toISOString() })
    .where('id', '=', job.organisationId ?? '')
    .execute()

const STEPS: [string, number, ((found: Applied) => Promise<unknown>)[]][] = [
  ['who has applied waits', 1, []],
  ['opening is no answer', 1, [({ employer, key }) => applicants.open(employer.actor, key)]],
  ['a message is an answer', 0, [answer]],
  ['who writes after an answer waits again', 1, [answer, ask]],
  [
    'also once that was read',
    1,
    [answer, ask, ({ employer, key }) => applicants.open(employer.actor, key)],
  ],
  ['the next answer ends it', 0, [answer, ask, answer]],
  ['a text that we hold is no answer', 1, [holdText]],
  ['a move counts at once', 0, [(found) => move(found, 'shortlisted')]],
  ['undone it never was', 1, [moveAndUndo]],
  [
    'who writes after a move waits again',
    1,
    [
      (found) => move(found, 'shortlisted'),
      ({ id }) => notices.notifyStatus({ applicationId: id }),
      ask,
    ],
  ],
  ['nobody waits after a no', 0, [ask, (found) => move(found, 'rejected')]],
  ['nobody waits who has withdrawn', 0, [({ applicant, id }) => own.withdraw(applicant.actor, id)]],
  [
    'closing the job tells them',
    0,
    [({ employer, job }) => services.postings.close(employer.actor, job.id)],
  ],
  ['nobody can answer about a refused advert', 0, [refuse]],
  ['nor while we look at it again', 0, [refuse, sendAgain]],
  ['nor while we look at the organisation', 0, [(found) => stop(found, 'frozenAt')]],
  ['nor while it is suspended', 0, [(found) => stop(found, 'suspendedAt')]],
]

async function holdText({ id }: Applied) {
  const text = { id: newId(), applicationId: id, side: 'employer', body: 'Pay me.' } as const
  await db.insertInto('applicationMessage').values(text).execute()
}

async function moveAndUndo(found: Applied) {
  const { actionId } = await move(found, 'shortlisted')
  await actions.undo(found.employer.actor, { jobId: found.job.id, actionId })
}

test.each(STEPS)('%s: every number says %i', async (_, waiting, steps) => {
  const found = await anApplication(server)
  for (const step of steps) await step(found)

  const { firstAnswers, ...numbers } = await numbersOf(found)

  expect(numbers).toEqual(waiting === 1 ? one : none)
  expect(firstAnswers).toBeLessThanOrEqual(waiting)
})

test('nobody is offered to answer while nobody may, and the messages can still be read', async () => {
  const found = await anApplication(server)
  await ask(found)
  await stop(found, 'frozenAt')
  const { employer, job, key } = found

  const { jobs, waiting } = await services.dashboard.jobs.list(employer.actor, ALL_JOBS)

  expect(jobs).toMatchObject([{ canAnswer: false, waiting: 0, unreadMessages: 1 }])
  expect(waiting.longest).toBeNull()
  expect((await applicants.list(employer.actor, job.id)).canAnswer).toBe(false)
  expect((await applicants.open(employer.actor, key)).applicant.canAnswer).toBe(false)
  const { jobs: after } = await services.dashboard.jobs.list(employer.actor, ALL_JOBS)
  expect(after).toMatchObject([{ unreadMessages: 0 }])
})

test('of a refused advert all pages say the same: what is there to read, and that nobody answers', async () => {
  const found = await anApplication(server)
  const { employer, job, key, id } = found
  const { actor } = employer
  const declined = await aStoredApplication(db, job.id, { status: 'offered' })
  const answered = { applicationId: declined.id, answer: 'declined', circumstances: '{}' } as const
  await db.insertInto('arrival').values(answered).execute()
  await ask(found)
  const unread = async () => ({
    tab: (await services.applications.talk.countUnread(actor)).posted,
    row: (await services.dashboard.jobs.list(actor, ALL_JOBS)).jobs[0]?.unreadMessages,
    list: (await applicants.list(actor, job.id)).counts.unread,
    inbox: (await services.applications.inbox.list(actor)).threads[0]?.unread,
  })
  const stateOf = async () => {
    const { job: shown } = await applicants.list(actor, job.id)
    const { applicant } = await applicants.open(actor, key, { isVisit: false })
    return [shown.status, applicant.whyNot]
  }
  expect(await stateOf()).toEqual(['open', null])

  await refuse(found)

  expect(await unread()).toEqual({ tab: 1, row: 1, list: 1, inbox: 1 })
  expect(await stateOf()).toEqual(['refused', 'refused'])
  await applicants.open(actor, key)
  expect(await unread()).toEqual({ tab: 0, row: 0, list: 0, inbox: 0 })
  await sendAgain(found)
  expect(await stateOf()).toEqual(['held', 'again'])
  await expect(move(found, 'shortlisted')).rejects.toMatchObject({ code: 'under_review' })
  expect((await own.find(found.applicant.actor, id)).status).toBe('seen')
  const denials = await Promise.all(
    [
      own.find(found.applicant.actor, id),
      own.find({ id: declined.applicantId, secondFactorAt: null }, declined.id),
      applicants.open(actor, { jobId: job.id, id: declined.id }).then((one) => one.applicant),
    ].map(async (finding) => (await finding).talk.denial),
  )
  expect(denials).toEqual(['talk_waits', 'talk_waits', 'talk_waits'])
})

test('nobody is moved while the desk holds a public advert, also while a change of it waits, and the page says why', async () => {
  const found = await anApplication(server)
  const { employer, applicant, job, key, id } = found
  const { actor } = employer
  const columns = JSON.stringify({ title: 'Day nurse' })
  await db.insertInto('jobChange').values({ jobId: job.id, accountId: actor.id, columns }).execute()
  const held = { status: 'held', heldFrom: 'open', heldBecause: 'We read it again.' } as const
  await db.updateTable('job').set(held).where('id', '=', job.id).execute()

  await expect(move(found, 'shortlisted')).rejects.toMatchObject({ code: 'under_review' })

  expect((await own.find(applicant.actor, id)).status).toBe('new')
  const list = await applicants.list(actor, job.id)
  expect(list).toMatchObject({ canAnswer: false, job: { status: 'held' } })
  const opened = await applicants.open(actor, key)
  expect(opened.applicant).toMatchObject({
    whyNot: 'held',
    canAnswer: true,
    talk: { denial: null },
  })
  await answer(found)

  const open = { status: 'open', heldFrom: null, heldBecause: null } as const
  await db.updateTable('job').set(open).where('id', '=', job.id).execute()
  await move(found, 'shortlisted')
  expect((await applicants.open(actor, key)).applicant.whyNot).toBeNull()
})

test('an account that one admin wants suspended is offered no more than a reader', async () => {
  const found = await anApplication(server)
  const { actor } = found.employer
  await aCase(db, { kind: 'suspension', accountId: actor.id, organisationId: null })
  await db
    .updateTable('moderationCase')
    .set({
      status: 'confirm',
      proposal: JSON.stringify({ freeze: { at: daysAgo(0), organisations: [], jobs: [] } }),
    })
    .where('accountId', '=', actor.id)
    .execute()

  const board = await services.dashboard.jobs.list(actor, ALL_JOBS)

  expect(board.jobs).toMatchObject([{ canAnswer: false, canManage: false }])
  expect(board).toMatchObject({ counts: { waiting: 0 }, waiting: { people: 0 } })
  const whyNot = async () => (await applicants.open(actor, found.key)).applicant.whyNot
  expect(await whyNot()).toBe('reader')
  await stop(found, 'frozenAt')
  expect(await whyNot()).toBe('looked-at')
})
