import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/languages/languages.ts'
import scamsBlind from '#safety/real/corpus/scams-blind.json' with { type: 'json' }
import scamsTuned from '#safety/real/corpus/scams-tuned.json' with { type: 'json' }
import scamsUntouched from '#safety/real/corpus/scams-untouched.json' with { type: 'json' }
import { toRealView } from '#site/real/pages/real-view.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { services } = await openTestServer()

let networks = 0
const check = (text: string) => {
  networks += 1
  return services.real.check({ ip: `203.0.${networks >> 7}.${networks & 127}` }, text)
}

const OFFER =
  'Dear Grace, we offer you the post of Staff Nurse in Hull. Your salary is £31,049 per annum for 37.5 hours per week.'
const TAKEN =
  'The cost of your certificate of sponsorship and the skills charge will be deducted from your salary over 12 months.'
const REPAID = 'If you leave within two years, you repay the recruitment costs of £4,000.'

test.each([
  ['an offer that takes costs from pay', `${OFFER} ${TAKEN}`, 'taken'],
  ['the clause alone', TAKEN, 'taken'],
  ['costs to be repaid', 'If you resign you repay the cost of the CoS.', 'repaid'],
  ['a repayment clause in an offer', `${OFFER} ${REPAID}`, 'repaid'],
  ['an offer without one', OFFER, null],
  ['a demand beside it', `${TAKEN} Pay the processing fee of £900 today.`, null],
  ['a seller’s', `${TAKEN} Message me on WhatsApp to hold your slot.`, null],
  ['a fee that is to be repaid', 'Pay £900 for your CoS, we repay it later.', null],
  ['a free mail address', `Brightwater Homes Ltd: ${TAKEN} hr.desk@gmail.com`, null],
])('%s', async (_, text, clause) => {
  expect((await check(text)).clause).toBe(clause)
})

test('few written scams are read as an employer’s clause', async () => {
  const texts = [...scamsTuned, ...scamsUntouched, ...scamsBlind]
  const reports = await Promise.all(texts.map(({ text }) => check(text)))
  const clauses = texts.filter((_, index) => reports[index]?.clause)
  expect(clauses.length, JSON.stringify(clauses)).toBeLessThanOrEqual(2)
})

test.each(LANGUAGES.map((language) => [language.code, language] as const))(
  'a clause is not to be signed, with whom to tell, in %s',
  async (_, language) => {
    const { real } = language.words
    const text =
      'You pay nothing now. The cost of your certificate of sponsorship, £3,500, will be deducted from your wages at £300 a month in the first year.'
    const about = { text, contactMonths: 6, openedAt: '' }
    const view = toRealView(await check(text), about, language)
    expect([view.answer, view.title, view.lead]).toEqual(['alarm', real.clause, real.whyTaken])
    expect(view.steps.map(({ lead, rest }) => `${lead} ${rest}`)).toEqual([
      real.clause1,
      real.clause2,
      real.clause3,
      real.clause4,
    ])
    expect(view.callers.map(({ name }) => name)).toEqual(['Fair Work Agency', 'Acas'])
    expect([view.abroad, view.found.length]).toEqual([null, 1])
    const repaid = toRealView(await check(`${OFFER} ${REPAID}`), about, language)
    expect([repaid.title, repaid.lead]).toEqual([real.clause, real.whyRepaid])
  },
)
