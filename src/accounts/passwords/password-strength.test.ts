import { expect, test } from 'vitest'
import { requireUncommonPassword } from './require-uncommon-password.ts'
import { measurePassword, STRENGTH_WORDS, strengthOf } from './password-strength.ts'

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

const PERSONAL = ['Adaeze', 'Obi', 'night.owl', 'AdaezeObi']

test.each([
  'river-side-9!',
  'Liver-Pool-2024!',
  'Night-Owl-77!',
  'Adaeze-Obi-2024!',
  'P@ssw0rd-2024!',
])('%s is refused, and the meter does not call it strong', (password) => {
  const refuse = () => requireUncommonPassword('password', password, PERSONAL)

  expect(refuse).toThrow(/too easy to guess/)
  expect(measurePassword(password, PERSONAL).strength).toBeLessThan(3)
})

test.each([
  ['TideAndHarbourAndFerry7', 0, /special character/],
  ['Adaeze-Obi-2024!', 0, /your name or part of your email/],
  ['P@ssw0rd-2024!', 0, /a common word/],
  ['Tide-and-Harbour-7', 4, /^Very strong$/],
])('the meter says of %s what the rules say', (password, strength, words) => {
  const measured = measurePassword(password, PERSONAL)

  expect(measured.strength).toBe(strength)
  expect(measured.words).toMatch(words)
})
