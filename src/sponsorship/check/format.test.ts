import { expect, test } from 'vitest'
import { formatPounds, formatRoundedDown, formatRoundedUp } from './format.ts'

const FORMATS = [formatPounds, formatRoundedDown, formatRoundedUp]

test.each(FORMATS)(
  '$name writes pence only where there are any, and then both digits',
  (format) => {
    for (const [pounds, text] of [
      [38_300, '£38,300'],
      [0, '£0'],
      [12.5, '£12.50'],
      [24_048.75, '£24,048.75'],
      [1_000_000.01, '£1,000,000.01'],
    ] as const)
      expect(format(pounds)).toBe(text)
  },
)

test('what is paid is rounded down, what is required up', () => {
  expect(formatRoundedDown(38_299.999)).toBe('£38,299.99')
  expect(formatRoundedUp(38_299.991)).toBe('£38,300')
  // No error of the arithmetic counts as a penny.
  expect(formatRoundedDown(0.1 + 0.2)).toBe('£0.30')
  expect(formatRoundedUp(0.1 + 0.2)).toBe('£0.30')
})
