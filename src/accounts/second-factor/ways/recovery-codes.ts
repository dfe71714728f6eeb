import { createHash, randomInt } from 'node:crypto'
import { CODE_ALPHABET } from '#accounts/accounts.schema.ts'
import { RECOVERY_CODES } from '#accounts/second-factor/second-factor.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

const LENGTH = 16
const GROUP = /.{4}(?=.)/g

/** Ten codes of 80 random bits, as people see them: 'ABCD-EFGH-JKLM-NPQR'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)))
      .join('')
      .replaceAll(GROUP, '$&-'),
  )
}

/**
 * The stored form of a code. Codes are too long to be guessed from it, so it needs no key: they still work after the
 * server's secret has changed.
 */
export function hashRecoveryCode(accountId: Id, code: string): string {
  const text = code.replaceAll(/[\s-]/g, '').toUpperCase()
  return createHash('sha256').update(`recovery ${text} of ${accountId}`).digest('base64url')
}
