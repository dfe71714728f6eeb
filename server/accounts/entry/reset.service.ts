import type { PasswordReset } from '#contract/accounts.ts'
import { DomainError } from '#contract/errors.ts'
import { markVerified, updateAccount } from '#server/accounts/account.queries.ts'
import { addressKey } from '#server/accounts/address-key.ts'
import type { GuessLimits } from '#server/accounts/guess-limits.ts'
import { requireUncommon } from '#server/accounts/passwords/uncommon.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.ts'
import { codeHash } from '#server/accounts/proofs/proof-secrets.ts'
import {
  countTry,
  dropProofs,
  takeProof,
  type ProofKey,
} from '#server/accounts/proofs/proofs.queries.ts'
import type { Proofs } from '#server/accounts/proofs/proofs.service.ts'
import { deleteSessions } from '#server/accounts/sessions/sessions.queries.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { lockAccountByAddress } from './entry.queries.ts'
import { PROOF_TRIES, type MailLimits } from './mail-limits.ts'

export const WRONG_CODE =
  'This code is wrong or no longer works. Type the one in the newest email, or ask for another.'

export function createReset(
  { db, limits, mails }: Pick<Platform, 'db' | 'limits'> & { mails: MailLimits },
  proofs: Proofs,
  { guesses, secret }: { guesses: GuessLimits; secret: string },
) {
  return { requestCode, reset }

  /** Mails a code to whoever has this address. Says nothing of whether anybody has. */
  async function requestCode(visitor: Visitor, email: string) {
    const subject = addressKey(email)
    await mails.spend(visitor, subject)
    await db.transaction().execute((db) => proofs.ask(db, { purpose: 'reset', subject }))
  }

  /**
   * Sets a new password, ends every session, and confirms the address, which the code has proved.
   * @returns what the browser keeps to be known by
   */
  async function reset(visitor: Visitor, { email, otp, newPassword }: PasswordReset) {
    requireUncommon('newPassword', newPassword)
    await limits.spend(PROOF_TRIES, visitor.address)
    const key: ProofKey = { purpose: 'reset', subject: addressKey(email) }
    // Before the code is judged: a right one must not answer later than a wrong one.
    const passwordHash = await hashPassword(newPassword)
    const expected = await countTry(db, key)
    const given = codeHash(secret, key.subject, otp)
    if (!isSameSecret(given, expected ?? '')) throw wrongCode()

    await db.transaction().execute(async (db) => {
      await lockAccountByAddress(db, key.subject)
      // Of two at once one wins.
      const account = (await takeProof(db, key, given)) && (await markVerified(db, key.subject))
      if (!account) throw wrongCode()
      await updateAccount(db, account.id, { passwordHash })
      await deleteSessions(db, account.id)
      // Whoever knew the old password may have asked to move or delete the account.
      await dropProofs(db, [account.id])
      await proofs.notify(db, { notice: 'password-changed', accountId: account.id })
    })
    await guesses.forget({ ...visitor, device: null }, key.subject)
    return guesses.knownDevice(key.subject)
  }
}

function wrongCode() {
  return new DomainError('invalid_input', [{ field: 'otp', message: WRONG_CODE }])
}
