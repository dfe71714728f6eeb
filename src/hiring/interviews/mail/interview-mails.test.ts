import { sql } from 'kysely'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import {
  aLoggedInPerson,
  anApplication,
  anApplicationToUnproved,
  applyFor,
} from '#tests/support/applications.ts'
import {
  aFixedInterview,
  anInterviewOffer,
  anOfferForm,
  dayIn,
  deliverInterviewMails,
  moveInterview,
  slotsOf,
} from '#tests/support/interviews.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import type { InterviewMail } from './mails.queries.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { interviews, applications } = services

type Offered = Awaited<ReturnType<typeof anInterviewOffer>>

/** The emails that have arrived about an application, oldest first. */
async function arrived({ id }: Pick<Offered, 'id'>, to: { actor: { email: string } }) {
  await deliverInterviewMails(server, id)
  const mails = (await mailbox.list()).toReversed()
  return mails.filter((mail) => mail.to === to.actor.email && mail.text.includes(id))
}

const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject)

/** The emails that confirm a time. */
function ofPick<Mail extends { subject: string }>(mails: Mail[]): Mail[] {
  return mails.filter(({ subject }) => /^Your interview on |comes to the interview/.test(subject))
}

async function mailRows(id: string) {
  const rows = await db
    .selectFrom('outboxMail as mail')
    .innerJoin('interview', 'interview.id', 'mail.subject')
    .select(['mail.id', 'mail.about'])
    .where('interview.applicationId', '=', id)
    .orderBy(sql`about ->> 'side'`)
    .orderBy(sql`about ->> 'kind'`)
    .execute()
  return rows.map(({ id, about }) => ({ id, ...(about as InterviewMail) }))
}

test('times are one email with both clocks, and the new status is not another', async () => {
  const offered = await anInterviewOffer(server, { zone: 'Europe/London' })
  const { applicant, id } = offered
  await interviews.setZone(applicant.actor, { zone: 'Africa/Lagos' })
  // Whichever task runs first.
  await applications.notices.notifyStatus({ applicationId: id })
  await deliverInterviewMails(server, id)
  await applications.notices.notifyStatus({ applicationId: id })
  const notices = await applicationMails(db, id, 'notice')
  expect(notices).toEqual([])
  const [mail, ...more] = await arrived(offered, applicant)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('Choose a time for your interview')
  expect(mail?.text).toMatch(/\w{3} \d+ \w{3}, \d\d:00 \(Lagos\) · \d\d:00 \(London\)/)
  expect(mail?.text).toContain('No employer may ask you for')
  expect(mail?.text).toContain('> We talk about nights.')
  expect(mail?.text).not.toContain('room-five')
  expect(mail?.calendar).toBeUndefined()
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(/\/mails\/off\?token=status\./)
})

test('of times and a status that are taken back within the minute nobody hears', async () => {
  const cancelled = await anInterviewOffer(server)
  await interviews.cancel(cancelled.employer.actor, cancelled.key, { reason: 'Wrong week.' })
  const undone = await anInterviewOffer(server)
  const seen = { status: 'seen' } as const
  await applications.applicants.setStage(undone.employer.actor, undone.key, seen)
  for (const offered of [cancelled, undone])
    expect(await arrived(offered, offered.applicant)).toEqual([])
})

test('a pick is told to both with an entry for their calendars, and sent once', async () => {
  const fixed = await aFixedInterview(server)
  const { applicant, employer } = fixed
  const [own, ...more] = ofPick(await arrived(fixed, applicant))
  expect(more).toEqual([])
  expect(own?.calendar?.method).toBe('PUBLISH')
  expect(own?.text).toContain('The link for the video call is on the page')
  expect(own?.text).not.toContain('room-five')
  expect(own?.headers?.['List-Unsubscribe']).toBeUndefined()
  const [theirs] = ofPick(await arrived(fixed, employer))
  const entry = new ICAL.Component(ICAL.parse(theirs?.calendar?.content ?? ''))
  const event = new ICAL.Event(entry.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.startDate.toJSDate().toISOString()).toBe(`${dayIn(10)}T10:00:00.000Z`)
  expect(event.sequence).toBe(1)
})

test('the employer reads where they meet, and why it was cancelled', async () => {
  const at = { way: 'place', place: '1 Quay St, Leeds', link: '' }
  const fixed = await aFixedInterview(server, at)
  const { applicant, employer, id } = fixed
  const [theirs] = ofPick(await arrived(fixed, employer))
  expect(theirs?.text).toContain('You meet at: 1 Quay St, Leeds')
  expect(theirs?.text).toContain('They meet: Bola Ade, ward manager')

  const reason = 'My shift was moved, see www.rota.example.'
  await interviews.cancel(applicant.actor, { id }, { reason })
  const last = (await arrived(fixed, employer)).at(-1)
  expect(last?.subject).toContain('cancelled the interview')
  expect(last?.text).toContain('> My shift was moved')
  expect(last?.text).not.toContain('rota.example')
})

test('a moved interview raises the entry’s version, and a cancelled one takes it away', async () => {
  const fixed = await aFixedInterview(server)
  const { applicant, employer, id, key } = fixed
  await arrived(fixed, applicant)
  await interviews.offer(employer.actor, key, anOfferForm({ 'date-1': dayIn(20) }))
  const [slot = ''] = await slotsOf(server, fixed)
  await interviews.pick(applicant.actor, id, { slot, zone: '' })
  await arrived(fixed, applicant)
  await interviews.cancel(employer.actor, key, { reason: 'The ward is closed.' })
  const mails = await arrived(fixed, applicant)
  const entries = mails.flatMap(({ calendar }) => calendar ?? [])
  const read = entries.map(({ method, content }) => [
    method,
    /^UID:(.*)$/m.exec(content)?.[1]?.trim(),
    /^SEQUENCE:(.*)$/m.exec(content)?.[1]?.trim(),
  ])
  const uid = read[0]?.[1]
  expect(read).toEqual([
    ['PUBLISH', uid, '1'],
    ['PUBLISH', uid, '2'],
    ['CANCEL', uid, '3'],
  ])
  const last = mails.at(-1)
  expect(last?.subject).toContain('Interview cancelled')
  expect(last?.text).toContain('> The ward is closed.')
  expect(await interviews.makeCalendar(applicant.actor, { id })).toContain('STATUS:CANCELLED')
  const [theirs] = (await arrived(fixed, employer)).slice(-1)
  expect(theirs?.calendar?.method).toBe('CANCEL')
})

test('reminders are queued with the pick: a day and an hour before, and none whose time has passed', async () => {
  const far = await aFixedInterview(server)
  const kinds = (await mailRows(far.id)).map(({ side, kind }) => `${side} ${kind}`)
  expect(kinds).toEqual([
    'applicant offer',
    'applicant picked',
    'applicant reminder-day',
    'applicant reminder-hour',
    'employer picked',
    'employer reminder-day',
  ])
  const near = await anApplication(server)
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString()
  const form = { 'date-1': soon.slice(0, 10), 'time-1': soon.slice(11, 16) }
  await interviews.offer(near.employer.actor, near.key, anOfferForm(form))
  const [slot = ''] = await slotsOf(server, near)
  await interviews.pick(near.applicant.actor, near.id, { slot, zone: '' })
  expect((await mailRows(near.id)).map(({ kind }) => kind)).toEqual([
    'offer',
    'picked',
    'reminder-hour',
    'picked',
  ])
})

test('a reminder says when on both clocks, once, and can be turned off', async () => {
  const fixed = await aFixedInterview(server)
  await moveInterview(server, fixed.id, 50)
  const mails = await arrived(fixed, fixed.applicant)
  const reminders = mails.filter(({ subject }) => subject.startsWith('Remember your interview'))
  // The day’s reminder would come too late next to the hour’s.
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.text).toContain('begins within an hour')
  expect(reminders[0]?.headers?.['List-Unsubscribe']).toMatch(/token=messages\./)

  const quiet = await aFixedInterview(server)
  await moveInterview(server, quiet.id, 50)
  await db
    .updateTable('account')
    .set({ wantsMessageMails: false, wantsStatusMails: false })
    .where('id', '=', quiet.applicant.actor.id)
    .execute()
  // The confirmation is sent all the same.
  expect(subjects(await arrived(quiet, quiet.applicant))).toEqual([
    expect.stringContaining('Your interview on'),
  ])
})

test('a process that was down reminds late, and nobody of what has begun', async () => {
  const late = await aFixedInterview(server)
  await moveInterview(server, late.id, 600)
  const employers = await arrived(late, late.employer)
  expect(subjects(employers).join()).toContain('Interview with Ada Obi tomorrow')
  const begun = await aFixedInterview(server)
  await moveInterview(server, begun.id, -1)
  const all = [
    ...(await arrived(begun, begun.applicant)),
    ...(await arrived(begun, begun.employer)),
  ]
  expect(subjects(all)).toEqual([])
})

test('reminders of a time that was moved, cancelled, withdrawn, rejected or is looked at are not sent', async () => {
  const moved = await aFixedInterview(server)
  await interviews.offer(moved.employer.actor, moved.key, anOfferForm({ 'date-1': dayIn(20) }))
  const [slot = ''] = await slotsOf(server, moved)
  await interviews.pick(moved.applicant.actor, moved.id, { slot, zone: '' })
  const cancelled = await aFixedInterview(server)
  await interviews.cancel(cancelled.applicant.actor, { id: cancelled.id }, { reason: '' })
  const withdrawn = await aFixedInterview(server)
  await applications.own.withdraw(withdrawn.applicant.actor, withdrawn.id)
  const rejected = await aFixedInterview(server)
  const no = { status: 'rejected' } as const
  await applications.applicants.setStage(rejected.employer.actor, rejected.key, no)
  const frozen = await aFixedInterview(server)
  await db
    .updateTable('organisation')
    .set({ frozenAt: new Date().toISOString() })
    .where('id', '=', frozen.job.organisationId ?? '')
    .execute()
  const gone = await aFixedInterview(server)
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', gone.job.id).execute()
  const reminds = (subject: string) => /^Remember|tomorrow/.test(subject)
  for (const one of [cancelled, withdrawn, rejected, frozen, gone]) {
    const mails = [...(await arrived(one, one.applicant)), ...(await arrived(one, one.employer))]
    expect(subjects(mails).filter(reminds)).toEqual([])
  }
  // One of each kind, about the new time only.
  const mails = [
    ...(await arrived(moved, moved.applicant)),
    ...(await arrived(moved, moved.employer)),
  ]
  expect(subjects(mails).filter(reminds)).toHaveLength(3)
})

test('while an employer is looked at its applicants hear nothing, and afterwards what is still true', async () => {
  const fixed = await aFixedInterview(server)
  const setFrozen = (frozenAt: string | null) =>
    db
      .updateTable('organisation')
      .set({ frozenAt })
      .where('id', '=', fixed.job.organisationId ?? '')
      .execute()
  await setFrozen(new Date().toISOString())
  expect(await arrived(fixed, fixed.applicant)).toEqual([])
  await setFrozen(null)
  expect(subjects(await arrived(fixed, fixed.applicant))).toEqual([
    expect.stringContaining('Your interview on'),
  ])
})

test('who withdraws frees the time, and the employer is told of it', async () => {
  const fixed = await aFixedInterview(server)
  await applications.own.withdraw(fixed.applicant.actor, fixed.id)
  await interviews.endOfApplication({ applicationId: fixed.id })
  const [mail] = (await arrived(fixed, fixed.employer)).slice(-1)
  expect(mail?.subject).toContain('Ada Obi cancelled the interview')
  expect(mail?.calendar?.method).toBe('CANCEL')
})

test('who accepts an offer frees the time, and both calendars lose it', async () => {
  const fixed = await aFixedInterview(server)
  const { employer, applicant, key, id } = fixed
  await applications.applicants.setStage(employer.actor, key, { status: 'offered' })
  await applications.notices.notifyStatus({ applicationId: id })
  await services.arrival.answerOffer(applicant.actor, id, { answer: 'accepted' })
  await interviews.endOfApplication({ applicationId: id })

  const [theirs] = (await arrived(fixed, employer)).slice(-1)
  expect(theirs?.subject).toContain('The interview is cancelled')
  expect(theirs?.text).toContain('Ada Obi has accepted your offer.')
  expect(theirs?.text).not.toContain('offer other times')
  const [own] = (await arrived(fixed, applicant)).slice(-1)
  expect([theirs?.calendar?.method, own?.calendar?.method]).toEqual(['CANCEL', 'CANCEL'])
})

test('a mark that nobody came is told kindly, with the way to answer, unless it was corrected', async () => {
  const fixed = await aFixedInterview(server)
  const { applicant, employer, id, key } = fixed
  await moveInterview(server, id, -5)
  const says = (outcome: 'no-show' | 'took-place') =>
    interviews.sayOutcome(employer.actor, key, { says: outcome, outcomeNote: 'Private.' })
  await says('no-show')
  await says('took-place')
  expect(await arrived(fixed, applicant)).toEqual([])
  await says('no-show')
  await interviews.report(applicant.actor, id, { says: 'was-there' })
  const [mail] = await arrived(fixed, applicant)
  expect(mail?.text).toContain('They say that you did not come')
  expect(mail?.text).not.toContain('Private.')
  const [theirs] = (await arrived(fixed, employer)).slice(-1)
  expect(theirs?.subject).toContain('Ada Obi says: ‘I was there’')
})

test('somebody unproved is named as nobody, and their applicants get no link', async () => {
  const applied = await anApplicationToUnproved(server)
  const { employer, applicant, id, key } = applied
  const place = { way: 'place', place: '1 Quay Street, Leeds' }
  await interviews.offer(employer.actor, key, anOfferForm(place))
  const [slot = ''] = await slotsOf(server, applied)
  const [offer] = await arrived(applied, applicant)
  expect(offer?.text).toContain('the poster wants to interview you for “Staff nurse”')
  await interviews.pick(applicant.actor, id, { slot, zone: '' })
  const [mail] = ofPick(await arrived(applied, applicant))
  expect(mail?.text).not.toContain('Wexmoor')
  expect(mail?.calendar?.content).not.toContain('Wexmoor')
})

test('an applicant whose times are gone is not told to choose one', async () => {
  const first = await anApplication(server)
  const second = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant: second, jobId: first.job.id })
  const one = { 'time-2': '', 'date-2': '', 'time-4': '', 'date-4': '' }
  const form = anOfferForm({ ...one, [`with-${id}`]: 'on' })
  await interviews.offer(first.employer.actor, first.key, form)
  const [slot = ''] = await slotsOf(server, first)
  await interviews.pick(first.applicant.actor, first.id, { slot, zone: '' })
  expect(await arrived({ id }, second)).toEqual([])
})
