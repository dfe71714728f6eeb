import { expect, test } from 'vitest'
import { StartupRequest } from './startups.schema.ts'

test.each([
  ['', true],
  ['+44 (0)20 7946 0018 ext. 4', true],
  ['020/7946-0018', true],
  ['০১৭১২৩৪৫৬৭৮', true],
  ['call me 😀', false],
  ['12345', false],
  ['020 7946 0018 after six', false],
])('the phone number %j is accepted: %s', (companyPhoneNumber, isAccepted) => {
  const phone = StartupRequest.shape.companyPhoneNumber
  expect(phone.safeParse(companyPhoneNumber).success).toBe(isAccepted)
})
