import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/applications.ts'
import { anOffer } from '#tests/support/offers.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { NO_TERMS } from './offer-terms.schema.ts'

const server = await openTestServer()
const { arrival, applications } = server.services
const { employer, key } = await anOffer(server)

const save = (repayment: string) =>
  arrival.terms.save(employer.actor, key, { ...NO_TERMS, repayment })
const rejected = (message: string) => ({
  code: 'invalid_input',
  problems: [{ field: 'repayment', message: expect.stringContaining(message) }],
})

test.each([
  ['The certificate of sponsorship', 'certificate of sponsorship'],
  ['Flight, visa and the licence', 'the licence'],
  ['The Immigration Skills Charge', 'Skills Charge'],
  ['CoS', 'CoS'],
  ['Half of the ISC', 'ISC'],
  ['The cost of sponsoring you', 'cost of sponsoring'],
  ['all recruitment costs', 'recruitment cost'],
  ['Certificate fee £525', 'Certificate'],
  ['Nothing but the sponsor licence fee', 'sponsor licence'],
  ['We pay the certificate first, you pay it back', 'the certificate'],
])('no worker pays back ‘%s’', async (text, quote) => {
  await expect(save(text)).rejects.toMatchObject(rejected(`We read: ‘${quote}`))
  await expect(save(text)).rejects.toMatchObject(rejected('Take it out'))
})

test.each([
  '£1,000 for training if you leave',
  'half of the training, £500, if within one year',
  'The flight (£650) in the first 6 months, half after',
  'Relocation £2,000, gets smaller each month',
  'Care Certificate training, £200',
  'Driving licence £43',
  'Nothing. We pay the certificate, the licence and the skills charge.',
  'Flight only, not the certificate or licence',
])('a lawful clause stands: %s', async (text) => {
  await save(text)
  const { terms } = await arrival.terms.open(employer.actor, key)
  expect(terms.repayment).toBe(text)
})

test.each([
  ['The flight, call 07700 900123', 'phone numbers'],
  ['See www.our-terms-of-work.co.uk', 'links'],
  ['Ask hr@our-terms-of-work.co.uk', 'mail addresses'],
  ['Training, talk to me on WhatsApp', 'messenger'],
  ['Send £500 to secure the job', 'asks somebody to pay'],
])('‘%s’ is not a term, and the words say why', async (text, why) => {
  await expect(save(text)).rejects.toMatchObject(rejected(why))
})

test.each([
  'If you leave, you pay back the certificate of sponsorship and the licence.',
  'You repay the Immigration Skills Charge if you leave within a year.',
])('nor in the employer’s own words: %s', async (words) => {
  const { employer, key } = await anApplication(server)
  await expect(
    applications.applicants.setStage(employer.actor, key, { status: 'offered', words }),
  ).rejects.toMatchObject({ code: 'invalid_input', problems: [{ field: 'words' }] })
})
