import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { languageFor } from '#platform/languages/languages.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { toRealView } from '#site/real/pages/real-view.ts'
import { namedWork } from './named-work.ts'

const { app, services } = await openTestServer()

let networks = 0

async function check(text: string) {
  return services.real.check({ ip: `203.0.113.${(networks += 1)}` }, text)
}

/** What the page’s rows say of job and pay, in a language. */
async function rowsOf(text: string, language = english) {
  const report = await check(text)
  const { rows } = toRealView(report, { text, contactMonths: 6, openedAt: '' }, language)
  const { offer, real } = language.words
  const labels: string[] = [offer.job, offer.pay, real.jobAndPay]
  const found = rows.filter(({ label }) => labels.includes(label))
  return found.flatMap(({ known, whys }) => [...whys.map(({ why }) => why), ...known])
}

test.each([
  ['We offer you the post of Staff Nurse, Band 5, at St Brannock Hospital.', 'Staff Nurse'],
  ['You applied for the Software Engineer role. Could we speak?', 'Software Engineer'],
  ['Job title: chef\nPlace: Hull', 'chef'],
  ['You are selected as Healthcare Assistant in Leeds.', 'Healthcare Assistant'],
  ['Registered nurses wanted for our hospital.', 'Registered nurses'],
  // Different work, no work, and work that was.
  ['We have the post of chef and the post of staff nurse.', null],
  ['As a result of your application for a visa you can start.', null],
  ['This is to certify that Ada was employed as a staff nurse.', null],
])('the work that a text offers: %s', (text, work) => {
  expect(namedWork(text)).toBe(work)
})

test('an offer is told whether its work and pay can be sponsored, by the rules of the day', async () => {
  const offer = 'We offer you the post of software engineer in Leeds. '
  expect(await rowsOf(`${offer}£62,000 per year for 37.5 hours per week.`)).toEqual([
    expect.stringContaining('RQF 6'),
    expect.stringContaining('Afghanistan'),
    expect.stringContaining('£62,000'),
  ])
  expect(await rowsOf(`${offer}£36,000 per year for 37.5 hours per week.`)).toContainEqual(
    expect.stringContaining('£36,000 a year'),
  )
})

test('who has to ask is told the code and the pay that the work needs', async () => {
  const text = 'We offer you the post of software engineer in Leeds.'
  const report = await check(text)
  const { steps } = toRealView(report, { text, contactMonths: 6, openedAt: '' }, english)
  expect(steps.slice(0, 3).map(({ rest }) => rest)).toEqual([
    'Look it up: <link>Employers</link>.',
    'For software engineer: 2134.',
    expect.stringMatching(/^£[\d,]+.* needed\.$/),
  ])
})

test('a band in a letter of the health service decides about its pay', async () => {
  const rows = await rowsOf(
    'We offer you the post of Staff Nurse, Band 5, at Oakmere Vale NHS Trust. £31,049 per annum, 37.5 hours per week.',
  )
  expect(rows).toContainEqual(expect.stringContaining('NHS Agenda for Change'))
  expect(rows).not.toContainEqual(expect.stringContaining('does not say'))
})

test('work that is closed is said once with its day, in the page’s language', async () => {
  const text =
    'We offer you the position of Senior Carer in Leeds, with sponsorship from Kenya. £31,300 per year, 39 hours a week.'
  expect((await rowsOf(text))[0]).toContain('22 July 2025')
  expect(await rowsOf(text)).not.toContain(english.words.real.whyClosedWork)
  expect((await rowsOf(text, languageFor('hi')))[0]).toMatch(/\p{Script=Devanagari}/u)
})

test('beside an alarm nothing is said of work that could be sponsored', async () => {
  const fee = 'Pay the processing fee of £900 for your Certificate of Sponsorship today.'
  const of = (work: string, pay: string) =>
    rowsOf(`We offer you the post of ${work}. ${pay} per year, 37.5 hours per week. ${fee}`)
  expect(await of('software engineer', '£62,000')).toEqual([])
  expect(await of('software engineer', '£20,000')).not.toEqual([])
})

test('a call is told the same, without the words of other languages', async () => {
  const text =
    'We offer you the post of software engineer in Leeds. £62,000 per year for 37.5 hours per week.'
  const response = await app.inject({ method: 'POST', url: '/api/v1/real', payload: { text } })
  const { work } = response.json()
  expect(work).toMatchObject({
    title: 'software engineer',
    occupation: { code: '2134' },
    page: expect.stringContaining('/occupations/2134'),
    results: [
      { name: 'occupation', verdict: 'pass', reason: expect.stringContaining('RQF 6') },
      { name: 'pay', verdict: 'pass', reason: expect.stringContaining('£62,000') },
    ],
    notFor: expect.arrayContaining(['AF']),
    neededPay: expect.stringMatching(/^£[\d,]+ needed$/),
    asOf: { rules: expect.any(String) },
  })
  expect([work.results[0].says, work.needed]).toEqual([undefined, undefined])
})
