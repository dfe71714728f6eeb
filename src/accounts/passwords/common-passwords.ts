import common from './common-words.json' with { type: 'json' }

const COMMON = new Set(common.words)

const SUBSTITUTIONS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

// 'abcabc' and 'aaaa'.
const REPEATED = /^(.+?)\1+$/u

/** What an attacker knows of the person a password belongs to. */
export interface PasswordOwner {
  firstName?: string
  lastName?: string
  email?: string
}

/**
 * Whether a password is among the first that attackers try: a common word with digits, symbols or substitutions
 * ('P@ssw0rd!', 'Liverpool#2024'), only digits and symbols, a repeated sequence, or the owner's
 * name or the part of their address before the @. The server refuses it, and the meter says so beforehand.
 */
export function isCommonPassword(password: string, owner: PasswordOwner = {}): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const own = personalWords(owner).flatMap((word) => coresOf(word.normalize('NFKC').toLowerCase()))
  const words = new Set([...COMMON, ...own.filter((word) => word.length > 2)])
  const isCommon = (core: string) => core === '' || words.has(core) || REPEATED.test(core)
  // Only digits and symbols.
  if (!/\p{L}/u.test(text)) return true
  return coresOf(text).some(isCommon)
}

function personalWords({ firstName = '', lastName = '', email = '' }: PasswordOwner) {
  const [local = ''] = email.split('@', 1)
  const names = [firstName.trim(), lastName.trim()]
  return [...names, names.join(''), local.trim()]
}

// Prefixes and suffixes that people add to satisfy a rule: nothing, symbols, or digits and symbols.
const HEADS = [/^/u, /^[^\p{L}\p{N}]+/u, /^[^\p{L}]+/u]
const TAILS = [/$/u, /[^\p{L}\p{N}]+$/u, /[^\p{L}]+$/u]

/** Words that a password, given in lower case, may be based on. */
export function coresOf(text: string) {
  const parts = HEADS.flatMap((head) =>
    TAILS.map((tail) => text.replace(head, '').replace(tail, '')),
  )
  return [...parts, ...parts.map(toLetters)]
}

/** The letters of a password given in lower case, with digits and symbols that stand for letters. */
export function toLetters(text: string) {
  return Array.from(text, (sign) => SUBSTITUTIONS[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '')
}
