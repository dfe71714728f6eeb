import { expect, test } from 'vitest'
import { findPayPattern } from '#sponsorship/advert/pay/pay-pattern.ts'
import { parseHours, parseJobType, zeroHoursLine } from './job-type.ts'

test.each([
  ['FULL_TIME', 'Full-time'],
  ['Permanent', 'Full-time'],
  ['permanent, part_time', 'Part-time'],
  ['PART_TIME', 'Part-time'],
  ['contract, part_time', 'Contract'],
  ['TEMPORARY', 'Contract'],
  ['CONTRACTOR, FULL_TIME', 'Contract'],
  ['Fixed-term', 'Contract'],
  ['Permanent contract', 'Full-time'],
  ['OTHER', null],
  ['FULL_TIME,PART_TIME', null],
  ['fulltime, parttime', null],
  ['Non-contract', null],
  ['', null],
])('%s is %s', (text, type) => {
  expect(parseJobType(text)).toBe(type)
})

test.each([
  ['37.5 hours per week', 37.5],
  ['37,5', 37.5],
  ['37,50 hours', 37.5],
  ['16,24', null],
  ['40', 40],
  ['16-24', null],
  ['400', null],
  ['flexible', null],
  ['12 hour shifts', null],
  ['7.5 hours per day', null],
  ['0.6 WTE', null],
  ['24 h nights', null],
  ['37½ hours', 37.5],
])('%s is %s hours a week', (text, hours) => {
  expect(parseHours(text)).toBe(hours)
})

test.each(['Zero hours', 'zero-hours', 'ZERO_HOURS', 'Contract, zero hours', 'Nil hours'])(
  'a type of only %j stands in the advert, where the check reads it',
  (type) => {
    const line = zeroHoursLine(type, 'Support people at home.')
    expect(findPayPattern('Support worker', `Support people at home.${line}`)).toBe('zero-hours')
    expect(zeroHoursLine(type, 'This is a zero hours contract.')).toBe('')
  },
)

test.each(['Full-time', '10 hours', '37.5 hours', ''])('a type of %j adds no line', (type) => {
  expect(zeroHoursLine(type, 'Support people at home.')).toBe('')
})
