import { expect, test } from 'vitest'
import { toShortName } from './short-name.ts'

test.each([
  ['Staff nurse, A&E', 'Staff nurse, A&E'],
  ['St. Mary’s Home', 'St. Mary’s Home'],
  ['Nurse https://evil.example/pay now', 'Nurse now'],
  ['Nurse www.evil.example', 'Nurse'],
  ['Nurse pay.evil.example/iban', 'Nurse pay. evil. example/iban'],
  ['Booking.com', 'Booking. com'],
  ['Ask jobs@evil.example', 'Ask'],
  ['Nurse\r\nBcc: victim', 'Nurse Bcc: victim'],
  ['zero\u200Bwidth\u202Ename', 'zero width name'],
])('%j becomes %j', (text, short) => {
  expect(toShortName(text)).toBe(short)
})

test('a long name is cut at sixty characters, between letters', () => {
  const short = toShortName('🦊'.repeat(1000))

  expect(Array.from(short)).toHaveLength(60)
  expect(short.endsWith('🦊…')).toBe(true)
})
