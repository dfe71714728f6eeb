import type { Account } from '#server/accounts/account.queries.ts'
import {
  alreadyConfirmedLetter,
  codeLetter,
  confirmAddressLetter,
  confirmDeletionLetter,
  confirmNewAddressLetter,
  type AccountLetter,
} from '#server/accounts/accounts.mail.ts'
import type { Config } from '#server/config.ts'
import { codeHash, newCode, newToken, tokenHash } from './proof-secrets.ts'
import type { Proof } from './proofs.queries.ts'

export type ProofSettings = Pick<Config, 'publicUrl' | 'sessionSecret'>

/** A letter and whom it goes to, with its secret's digest. */
export interface Outgoing {
  to: string
  letter: AccountLetter
  secretHash: string
}

interface Parties {
  owner: Account
  /** Who has confirmed the new address already. */
  holder: Account | null
}

/** Writes the letter that proves something, with a secret that nobody has seen before. */
export function compose(
  { purpose, subject, newEmail }: Proof,
  { owner, holder }: Parties,
  { publicUrl, sessionSecret }: ProofSettings,
): Outgoing {
  const { firstName, email } = owner
  if (purpose === 'reset') {
    const code = newCode()
    const secretHash = codeHash(sessionSecret, subject, code)
    return { to: email, letter: codeLetter(firstName, code), secretHash }
  }
  const known = purpose === 'verify' && owner.verifiedAt ? owner : holder
  if (known) {
    const letter = alreadyConfirmedLetter(known.firstName, publicUrl)
    // It holds none, so nobody ever knows this one.
    return { to: known.email, letter, secretHash: tokenHash(newToken()) }
  }
  const token = newToken()
  const secretHash = tokenHash(token)
  if (purpose === 'change-email') {
    const href = `${publicUrl}/setting/email?token=${token}`
    const letter = confirmNewAddressLetter(firstName, href)
    return { to: newEmail ?? email, letter, secretHash }
  }
  if (purpose === 'delete') {
    const href = `${publicUrl}/setting/delete?token=${token}`
    return { to: email, letter: confirmDeletionLetter(firstName, href), secretHash }
  }
  const href = `${publicUrl}/verification?token=${token}`
  return { to: email, letter: confirmAddressLetter(firstName, href), secretHash }
}
