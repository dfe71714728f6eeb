import { expect, test } from 'vitest'
import { toPhoneNumber } from './phone-number.ts'

test.each([
  ['0803 123 4567', 'NG', '+2348031234567'],
  ['+44 7400 123456', 'NG', '+447400123456'],
  ['07400 123456', 'GB', '+447400123456'],
  ['ask my sister', 'GB', 'ask my sister'],
  ['12', 'GB', '12'],
  ['०९८७६५ ४३२१०', 'IN', '+919876543210'],
  ['१२', 'IN', '12'],
  ['   ', 'GB', null],
  ['0803 123 4567', '', '0803 123 4567'],
])('%s in %s is stored as %s', (typed, country, stored) => {
  expect(toPhoneNumber(typed, country)).toBe(stored)
})
