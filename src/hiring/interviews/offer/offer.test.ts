import { expect, test } from 'vitest'
import {
  aLoggedInPerson,
  anApplication,
  anApplicationToUnproved,
  applyFor,
} from '#tests/support/applications.ts'
import { anOfferForm, anInterviewOffer, dayIn, slotsOf } from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { isRepeatedOffer } from './offer.queries.ts'

const server = await openTestServer()
const { db, services } = server
const { interviews, applications } = services

async function countOffers(jobId: string) {
  const rows = await db
    .selectFrom('interviewOffer')
    .select('id')
    .where('jobId', '=', jobId)
    .execute()
  return rows.length
}

/** The problems by field. */
async function problemsOf(work: Promise<unknown>): Promise<Record<string, string>> {
  const error = await work.then(
    () => null,
    (error: { problems: { field: string; message: string }[] }) => error,
  )
  return Object.fromEntries((error?.problems ?? []).map(({ field, message }) => [field, message]))
}

test('an offer moves the applicant to ‘interview’, and they see the times without the link', async () => {
  const { applicant, employer, id, key, slots } = await anInterviewOffer(server)
  expect(slots).toHaveLength(3)
  const { interview, pause } = await interviews.find(applicant.actor, { id })
  expect(pause).toBeNull()
  expect(interview).toMatchObject({
    state: 'offered',
    picked: null,
    offer: { zone: 'UTC', minutes: 30, way: 'video', link: null, host: 'Bola Ade, ward manager' },
  })
  const { applicant: row } = await applications.applicants.open(employer.actor, key)
  expect(row.status).toBe('interview')
  expect(row.events.map(({ kind, status }) => [kind, status])).toContainEqual([
    'status',
    'interview',
  ])
  const theirs = await interviews.find(employer.actor, key)
  expect(theirs.interview?.offer?.link).toBe('https://meet.google.com/room-five')
})

test('the same form sent twice, also at once, offers once', async () => {
  const { employer, job, key, applicant, id } = await anApplication(server)
  const form = anOfferForm()
  await Promise.all([
    interviews.offer(employer.actor, key, form),
    interviews.offer(employer.actor, key, form),
  ])
  await interviews.offer(employer.actor, key, form)
  expect(await countOffers(job.id)).toBe(1)
  expect(await slotsOf(server, { applicant, id })).toHaveLength(3)
})

test('times can be offered to several at once; to strangers or too many they are not', async () => {
  const first = await anApplication(server)
  const second = await aLoggedInPerson(server)
  const jobId = first.job.id
  const secondId = await applyFor(server, { applicant: second, jobId })
  const form = anOfferForm({ [`with-${secondId}`]: 'on' })
  await interviews.offer(first.employer.actor, first.key, form)
  const mine = await slotsOf(server, first)
  expect(await slotsOf(server, { applicant: second, id: secondId })).toEqual(mine)

  const other = await anApplication(server)
  const foreign = anOfferForm({ [`with-${other.id}`]: 'on', 'date-1': dayIn(20) })
  await expect(interviews.offer(first.employer.actor, first.key, foreign)).rejects.toMatchObject({
    code: 'not_found',
  })
  const many = Array.from({ length: 20 }, (_, at) => [`with-x${at}`, 'on'])
  const tooMany = anOfferForm(Object.fromEntries(many))
  const problems = await problemsOf(interviews.offer(first.employer.actor, first.key, tooMany))
  expect(problems).toMatchObject({ others: expect.stringContaining('20 applicants at most') })
})

test('what is wrong with a form is said beside each field, and nothing is offered', async () => {
  const { employer, job, key } = await anApplication(server)
  const form = anOfferForm({
    'date-1': dayIn(-1),
    'time-2': '',
    zone: 'Mars/Base',
    link: 'https://bit.ly/abc',
    host: '',
  })
  const problems = await problemsOf(interviews.offer(employer.actor, key, form))
  expect(Object.keys(problems).toSorted()).toEqual(['date-1', 'host', 'link', 'time-2', 'zone'])
  const place = anOfferForm({ way: 'place', place: '' })
  expect(await problemsOf(interviews.offer(employer.actor, key, place))).toHaveProperty('place')
  expect(await countOffers(job.id)).toBe(0)
})

test('words that no message could have are refused in every field', async () => {
  const { employer, job, key } = await anApplication(server)
  const demand = 'Pay the interview fee of £50 to my account first.'
  const chat = 'Message me on WhatsApp +44 7700 900123.'
  for (const [field, text] of [
    ['note', demand],
    ['host', demand],
    ['place', demand],
    ['note', chat],
    ['place', chat],
  ] as const) {
    const form = anOfferForm({ way: 'place', place: '1 Quay Street, Leeds', [field]: text })
    const problems = await problemsOf(interviews.offer(employer.actor, key, form))
    expect(Object.keys(problems), `${field}: ${text}`).toEqual([field])
  }
  expect(await countOffers(job.id)).toBe(0)
})

test('an honest place, link and note go through', async () => {
  const { employer, key } = await anApplication(server)
  await interviews.offer(
    employer.actor,
    key,
    anOfferForm({
      way: 'place',
      place: 'Saltmarsh House, 12 Quay Street, Leeds LS1 4AP, second floor',
      note: 'Please bring your NMC PIN if you have one. We talk about nights and handovers.',
    }),
  )
  const link = 'https://us02web.zoom.us/j/83124567890?pwd=abcDEF'
  await interviews.offer(employer.actor, key, anOfferForm({ link, 'date-1': dayIn(11) }))
})

test('who has not shown who they are offers no video call, and rings nobody whose number they lack', async () => {
  const { employer, applicant, id, key } = await anApplicationToUnproved(server)
  const video = await problemsOf(interviews.offer(employer.actor, key, anOfferForm()))
  expect(video).toMatchObject({ way: expect.stringContaining('Prove who you are') })
  const phone = anOfferForm({ way: 'phone' })
  expect(await problemsOf(interviews.offer(employer.actor, key, phone))).toHaveProperty('way')
  const place = anOfferForm({ way: 'place', place: '1 Quay Street, Leeds' })
  await interviews.offer(employer.actor, key, place)
  const view = await interviews.find(applicant.actor, { id })
  expect(view).toMatchObject({ isPosterProved: false, interview: { offer: { way: 'place' } } })
})

test('a time that was offered to somebody else is refused until nobody can pick it', async () => {
  const { employer, job, key } = await anInterviewOffer(server)
  const other = await aLoggedInPerson(server)
  const otherId = await applyFor(server, { applicant: other, jobId: job.id })
  const otherKey = { jobId: job.id, id: otherId }
  const again = () => interviews.offer(employer.actor, otherKey, anOfferForm({ 'time-1': '09:45' }))
  expect(await problemsOf(again())).toMatchObject({
    'time-1': expect.stringContaining('You have offered this time already'),
  })
  await interviews.cancel(employer.actor, key, { reason: 'We chose other days.' })
  await again()
})

test('one applicant is not flooded with times, and others are offered theirs', async () => {
  const { employer, job, key } = await anInterviewOffer(server)
  const other = await aLoggedInPerson(server)
  const otherId = await applyFor(server, { applicant: other, jobId: job.id })
  const offerTo = (id: string, day: number) =>
    interviews.offer(employer.actor, { jobId: job.id, id }, anOfferForm({ 'date-1': dayIn(day) }))
  for (let count = 1; count < 20; count += 1) await offerTo(key.id, 10)

  await expect(offerTo(key.id, 10)).rejects.toMatchObject({ code: 'too_many' })

  expect(await countOffers(job.id)).toBe(20)
  const days = { 'date-1': dayIn(20), 'date-2': dayIn(20), 'date-4': dayIn(20) }
  await interviews.offer(employer.actor, { jobId: job.id, id: otherId }, anOfferForm(days))
  expect(await countOffers(job.id)).toBe(21)
})

test('the same times can go to others who still wait, not to those who were decided about', async () => {
  const { employer, job, key } = await anApplication(server)
  const apply = async () =>
    applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  const [waiting, rejected, offered] = [await apply(), await apply(), await apply()]
  const { setStage } = applications.applicants
  await setStage(employer.actor, { jobId: job.id, id: rejected }, { status: 'rejected' })
  await setStage(employer.actor, { jobId: job.id, id: offered }, { status: 'offered' })

  const others = await interviews.findOthers(employer.actor, key)
  expect(others.map(({ id }) => id)).toEqual([waiting])
})

test('nothing is offered to who withdrew, was rejected or has an offer, nor by who is looked at', async () => {
  const withdrawn = await anApplication(server)
  await applications.own.withdraw(withdrawn.applicant.actor, withdrawn.id)
  await expect(
    interviews.offer(withdrawn.employer.actor, withdrawn.key, anOfferForm()),
  ).rejects.toMatchObject({ code: 'withdrawn' })
  for (const status of ['rejected', 'offered'] as const) {
    const { employer, key } = await anApplication(server)
    await applications.applicants.setStage(employer.actor, key, { status })
    await expect(interviews.offer(employer.actor, key, anOfferForm())).rejects.toMatchObject({
      code: 'interview_over',
    })
  }
  const frozen = await anApplication(server)
  const frozenAt = new Date().toISOString()
  await db
    .updateTable('organisation')
    .set({ frozenAt })
    .where('id', '=', frozen.job.organisationId ?? '')
    .execute()
  await expect(
    interviews.offer(frozen.employer.actor, frozen.key, anOfferForm()),
  ).rejects.toMatchObject({ code: 'under_review' })
})

test('a form repeats an offer of its own account alone', async () => {
  const formId = 'abcdefghijklm'
  const { employer } = await anInterviewOffer(server, { formId })
  const stranger = await aLoggedInPerson(server)

  expect(await isRepeatedOffer(db, { accountId: employer.actor.id, formId })).toBe(true)
  expect(await isRepeatedOffer(db, { accountId: stranger.actor.id, formId })).toBe(false)
})
