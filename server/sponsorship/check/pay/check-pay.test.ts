import { expect, test } from 'vitest'
import {
  RULES,
  aYear,
  anHour,
  chosen,
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
  const input = { hoursPerWeek: 40 }
  expect(summaryOf('pay', { ...input, pay: aYear(58_346.67) })).toBe('pass option-a')
  expect(summaryOf('pay', { ...input, pay: aYear(58_346.66) })).toMatch(/^unknown/)
  expect(figuresOf({ ...input, pay: aYear(60_000) })).toContain(
    'Option A (standard): £41,700 a year, and going rate £54,700 × 40 ÷ 37.5 = £58,346.67: the pay reaches both',
  )
})

test('the floor is not lower for fewer hours', () => {
  const input = {
    hoursPerWeek: 20,
    occupation: chosen('2119'),
    person: { isUnder26: 'no' } as const,
  }
  expect(summaryOf('pay', { ...input, pay: aYear(41_700) })).toBe('pass option-a')
  expect(summaryOf('pay', { ...input, pay: aYear(41_699.99) })).not.toMatch(/^pass/)
})

test('SW 14.3: £15 for 60 hours counts as £37,440 and not £46,800', () => {
  const input = { hoursPerWeek: 60, pay: anHour(15), occupation: chosen('2142') }
  expect(figuresOf(input)).toEqual(
    expect.arrayContaining([
      'Bottom of the pay offered: £15 × 60 × 52 = £46,800.00 a year',
      'Counts towards the salary floor (first 48 hours): £15 × 48 × 52 = £37,440.00',
    ]),
  )
  const line = resultOf('pay', input)
  expect(line).toMatchObject({ verdict: 'fail', reason: expect.stringContaining('£53,440.00') })
  expect(line.sources.map(({ rule }) => rule)).toContain('SW 14.3')
})

test('SW 14.3: four fifths of a yearly pay for 60 hours count', () => {
  const paid = { amount: 50_000, period: 'year', hours: 60, doubt: null } as const
  expect(countedTowardsFloor(paid, 60, 48)).toBe(40_000)
  expect(countedTowardsFloor(paid, 40, 48)).toBe(50_000)
  expect(countedTowardsFloor({ ...paid, amount: 15, period: 'hour' }, 60, 48)).toBe(37_440)
})

test('a month counts twelve times and a week fifty-two times', () => {
  const month = { ...aYear(4558.34), period: 'month' as const }
  const week = { ...aYear(1051.93), period: 'week' as const }
  expect(summaryOf('pay', { pay: month })).toBe('pass option-a')
  expect(summaryOf('pay', { pay: { ...month, min: 4558.33 } })).toMatch(/^unknown/)
  expect(summaryOf('pay', { pay: week })).toBe('pass option-a')
  expect(summaryOf('pay', { pay: { ...week, min: 1051.92 } })).toMatch(/^unknown/)
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
  ['estimate', { pay: { ...aYear(90_000), text: 'Estimated by the board' } }],
  ['implausible-pay', { pay: { ...aYear(90_000), period: 'hour' as const } }],
  ['up-to', { pay: { ...aYear(1), min: null, max: 90_000 } }],
  ['not-basic', { findings: [finding('pay-not-basic')] }],
  ['hours-not-known', { hoursPerWeek: null }],
  ['hours-implausible', { hoursPerWeek: 0 }],
  ['hours-implausible', { hoursPerWeek: 7.5 }],
  ['hours-implausible', { hoursPerWeek: 100 }],
  ['occupation-not-known', { occupation: null }],
  ['no-going-rate-known', { occupation: chosen('9999') }],
])('%s: the pay result is unknown and says what to ask', (code, input) => {
  const line = resultOf('pay', input)
  expect(line).toMatchObject({ verdict: 'unknown', code })
  expect(line.todo).toMatch(/^Ask/)
})

test('pay that is too low in any case fails even if facts are missing', () => {
  expect(summaryOf('pay', { pay: aYear(33_399.99), hoursPerWeek: null })).toMatch(/^fail/)
  expect(summaryOf('pay', { pay: aYear(33_400), hoursPerWeek: null })).toMatch(/^unknown/)
  expect(summaryOf('pay', { pay: anHour(17.12), hoursPerWeek: null })).toMatch(/^fail/)
  expect(summaryOf('pay', { pay: aYear(22_000), occupation: null })).toBe('fail below-every-floor')
  const upTo = { ...aYear(1), min: null, max: 30_000 }
  expect(summaryOf('pay', { pay: upTo })).toBe('fail below-every-option')
  expect(summaryOf('pay', { pay: aYear(30_000), findings: [finding('pay-not-basic')] })).toMatch(
    /^fail/,
  )
})

test('the pay of a part-time job may be the full-time pay', () => {
  const input = { hoursPerWeek: 30, pay: aYear(60_000) }
  expect(summaryOf('pay', input)).toBe('pass option-a')
  for (const words of ['Pay is pro rata.', 'FTE £60,000', 'full-time equivalent']) {
    const description = `${words} ${'You will write programs. '.repeat(10)}`
    expect(summaryOf('pay', { ...input, description })).toBe('unknown perhaps-full-time-pay')
    expect(summaryOf('pay', { ...input, description, hoursPerWeek: 37 })).toBe('pass option-a')
  }
  expect(summaryOf('pay', { ...input, description: '' })).toBe('unknown perhaps-full-time-pay')
  expect(summaryOf('pay', { ...input, description: 'Pro rata', pay: anHour(40) })).toBe(
    'pass option-a',
  )
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

test('SW 5.6A: pay below the minimum wage is mentioned, as far as the figure is certain', () => {
  const wage = RULES.figures.minimumWage.value
  const words = (pay: number) => resultOf('pay', { pay: anHour(pay) }).cautions.join()
  expect(words(wage - 0.01)).toContain('less than the minimum wage of £12.71')
  expect(words(wage - 0.01)).toContain(RULES.figures.minimumWage.certainty)
  expect(words(wage)).not.toContain('minimum wage')
})
