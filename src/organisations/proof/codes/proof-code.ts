import { randomInt } from 'node:crypto'
import { CODE_ALPHABET } from '#accounts/accounts.schema.ts'
import { PROOF_CODE_LENGTH } from '#organisations/model/organisation-limits.ts'

/** A code of 30 random bits: each allows five attempts, and few are sent a day. */
export function newProofCode(): string {
  const characters = Array.from({ length: PROOF_CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  )
  return characters.join('')
}
