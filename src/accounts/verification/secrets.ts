import { createHash, randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET } from '#accounts/accounts.schema.ts'
import { CODE_LENGTH } from '#trade/limits/account-limits.ts'
import { keyedHash } from '#platform/secrets/keyed-hash.ts'

/** A link's secret: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. Tokens are too long to be guessed from an unsalted hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A code short enough to type: 20 random bits, so the attempts to enter it must be limited. */
export function newCode(): string {
  const characters = Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  )
  return characters.join('')
}

/** The stored form of a code. Keyed, because anyone could try all codes against a plain hash. */
export function hashCode(secret: string, subject: string, code: string): string {
  return keyedHash(secret, `code ${code} for ${subject}`)
}

/** The hash by which an address is remembered without being stored. Keyed, because addresses can be guessed. */
export function hashAddress(secret: string, purpose: string, emailKey: string): string {
  return keyedHash(secret, `${purpose} address ${emailKey}`)
}
