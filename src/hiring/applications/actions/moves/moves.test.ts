import { expect, test } from 'vitest'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { someApplicants } from '#tests/support/many-applicants.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { newId } from '#platform/secrets/new-id.ts'

const server = await openTestServer()
const { app, db, services } = server
const { actions, applicants, notices, own, talk } = services.applications

type Application = Awaited<ReturnType<typeof anApplication>>

/** Another member of the job’s organisation. */
async function aColleague({ job }: Application, role: 'recruiter' | 'reader' = 'recruiter') {
  const colleague = await aLoggedInPerson(server, { firstName: 'Tom', lastName: 'Reed' })
  const organisationId = job.organisationId ?? ''
  const member = { organisationId, accountId: colleague.actor.id, role }
  await db.insertInto('organisationMember').values(member).execute()
  return colleague
}

const statusOf = async ({ employer, key }: Application) =>
  (await applicants.open(employer.actor, key, { isVisit: false })).applicant.status

const post = (
  { job }: Application,
  cookies: Record<string, string>,
  payload: Record<string, unknown>,
) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/post/${job.id}/moves`,
    cookies,
    payload,
    headers: { accept: 'application/problem+json' },
  })

test('a move that somebody else overtook says who, where to and when, and changes nothing', async () => {
  const application = await anApplication(server, { fullName: 'Ada Obi' })
  const { employer, id } = application
  const colleague = await aColleague(application)
  await post(application, colleague.cookies, { people: [{ id, from: 'new' }], status: 'interview' })

  const late = { people: [{ id, from: 'new' }], status: 'shortlisted' }
  const answer = await post(application, employer.cookies, late)

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'moved_meanwhile',
    title: expect.stringMatching(
      /^Tom moved Ada Obi to Interview at \d\d:\d\d\. Move Ada Obi to Shortlisted anyway\?$/,
    ),
  })
  expect(await statusOf(application)).toBe('interview')
  const anyway = { people: [{ id, from: 'interview' }], status: 'shortlisted' }
  expect((await post(application, employer.cookies, anyway)).statusCode).toBe(200)
  expect(await statusOf(application)).toBe('shortlisted')
})

test('of two moves at once from one stage exactly one is made', async () => {
  const application = await anApplication(server)
  const { employer, id } = application
  const colleague = await aColleague(application)

  const answers = await Promise.all([
    post(application, colleague.cookies, { people: [{ id, from: 'new' }], status: 'interview' }),
    post(application, employer.cookies, { people: [{ id, from: 'new' }], status: 'rejected' }),
  ])

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const winner = answers[0].statusCode === 200 ? 'interview' : 'rejected'
  expect(await statusOf(application)).toBe(winner)
})

test('opening an application is in nobody’s way, and the same move twice is none', async () => {
  const application = await anApplication(server)
  const { employer, key, id } = application
  await applicants.open(employer.actor, key)
  const move = { people: [{ id, from: 'new' }], status: 'shortlisted' }

  expect((await post(application, employer.cookies, move)).json()).toMatchObject({
    results: ['done'],
  })
  expect((await post(application, employer.cookies, move)).json()).toMatchObject({
    results: ['there'],
  })
})

test('a form that is sent twice moves once, also if both come at once', async () => {
  const application = await anApplication(server)
  const { employer, id, job } = application
  const formId = newId()
  const move = { people: [{ id, from: 'new' as const }], status: 'interview' as const, formId }

  const outcomes = await Promise.all([
    actions.move(employer.actor, job.id, move),
    actions.move(employer.actor, job.id, move),
  ])

  expect(outcomes.map(({ results }) => results)).toEqual([['done'], ['done']])
  const { applicant } = await applicants.open(employer.actor, application.key, { isVisit: false })
  expect(applicant.events.filter(({ kind }) => kind === 'status')).toHaveLength(1)
  const other = await aColleague(application)
  const stolen = actions.move(other.actor, job.id, move)
  await expect(stolen).rejects.toMatchObject({ code: 'not_found' })
})

test('of many, those that cannot be moved stay where they are, and the result says so', async () => {
  const application = await anApplication(server)
  const { employer, job, id, applicant } = application
  const ids = await someApplicants(db, job.id, 3, () => ({ status: 'seen' }))
  await own.withdraw(applicant.actor, id)
  await db
    .updateTable('application')
    .set({ status: 'interview' })
    .where('id', '=', ids[0] ?? '')
    .execute()
  const people = [
    { id, from: 'new' as const },
    ...ids.map((each) => ({ id: each, from: 'seen' as const })),
    { id: 'nobody', from: null },
  ]

  const { actionId, results } = await actions.move(employer.actor, job.id, {
    people,
    status: 'rejected',
    text: 'Dear {name}, thank you for applying for {job}.',
  })

  expect(results.toSorted()).toEqual(['done', 'done', 'moved', 'withdrawn'])
  const [recent] = await actions.findRecent(employer.actor, job.id)
  expect(recent).toMatchObject({
    id: actionId,
    done: 2,
    rest: expect.arrayContaining(['1 had withdrawn', '1 had been moved by someone else']),
  })
  const { messages } = (await applicants.open(employer.actor, { jobId: job.id, id: ids[1] ?? '' }))
    .applicant
  expect(messages).toMatchObject([
    { text: `Dear Joy Santos, thank you for applying for ${job.title}.` },
  ])

  expect(await actions.undo(employer.actor, { jobId: job.id, actionId })).toEqual({
    undone: 2,
    rest: 0,
  })
  const { counts } = await applicants.list(employer.actor, job.id)
  expect(counts).toMatchObject({ rejected: 0, seen: 2, interview: 1, withdrawn: 1 })
})

test('a message to several can be read by each a minute later, and is told once', async () => {
  const application = await anApplication(server)
  const { employer, job, id, applicant } = application
  const [other = ''] = await someApplicants(db, job.id, 1)
  const text = 'Dear {name}, we need some more time.'
  const { actionId } = await actions.write(employer.actor, job.id, { ids: [id, other], text })
  const read = async () => (await own.find(applicant.actor, id, { isVisit: false })).messages
  expect(await read()).toEqual([])

  await actions.sendWaiting({ actionId })
  await actions.sendWaiting({ actionId })

  expect(await read()).toMatchObject([{ text: 'Dear Ada Obi, we need some more time.' }])
  await talk.notifyMessages({ applicationId: id, side: 'applicant' })
  await talk.notifyMessages({ applicationId: id, side: 'applicant' })
  const mails = await applicationMails(db, id, 'messages-to-applicant')
  expect(mails).toHaveLength(1)
  expect(await actions.undo(employer.actor, { jobId: job.id, actionId })).toMatchObject({ rest: 2 })
})

test('a message that is taken back was never written, and its words come back', async () => {
  const application = await anApplication(server)
  const { employer, job, id, applicant } = application
  const text = 'Dear {name}, come on Monday.'
  const { actionId } = await actions.write(employer.actor, job.id, { ids: [id], text })

  await actions.undo(employer.actor, { jobId: job.id, actionId })
  await actions.sendWaiting({ actionId })

  expect((await own.find(applicant.actor, id)).messages).toEqual([])
  const again = await actions.findAgain(employer.actor, job.id, actionId)
  expect(again).toContain(`tick=${id}`)
  expect(await actions.findUndone(employer.actor, job.id, actionId)).toMatchObject({ text })
})

test('words that ask for money reach nobody; words that wait for the desk move nobody', async () => {
  const application = await anApplication(server)
  const { employer, job, id } = application
  const ids = [id, ...(await someApplicants(db, job.id, 2))]
  const demand = 'Please transfer £2,900 for your certificate of sponsorship.'
  const request = actions.write(employer.actor, job.id, { ids, text: demand })
  await expect(request).rejects.toMatchObject({ code: 'invalid_input' })

  const doubtful = 'Please message us on WhatsApp +44 7700 900321, not here.'
  const people = ids.map((each) => ({ id: each, from: null }))
  const { results, actionId } = await actions.move(employer.actor, job.id, {
    people,
    status: 'rejected',
    text: doubtful,
  })

  expect(results).toEqual(['held', 'held', 'held'])
  expect((await applicants.list(employer.actor, job.id)).counts.rejected).toBe(0)
  expect(await actions.undo(employer.actor, { jobId: job.id, actionId })).toMatchObject({
    undone: 0,
  })
})

test('while the desk looks at the organisation nobody is moved, and messages wait for it', async () => {
  const application = await anApplication(server)
  const { employer, job, id, applicant } = application
  const { actionId } = await actions.write(employer.actor, job.id, { ids: [id], text: 'Hello.' })
  await db
    .updateTable('organisation')
    .set({ frozenAt: new Date().toISOString() })
    .where('id', '=', job.organisationId ?? '')
    .execute()

  const move = { people: [{ id, from: null }], status: 'offered' } as const
  const moved = actions.move(employer.actor, job.id, move)
  await expect(moved).rejects.toMatchObject({ code: 'under_review' })
  await actions.sendWaiting({ actionId })
  expect((await own.find(applicant.actor, id)).messages).toEqual([])
  const { messages } = (await applicants.open(employer.actor, application.key)).applicant
  expect(messages).toMatchObject([{ isHeld: true, waitsUntil: null }])
})

test('who may not answer moves nobody: readers, strangers, and those who only look at their own jobs', async () => {
  const application = await anApplication(server)
  const { job, id } = application
  const other = await anApplication(server)
  const reader = await aColleague(application, 'reader')
  const payload = { people: [{ id, from: null }], status: 'rejected' }

  expect((await post(application, reader.cookies, payload)).statusCode).toBe(404)
  expect((await post(application, other.employer.cookies, payload)).statusCode).toBe(404)
  expect((await post(other, other.employer.cookies, payload)).statusCode).toBe(404)
  expect((await post(application, application.applicant.cookies, payload)).statusCode).toBe(404)
  expect(await statusOf(application)).toBe('new')
  const write = actions.write(reader.actor, job.id, { ids: [id], text: 'Hello.' })
  await expect(write).rejects.toMatchObject({ code: 'not_found' })
})

test('a withdrawn applicant alone is an error, and so are nobody and more than a hundred', async () => {
  const application = await anApplication(server)
  const { employer, job, id, applicant } = application
  await own.withdraw(applicant.actor, id)
  const move = (people: { id: string; from: null }[]) =>
    actions.move(employer.actor, job.id, { people, status: 'interview' })

  await expect(move([{ id, from: null }])).rejects.toMatchObject({ code: 'withdrawn' })
  await expect(move([])).rejects.toMatchObject({ code: 'nobody_ticked' })
  const many = Array.from({ length: 101 }, (_, at) => ({ id: `x${at}`, from: null }))
  await expect(move(many)).rejects.toMatchObject({ code: 'too_many_at_once' })
  await expect(move([{ id: 'nobody', from: null }])).rejects.toMatchObject({ code: 'not_found' })
})

test('a hundred are moved with words in one go, and each is told', async () => {
  const application = await anApplication(server)
  const { employer, job } = application
  const ids = await someApplicants(db, job.id, 100)
  const people = ids.map((id) => ({ id, from: null }))

  const { results } = await actions.move(employer.actor, job.id, {
    people,
    status: 'interview',
    text: 'Dear {name}, come on Monday.',
  })

  expect(new Set(results)).toEqual(new Set(['done']))
  for (const applicationId of ids.slice(0, 3)) {
    await notices.notifyStatus({ applicationId })
    await notices.notifyStatus({ applicationId })
  }
  const mails = await db.selectFrom('outboxMail').select('id').where('subject', 'in', ids).execute()
  expect(mails).toHaveLength(3)
})
