import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLoggedInPerson, anApplication, applyFor } from '#tests/support/applications.ts'
import {
  aFixedInterview,
  anInterviewOffer,
  anOfferForm,
  dayIn,
  moveInterview,
  slotsOf,
} from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { interviews, applications } = services

type Offered = Awaited<ReturnType<typeof anInterviewOffer>>

const changed = { code: 'interview_changed' }
const over = { code: 'interview_over' }

function pick({ applicant, id }: Pick<Offered, 'applicant' | 'id'>, slot = '', zone = '') {
  return interviews.pick(applicant.actor, id, { slot, zone })
}

/** Two applicants who were offered the same times. */
async function twoWithTheSame() {
  const first = await anApplication(server)
  const applicant = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant, jobId: first.job.id })
  await interviews.offer(first.employer.actor, first.key, anOfferForm({ [`with-${id}`]: 'on' }))
  const second = { applicant, id, key: { jobId: first.job.id, id } }
  return { first, second, slots: await slotsOf(server, first) }
}

async function stepsOf({ employer, key }: Pick<Offered, 'employer' | 'key'>) {
  const { applicant } = await applications.applicants.open(employer.actor, key)
  return applicant.events.flatMap(({ detail }) => detail?.interview?.step ?? [])
}

test('a time is picked once, with the link and both sides’ history', async () => {
  const offered = await anInterviewOffer(server)
  const { applicant, employer, id, key, slots } = offered
  await Promise.all([pick(offered, slots[0]), pick(offered, slots[0])])
  await pick(offered, slots[0])
  const { interview } = await interviews.find(applicant.actor, { id })
  expect(interview).toMatchObject({
    state: 'picked',
    offer: null,
    picked: { startsAt: `${dayIn(10)}T10:00:00.000Z`, endsAt: `${dayIn(10)}T10:30:00.000Z` },
  })
  expect(interview?.picked?.link).toBe('https://meet.google.com/room-five')
  expect(await stepsOf(offered)).toEqual(['offered', 'picked'])
  expect(await interviews.findNext([id])).toMatchObject({
    [id]: { state: 'picked', startsAt: `${dayIn(10)}T10:00:00.000Z`, zone: 'UTC' },
  })
  expect((await interviews.find(employer.actor, key)).interview?.state).toBe('picked')
  await expect(pick(offered, slots[1])).rejects.toMatchObject(changed)
})

test('two who pick the same time at once: one has it, the other sees the rest', async () => {
  const { first, second, slots } = await twoWithTheSame()
  const outcomes = await Promise.allSettled([pick(first, slots[1]), pick(second, slots[1])])
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason.code] : [],
  )
  expect(refused).toEqual(['slot_taken'])
  const loser = outcomes[0]?.status === 'rejected' ? first : second
  expect(await slotsOf(server, loser)).toEqual([slots[0], slots[2]])
  await pick(loser, slots[2])
})

test('a time that somebody gives back, by word or by withdrawing, can be picked again', async () => {
  const { first, second, slots } = await twoWithTheSame()
  await pick(first, slots[0])
  await interviews.cancel(first.applicant.actor, { id: first.id }, { reason: '' })
  await pick(second, slots[0])
  await applications.own.withdraw(second.applicant.actor, second.id)
  await interviews.offer(first.employer.actor, first.key, anOfferForm({ 'date-2': dayIn(12) }))

  const other = await twoWithTheSame()
  await pick(other.first, other.slots[0])
  await applications.own.withdraw(other.first.applicant.actor, other.first.id)
  expect(await slotsOf(server, other.second)).toEqual(other.slots)
  await pick(other.second, other.slots[0])
})

test('times of others, of nobody and of an earlier offer cannot be picked', async () => {
  const offered = await anInterviewOffer(server)
  const other = await anInterviewOffer(server)
  for (const slot of [other.slots[0], 'x'.repeat(36), 'a\u0000b', ''])
    await expect(pick(offered, slot)).rejects.toMatchObject(changed)
  await interviews.offer(offered.employer.actor, offered.key, anOfferForm({ 'date-1': dayIn(3) }))
  await expect(pick(offered, offered.slots[0])).rejects.toMatchObject(changed)
})

test('a time that has come too near is not shown as free, and cannot be picked', async () => {
  const offered = await anInterviewOffer(server)
  const [near = ''] = offered.slots
  const startsAt = new Date(Date.now() + 29 * 60_000).toISOString()
  await db.updateTable('interviewSlot').set({ startsAt }).where('id', '=', near).execute()
  expect(await slotsOf(server, offered)).not.toContain(near)
  await expect(pick(offered, near)).rejects.toMatchObject(changed)
})

test('another status takes the times away, and gives them back', async () => {
  const offered = await anInterviewOffer(server)
  const { applicant, employer, id, key, slots } = offered
  const setStage = (status: 'seen' | 'interview') =>
    applications.applicants.setStage(employer.actor, key, { status })
  await setStage('seen')
  expect(await interviews.find(applicant.actor, { id })).toMatchObject({
    pause: 'moved-on',
    interview: { offer: null },
  })
  await expect(pick(offered, slots[0])).rejects.toMatchObject(over)
  await setStage('interview')
  await pick(offered, slots[0])
})

test('an applicant who is rejected or withdraws has no interview to come', async () => {
  const rejected = await aFixedInterview(server)
  await applications.applicants.setStage(rejected.employer.actor, rejected.key, {
    status: 'rejected',
  })
  const withdrawn = await aFixedInterview(server)
  await applications.own.withdraw(withdrawn.applicant.actor, withdrawn.id)
  for (const [{ id, applicant }, by] of [
    [rejected, 'employer'],
    [withdrawn, 'applicant'],
  ] as const) {
    await interviews.endOfApplication({ applicationId: id })
    await interviews.endOfApplication({ applicationId: id })
    expect(await interviews.find(applicant.actor, { id })).toMatchObject({
      interview: { state: 'cancelled', cancelledBy: by },
    })
    expect(await interviews.findNext([id])).toEqual({})
  }
})

test.each(['accepted', 'declined'] as const)(
  'an offer that is %s ends the interview to come, unless the answer is taken back at once',
  async (answer) => {
    const [decided, undone] = [await aFixedInterview(server), await aFixedInterview(server)]
    for (const { employer, applicant, key, id } of [decided, undone]) {
      await applications.applicants.setStage(employer.actor, key, { status: 'offered' })
      await applications.notices.notifyStatus({ applicationId: id })
      await services.arrival.answerOffer(applicant.actor, id, { answer })
    }
    await services.arrival.answerOffer(undone.applicant.actor, undone.id, { answer: 'undecided' })
    // The answer can be changed for a minute.
    await sql`update pgboss.job set start_after = now() where name = 'end-interview'`.execute(db)

    await server.runTasks()

    const find = ({ applicant, id }: typeof decided) => interviews.find(applicant.actor, { id })
    expect(await find(decided)).toMatchObject({
      interview: { state: 'cancelled', cancelledBy: 'applicant' },
    })
    expect(await find(undone)).toMatchObject({ interview: { state: 'picked' } })
  },
)

test('other times leave the one that is picked until another one is', async () => {
  const fixed = await aFixedInterview(server)
  const { applicant, employer, id, key } = fixed
  const later = { 'date-1': dayIn(20), 'date-2': dayIn(20), 'date-4': dayIn(20) }
  await interviews.offer(employer.actor, key, anOfferForm(later))
  expect(await interviews.find(applicant.actor, { id })).toMatchObject({
    interview: { state: 'picked', picked: { startsAt: `${dayIn(10)}T10:00:00.000Z` } },
  })
  const [slot] = await slotsOf(server, fixed)
  await pick(fixed, slot)
  expect(await interviews.find(applicant.actor, { id })).toMatchObject({
    interview: { offer: null, picked: { startsAt: `${dayIn(20)}T10:00:00.000Z` } },
  })
  expect(await stepsOf(fixed)).toEqual(['offered', 'picked', 'offered', 'moved'])
})

test('none of the times suits: the employer reads it once as a message, and they can still be picked', async () => {
  const offered = await anInterviewOffer(server)
  const { applicant, employer, id, key, slots } = offered
  const { formId } = await interviews.find(applicant.actor, { id })
  const form = { text: 'Any day after 17:00 in Lagos.', formId, isSure: '' }
  await interviews.askForOtherTimes(applicant.actor, id, form)
  await interviews.askForOtherTimes(applicant.actor, id, form)
  const { applicant: row } = await applications.applicants.open(employer.actor, key)
  expect(row.messages.map(({ text }) => text)).toEqual(['Any day after 17:00 in Lagos.'])
  expect((await interviews.find(employer.actor, key)).interview?.isDeclined).toBe(true)
  expect(await stepsOf(offered)).toEqual(['offered', 'other-times'])
  await pick(offered, slots[0])
  expect((await interviews.find(employer.actor, key)).interview?.isDeclined).toBe(false)

  const numbers = { ...form, text: 'My card is 4111 1111 1111 1111.' }
  await expect(interviews.askForOtherTimes(applicant.actor, id, numbers)).rejects.toMatchObject({
    code: 'private_numbers',
  })
  await interviews.askForOtherTimes(applicant.actor, id, { ...numbers, isSure: 'on' })
})

test('both can cancel, an employer with an honest reason, once, and not what is over', async () => {
  const fixed = await aFixedInterview(server)
  const { applicant, employer, id, key } = fixed
  for (const reason of ['', 'Pay £50 for a new date.'])
    await expect(interviews.cancel(employer.actor, key, { reason })).rejects.toMatchObject({
      code: 'invalid_input',
      problems: [{ field: 'reason' }],
    })
  await interviews.cancel(employer.actor, key, { reason: 'The ward is closed that day.' })
  expect(await interviews.find(applicant.actor, { id })).toMatchObject({
    interview: {
      state: 'cancelled',
      cancelledBy: 'employer',
      reason: 'The ward is closed that day.',
      picked: { link: null },
    },
  })
  const again = interviews.cancel(applicant.actor, { id }, { reason: '' })
  await expect(again).rejects.toMatchObject(changed)

  const past = await aFixedInterview(server)
  await moveInterview(server, past.id, -5)
  await expect(
    interviews.cancel(past.applicant.actor, { id: past.id }, { reason: '' }),
  ).rejects.toMatchObject(changed)
  const open = await anInterviewOffer(server)
  await expect(
    interviews.cancel(open.applicant.actor, { id: open.id }, { reason: '' }),
  ).rejects.toMatchObject(changed)
})

test('once the time has come each side says who came; the note is the employer’s own', async () => {
  const fixed = await aFixedInterview(server)
  const { applicant, employer, id, key } = fixed
  const outcome = { says: 'no-show', outcomeNote: 'Ring again in May.' } as const
  await expect(interviews.sayOutcome(employer.actor, key, outcome)).rejects.toMatchObject(changed)
  await expect(interviews.report(applicant.actor, id, { says: 'no-show' })).rejects.toMatchObject(
    changed,
  )
  await moveInterview(server, id, -5)
  await expect(interviews.report(applicant.actor, id, { says: 'was-there' })).rejects.toMatchObject(
    changed,
  )
  await interviews.sayOutcome(employer.actor, key, outcome)
  await interviews.sayOutcome(employer.actor, key, outcome)
  await interviews.report(applicant.actor, id, { says: 'was-there' })
  const own = await interviews.find(applicant.actor, { id })
  expect(own.interview).toMatchObject({
    state: 'past',
    employerSays: 'no-show',
    applicantSays: 'was-there',
    outcomeNote: '',
  })
  expect((await interviews.find(employer.actor, key)).interview?.outcomeNote).toBe(
    'Ring again in May.',
  )
  const demand = { says: 'took-place', outcomeNote: 'Ask her for £500 for the visa.' } as const
  await expect(interviews.sayOutcome(employer.actor, key, demand)).rejects.toMatchObject({
    code: 'invalid_input',
  })
  await interviews.sayOutcome(employer.actor, key, { says: 'took-place', outcomeNote: '' })
  expect(await stepsOf(fixed)).toEqual(['offered', 'picked', 'no-show', 'was-there', 'took-place'])
})

test('after one that is over another one begins, and the first stays in the history', async () => {
  const fixed = await aFixedInterview(server)
  const { applicant, employer, id, key } = fixed
  await moveInterview(server, id, -60)
  await interviews.offer(employer.actor, key, anOfferForm({ 'date-1': dayIn(15) }))
  const { interview } = await interviews.find(applicant.actor, { id })
  expect(interview).toMatchObject({ state: 'offered', picked: null })
  expect(await stepsOf(fixed)).toEqual(['offered', 'picked', 'offered'])
})

test('the zone of a pick is remembered, but never instead of somebody’s own choice', async () => {
  const offered = await anInterviewOffer(server)
  const { actor } = offered.applicant
  expect((await interviews.findZone(actor)).isOwnChoice).toBe(false)
  await pick(offered, offered.slots[0], 'Asia/Kathmandu')
  const stored = await interviews.findZone(actor)
  expect(stored.isOwnChoice).toBe(true)
  expect(stored.zone).toMatch(/^Asia\/Kath?mandu$/)
  await interviews.setZone(actor, { zone: 'Africa/Lagos' })
  await interviews.cancel(actor, { id: offered.id }, { reason: '' })
  await interviews.offer(offered.employer.actor, offered.key, anOfferForm())
  const [slot] = await slotsOf(server, offered)
  await pick(offered, slot, 'Europe/London')
  expect(await interviews.findZone(actor)).toEqual({ zone: 'Africa/Lagos', isOwnChoice: true })
  for (const zone of ['', 'Mars/Base', '+01:00'])
    await expect(interviews.setZone(actor, { zone })).rejects.toMatchObject({
      problems: [{ field: 'zone' }],
    })
})
