import { expect, test } from 'vitest'
import { JobPosting } from '#trade/postings.schema.ts'
import { explainProblems } from './explain-problems.ts'
import type { ListRow } from './list-columns.ts'
import { toAnswers } from './to-answers.ts'

const DEFAULTS = { companyName: 'Harbour View', email: 'jobs@saltmarsh.example', country: 'GB' }

const read = (row: ListRow) =>
  toAnswers({ title: 'Night nurse', description: 'Care for thirty people.', ...row }, DEFAULTS)

/** The columns in which the form would find a problem, and its message. */
function problemsOf(row: ListRow) {
  const { answers } = read(row)
  const { error } = JobPosting.safeParse(answers)
  const problems = (error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }))
  return explainProblems(problems, answers).map(({ field, message }) => `${field}: ${message}`)
}

test('a row becomes the answers of the posting form', () => {
  const row = read({
    reference: ' HV-1 ',
    location: 'LEEDS, LS1 4AP',
    country: 'UK',
    type: 'permanent, full time',
    hours: '37.5 hours',
    payMin: '£31,500',
    payMax: '34000',
    closesAt: '31/12/2026',
    companyNumber: '1234567',
    occupation: '2237',
    offersSponsorship: 'Yes',
    remote: 'y',
  })

  expect(row).toEqual({
    answers: {
      jobTitle: 'Night nurse',
      description: 'Care for thirty people.',
      companyName: 'Harbour View',
      jobCategory: 'Nursing',
      location: 'United Kingdom',
      place: 'Leeds',
      isRemote: 'on',
      ranges: 'Full-time',
      payMin: '31500',
      payMax: '34000',
      payCurrency: 'GBP',
      payPeriod: 'year',
      hoursPerWeek: '37.5',
      closesOn: '2026-12-31',
      email: 'jobs@saltmarsh.example',
      companyNumber: '01234567',
      occupationCode: '2237',
      offersSponsorship: 'on',
    },
    defaulted: ['companyName', 'email', 'jobCategory'],
    reference: 'HV-1',
    warnings: [],
  })
})

test.each([
  ['12.50', undefined, { payMin: '12.5', payMax: '12.5', payPeriod: 'hour' }],
  ['31,500', undefined, { payMin: '31500', payMax: '31500', payPeriod: 'year' }],
  ['£31,500 to £34,000 a year', undefined, { payMin: '31500', payMax: '34000' }],
  ['£2,400', 'monthly', { payMin: '2400', payPeriod: 'month' }],
  ['120', 'per day', { payMin: '120', payPeriod: 'day' }],
])('pay %s is an amount', (payText, payPeriod, answers) => {
  const row = { payText, ...(payPeriod && { payPeriod }) }
  expect(read(row).answers).toMatchObject(answers)
  expect(problemsOf(row)).toEqual([])
})

test.each([
  'Competitive salary plus benefits',
  'negotiable',
  'TBC',
  'Depending on experience',
  'NHS pay scale',
])('pay %s is left out, and said to be', (payText) => {
  const { answers, warnings } = read({ payText })
  expect(answers).not.toHaveProperty('payMin')
  expect(warnings).toEqual([
    { field: 'payMin', message: `‘${payText}’ is not an amount, so the advert shows no pay.` },
  ])
})

test.each([
  [{ payText: 'abc' }, 'payMin: ‘abc’ is not an amount. Write 13.50 or 31,500.'],
  [{ payMin: 'lots' }, 'payMin: ‘lots’ is not an amount. Write 13.50 or 31,500.'],
  [{ payMin: '30000', payMax: '=1+1' }, 'payMax: ‘=1+1’ is not an amount. Write 13.50 or 31,500.'],
  [
    { payMin: '900', payPeriod: 'fortnight' },
    'payPeriod: ‘fortnight’ is not a pay period. Write hour, day, week, month or year.',
  ],
  [
    { payMin: '30000', payCurrency: 'XYZ' },
    'payCurrency: ‘XYZ’ is not a currency we take. Write GBP, EUR, USD, AUD, CAD, NZD, AED or SAR.',
  ],
  [{ hours: '30 to 37' }, 'hoursPerWeek: ‘30 to 37’ is not a number of hours. Write 37.5.'],
  [{ closesAt: 'soon' }, 'closesOn: ‘soon’ is not a date. Write 31/12/2026 or 2026-12-31.'],
  [
    { country: 'Narnia' },
    'location: ‘Narnia’ is not a country we know. Write its English name: United Kingdom.',
  ],
  [
    { email: 'call us' },
    'email: ‘call us’ is not an email address. Write one like name@example.com.',
  ],
  [
    { title: 'Zyx' },
    'jobCategory: We could not choose a category by the title. Write one of ours, such as Nursing.',
  ],
])('%j has one problem, in one sentence', (row, sentence) => {
  expect(problemsOf(row)).toEqual([sentence])
})

test('a band in place of pay is the pay scale', () => {
  const { answers, warnings } = read({ payText: 'NHS Band 5' })
  expect([answers.payBand, answers.payMin, warnings]).toEqual(['NHS Band 5', undefined, []])
})

test('what was read otherwise than it was written is said', () => {
  const { answers, warnings } = read({
    category: 'Ward staff',
    type: 'sometimes',
    offersSponsorship: 'maybe',
  })
  expect(answers).toMatchObject({ jobCategory: 'Nursing', offersSponsorship: 'off' })
  expect(warnings.map(({ field }) => field)).toEqual(['jobCategory', 'ranges', 'offersSponsorship'])
})

test('markup and control characters in a cell become plain text', () => {
  const { answers } = read({
    title: '<b>Night</b> nurse\0<script>alert(1)</script>',
    description: '<p>Care</p><script>alert(1)</script><ul><li>by night</li></ul>\0',
  })
  expect(answers.jobTitle).not.toMatch(/[<\0]/)
  expect(answers.description).not.toMatch(/[<\0]|alert/)
})
