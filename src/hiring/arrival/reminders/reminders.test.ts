import { expect, test } from 'vitest'
import type { anAcceptedOffer as Accepted } from '#tests/support/offers.ts'
import { anAcceptedOffer } from '#tests/support/offers.ts'
import { endProof } from '#tests/support/organisations.ts'
import { mailsAbout } from '#tests/support/outbox.ts'
import type { ArrivalMail } from '#hiring/arrival/arrival.mails.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { arrival, applications } = services

type Offer = Awaited<ReturnType<typeof Accepted>>

async function mailsOf(id: string, kind: 'reminder' | 'answer' = 'reminder') {
  const mails = await mailsAbout(db, { kind: 'arrival', subject: id }, kind)
  const rows = mails.map(({ id, about }) => ({ id, ...(about as ArrivalMail) }))
  return rows.toSorted((a, b) => a.day.localeCompare(b.day) || a.side.localeCompare(b.side))
}

/** Delivers an application’s queue twice, as after a kill, and returns what arrived. */
async function deliver(id: string, kind: 'reminder' | 'answer' = 'reminder') {
  for (const mail of await mailsOf(id, kind)) {
    await services.outbox.deliver(mail.id)
    await services.outbox.deliver(mail.id)
  }
  return (await mailbox.list()).filter(({ text }) => text.includes(`/${id}/arrival`))
}

function plan({ applicant, id }: Offer, day: string, item = 'offer-read') {
  return arrival.changeItem(applicant.actor, { id }, { do: 'plan', item, day })
}

test('the day before, each side is reminded of its own items, once', async () => {
  const offer = await anAcceptedOffer(server)
  const { applicant, employer, id, key } = offer
  // The night in which the clocks go forward.
  await plan(offer, '2099-03-29')
  const sent = { do: 'plan', item: 'offer-sent', day: '2099-03-29' } as const
  await arrival.changeItem(employer.actor, key, sent)
  await arrival.remind('2099-03-27')
  expect(await mailsOf(id)).toEqual([])
  await Promise.all([arrival.remind('2099-03-28'), arrival.remind('2099-03-28')])
  await arrival.remind('2099-03-28')

  expect(await mailsOf(id)).toMatchObject([
    { side: 'applicant', items: ['offer-read'] },
    { side: 'employer', items: ['offer-sent'] },
  ])
  const arrived = await deliver(id)
  expect(arrived.map(({ to }) => to).toSorted()).toEqual(
    [applicant.actor.email, employer.actor.email].toSorted(),
  )
  const own = arrived.find(({ to }) => to === applicant.actor.email)
  expect(own?.text).toContain('29 Mar 2099: I have it in writing')
  expect(own?.text).not.toContain('The contract or offer letter is sent')
  expect(own?.text).toContain('Never pay')
  expect(own?.headers?.['List-Unsubscribe']).toMatch(/^<http\S+\/mails\/off\?token=messages\./)
  const theirs = arrived.find(({ to }) => to === employer.actor.email)
  expect(theirs?.headers?.['List-Unsubscribe']).toBeUndefined()
})

test('a day that passed is told once, and another planned day begins anew', async () => {
  const offer = await anAcceptedOffer(server)
  await plan(offer, '2028-02-29')
  for (const day of ['2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03'])
    await arrival.remind(day)
  expect((await mailsOf(offer.id)).map(({ day }) => day)).toEqual(['2028-03-01'])

  await plan(offer, '2028-03-05')
  for (const day of ['2028-03-04', '2028-03-05', '2028-03-06']) await arrival.remind(day)
  expect((await mailsOf(offer.id)).map(({ day }) => day)).toEqual([
    '2028-03-01',
    '2028-03-04',
    '2028-03-06',
  ])
})

test('a side gets one mail a day; what is planned later that day is told when it has passed', async () => {
  const offer = await anAcceptedOffer(server)
  await plan(offer, '2099-06-02')
  await arrival.remind('2099-06-01')
  await plan(offer, '2099-06-02', 'visa-application')
  await arrival.remind('2099-06-01')
  await arrival.remind('2099-06-02')
  await arrival.remind('2099-06-03')

  expect(await mailsOf(offer.id)).toMatchObject([
    { day: '2099-06-01', items: ['offer-read'] },
    { day: '2099-06-03', items: ['offer-read', 'visa-application'] },
  ])
})

test('nothing is told of what is done, withdrawn, declined, looked at or left out', async () => {
  const day = '2099-07-02'
  const done = await anAcceptedOffer(server)
  await plan(done, day)
  await arrival.changeItem(
    done.applicant.actor,
    { id: done.id },
    { do: 'done', item: 'offer-read' },
  )
  const withdrawn = await anAcceptedOffer(server)
  await plan(withdrawn, day)
  await applications.own.withdraw(withdrawn.applicant.actor, withdrawn.id)
  const declined = await anAcceptedOffer(server)
  await plan(declined, day)
  await arrival.answerOffer(declined.applicant.actor, declined.id, { answer: 'declined' })
  const frozen = await anAcceptedOffer(server)
  await plan(frozen, day)
  await db
    .updateTable('organisation')
    .set({ frozenAt: new Date().toISOString() })
    .where('id', '=', frozen.job.organisationId ?? '')
    .execute()
  const elsewhere = await anAcceptedOffer(server)
  await plan(elsewhere, day, 'travel')
  await arrival.saveCircumstances(elsewhere.applicant.actor, elsewhere.id, { where: 'uk' })

  await arrival.remind('2099-07-01')
  for (const { id } of [done, withdrawn, declined, frozen, elsewhere])
    expect(await mailsOf(id)).toEqual([])
})

test('what is ticked before the mail goes out is not in it, and an empty one is not sent', async () => {
  const offer = await anAcceptedOffer(server)
  await plan(offer, '2099-08-02')
  await arrival.remind('2099-08-01')
  await arrival.changeItem(
    offer.applicant.actor,
    { id: offer.id },
    { do: 'done', item: 'offer-read' },
  )
  expect(await deliver(offer.id)).toEqual([])
})

test('who wants no such mails gets none', async () => {
  const offer = await anAcceptedOffer(server)
  await plan(offer, '2099-09-02')
  await db
    .updateTable('account')
    .set({ wantsMessageMails: false })
    .where('id', '=', offer.applicant.actor.id)
    .execute()
  await arrival.remind('2099-09-01')
  expect(await deliver(offer.id)).toEqual([])
})

test('the employer is told the answer of a minute later, with what it must pay itself', async () => {
  const { applicant, employer, id } = await anAcceptedOffer(server)
  await arrival.answerOffer(applicant.actor, id, { answer: 'undecided' })
  expect(await deliver(id, 'answer')).toEqual([])
  await arrival.answerOffer(applicant.actor, id, { answer: 'accepted' })
  const [mail, ...more] = await deliver(id, 'answer')
  expect(mail).toMatchObject({
    to: employer.actor.email,
    subject: expect.stringContaining('Ada Obi accepts your offer'),
  })
  expect(mail?.text).toContain('You pay the licence, the certificate')
  expect(more).toEqual([])
})

test('an organisation that is not proved hears of the answer, too, and what to do first', async () => {
  const { employer, id, job } = await anAcceptedOffer(server)
  await endProof(db, job.organisationId)

  const [mail, ...more] = await deliver(id, 'answer')

  expect([mail?.to, more]).toEqual([employer.actor.email, []])
  expect(mail?.subject).toContain('accepts your offer')
  expect(mail?.text).toContain(`First prove who you are: http://localhost:3000/organisations/`)
  expect(mail?.text).not.toContain('Tick yours there')
})

test('an answer that is changed to and fro is one email, with the last one', async () => {
  const { applicant, id } = await anAcceptedOffer(server)
  for (const answer of ['undecided', 'accepted', 'undecided', 'accepted', 'declined'] as const)
    await arrival.answerOffer(applicant.actor, id, { answer })

  const arrived = await deliver(id, 'answer')

  expect(arrived.map(({ subject }) => subject)).toEqual([expect.stringContaining('declines')])
})

test('who withdraws after an offer is one email, and after declining none', async () => {
  const accepted = await anAcceptedOffer(server)
  const declined = await anAcceptedOffer(server)
  await arrival.answerOffer(declined.applicant.actor, declined.id, { answer: 'declined' })
  await deliver(declined.id, 'answer')
  for (const { applicant, id } of [accepted, declined])
    await applications.own.withdraw(applicant.actor, id)

  const [mail, ...more] = await deliver(accepted.id, 'answer')

  expect(mail).toMatchObject({
    to: accepted.employer.actor.email,
    subject: expect.stringContaining('Ada Obi withdraws after your offer'),
  })
  expect(mail?.text).toContain('does not take the job')
  expect(more).toEqual([])
  expect((await deliver(declined.id, 'answer')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('declines'),
  ])
})
