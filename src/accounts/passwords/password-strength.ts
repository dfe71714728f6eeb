import { isCommonPassword, toLetters, type PasswordOwner } from './common-passwords.ts'
import { checkPassword, PASSWORD_PROBLEMS } from '#accounts/sign-up/sign-up-checks.ts'

/** A rough estimate of how hard a password is to guess; 4 is best. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

export const STRENGTH_WORDS = [
  'Too weak',
  'Weak',
  'Could be stronger',
  'Strong',
  'Very strong',
] as const

/** Longer words are in no list of common passwords. */
const LONGEST_LISTED = 12

/** What the meter shows of a password. */
export interface Measured {
  strength: PasswordStrength
  words: string
}

/**
 * A password's strength by the rules that accept or refuse it: nothing that they refuse is strong. The list of breached
 * passwords is too large for a browser, so a password that is one short word in disguise is never strong either.
 */
export function measurePassword(password: string, owner: PasswordOwner): Measured {
  const problem = checkPassword(password)
  if (problem === PASSWORD_PROBLEMS.plain)
    return { strength: 0, words: 'Add a special character, like ! or -' }
  if (!problem && isCommonPassword(password))
    return { strength: 0, words: 'Too easy to guess: it is a common word or number' }
  if (!problem && isCommonPassword(password, owner))
    return { strength: 0, words: 'Too easy to guess: it is your name or part of your email' }
  const estimate = strengthOf(password)
  const isWord = toLetters(password.toLowerCase()).length <= LONGEST_LISTED
  const strength = isWord && estimate > 2 ? 2 : estimate
  return { strength, words: STRENGTH_WORDS[strength] }
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/**
 * The strength shown by the meter next to the field: length counts most, the variety of characters a little, repeated
 * and consecutive characters (aaaa, 1234) not at all.
 */
export function strengthOf(password: string): PasswordStrength {
  const characters = Array.from(password)
  if (characters.length < 8) return 0
  const distinct = characters.filter((character, i) => !continuesRun(characters, character, i))
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const score = distinct.length + kinds * 2
  if (score < 12) return 0
  if (score < 14) return 1
  if (score < 18) return 2
  return score < 22 ? 3 : 4
}

function continuesRun(characters: string[], character: string, i: number) {
  const before = characters[i - 1]
  if (before === undefined) return false
  const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return step >= -1 && step <= 1
}
