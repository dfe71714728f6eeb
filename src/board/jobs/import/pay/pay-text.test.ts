import { expect, test } from 'vitest'
import { parsePayText } from './pay-text.ts'

test.each([
  ['£28,333.20 per annum', 28_333.2, 28_333.2, 'GBP', 'year'],
  ['£25,000 - £31,000 a year', 25_000, 31_000, 'GBP', 'year'],
  ['£25,000 to £31,000 pa', 25_000, 31_000, 'GBP', 'year'],
  ['(£) 31,400 - 37,900 Per Annum Pro Rata', 31_400, 37_900, 'GBP', 'year'],
  ['Grade 6 £31,400 - £37,900 p.a.', 31_400, 37_900, 'GBP', 'year'],
  ['£32, 500 - £51, 100', 32_500, 51_100, 'GBP', null],
  ['£12.50 per hour', 12.5, 12.5, 'GBP', 'hour'],
  ['£13.80 / £17.05 p/h', 13.8, 17.05, 'GBP', 'hour'],
  ['£33ph to £50ph', 33, 50, 'GBP', 'hour'],
  ['£18.40 / hour (inc. holiday pay)', 18.4, 18.4, 'GBP', 'hour'],
  ['£250-£300 per day', 250, 300, 'GBP', 'day'],
  ['£155.60 per week', 155.6, 155.6, 'GBP', 'week'],
  ['£2,100 per calendar month', 2100, 2100, 'GBP', 'month'],
  ['between £20,000 and £24,000', 20_000, 24_000, 'GBP', null],
  ['up to £45k', null, 45_000, 'GBP', null],
  ['from £30,000 per year', 30_000, null, 'GBP', 'year'],
  ['£30,000+', 30_000, null, 'GBP', null],
  ['25-30k', 25_000, 30_000, null, null],
  ['57,580.00', 57_580, 57_580, null, null],
  ['54300 - 60500 GBP per year', 54_300, 60_500, 'GBP', 'year'],
  ['€45.000 per year', 45_000, 45_000, 'EUR', 'year'],
  ['$20/hr', 20, 20, 'USD', 'hour'],
])('%s', (text, min, max, currency, period) => {
  expect(parsePayText(text)).toEqual({ min, max, currency, period })
})

test.each([
  'to £65,000 per annum',
  'under £65,000',
  'Less than £65,000',
  'Not more than £65,000',
  'As much as £65,000',
  'Capped at £65,000',
  'The range tops out at £65,000',
  '≤ £65,000',
  '£0 - £65,000',
  '£65,000 max',
  '£65,000 a year maximum',
  '£65,000 or less',
  '£65k cap',
  '£65,000 (top of the scale)',
])('‘%s’ has no bottom', (text) => {
  expect(parsePayText(text)).toMatchObject({ min: null, max: 65_000 })
})

test.each([
  ['£68,000 once qualified; £45,000 while training', 45_000, 68_000],
  ['England £38,693-£52,036 Scotland £32,961-£51,828', 32_961, 52_036],
  ['£38,000; the threshold for a visa is £41,700', 38_000, 38_000],
  ['Skilled Worker threshold £41,700; salary £38,000', 38_000, 38_000],
  ['£45,000, visa sponsorship available', 45_000, 45_000],
  ['£60,000 plus £30,000 in shares', 60_000, 60_000],
  ['Total £45,000', 45_000, 45_000],
])('of several sums the lowest that is offered counts: %s', (text, min, max) => {
  expect(parsePayText(text)).toMatchObject({ min, max })
})

test.each([
  'Minimum for a Skilled Worker visa: £41,700',
  'Visa minimum: £65,000',
  'Residents pay £65,000 a year',
  'Budget £65,000',
  '£65,000 (previous post holder)',
  'Average £65,000',
])('‘%s’ offers no sum', (text) => {
  expect(parsePayText(text)).toBeNull()
})

test('the period is the one that stands with the figure', () => {
  expect(parsePayText('£37,100 (£18.50 p/h)')).toMatchObject({ min: 37_100, period: null })
  expect(parsePayText('£24,700 p/a, 28 hrs p/w')).toMatchObject({ max: 24_700, period: 'year' })
})

test('a bonus is no pay', () => {
  expect(parsePayText('£35,000 - £5K Welcome Bonus')).toMatchObject({ min: 35_000, max: 35_000 })
  expect(parsePayText('40000.00 plus £5,000 joining bonus')).toMatchObject({ max: 40_000 })
})

test.each([
  'negotiable',
  'Band 5/6 equivalent',
  'BA2 7BR',
  '5 sessions or equivalent',
  '£43,700 - £49,32.00',
  'up to £36,800,00',
  '£0.00',
  '',
])('%s names no sum', (text) => {
  expect(parsePayText(text)).toBeNull()
})
