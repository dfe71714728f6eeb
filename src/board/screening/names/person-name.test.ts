import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { requireOwnName, senderName } from './person-name.ts'

test.each([
  ['Pay by WhatsApp 07700 900123', 'visa fee 500'],
  ['Landfall Verified', 'Recruiter'],
  ['Home Office', 'Visa Department'],
  ['H0me 0ffice', ''],
  ['Ada', 'https://evil.example/pay'],
  ['Ada 07700', '900123'],
  ['Barts Health', 'Recruitment'],
  ['Telegram:', 'CareVisaDesk'],
  ['COS Plug', 'UK'],
  ['Pay Me', 'For Your Visa'],
  ['Official', 'Recruitment Team'],
  ['Visa', 'Officer UK'],
  ['Elm Lea', 'Care Home'],
  ['Barchester', 'Recruitment'],
  ['Barchester', 'Careers'],
  ['Elm Lea', 'Ltd.'],
  ['Ada Okafor', '(Verified)'],
  ['Visa', 'Fee 500'],
  ['Ada', 'fee £50'],
  ['Ada', 'Okafor ५००'],
])('%s %s is no name of a person', (firstName, lastName) => {
  expect(() => requireOwnName({ firstName, lastName })).toThrow(DomainError)
  expect(senderName(`${firstName} ${lastName}`)).toBeNull()
})

test.each([
  ['Ada', 'Okafor'],
  ['Mary Jane', 'O’Neill-Smith'],
  ['Наталія', 'Шевченко'],
  ['राधा', 'शर्मा'],
  ['محمد', 'خان'],
  ['Nguyễn', 'Thị Hoa'],
  ['Christie', 'Medway'],
  ['Love', 'Royal'],
  ['Alec', 'Home'],
  ['Group Captain', 'Care'],
  ['Paul', 'Churchill'],
  ['Signal', 'Moyo'],
  ['Lovemore', 'Visa'],
  ['John', 'Okafor 2nd'],
  ['', ''],
])('%s %s is', (firstName, lastName) => {
  expect(() => requireOwnName({ firstName, lastName })).not.toThrow()
  expect(senderName(`${firstName} ${lastName}`)).toBe(`${firstName} ${lastName}`)
})
