import { expect, test } from 'vitest'
import { formatPay } from './format-pay.ts'

const pay = { min: null, max: null, currency: 'GBP', period: null, text: null }

test.each([
  [{ min: 31_049, max: 37_796, period: 'year' as const }, '£31,049 to £37,796 a year'],
  [{ min: 12.71, max: 12.71, period: 'hour' as const }, '£12.71 an hour'],
  [{ min: 28_000, period: 'year' as const }, 'from £28,000 a year'],
  [{ max: 300, period: 'day' as const }, 'up to £300 a day'],
  [{ min: 4000, max: 4000, currency: 'EUR', period: 'month' as const }, '€4,000 a month'],
  [{ min: 500 }, 'from £500'],
  [{ text: 'Negotiable' }, 'Negotiable'],
  [{}, null],
])('pay %o reads %s', (overrides, words) => {
  expect(formatPay({ ...pay, ...overrides })).toBe(words)
})

test('no pay at all reads as nothing', () => {
  expect(formatPay(null)).toBeNull()
})
