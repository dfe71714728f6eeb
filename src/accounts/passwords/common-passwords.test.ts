import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password!',
  'P@ssw0rd!',
  'Pa$$w0rd2024',
  'pass-word-123',
  '!!!Liverpool#2024',
  '4dm1n!!!',
  'Welcome_1',
  'GodIsGood@777',
  'ｐａｓｓｗｏｒｄ!',
  '12345678!',
  '!!!!!!!!',
  '2024-11-05',
  'aaaaaaa!',
  'abab-abab',
  'Qwerty12#',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'Tide-and-Harbour-7',
  'correct horse battery!',
  'grüne-Möwe',
  'море-и-берег',
  'x9!kV2#qL',
])('%s is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test.each(['Okonkwo!1', 'OKONKWO#2024', 'Ok0nkw0!!', 'nightowl77!', 'Night-Owl-77!', 'OwlOwl!!1'])(
  '%s is too easy to guess for a person with that name',
  (password) => {
    const owner = { firstName: 'Owl', lastName: 'Okonkwo', email: 'nightowl77@example.org' }

    expect(isCommonPassword(password, owner)).toBe(true)
  },
)

test('a personal word is common only for that person, and two-letter names are ignored', () => {
  expect(isCommonPassword('Okonkwo!1', { firstName: 'Ada' })).toBe(false)
  expect(isCommonPassword('Ng-x9kV2#qL', { lastName: 'Ng' })).toBe(false)
})

test('checking the longest passwords is fast', () => {
  expect(isCommonPassword(`${'ab'.repeat(99)}c!`)).toBe(false)
})
