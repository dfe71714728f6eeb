import { expect, test } from 'vitest'
import { STRENGTH_WORDS, strengthOf } from './password-strength.ts'

test.each([
  ['', 'Too weak'],
  ['Ab1!xyz', 'Too weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'Too weak'],
  ['abcdefghijklmnopqrstuvwxyz', 'Too weak'],
  ['987654321098765432109', 'Too weak'],
  ['xkqmvtpw', 'Too weak'],
  ['xkqmvtp-', 'Weak'],
  ['xkqmvt-7', 'Could be stronger'],
  ['xKqmvt-7pwRz', 'Strong'],
  ['Tide-and-Harbour-7', 'Very strong'],
  ['море-и-берег-и-ветер', 'Very strong'],
])('the strength of %s is ‘%s’', (password, words) => {
  expect(STRENGTH_WORDS[strengthOf(password)]).toBe(words)
})
