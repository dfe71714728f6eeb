import { array, assert, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { requireUncommonPassword } from './require-uncommon-password.ts'
import { checkPassword } from '#accounts/sign-up/sign-up-checks.ts'
import { isBreachedPassword } from './breached/is-breached-password.ts'
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

const OWNER = { firstName: 'Adaeze', lastName: 'Obi', email: 'night.owl@example.org' }

test.each([
  'river-side-9!',
  'Liver-Pool-2024!',
  'Night-Owl-77!',
  'Adaeze-Obi-2024!',
  'P@ssw0rd-2024!',
])('%s is refused, and the meter does not call it strong', (password) => {
  const refuse = () => requireUncommonPassword('password', password, OWNER)

  expect(refuse).toThrow(/too easy to guess/)
  expect(measurePassword(password, OWNER).strength).toBeLessThan(3)
})

test.each([
  ['TideAndHarbourAndFerry7', 0, /special character/],
  ['Adaeze-Obi-2024!', 0, /your name or part of your email/],
  ['P@ssw0rd-2024!', 0, /a common word/],
  ['Tide-and-Harbour-7', 4, /^Very strong$/],
])('the meter says of %s what the rules say', (password, strength, words) => {
  const measured = measurePassword(password, OWNER)

  expect(measured.strength).toBe(strength)
  expect(measured.words).toMatch(words)
})

const words = constantFrom('Adaeze', 'obi', 'Night.Owl', 'night owl', '4daeze', 'Liverpool', 'Ｏbi')
const ends = constantFrom('', '-', '!2024', ' ', '#7')
const passwords = tuple(ends, array(words, { maxLength: 3 }), string({ maxLength: 6 }), ends)

test('whatever has the name or the address of its owner, the meter says what the rules say', () => {
  assert(
    property(passwords, words, words, words, ([head, parts, other, tail], first, last, local) => {
      const password = `${head}${parts.join('')}${other}${tail}`
      const owner = { firstName: ` ${first}`, lastName: last, email: `${local}@example.org` }
      const measured = measurePassword(password, owner)
      if (checkPassword(password)) expect(measured.strength).toBeLessThan(3)
      else if (measured.words.startsWith('Too easy')) expect(isRefused(password, owner)).toBe(true)
      else if (isRefused(password, owner)) expect(isBreachedPassword(password)).toBe(true)
    }),
  )
})

function isRefused(password: string, owner: typeof OWNER) {
  try {
    requireUncommonPassword('password', password, owner)
    return false
  } catch {
    return true
  }
}
