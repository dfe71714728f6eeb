import { expect, test } from 'vitest'
import { formatTypedPay } from './typed-pay.ts'

test.each([
  [{ payMin: '£31.5k', payMax: '34,000', payPeriod: 'year' }, '£31,500 to £34,000 a year'],
  [{ payMin: '12.50', payPeriod: 'fortnight' }, 'from £12.50'],
  [{ payMax: '300', payCurrency: 'pounds', payPeriod: 'day' }, 'up to £300 a day'],
  [{ payMin: '300', payMax: '300', payCurrency: 'EUR', payPeriod: 'constructor' }, '€300'],
  [{ payMin: 'a lot', payMax: '' }, null],
  [{}, null],
])('pay typed as %o reads %s', (answers, words) => {
  expect(formatTypedPay(answers)).toBe(words)
})
