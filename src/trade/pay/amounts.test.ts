import { expect, test } from 'vitest'
import { payOrderProblem, readAmount } from './amounts.ts'

test.each([
  ['31,500', 31_500],
  ['£31.5k', 31_500],
  ['31 500.50', 31_500.5],
  ['12.71', 12.71],
  ['37,5', 37.5],
  ['12,71', 12.71],
  ['31,5k', 31_500],
  ['1,00,000', 100_000],
  ['31.500,50', undefined],
  ['30K', 30_000],
  [' ', null],
  ['a lot', undefined],
  ['-1', undefined],
  ['31.5 thousand', undefined],
  ['1.2345k', undefined],
])('‘%s’ is read as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  [31_500, 3420, '£3,420 is below £31,500. Did you mean £34,200?'],
  [31_500, 33, '£33 is below £31,500. Did you mean £33,000?'],
  [12.71, 1.3, '£1.30 is below £12.71. Did you mean £13?'],
  [
    31_500,
    30_000,
    '£30,000 is below £31,500. Correct one of the two, or leave the highest pay out.',
  ],
])('a range from %s to %s is asked about', (low, high, sentence) => {
  expect(payOrderProblem(low, high, 'GBP')).toBe(sentence)
})
