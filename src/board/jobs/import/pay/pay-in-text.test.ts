import { expect, test } from 'vitest'
import { findPayInText } from './pay-in-text.ts'

const pay = (text: string, title = '') => {
  const found = findPayInText(title, text)?.figures
  return found ? [found.min, found.max, found.period] : null
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
  ['Audit Manager IT - Financial Services - £600p.day - Hybrid', 600, 600, 'day'],
  ['Surveyor, London, £400 - 450 p/day Your new company', 400, 450, 'day'],
  ['Property Accountant, £55,000-£65,000, London', 55_000, 65_000, 'year'],
  ['Surveyor job, Liverpool, £55000 to £60000 Your new company', 55_000, 60_000, 'year'],
  ['UK Tax Manager Bristol (hybrid) to£80,000 bonus', null, 80_000, 'year'],
  ['150,000 - 200,000 GBP Performance Based Bonus Onsite', 150_000, 200_000, 'year'],
  ['Up to 60,000 GBP Competitive Bonus', null, 60_000, 'year'],
  ['Comp: 100-200k This is a fantastic opportunity', 100_000, 200_000, 'year'],
  ['Contractor looking for a Surveyor £45-55,000 plus car', 45_000, 55_000, 'year'],
  ['Finance Analyst, SaaS, London, 60–65,000 - City', 60_000, 65_000, 'year'],
  ['International bank Permanent 90k - 115k This role', 90_000, 115_000, 'year'],
  ['Salary up to £28,500 with OTE of £29,500 Job Type', null, 28_500, 'year'],
  ['Cargo Underwriter City of London | Circa 65,000 Bonus', 65_000, 65_000, 'year'],
  ['We pay £15.50 per hour and every mile.', 15.5, 15.5, 'hour'],
  ['You look after a £50,000 budget. The salary is £31,000 a year.', 31_000, 31_000, 'year'],
  ['You earn between £28,000 and £33,000 a year.', 28_000, 33_000, 'year'],
  ['Salary: £26,000\u201128,000 a year', 26_000, 28_000, 'year'],
  ['Salary £25,000 - £25,500 a year at first, rising to £45,000', 25_000, 25_500, 'year'],
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
  'Join a team of 16,000 - 20,000 people around the globe.',
  'Up to 65,000 homes are ours.',
  'Freelance Quantity Surveyor - £12M Refurbishment Project',
  'Commercial Manager - (Build £150M)',
  'Earnings: Uncapped Commission OTE 50-60K Full Support',
  'Salary: Competitive circa 60 - 70,000 OTE (Uncapped Commission)',
  'Referral scheme: £1,000 for a friend.',
  'On-target earnings £60,000 a year.',
  'Call 020 7946 0000 between 9 and 5.',
  'The minimum salary for a Skilled Worker visa is £41,700.',
  'To be sponsored you have to earn £41,700 per annum.',
  'Sponsorship is possible where the salary is at least £41,700 per annum.',
  'We cannot sponsor, as it pays less than the £41,700 minimum salary.',
  'The salary has to meet the Home Office threshold (£41,700 a year).',
  'You pay the Immigration Health Surcharge of £1,035 per year.',
  'Residents pay £1,950 per week for their room.',
  'Our families pay fees of £1,450 per week.',
  'A flat nearby: rent £650 per month.',
  'You answer for a wage bill of £600,000 per annum.',
  'We are a charity with an income of £900,000 a year.',
  'The last holder of the post earned £60,000 per annum.',
  'Your predecessor earned £60,000 per annum.',
  'The average salary in the town is £38,000 per annum.',
  'A cook is sought.\nOther vacancies: Finance Director, £95,000 per annum.',
  'A cook is sought. We are also recruiting a Head Chef: salary £45,000 per annum.',
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
