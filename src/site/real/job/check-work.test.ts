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

/** What the page’s box says, in a language. */
async function checkWork(text: string, language = english) {
  const report = await check(text)
  return toRealView(report, { text, contactMonths: 6, openedAt: '' }, language).work
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
  const enough = await checkWork(`${offer}£62,000 per year for 37.5 hours per week.`)
  expect(enough).toMatchObject({
    title: expect.stringMatching(/^software engineer: .*\(2134\)$/),
    page: expect.stringContaining('/occupations/2134'),
    facts: [
      expect.stringContaining('RQF 6'),
      expect.stringContaining('£62,000'),
      expect.stringContaining('Afghanistan'),
    ],
    basis: expect.stringContaining('Rules of'),
  })
  const low = await checkWork(`${offer}£36,000 per year for 37.5 hours per week.`)
  expect(low?.facts).toEqual([expect.stringContaining('£36,000')])
})

test('a band in a letter of the health service decides about its pay', async () => {
  const text =
    'We offer you the post of Staff Nurse, Band 5, at Oakmere Vale NHS Trust. £31,049 per annum, 37.5 hours per week.'
  expect((await checkWork(text))?.facts[1]).toContain('NHS Agenda for Change')
  expect((await checkWork(text))?.facts[1]).not.toContain('does not say')
})

test('work that is closed is said with its day, in the page’s language', async () => {
  const text =
    'We offer you the position of Senior Carer in Leeds. £31,300 per year, 39 hours a week.'
  expect((await checkWork(text))?.facts[0]).toContain('22 July 2025')
  const hindi = await checkWork(text, languageFor('hi'))
  expect(hindi?.facts[0]).toMatch(/\p{Script=Devanagari}/u)
})

test('beside an alarm nothing is said of work that could be sponsored', async () => {
  const fee = 'Pay the processing fee of £900 for your Certificate of Sponsorship today.'
  const of = (work: string, pay: string) =>
    checkWork(`We offer you the post of ${work}. ${pay} per year, 37.5 hours per week. ${fee}`)
  expect(await of('software engineer', '£62,000')).toBeNull()
  expect(await of('software engineer', '£20,000')).not.toBeNull()
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
