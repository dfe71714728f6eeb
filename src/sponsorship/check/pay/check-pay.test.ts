import { mentionPay } from '#trade/pay/mentioned-pay.ts'
import { expect, test } from 'vitest'
import {
  aYear,
  anHour,
  chosen,
  hours,
  finding,
  resultOf,
  summaryOf,
  suggested,
} from '#tests/support/sponsorship-checks.ts'
import { countedTowardsFloor } from './offered-pay.ts'

function figuresOf(input: Parameters<typeof resultOf>[1]) {
  return resultOf('pay', input).figures.map(({ term, value }) => `${term}: ${value}`)
}

test('SW 14.4(a): the going rate is for the hours of the job, with the sum written out', () => {
  const input = { hours: hours(40) }
  expect(summaryOf('pay', { ...input, pay: aYear(58_346.67) })).toBe('pass option-a')
  expect(summaryOf('pay', { ...input, pay: aYear(58_346.66) })).toBe('fail too-low-for-most')
  expect(figuresOf({ ...input, pay: aYear(60_000) })).toContain(
    'Option A (standard): £41,700 a year, and going rate £54,700 × 40 ÷ 37.5 = £58,346.67: the pay reaches both',
  )
})

test('the floor is not lower for fewer hours', () => {
  const input = {
    hours: hours(20),
    occupation: chosen('2119'),
    person: { isUnder26: 'no' } as const,
    poster: 'proved' as const,
  }
  expect(summaryOf('pay', { ...input, pay: aYear(41_700) })).toBe('pass option-a')
  expect(summaryOf('pay', { ...input, pay: aYear(41_699.99) })).not.toMatch(/^pass/)
})

test('SW 14.3: £15 for 60 hours counts as £37,440 and not £46,800', () => {
  const input = { hours: hours(60), pay: anHour(15), occupation: chosen('2142') }
  expect(figuresOf(input)).toEqual(
    expect.arrayContaining([
      'Bottom of the pay offered: £15 × 60 × 52 = £46,800 a year',
      'Counts towards the salary floor (first 48 hours): £15 × 48 × 52 = £37,440',
    ]),
  )
  const line = resultOf('pay', input)
  expect(line).toMatchObject({ verdict: 'fail', reason: expect.stringContaining('£53,440') })
  expect(line.sources.map(({ rule }) => rule)).toContain('SW 14.3')
})

test('SW 14.3: four fifths of a yearly pay for 60 hours count', () => {
  const paid = {
    amount: 50_000,
    period: 'year',
    highest: null,
    hours: hours(60),
    doubt: null,
  } as const
  expect(countedTowardsFloor(paid, 60, 48)).toBe(40_000)
  expect(countedTowardsFloor(paid, 40, 48)).toBe(50_000)
  expect(countedTowardsFloor({ ...paid, amount: 15, period: 'hour' }, 60, 48)).toBe(37_440)
})

test('a month counts twelve times and a week fifty-two times', () => {
  const month = { ...aYear(4558.34), period: 'month' as const }
  const week = { ...aYear(1051.93), period: 'week' as const }
  expect(summaryOf('pay', { pay: month })).toBe('pass option-a')
  expect(summaryOf('pay', { pay: { ...month, min: 4558.33 } })).toMatch(/^fail/)
  expect(summaryOf('pay', { pay: week })).toBe('pass option-a')
  expect(summaryOf('pay', { pay: { ...week, min: 1051.92 } })).toMatch(/^fail/)
  expect(figuresOf({ pay: month })[0]).toBe(
    'Bottom of the pay offered: £4,558.34 × 12 = £54,700.08 a year',
  )
})

test('the lowest pay of a range decides, however it is written', () => {
  const pay = { ...aYear(90_000), max: 20_000 }
  expect(summaryOf('pay', { pay })).toBe('fail below-every-option')
  expect(summaryOf('pay', { pay: { ...aYear(20_000), max: 90_000 } })).toBe(
    'fail below-every-option',
  )
})

test.each([
  ['no-pay', { pay: null }],
  ['pay-in-words', { pay: { ...aYear(1), min: null, max: null, text: 'Competitive' } }],
  ['other-currency', { pay: { ...aYear(90_000), currency: 'USD' } }],
  ['no-period', { pay: { ...aYear(90_000), period: null } }],
  ['day-rate', { pay: { ...aYear(600), period: 'day' as const } }],
  ['day-rate', { pay: aYear(90_000), isContractRate: true }],
  ['day-rate', { pay: null, isContractRate: true }],
  [
    'day-rate',
    { pay: { ...aYear(1), min: null, max: null, text: 'Competitive' }, isContractRate: true },
  ],
  ['in-text', { pay: { ...aYear(90_000), text: mentionPay('Salary £90,000') } }],
  ['estimate', { pay: { ...aYear(90_000), text: 'Estimated by the board' } }],
  ['implausible-pay', { pay: { ...aYear(90_000), period: 'hour' as const } }],
  ['up-to', { pay: { ...aYear(1), min: null, max: 90_000 } }],
  ['about', { isAboutPay: true }],
  ['open-band', { isBandOpen: true }],
  ['not-basic', { findings: [finding('pay-not-basic')] }],
  ['hours-not-known', { hours: null }],
  ['hours-implausible', { hours: hours(0) }],
  ['hours-implausible', { hours: hours(7.5) }],
  ['hours-implausible', { hours: hours(100) }],
  ['occupation-not-known', { occupation: null }],
  ['no-going-rate-known', { occupation: chosen('9999') }],
])('%s: the pay result is unknown and says what to ask', (code, input) => {
  const line = resultOf('pay', input)
  expect(line).toMatchObject({ verdict: 'unknown', code })
  expect(line.todo).toMatch(/^Ask/)
})

test('pay that is too low in any case fails even if facts are missing', () => {
  expect(summaryOf('pay', { pay: aYear(33_399.99), hours: null })).toMatch(/^fail/)
  expect(summaryOf('pay', { pay: aYear(41_700), hours: null })).toMatch(/^unknown/)
  expect(summaryOf('pay', { pay: anHour(17.12), hours: null })).toMatch(/^fail/)
  // A band of a national scale under the floor of every option lowers none.
  for (const pay of [22_000, 24_999])
    expect(summaryOf('pay', { pay: aYear(pay), occupation: null })).toBe('fail below-every-floor')
  const upTo = { ...aYear(1), min: null, max: 30_000 }
  expect(summaryOf('pay', { pay: upTo })).toBe('fail below-every-option')
  expect(summaryOf('pay', { pay: aYear(30_000), findings: [finding('pay-not-basic')] })).toMatch(
    /^fail/,
  )
})

const FULL_WEEKS = { least: 35, most: 48, origin: 'full-time' } as const

test('without hours, full-time pay decides only what holds at every full-time week', () => {
  const input = { hours: FULL_WEEKS }
  // 54,700 × 48 ÷ 37.5 and 54,700 × 35 ÷ 37.5
  expect(summaryOf('pay', { ...input, pay: aYear(70_016) })).toBe('pass option-a')
  expect(resultOf('pay', { ...input, pay: aYear(60_000) })).toMatchObject({
    verdict: 'unknown',
    code: 'depends-on-the-hours',
    reason: expect.stringContaining('It is enough up to 41.1 hours.'),
  })
  expect(summaryOf('pay', { ...input, pay: aYear(51_053) })).toBe('fail too-low-for-most')
  const hourly = { ...input, occupation: chosen('2119') }
  expect(resultOf('pay', { ...hourly, pay: anHour(22) })).toMatchObject({
    verdict: 'unknown',
    reason: expect.stringContaining('It is enough from 36.5 hours.'),
  })
  expect(summaryOf('pay', { ...hourly, pay: anHour(22.92) })).toBe('pass option-a')
  expect(summaryOf('pay', { ...hourly, pay: anHour(16.7) })).toMatch(/^fail/)
})

test('pay by the day never passes, and fails if it is too little for 260 days', () => {
  const aDay = (min: number) => ({ ...aYear(min), period: 'day' as const })
  expect(summaryOf('pay', { pay: aDay(2000) })).toBe('unknown day-rate')
  expect(summaryOf('pay', { pay: aDay(210.3) })).toBe('fail too-low-for-most')
})

test('a sum that the text mentions never passes, and says where it stands if it fails', () => {
  const line = resultOf('pay', { pay: { ...aYear(20_000), text: mentionPay('pay £20,000') } })
  expect(line.verdict).toBe('fail')
  expect(line.cautions.join()).toContain('Its text mentions £20,000 a year')
  expect(line.figures).toContainEqual({
    term: 'Pay read in',
    value: 'The running text, which mentions it',
  })
})

test('a school pays for its own days only', () => {
  const pay = { ...aYear(166), period: 'day' as const }
  const teacher = {
    occupation: chosen('2314'),
    nation: 'Wales' as const,
    payBand: { key: 'teacher-qualified', origin: 'advert' as const },
  }
  expect(summaryOf('pay', { ...teacher, pay })).toMatch(/^fail/)
  expect(summaryOf('pay', { ...teacher, pay: { ...pay, min: 167 } })).toBe('unknown day-rate')
})

test('codes that are closed have no say in the pay', () => {
  const pay = aYear(60_000)
  expect(summaryOf('pay', { pay, occupation: suggested('2134', '9111') })).toBe('pass option-a')
  expect(summaryOf('pay', { pay, occupation: suggested('9111') })).toBe('fail no-option-open')
  expect(summaryOf('pay', { pay, occupation: suggested('2134', '9999') })).toMatch(/^unknown/)
})

test('in the NHS the lower rates for health and care count', () => {
  const input = { occupation: chosen('2113'), pay: aYear(35_100) }
  expect(summaryOf('pay', { ...input, isNhs: true })).toBe('pass option-f')
  expect(summaryOf('pay', { ...input, isNhs: false })).toMatch(/^unknown/)
})

test('the pay of a part-time job may be the full-time pay', () => {
  const input = { hours: hours(30), pay: aYear(60_000), poster: 'proved' as const }
  expect(summaryOf('pay', input)).toBe('pass option-a')
  for (const words of ['Pay is pro rata.', 'FTE £60,000', 'full-time equivalent']) {
    const description = `${words} ${'You will write programs. '.repeat(10)}`
    expect(summaryOf('pay', { ...input, description })).toBe('unknown perhaps-full-time-pay')
    expect(summaryOf('pay', { ...input, description, hours: hours(37) })).toBe('pass option-a')
  }
  expect(summaryOf('pay', { ...input, description: '' })).toBe('unknown perhaps-full-time-pay')
  expect(summaryOf('pay', { ...input, description: 'Pro rata', pay: anHour(40) })).toBe(
    'pass option-a',
  )
})

test('a year’s pay of a source for fewer hours passes only if the advert calls it actual', () => {
  const input = { hours: hours(21), pay: aYear(60_000) }
  const saying = (words: string) => `${words} ${'You will write programs. '.repeat(10)}`
  expect(summaryOf('pay', input)).toBe('unknown perhaps-full-time-pay')
  expect(
    summaryOf('pay', { ...input, description: saying('A salary of £60,000, 21 hours.') }),
  ).toBe('unknown perhaps-full-time-pay')
  for (const words of ['The actual salary is £60,000.', '£60,000 is the salary for 21 hours.'])
    expect(summaryOf('pay', { ...input, description: saying(words) })).toBe('pass option-a')
  expect(summaryOf('pay', { ...input, pay: anHour(60) })).toBe('pass option-a')
  expect(summaryOf('pay', { ...input, pay: aYear(30_000) })).toMatch(/^fail/)
})

test('pay for a full week of part-time or term-time work may be more than this job pays', () => {
  const full = { pay: aYear(60_000), hours: hours(37.5) }
  const atOdds = { ...full.hours, isAtOdds: true } as const
  expect(summaryOf('pay', { ...full, hours: atOdds })).toBe('unknown perhaps-full-time-pay')
  expect(summaryOf('pay', { ...full, hours: atOdds, pay: anHour(60) })).toMatch(/^unknown/)
  const termTime = { ...full, payPattern: 'term-time' as const }
  expect(summaryOf('pay', termTime)).toBe('unknown perhaps-full-time-pay')
  expect(summaryOf('pay', { ...termTime, pay: aYear(90_000) })).toMatch(/^pass/)
  expect(summaryOf('pay', { ...termTime, description: 'The actual salary is £60,000.' })).toMatch(
    /^pass/,
  )
})

test('a band’s yearly range is what full-time work pays, so that fewer hours pay their share', () => {
  const description = `The actual salary. ${'You will. '.repeat(30)}`
  const input = { hours: hours(30), pay: aYear(50_000), description }
  expect(summaryOf('pay', input)).toMatch(/^pass/)
  expect(summaryOf('pay', { ...input, isFullTimePay: true })).toMatch(/^fail/)
})

test('SW 6.2: a suggested code decides only what all candidate codes agree on', () => {
  const between = { pay: aYear(45_000), person: { isUnder26: 'no' } as const }
  expect(summaryOf('pay', { ...between, occupation: suggested('2119', '2134') })).toBe(
    'unknown depends-on-the-code',
  )
  expect(summaryOf('pay', { pay: aYear(90_000), occupation: suggested('2119', '2134') })).toMatch(
    /^pass/,
  )
  expect(summaryOf('pay', { pay: aYear(20_000), occupation: suggested('2119', '2134') })).toMatch(
    /^fail/,
  )
})

test('pay ‘pro rata’ for hours that are only assumed may be for a week that this job does not have', () => {
  const assumed = { least: 37.5, most: 37.5, origin: 'nhs' } as const
  const pay = { ...aYear(80_000), text: '£80,000 pa pro rata' }
  expect(summaryOf('pay', { pay, hours: assumed })).toBe('unknown perhaps-full-time-pay')
  expect(summaryOf('pay', { pay: aYear(80_000), hours: assumed })).toMatch(/^pass/)
  expect(summaryOf('pay', { pay, hours: hours(37.5) })).toMatch(/^pass/)
  const low = { ...aYear(25_000), text: '£25,000 pa pro rata' }
  expect(summaryOf('pay', { pay: low, hours: assumed })).toMatch(/^fail/)
})
