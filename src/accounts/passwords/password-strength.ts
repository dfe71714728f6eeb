/** A rough estimate of how hard a password is to guess; 4 is best. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

export const STRENGTH_WORDS = [
  'Too weak',
  'Weak',
  'Could be stronger',
  'Strong',
  'Very strong',
] as const

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
