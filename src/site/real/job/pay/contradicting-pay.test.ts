import { expect, test } from 'vitest'
import { toPlain } from '#safety/real/plain-text.ts'
import { findContradictingPay } from './contradicting-pay.ts'
import { findWrongExchange } from './foreign-sums.ts'

test.each([
  'Rate of pay £17 per hour, 39 hours a week. Annual salary: £49,800.',
  'Basic pay is £2,900 a month, that is £41,900 a year.',
  'Your wage is £700 a week, and the annual salary is £48,000, no bonus.',
  'Hours: 40. £16.20 an hour, so the basic salary is £45,000 a year. No overtime in this.',
  'Night work, 4 x 10 hour shifts at £14 an hour, that is £820 a week.',
  'वेतन £2,500 प्रति माह, यानी सालाना £41,000।',
  'Sueldo de 2.400 libras al mes, 41.700 libras al año.',
])('wrong: %s', (text) => {
  expect(findContradictingPay(toPlain(text)).map(({ reason }) => reason)).toEqual(['wrong-sum'])
})

test.each([
  'Rate of pay £17 per hour, 39 hours a week. Annual salary: £34,476.',
  'Basic pay is £3,475 a month, that is £41,700 a year.',
  '£13.50 an hour, 40 hours a week with breaks unpaid, about £26,500 a year.',
  '£14 an hour, 40 hours a week. With overtime people earn £38,000 a year.',
  'Salary £42,000 a year. The flat is £850 a month, bills included.',
  'Salary £30,000 to £42,000 a year, £2,500 a month to start.',
  '£42,000 a year. Your first payment is £2,100 net a month.',
  'Term-time only: £15 an hour, 37 hours a week, £24,100 a year.',
  'Salary £41,900 a year; a relocation of £1,200 is paid in the first month.',
])('right: %s', (text) => {
  expect(findContradictingPay(toPlain(text))).toEqual([])
})

test.each([
  ['Salary £3,900 monthly (₦850,000).', '₦850,000'],
  ['£45,000 a year, that is about 9 lakh rupees.', '9 lakh rupees'],
  ['£2,800 per month (৳90,000).', '৳90,000'],
  ['Sahod £3,100 o katumbas ng ₱61,000 bawat buwan.', '₱61,000'],
  ['Pay of £3,000 (equivalent to KSh 95,000) each month.', 'KSh 95,000'],
  ['€3,475 gross monthly, in other words £41,700 a year.', '€3,475'],
  ['Salaire 3 500 £ par mois, soit environ 900 000 FCFA.', '900 000 FCFA'],
])('exchange: %s', (text, sum) => {
  const found = findWrongExchange(toPlain(text))
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual([sum])
})

test.each([
  'Salary £3,900 monthly (₦7.8 million).',
  '£45,000 a year, that is about 52 lakh rupees.',
  '£42,000 a year (about ₹4 lakh a month).',
  '£2,800 per month (৳4,60,000).',
  '€4,100 gross monthly, about £42,000 a year.',
  'Visa £304 to UKVI. The TB test is about ₹2,400 at the clinic.',
  'I send ₦300k home, and £200 goes to savings.',
  'Salary £40,000 (€46,000).',
])('right exchange: %s', (text) => {
  expect(findWrongExchange(toPlain(text))).toEqual([])
})
