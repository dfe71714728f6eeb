import { expect, test } from 'vitest'
import { findPayInText } from './pay-in-text.ts'

const pay = (text: string, title = '') => {
  const found = findPayInText(title, text)
  return found && [found.min, found.max, found.period]
}

test.each([
  ['Salary: £45,000 - £55,000 Car Allowance Pension', 45_000, 55_000, 'year'],
  ['Site Manager - South CoastSalary: £45,000 - £55,000', 45_000, 55_000, 'year'],
  ['Salary: 40,000 - 55,000 (Dependent on Experience)', 40_000, 55_000, 'year'],
  [
    'The role is offering a base salary of 125,000 plus excellent benefits.',
    125_000,
    125_000,
    'year',
  ],
  ['A GLOBAL TRAVEL BUSINESS - £70-75K, to start at once.', 70_000, 75_000, 'year'],
  ['Audit Senior - Central London - £50,000-£60,000 Your new company', 50_000, 60_000, 'year'],
  ['Accounting Manager - £80,000 to £90,000 bonus Your new company', 80_000, 90_000, 'year'],
  ['Project Manager - Fixed Term - 80-85k base We are looking', 80_000, 85_000, 'year'],
  ['Why this role pays off: Starting salary: 12.71 per hour', 12.71, 12.71, 'hour'],
  ['We pay £15.50 per hour and every mile.', 15.5, 15.5, 'hour'],
])('%j pays', (text, min, max, period) => {
  expect(pay(text)).toEqual([min, max, period])
})

test('‘up to’ has no bottom, and a title counts before the text', () => {
  expect(pay('Up to £27,976.00 annual salary')).toEqual([null, 27_976, 'year'])
  expect(pay('Salary £20,000 a year', 'Developer, £65k')).toEqual([65_000, 65_000, 'year'])
})

test.each([
  'A fund with £5bn under management and a turnover of £40 million.',
  'Earn a bonus of £5,000 a year.',
  'Salary: £5,000 car allowance and more.',
  'You manage a budget of £250,000 a year.',
  'A charity with £45,000 in funding from the lottery seeks help.',
  'You sell homes worth £250,000 to £300,000.',
  'Referral scheme: £1,000 for a friend.',
  'On-target earnings £60,000 a year.',
  'Call 020 7946 0000 between 9 and 5.',
  '',
])('no pay is read into %j', (text) => {
  expect(pay(text)).toBeNull()
})

test.each(['£1', '1', '£1,000 ', 'salary ', 'up to £'])(
  'a long text of nothing but %j is read to its end',
  (text) => {
    expect(() => pay(text.repeat(20_000))).not.toThrow()
  },
)
