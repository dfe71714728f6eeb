import { expect, test } from 'vitest'
import { payFigures, OfferTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { anOffer } from '#tests/support/offers.ts'
import { aRegister } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { arrival } = services

// Programmers: every pay option of theirs is above £30,000 a year.
const PROGRAMMER = { occupationCode: '2134', title: 'Programmer', hoursPerWeek: 37.5 }
const terms = (pay: string, payPeriod = 'year', hours = '37.5') =>
  OfferTerms.parse({ pay, payPeriod: pay && payPeriod, hours })

async function anOfferTo(job: object = {}) {
  const offer = await anOffer(server)
  await aRegister(db)
  await db
    .updateTable('job')
    .set({ ...PROGRAMMER, ...job })
    .where('id', '=', offer.job.id)
    .execute()
  return offer
}

test('pay below what the visa needs is said once with its figures, and is sent all the same', async () => {
  const { employer, key } = await anOfferTo()
  const send = (pay: string, payRead = '') =>
    arrival.terms.requireReadPay(employer.actor, key, { ...terms(pay), payRead })
  const said = {
    problems: [{ field: 'pay', message: expect.stringMatching(/£28,000.*lowest is £/) }],
  }

  await expect(send('28,000')).rejects.toMatchObject(said)
  await send('28,000', payFigures(terms('28,000')))
  // About other figures nobody has read.
  await expect(send('28,000', payFigures(terms('27,000')))).rejects.toMatchObject(said)
  await send('90,000')
  await send('')
})

test.each(LANGUAGES)(
  '$code: the applicant reads it in her language before she answers',
  async (language) => {
    const { applicant, employer, key } = await anOfferTo()
    const read = async (reader: object = {}) =>
      (await arrival.find(applicant.actor, { id: key.id }, { language, ...reader })).lowPay
    expect(await read()).toBeNull()
    await arrival.terms.save(employer.actor, key, terms('28,000'))

    const low = await read()

    expect(low).toContain('£28,000')
    expect(low).not.toMatch(/Option [A-Z]\b/)
    expect(low?.includes('below every pay option')).toBe(language.code === 'en')
    // Who may work here needs no visa.
    expect(await read({ situation: { where: 'uk', permission: 'settled' } })).toBeNull()
    expect((await arrival.find(employer.actor, key)).lowPay).toContain('below every pay option')
    await arrival.terms.save(employer.actor, key, terms('90,000'))
    expect(await read()).toBeNull()
  },
)

test('a job outside the UK has no such rule', async () => {
  const { applicant, employer, key } = await anOfferTo({ country: 'IE' })
  await arrival.terms.save(employer.actor, key, terms('28,000'))
  expect((await arrival.find(applicant.actor, { id: key.id })).lowPay).toBeNull()
})

test('pay below the minimum wage is refused as in an advert, unless the advert stands with it', async () => {
  const low = terms('9', 'hour')
  const { employer, key } = await anOfferTo()
  await expect(arrival.terms.save(employer.actor, key, low)).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field: 'pay', law: { rule: 'W-01' } }],
  })
  const pay = { payMin: 9, payMax: 9, payCurrency: 'GBP', payPeriod: 'hour' }
  const looked = await anOfferTo(pay)
  await arrival.terms.save(looked.employer.actor, looked.key, low)
  expect((await arrival.terms.open(looked.employer.actor, looked.key)).terms.pay).toBe(9)
})
