import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { action } from '#hiring/posting/pages/job-action.route.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { anAdmin } from '#tests/support/admin.ts'
import {
  aLoggedInPerson,
  anApplication,
  applyFor,
  type LoggedInPerson,
} from '#tests/support/applications.ts'
import { aFixedInterview, anInterviewOffer } from '#tests/support/interviews.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services, mailbox } = server
const { postings, applications } = services

type Applied = Awaited<ReturnType<typeof anApplication>>

async function endsSeen({ actor }: LoggedInPerson, id: string) {
  const { events } = await applications.own.find(actor, id)
  return events.filter(({ kind }) => kind === 'job-closed' || kind === 'job-removed')
}

async function deliverNotices(id: string) {
  const mails = await applicationMails(db, id, 'notice')
  for (const mail of mails) await services.outbox.deliver(mail.id)
  return (await mailbox.list()).filter(({ text }) => text.includes(`/applications/${id}`))
}

const closedAs = async (id: string) =>
  (await db.selectFrom('job').select(['status', 'closedAs']).where('id', '=', id).execute()).at(0)

test.each([
  ['filled', 'The position is filled.'],
  ['paused', 'They are not hiring for it at the moment.'],
  ['withdrawn', 'They no longer offer this job.'],
  ['mistake', 'The advert was published by mistake.'],
] as const)(
  'a job closed as %s tells who waits, and the public only of a filled one',
  async (reason, words) => {
    const { employer, applicant, job, id } = await anApplication(server)

    await postings.close(employer.actor, job.id, { reason })

    expect(await closedAs(job.id)).toEqual({ status: 'closed', closedAs: reason })
    expect((await services.jobs.find(job.id))?.isFilled).toBe(reason === 'filled')
    expect(await endsSeen(applicant, id)).toMatchObject([
      { kind: 'job-closed', detail: { reason } },
    ])
    const [mail] = await deliverNotices(id)
    expect(mail?.to).toBe(applicant.actor.email)
    expect(mail?.text).toContain(words)
  },
)

test('nobody is told twice of one end, and people who have an answer or withdrew are not told', async () => {
  const { employer, applicant, job, id } = await anApplication(server)
  const [rejected, gone] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const rejectedId = await applyFor(server, { applicant: rejected, jobId: job.id })
  const goneId = await applyFor(server, { applicant: gone, jobId: job.id })
  const key = { jobId: job.id, id: rejectedId }
  await applications.applicants.setStage(employer.actor, key, { status: 'rejected' })
  await applications.own.withdraw(gone.actor, goneId)

  await Promise.all([
    postings.close(employer.actor, job.id),
    postings.close(employer.actor, job.id, { reason: 'paused' }),
  ])

  expect(await endsSeen(applicant, id)).toHaveLength(1)
  expect(await endsSeen(rejected, rejectedId)).toEqual([])
  expect(await endsSeen(gone, goneId)).toEqual([])
})

/** An applicant of the same job, in this stage. */
async function another({ employer, job }: Applied, status: 'interview' | 'offered') {
  const person = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant: person, jobId: job.id })
  await applications.applicants.setStage(employer.actor, { jobId: job.id, id }, { status })
  await applications.notices.notifyStatus({ applicationId: id })
  return { person, id }
}

const closing = [{ kind: 'job-closed', detail: { reason: 'filled' } }]

test.each([
  ['offered', undefined],
  ['accepted', 'accepted'],
  ['declined', 'declined'],
] as const)('an offer that is %s stands, and its applicant hears no closing', async (_, answer) => {
  const applied = await anApplication(server)
  const { employer, applicant, job, id } = applied
  const chosen = await another(applied, 'offered')
  if (answer) await services.arrival.answerOffer(chosen.person.actor, chosen.id, { answer })
  const { total, offered } = await applications.inProgress.find(employer.actor, job.id)
  expect({ total, offered }).toEqual(
    answer === 'declined' ? { total: 1, offered: 0 } : { total: 2, offered: 1 },
  )

  await postings.close(employer.actor, job.id, { interviews: 'cancel' })

  expect(await endsSeen(chosen.person, chosen.id)).toEqual([])
  expect(await applicationMails(db, chosen.id, 'notice')).toHaveLength(1)
  expect(await endsSeen(applicant, id)).toMatchObject(closing)
})

test('an offer can be taken back before its job closes, unless it is accepted', async () => {
  const applied = await anApplication(server)
  const { employer, job } = applied
  const [open, accepted] = [await another(applied, 'offered'), await another(applied, 'offered')]
  await services.arrival.answerOffer(accepted.person.actor, accepted.id, { answer: 'accepted' })
  const waiting = await applications.inProgress.find(employer.actor, job.id)
  expect(waiting).toMatchObject({ offered: 2, openOffers: 1, accepted: ['Ada Obi'] })
  // Whoever has accepted does not wait.
  expect(waiting.people.map(({ id }) => id)).toEqual([open.id, applied.id])
  const takeBack = (actor: typeof employer.actor) =>
    applications.actions.takeBackOffers(actor, job.id)
  await expect(takeBack({ ...employer.actor, secondFactorAt: null })).rejects.toMatchObject({
    code: 'second_step_needed',
  })
  await expect(takeBack(open.person.actor)).rejects.toMatchObject({ code: 'not_found' })

  await Promise.allSettled([takeBack(employer.actor), takeBack(employer.actor)])
  await postings.close(employer.actor, job.id, {})
  await applications.notices.notifyStatus({ applicationId: open.id })

  const find = ({ person, id }: typeof open) => services.arrival.find(person.actor, { id })
  await expect(find(open)).rejects.toMatchObject({ code: 'not_found' })
  expect(await find(accepted)).toMatchObject({ answer: 'accepted', pause: null })
  expect(await endsSeen(open.person, open.id)).toMatchObject(closing)
  expect(await applicationMails(db, open.id, 'notice')).toHaveLength(3)
})

test('interviews of a closed job stand unless its employer cancels them', async () => {
  for (const interviews of ['stand', 'cancel', undefined] as const) {
    const [offered, fixed] = [await anInterviewOffer(server), await aFixedInterview(server)]
    for (const { employer, applicant, job, id, slots } of [offered, fixed]) {
      const end = { reason: 'filled', interviews } as const
      await Promise.all([
        postings.close(employer.actor, job.id, end),
        postings.close(employer.actor, job.id, end),
      ])
      await server.runTasks()

      const isCancelled = interviews === 'cancel'
      const { interview } = await services.interviews.find(applicant.actor, { id })
      expect(interview?.state === 'cancelled').toBe(isCancelled)
      expect(await endsSeen(applicant, id)).toMatchObject(isCancelled ? closing : [])
      if (!isCancelled) continue
      const pick = services.interviews.pick(applicant.actor, id, { slot: slots[1] ?? '', zone: '' })
      await expect(pick).rejects.toMatchObject({ code: 'interview_changed' })
    }
  }
})

test('an interview of a job that is open again, or of somebody with an offer since, is not cancelled', async () => {
  const [open, chosen] = [await aFixedInterview(server), await aFixedInterview(server)]
  for (const { employer, job } of [open, chosen])
    await postings.close(employer.actor, job.id, { interviews: 'cancel' })
  await postings.reopen(open.employer.actor, open.job.id)
  await applications.applicants.setStage(chosen.employer.actor, chosen.key, { status: 'offered' })

  await server.runTasks()

  for (const { applicant, id } of [open, chosen]) {
    const { interview } = await services.interviews.find(applicant.actor, { id })
    expect(interview?.state).toBe('picked')
  }
})

test('the page that closes a job asks what becomes of its interviews', async () => {
  const { employer, job } = await aFixedInterview(server)
  const send = (interviews: Record<string, string>) => {
    const context = new RouterContextProvider()
    context.set(requestContext, { ...services, actor: employer.actor } as never)
    const body = new URLSearchParams({ reason: 'filled', confirmed: 'yes', ...interviews })
    const request = new Request(`http://localhost/post/${job.id}/close`, { method: 'POST', body })
    return action({ context, request, params: { jobId: job.id, action: 'close' } } as never)
  }

  const wrongs: Record<string, string>[] = [{}, { interviews: '' }, { interviews: 'forget' }]
  for (const wrong of wrongs) {
    expect(await send(wrong)).toMatchObject({
      init: { status: 422 },
      data: { errors: { interviews: expect.stringMatching(/./) } },
    })
  }
  expect(await closedAs(job.id)).toEqual({ status: 'open', closedAs: null })
  expect(await send({ interviews: 'stand' })).toMatchObject({ status: 303 })
  expect(await closedAs(job.id)).toEqual({ status: 'closed', closedAs: 'filled' })
})

test('a cancelled interview is nothing to ask about, and its applicant hears that the job has closed', async () => {
  const { employer, applicant, job, id, key } = await aFixedInterview(server)
  await services.interviews.cancel(employer.actor, key, { reason: 'We found somebody.' })
  const waiting = await applications.inProgress.find(employer.actor, job.id)
  expect(waiting).toMatchObject({ total: 1, interview: 0 })

  await postings.close(employer.actor, job.id, { interviews: 'stand' })

  expect(await endsSeen(applicant, id)).toMatchObject([{ kind: 'job-closed' }])
})

test('a job that is opened again tells who knows it as closed, once, and nobody else', async () => {
  const applied = await anApplication(server)
  const { employer, applicant, job, id } = applied
  const offered = await another(applied, 'offered')
  const [rejected, gone] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const rejectedId = await applyFor(server, { applicant: rejected, jobId: job.id })
  const goneId = await applyFor(server, { applicant: gone, jobId: job.id })
  const newsOf = async ({ actor }: LoggedInPerson, id: string) => {
    const { events } = await applications.own.find(actor, id)
    return events.filter(({ kind }) => kind.startsWith('job-')).map(({ kind }) => kind)
  }
  await postings.close(employer.actor, job.id, { reason: 'paused' })
  const key = { jobId: job.id, id: rejectedId }
  await applications.applicants.setStage(employer.actor, key, { status: 'rejected' })
  await applications.own.withdraw(gone.actor, goneId)

  await postings.reopen(employer.actor, job.id)
  await postings.reopen(employer.actor, job.id)

  expect((await newsOf(applicant, id)).toSorted()).toEqual(['job-back', 'job-closed'])
  expect(await newsOf(offered.person, offered.id)).toEqual([])
  expect(await newsOf(rejected, rejectedId)).toEqual(['job-closed'])
  expect(await newsOf(gone, goneId)).toEqual(['job-closed'])
  const mails = await deliverNotices(id)
  const [back] = mails.filter(({ text }) => text.includes('has opened the job'))
  expect(back?.to).toBe(applicant.actor.email)
  expect(back?.text).toContain('you do not have to apply again')
  expect(back?.text).not.toContain('We have looked')
})

test('a job that is closed and opened again all day fills nobody’s mailbox', async () => {
  const { employer, job, id } = await anApplication(server)
  const openAgain = () => postings.reopen(employer.actor, job.id)
  for (let round = 0; round < 5; round += 1) {
    await postings.close(employer.actor, job.id)
    await openAgain()
  }
  await postings.close(employer.actor, job.id)

  await expect(openAgain()).rejects.toMatchObject({ code: 'too_many' })
  expect(await applicationMails(db, id, 'notice')).toHaveLength(11)
  const stranger = await aLoggedInPerson(server)
  await expect(postings.reopen(stranger.actor, job.id)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a deleted job tells who waits, and who did it', async () => {
  const { employer, applicant, job, id } = await anApplication(server)
  await db.updateTable('job').set({ poster: 'unproved' }).where('id', '=', job.id).execute()

  await postings.remove(employer.actor, job.id)

  const seen = await applications.own.find(applicant.actor, id)
  expect(seen).toMatchObject({ goneBecause: 'employer', advert: { title: job.title } })
  expect(await endsSeen(applicant, id)).toMatchObject([{ kind: 'job-removed' }])
  const [mail] = await deliverNotices(id)
  expect(mail?.text).toContain(`The poster has deleted the job “${job.title}”`)
  expect(mail?.text).not.toContain('Saltmarsh House')
})

test('after a take-down the page says that we did it', async () => {
  const { employer, applicant, job, id } = await anApplication(server)
  await services.admin.jobs.takeDown(await anAdmin(db), job.id, { reason: 'A fee' })
  await postings.remove(employer.actor, job.id)

  expect(await applications.own.find(applicant.actor, id)).toMatchObject({
    goneBecause: 'landfall',
  })
  expect(await endsSeen(applicant, id)).toEqual([])
})

test('someone who has not seen that people wait is stopped, and nothing changes', async () => {
  const { employer, applicant, job, id } = await anApplication(server)
  const options = { unlessPeopleWait: true }

  for (const end of [postings.close, postings.remove])
    await expect(end(employer.actor, job.id, options)).rejects.toMatchObject({
      code: 'people_wait',
    })
  const call = await app.inject({
    method: 'POST',
    url: '/api/v1/post/delete',
    cookies: employer.cookies,
    payload: { jobId: job.id, unlessPeopleWait: true },
  })
  expect(call.statusCode).toBe(409)
  expect(await closedAs(job.id)).toEqual({ status: 'open', closedAs: null })
  expect(await endsSeen(applicant, id)).toEqual([])

  await applications.own.withdraw(applicant.actor, id)
  await postings.remove(employer.actor, job.id, options)
  expect(await closedAs(job.id)).toMatchObject({ status: 'removed' })
})

test('only members who read applicants learn who waits', async () => {
  const { employer, applicant, job } = await anApplication(server)
  const stranger = await aLoggedInPerson(server)
  const find = ({ actor }: typeof employer, id = job.id) => applications.inProgress.find(actor, id)

  expect(await find(employer)).toMatchObject({ total: 1, people: [{ status: 'new' }] })
  for (const [person, id] of [
    [stranger, job.id],
    [applicant, job.id],
    [employer, 'nothing'],
    [employer, '../../etc'],
  ] as const)
    expect(await find(person, id)).toMatchObject({ total: 0, people: [] })
})

test('strangers end no job, and nobody is told', async () => {
  const { applicant, job, id } = await anApplication(server)
  const { actor } = await aLoggedInPerson(server)

  await expect(postings.close(actor, job.id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(postings.remove(actor, job.id)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await endsSeen(applicant, id)).toEqual([])
})
