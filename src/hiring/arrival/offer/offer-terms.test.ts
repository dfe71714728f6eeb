import { expect, test } from 'vitest'
import { readOfferTerms } from '#hiring/arrival/arrival.personal-data.ts'
import { endProof } from '#tests/support/organisations.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { anAcceptedOffer, anOffer } from '#tests/support/offers.ts'
import { applicationMails, mailsAbout } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { mentionPay } from '#trade/pay/mentioned-pay.ts'
import { NO_TERMS, OfferTerms } from './offer-terms.schema.ts'
import { termsFromAdvert } from './terms-from-advert.ts'

const server = await openTestServer()
const { db, services } = server
const { arrival } = services

const notFound = { code: 'not_found' }
const FULL = {
  pay: '£31,049',
  payPeriod: 'year',
  hours: '37.5',
  place: 'Leeds',
  startsOn: '2099-03-01',
  contract: 'permanent',
  repayment: 'The flight, if you leave within a year',
  answerBy: '2099-01-04',
}
const terms = (fields: Record<string, string> = FULL) => OfferTerms.parse(fields)

test('the terms reach the applicant with the offer, not before', async () => {
  const { applicant, employer, id, key } = await anApplication(server)
  await arrival.terms.save(employer.actor, key, terms())
  await expect(arrival.find(applicant.actor, { id })).rejects.toMatchObject(notFound)
  await services.applications.applicants.setStage(employer.actor, key, { status: 'offered' })
  await services.applications.notices.notifyStatus({ applicationId: id })

  const { offer } = await arrival.find(applicant.actor, { id })
  expect(offer?.answerBy).toBe('2099-01-04')
  expect(offer?.rows.map(({ offered }) => offered)).toContain('£31,049 a year')
  expect(offer?.changes).toEqual([])
})

test('the mail of the offer lists what is stated, whole, and nothing else', async () => {
  const repayment = `The flight, ${'if you leave, '.repeat(9)}in a year`
  const { employer, id, key } = await anApplication(server)
  await arrival.terms.save(employer.actor, key, terms({ ...FULL, repayment, hours: '' }))
  await services.applications.applicants.setStage(employer.actor, key, { status: 'offered' })
  await services.applications.notices.notifyStatus({ applicationId: id })
  for (const mail of await applicationMails(db, id, 'notice'))
    await services.outbox.deliver(mail.id)

  const mail = (await server.mailbox.list()).find(({ text }) => text.includes(`/${id}`))
  for (const line of [
    'Pay: £31,049 a year',
    'Place: Leeds',
    'First day: 1 Mar 2099',
    'Contract: Permanent',
    'Answer by: 4 Jan 2099',
  ])
    expect(mail?.text).toContain(line)
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(/If you leave: The flight.*in a year/)
  expect(mail?.text).not.toMatch(/Hours: |not stated/)
})

test('an acceptance is one email to each side', async () => {
  const { applicant, employer, id } = await anAcceptedOffer(server)
  const queued = await db
    .selectFrom('outboxMail')
    .select('id')
    .where('subject', '=', id)
    .where('sentAt', 'is', null)
    .orderBy('createdAt')
    .execute()
  for (const mail of queued) await services.outbox.deliver(mail.id)

  const sent = (await server.mailbox.list()).filter(({ text }) => text.includes(`/${id}`))
  const accepted = sent.filter(({ subject }) => /accept/.test(subject))
  expect(accepted.map(({ to }) => to).toSorted()).toEqual(
    [applicant.actor.email, employer.actor.email].toSorted(),
  )
})

test('an offer without terms can be accepted', async () => {
  const { applicant, id } = await anOffer(server)
  const { offer } = await arrival.find(applicant.actor, { id })
  expect(offer).toMatchObject({ updatedAt: null, remarks: [] })
  await arrival.answerOffer(applicant.actor, id, { answer: 'accepted' })
  expect(await arrival.find(applicant.actor, { id })).toMatchObject({ answer: 'accepted' })
})

test('a change says what it was, and nobody accepts terms that they have not read', async () => {
  const { applicant, employer, id, key } = await anOffer(server)
  await arrival.terms.save(employer.actor, key, terms())
  const { offer } = await arrival.find(applicant.actor, { id })
  const seen = offer?.updatedAt ?? ''
  await arrival.terms.save(employer.actor, key, terms({ ...FULL, pay: '30,000' }))

  await expect(
    arrival.answerOffer(applicant.actor, id, { answer: 'accepted', seen }),
  ).rejects.toMatchObject({ code: 'invalid_input' })
  const now = await arrival.find(applicant.actor, { id })
  expect(now).toMatchObject({
    answer: null,
    offer: { changes: ['Pay: £30,000 a year, was £31,049 a year'] },
  })
  const read = { answer: 'accepted', seen: now.offer?.updatedAt ?? '' } as const
  await arrival.answerOffer(applicant.actor, id, read)
  expect(await arrival.find(applicant.actor, { id })).toMatchObject({ answer: 'accepted' })
})

test('the applicant is told of a change by email, and of the day to answer by, once', async () => {
  const { employer, id, key } = await anOffer(server)
  await arrival.terms.save(employer.actor, key, terms({ ...FULL, hours: '40' }))
  await arrival.remind('2099-01-02')
  for (const _ of [1, 2]) await arrival.remind('2099-01-03')
  const mails = await mailsAbout(db, { kind: 'offer', subject: id })
  for (const { id } of mails) await services.outbox.deliver(id)

  const found = (await server.mailbox.list()).filter(({ text }) => text.includes(`/${id}/arrival`))
  expect(found).toHaveLength(2)
  const texts = found.map(({ text }) => text).join()
  expect(texts).toContain('Hours: 40 a week, was not stated')
  expect(texts).toContain('by tomorrow')
})

test('accepted terms stay', async () => {
  const { employer, key } = await anAcceptedOffer(server)
  await expect(arrival.terms.save(employer.actor, key, terms())).rejects.toMatchObject({
    code: 'arrival_paused',
  })
  expect(await arrival.terms.open(employer.actor, key)).toMatchObject({ isClosed: true })
})

test.each([
  ['less pay', '29,000', null],
  ['the same terms', '31,049', 'accepted'],
])('an accepted offer that is taken back and made again with %s', async (_, pay, answer) => {
  const { applicant, employer, id, key } = await anOffer(server)
  await arrival.terms.save(employer.actor, key, terms())
  const { offer } = await arrival.find(applicant.actor, { id })
  const read = { answer: 'accepted', seen: offer?.updatedAt ?? '' } as const
  await arrival.answerOffer(applicant.actor, id, read)
  const move = async (status: 'interview' | 'offered') => {
    await services.applications.applicants.setStage(employer.actor, key, { status })
    await services.applications.notices.notifyStatus({ applicationId: id })
  }
  await move('interview')
  await arrival.terms.save(employer.actor, key, terms({ ...FULL, pay }))
  await move('offered')

  const now = await arrival.find(applicant.actor, { id })
  expect(now.answer).toBe(answer)
  const less = 'Pay: £29,000 a year, was £31,049 a year'
  expect(now.offer?.changes.includes(less)).toBe(answer === null)
})

test('the same form twice at once is one change', async () => {
  const { applicant, employer, id, key } = await anOffer(server)
  const save = () => arrival.terms.save(employer.actor, key, terms({ hours: '40' }))
  await Promise.all([save(), save()])
  const { offer } = await arrival.find(applicant.actor, { id })
  expect(offer?.changes).toEqual(['Hours: 40 a week, was not stated'])
  expect(await mailsAbout(db, { kind: 'offer', subject: id })).toHaveLength(1)
})

test('an offer is not accepted together with terms that were stated since', async () => {
  const { applicant, employer, id, key } = await anOffer(server)
  await arrival.terms.save(employer.actor, key, terms({ repayment: 'The flight' }))
  await expect(
    arrival.answerOffer(applicant.actor, id, { answer: 'accepted', seen: '' }),
  ).rejects.toMatchObject({ code: 'invalid_input' })
})

test('accepting twice at once is one answer, and one email says so', async () => {
  const { applicant, id } = await anOffer(server)
  const accept = () => arrival.answerOffer(applicant.actor, id, { answer: 'accepted', seen: '' })
  await Promise.all([accept(), accept()])
  const [mail, ...others] = await mailsAbout(db, { kind: 'offer', subject: id })
  expect(others).toEqual([])
  await services.outbox.deliver(mail?.id ?? '')
  const [{ subject, text } = { subject: '', text: '' }] = (await server.mailbox.list()).filter(
    ({ text }) => text.includes(`/applications/${id}/arrival`),
  )
  expect(subject).toMatch(/^You accepted on /)
  expect(text).toContain('contract in writing')
})

test('only members of the employer state terms, for applicants of their own job', async () => {
  const { applicant, id, key } = await anOffer(server)
  const other = await anOffer(server)
  const stranger = await aLoggedInPerson(server)
  for (const attempt of [
    () => arrival.terms.save(applicant.actor, key, terms()),
    () => arrival.terms.save(stranger.actor, key, terms()),
    () => arrival.terms.save(other.employer.actor, key, terms()),
    () => arrival.terms.save(other.employer.actor, { jobId: other.job.id, id }, terms()),
    () => arrival.terms.open(applicant.actor, { id }),
    () => arrival.terms.open(stranger.actor, key),
  ])
    await expect(attempt()).rejects.toMatchObject(notFound)
})

test('an employer who is not proved states terms, too, and reads where to prove it', async () => {
  const { applicant, employer, job, id, key } = await anOffer(server)
  const { organisationId } = await db
    .selectFrom('job')
    .select('organisationId')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  await endProof(db, organisationId)
  await arrival.terms.save(employer.actor, key, terms())
  expect(await arrival.terms.open(employer.actor, key)).toMatchObject({
    isPosterProved: false,
    organisationId,
  })
  expect(await arrival.find(employer.actor, key)).toMatchObject({ organisationId })
  const { offer, ...seen } = await arrival.find(applicant.actor, { id })
  expect(seen).toMatchObject({ isPosterProved: false, organisationId: null })
  expect(offer?.rows.map(({ offered }) => offered)).toContain('£31,049 a year')
})

test('the form starts from the stage that the employer chose, which the applicant may not know yet', async () => {
  const { employer, key } = await anApplication(server)
  const { setStage } = services.applications.applicants
  await setStage(employer.actor, key, { status: 'shortlisted' })
  const { stage, isOffered } = await arrival.terms.open(employer.actor, key)
  expect({ stage, isOffered }).toEqual({ stage: 'shortlisted', isOffered: false })
  await setStage(employer.actor, key, { status: 'offered', from: stage })
})

test('the form begins with the advert’s terms, until there is an offer', async () => {
  const { employer, key } = await anApplication(server)
  const { terms, advert } = await arrival.terms.open(employer.actor, key)
  expect(terms).toMatchObject({ place: advert.location, hours: advert.hoursPerWeek })
  const bare = await anOffer(server)
  const made = await arrival.terms.open(bare.employer.actor, bare.key)
  expect(made.terms).toEqual(NO_TERMS)
})

test('an application whose copy of the advert is older than hours and pay begins without them', () => {
  expect(termsFromAdvert({ location: 'Hull' })).toEqual({ ...NO_TERMS, place: 'Hull' })
  expect(termsFromAdvert({})).toEqual(NO_TERMS)
})

const PAY = { min: 31_049, max: 31_049, currency: 'GBP', period: 'year', text: null } as const
test.each([
  [PAY, 31_049],
  [{ ...PAY, max: 37_796 }, null],
  [{ ...PAY, max: null }, null],
  [{ ...PAY, currency: 'EUR' }, null],
  [{ ...PAY, period: null }, null],
  [{ ...PAY, text: mentionPay('£31,049') }, null],
  [null, null],
])('of the advert’s pay %j, the form begins with %j', async (pay, sum) => {
  const { employer, key } = await anApplication(server)
  const { advert } = await arrival.terms.open(employer.actor, key)
  const { pay: begun, payPeriod } = termsFromAdvert({ ...advert, pay })
  expect([begun, payPeriod]).toEqual([sum, sum === null ? null : 'year'])
})

test.each(['place', 'repayment'])('a demand for money cannot stand in the %s', async (field) => {
  const { employer, key } = await anOffer(server)
  const demand = { [field]: 'Pay £500 for the certificate to account 12345678, sort code 11-22-33' }
  await expect(arrival.terms.save(employer.actor, key, terms(demand))).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field }],
  })
})

test('the terms are in the applicant’s export', async () => {
  const { applicant, employer, id, key } = await anOffer(server)
  await arrival.terms.save(employer.actor, key, terms())
  const found = await Array.fromAsync(readOfferTerms(db, applicant.actor.id))
  expect(found).toMatchObject([{ applicationId: id, pay: 31049, place: 'Leeds' }])
})
