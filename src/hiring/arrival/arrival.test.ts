import { expect, test } from 'vitest'
import employerPauses from './pages/employer-pauses.json' with { type: 'json' }
import { offerHeading } from '#hiring/arrival/pages/offer/offer-heading.ts'
import { english } from '#platform/languages/english.ts'
import { CertificateNumber } from './arrival.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { endProof } from '#tests/support/organisations.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { anAcceptedOffer, anOffer } from '#tests/support/offers.ts'
import { aVisitor } from '#tests/support/people.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { arrival, applications } = services

const notFound = { code: 'not_found' }
const paused = { code: 'arrival_paused' }

function itemIn(track: Awaited<ReturnType<typeof arrival.find>>, key: string) {
  return track.steps.flatMap(({ items }) => items).find((item) => item.key === key)
}

test('without an offer there is no way, for nobody', async () => {
  const { applicant, employer, id, key } = await anApplication(server)
  await expect(arrival.find(applicant.actor, { id })).rejects.toMatchObject(notFound)
  await expect(arrival.find(employer.actor, key)).rejects.toMatchObject(notFound)
  await expect(
    arrival.answerOffer(applicant.actor, id, { answer: 'accepted' }),
  ).rejects.toMatchObject(notFound)
})

test('an offer can be accepted, declined and left open again; the history keeps it', async () => {
  const { applicant, employer, id, key } = await anOffer(server)
  expect(await arrival.find(applicant.actor, { id })).toMatchObject({ answer: null, steps: [] })
  for (const answer of ['accepted', 'declined', 'undecided', 'accepted', 'accepted'] as const)
    await arrival.answerOffer(applicant.actor, id, { answer })

  const track = await arrival.find(employer.actor, key)
  expect(track).toMatchObject({ side: 'employer', answer: 'accepted', who: 'Ada Obi' })
  expect(track.history.map(({ side, words }) => [side, words])).toEqual([
    ['applicant', 'Accepted the offer'],
    ['applicant', 'Took the answer back'],
    ['applicant', 'Declined the offer'],
    ['applicant', 'Accepted the offer'],
  ])
})

test('both sides tick their own items, see each other’s, and take them back', async () => {
  const { applicant, employer, id, key } = await anAcceptedOffer(server)
  await arrival.changeItem(employer.actor, key, { do: 'done', item: 'offer-sent' })
  const plan = { do: 'plan', item: 'offer-read', day: '2099-12-03' } as const
  await arrival.changeItem(applicant.actor, { id }, plan)
  await arrival.changeItem(applicant.actor, { id }, plan)

  const own = await arrival.find(applicant.actor, { id })
  expect(itemIn(own, 'offer-sent')).toMatchObject({ isOwn: false, doneOn: expect.any(String) })
  expect(itemIn(own, 'offer-read')).toMatchObject({ isOwn: true, plannedOn: '2099-12-03' })
  expect(own.history).toHaveLength(3)

  await arrival.changeItem(employer.actor, key, { do: 'undo', item: 'offer-sent' })
  await arrival.changeItem(applicant.actor, { id }, { do: 'unplan', item: 'offer-read' })
  const after = await arrival.find(employer.actor, key)
  expect(itemIn(after, 'offer-sent')).toMatchObject({ isOwn: true, doneOn: null })
  expect(itemIn(after, 'offer-read')).toMatchObject({ plannedOn: null })
  expect(after.history[0]?.words).toBe(
    'Took the planned day away: They have it in writing and have compared it with the advert',
  )
})

test('items of the other side, of nobody and of another’s application are not found', async () => {
  const { applicant, employer, job, id, key } = await anAcceptedOffer(server)
  const other = await anAcceptedOffer(server)
  const stranger = await aLoggedInPerson(server)
  const done = (item: string) => ({ do: 'done', item }) as const
  for (const attempt of [
    () => arrival.changeItem(applicant.actor, { id }, done('offer-sent')),
    () => arrival.changeItem(employer.actor, key, done('offer-read')),
    () => arrival.changeItem(applicant.actor, { id }, done('no-such-item')),
    () => arrival.changeItem(applicant.actor, { id }, done('atas')),
    () => arrival.changeItem(stranger.actor, { id }, done('offer-read')),
    () => arrival.changeItem(other.employer.actor, key, done('offer-sent')),
    // Another person's application under one's own job, the other side's page, and garbage.
    () => arrival.find(employer.actor, { jobId: job.id, id: other.id }),
    () => arrival.find(employer.actor, { id }),
    () => arrival.find(applicant.actor, key),
    () => arrival.find(applicant.actor, { id: 'x'.repeat(5000) }),
    () => arrival.find(applicant.actor, { id: newId() }),
    () => arrival.answerOffer(employer.actor, id, { answer: 'declined' }),
    () => arrival.saveCertificate(applicant.actor, { id }, { number: 'C2G1A12345X' }),
    () => arrival.saveNote(employer.actor, key, { item: 'offer-read', note: 'Hello' }),
    () => arrival.makeCalendar(stranger.actor, { id }),
  ])
    await expect(attempt()).rejects.toMatchObject(notFound)
})

test('an employer reads it with the second step only', async () => {
  const { employer, key } = await anAcceptedOffer(server)
  const actor = { ...employer.actor, secondFactorAt: null }
  await expect(arrival.find(actor, key)).rejects.toMatchObject({ code: 'second_step_needed' })
})

test('a day to come cannot be ticked, only planned', async () => {
  const { applicant, id } = await anAcceptedOffer(server)
  const early = { do: 'done', item: 'offer-read', day: '2099-01-01' } as const
  await expect(arrival.changeItem(applicant.actor, { id }, early)).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field: 'day' }],
  })
})

test('the answers of the applicant choose the steps; the employer does not read them', async () => {
  const { applicant, employer, id, key } = await anAcceptedOffer(server)
  const abroad = await arrival.find(applicant.actor, { id }, { situation: { where: 'abroad' } })
  expect(abroad.circumstances.where).toBe('abroad')
  await arrival.saveCircumstances(applicant.actor, id, { where: 'uk', atas: 'yes' })

  const own = await arrival.find(applicant.actor, { id }, { situation: { where: 'abroad' } })
  expect(own.circumstances).toMatchObject({ where: 'uk', atas: 'yes' })
  const employers = await arrival.find(employer.actor, key, { situation: { where: 'abroad' } })
  expect(employers.circumstances).toEqual({})
  expect(employers.steps.map((step) => step.key)).not.toContain('travel')
  expect(itemIn(employers, 'atas')).toBeDefined()
})

test('the certificate’s number is the employer’s to enter, and to remove', async () => {
  const { applicant, employer, id, key } = await anAcceptedOffer(server)
  await arrival.saveCertificate(employer.actor, key, { number: 'C2G1A12345X' })
  expect(await arrival.find(applicant.actor, { id })).toMatchObject({
    certificateNumber: 'C2G1A12345X',
  })
  await arrival.saveCertificate(employer.actor, key, { number: '' })
  const { certificateNumber, history } = await arrival.find(applicant.actor, { id })
  expect(certificateNumber).toBeNull()
  expect(history.slice(0, 2).map(({ words }) => words)).toEqual([
    'Removed the number of the certificate',
    'Entered the number of the certificate',
  ])
})

test('a note that asks for money or leads elsewhere is refused, and an honest one stands', async () => {
  const { applicant, employer, id, key } = await anAcceptedOffer(server)
  const note = (words: string) =>
    arrival.saveNote(employer.actor, key, { item: 'offer-sent', note: words })
  for (const words of [
    'Please pay £500 for the certificate of sponsorship.',
    'Write to me on WhatsApp: +44 7700 900123',
  ])
    await expect(note(words)).rejects.toMatchObject({ code: 'invalid_input' })
  await note('Sent by post on Monday.')
  const track = await arrival.find(applicant.actor, { id })
  expect(itemIn(track, 'offer-sent')?.note).toBe('Sent by post on Monday.')
})

test('who is asked for what the employer must pay stops the advert, and stays unnamed', async () => {
  const { applicant, employer, job, id, key } = await anAcceptedOffer(server)
  const who = { actor: applicant.actor, visitor: aVisitor() }
  const visaFee = { cost: 'visa-fee-abroad', words: '' }
  await expect(arrival.reportPayment(who, id, visaFee)).rejects.toMatchObject(notFound)
  const theirs = { ...who, actor: employer.actor }
  const demand = { cost: 'certificate-fee', words: 'They want £3,000.' }
  await expect(arrival.reportPayment(theirs, id, demand)).rejects.toMatchObject(notFound)
  await arrival.reportPayment(who, id, demand)

  const found = await db
    .selectFrom('moderationCase')
    .select(['kind', 'risk', 'freezes', 'applicationId'])
    .where('jobId', '=', job.id)
    .execute()
  expect(found).toEqual([{ kind: 'report', risk: 1, freezes: true, applicationId: id }])
  const [report] = await db
    .selectFrom('report')
    .select(['reason', 'words'])
    .where('jobId', '=', job.id)
    .execute()
  expect(report).toEqual({
    reason: 'money',
    words: 'After the offer I was asked to pay: Certificate of sponsorship. They want £3,000.',
  })
  const own = await arrival.find(applicant.actor, { id })
  expect(own).toMatchObject({ pause: 'looked-at', paymentDemandAt: expect.any(String) })
  const employers = await arrival.find(employer.actor, key)
  expect(employers).toMatchObject({ pause: 'looked-at', paymentDemandAt: null })
  expect(JSON.stringify(employers.history)).not.toMatch(/pay/)

  // The employer can do nothing meanwhile; the applicant's own items can still be ticked.
  await expect(
    arrival.changeItem(employer.actor, key, { do: 'done', item: 'offer-sent' }),
  ).rejects.toMatchObject(paused)
  await arrival.changeItem(applicant.actor, { id }, { do: 'done', item: 'offer-read' })
})

test('while only the advert is looked at, nobody reads that the organisation is', async () => {
  const { employer, job, key } = await anAcceptedOffer(server)
  await db.updateTable('job').set({ status: 'held' }).where('id', '=', job.id).execute()

  const { pause } = await arrival.find(employer.actor, key)

  expect(pause).toBe('job-looked-at')
  expect(employerPauses['job-looked-at']).not.toContain('organisation')
})

test('an organisation that is not proved reads, and enters nothing', async () => {
  const { applicant, employer, job, id, key } = await anAcceptedOffer(server)
  await endProof(db, job.organisationId)
  expect(await arrival.find(employer.actor, key)).toMatchObject({ isPosterProved: false })
  expect(await arrival.find(applicant.actor, { id })).toMatchObject({ isPosterProved: false })
  const done = { do: 'done', item: 'offer-sent' } as const
  await expect(arrival.changeItem(employer.actor, key, done)).rejects.toMatchObject(notFound)
  const number = { number: 'C2G1A12345X' }
  await expect(arrival.saveCertificate(employer.actor, key, number)).rejects.toMatchObject(notFound)
})

test('a withdrawn application and an offer that is taken back stop both sides', async () => {
  const withdrawn = await anAcceptedOffer(server)
  await applications.own.withdraw(withdrawn.applicant.actor, withdrawn.id)
  const track = await arrival.find(withdrawn.applicant.actor, { id: withdrawn.id })
  expect(offerHeading(track, english)).toMatch(/^You withdrew on /)
  const back = await anAcceptedOffer(server)
  const { applicants, notices } = applications
  await applicants.setStage(back.employer.actor, back.key, { status: 'rejected' })
  await notices.notifyStatus({ applicationId: back.id })
  for (const [{ applicant, employer, id, key }, pause] of [
    [withdrawn, 'withdrawn'],
    [back, 'no-offer'],
  ] as const) {
    expect(await arrival.find(applicant.actor, { id })).toMatchObject({ pause })
    const read = { do: 'done', item: 'offer-read' } as const
    await expect(arrival.changeItem(applicant.actor, { id }, read)).rejects.toMatchObject(paused)
    const sent = { do: 'done', item: 'offer-sent' } as const
    await expect(arrival.changeItem(employer.actor, key, sent)).rejects.toMatchObject(paused)
    const answer = { answer: 'declined' } as const
    await expect(arrival.answerOffer(applicant.actor, id, answer)).rejects.toMatchObject(paused)
  }
})

test('a deleted advert ends the employer’s access, and the applicant reads that', async () => {
  const { applicant, employer, job, id, key } = await anAcceptedOffer(server)
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', job.id).execute()
  expect(await arrival.find(applicant.actor, { id })).toMatchObject({ pause: 'deleted' })
  await expect(arrival.find(employer.actor, key)).rejects.toMatchObject(notFound)
})

test('a job in another country can be accepted and has no steps', async () => {
  const { applicant, job, id } = await anAcceptedOffer(server)
  await db.updateTable('job').set({ country: 'AE' }).where('id', '=', job.id).execute()
  expect(await arrival.find(applicant.actor, { id })).toMatchObject({ isUk: false, steps: [] })
  const done = { do: 'done', item: 'offer-read' } as const
  await expect(arrival.changeItem(applicant.actor, { id }, done)).rejects.toMatchObject(paused)
})

test('both sides read that the entry on the register is lost', async () => {
  const { applicant, employer, job, id, key } = await anAcceptedOffer(server)
  const sponsor = await aSponsor(db, { isListed: false })
  const values = { sponsorId: sponsor.id, status: 'closed' as const }
  await db.updateTable('job').set(values).where('id', '=', job.id).execute()
  for (const track of [
    await arrival.find(applicant.actor, { id }),
    await arrival.find(employer.actor, key),
  ])
    expect(track.lostLicence).toMatchObject({ sponsor: sponsor.name, isListed: false })
})

test('nobody fills the history without end', async () => {
  const { applicant, id } = await anAcceptedOffer(server)
  const change = (index: number) => {
    const day = index % 2 === 0 ? '2099-03-28' : '2099-03-29'
    return arrival.changeItem(applicant.actor, { id }, { do: 'plan', item: 'offer-read', day })
  }

  await expect(
    (async () => {
      for (let index = 0; index < 400; index++) await change(index)
    })(),
  ).rejects.toMatchObject({ code: 'too_many' })
})

test.each(['W7700900123', 'PAY2900GBP1', 'SEND2900NOW', 'W07700900123'])(
  '%s is no number of a certificate',
  (number) => {
    expect(CertificateNumber.safeParse({ number }).success).toBe(false)
    expect(CertificateNumber.safeParse({ number: 'C2G 1A-12345 X' }).success).toBe(true)
  },
)
