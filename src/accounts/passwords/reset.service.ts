import { isLinkToken, type PasswordReset } from '#accounts/accounts.schema.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { markVerified, updateAccount } from '#accounts/account.queries.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import { requireUncommonPassword } from './require-uncommon-password.ts'
import { hashPassword } from './password-hash.ts'
import type { SuspendedAddresses } from '#accounts/identity/suspended-addresses.ts'
import { hashCode, hashToken } from '#accounts/verification/secrets.ts'
import {
  countAttempt,
  deleteToken,
  deleteTokens,
  consumeCode,
  consumeToken,
  type TokenKey,
} from '#accounts/verification/verification.queries.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import { deleteSessions } from '#accounts/sessions/sessions.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { isSameSecret } from '#platform/secrets/same-secret.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { lockAccountByEmail } from '#accounts/log-in/auth.queries.ts'
import type { CodeLimits } from '#accounts/log-in/code-limits.ts'
import { type MailLimits } from '#accounts/log-in/mail-limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

export const WRONG_CODE =
  'This code is wrong or no longer works. Type the one in the newest email, or ask for another.'

type Parts = Pick<Platform, 'db' | 'limits'> & {
  mails: MailLimits
  suspendedAddresses: SuspendedAddresses
}

export function createReset(
  { db, limits, mails, suspendedAddresses }: Parts,
  verification: Verification,
  { attempts, codes, secret }: { attempts: LoginAttemptLimits; codes: CodeLimits; secret: string },
) {
  return { requestCode, reset }

  /**
   * Emails a code to the account with this address, or a link if strangers have asked for many codes. The
   * caller cannot tell whether there is an account.
   */
  async function requestCode(visitor: Visitor, email: string) {
    const subject = toEmailKey(email)
    await mails.consume(visitor, subject)
    const mayHaveCode = attempts.isKnown(visitor, subject) || (await codes.mayMailCode(subject))
    const purpose = mayHaveCode ? 'reset' : 'reset-link'
    await db.transaction().execute((db) => verification.request(db, { purpose, subject }))
  }

  /**
   * Sets a new password, ends all sessions and confirms the address.
   * @returns the value of the device cookie
   */
  async function reset(visitor: Visitor, { email, otp, newPassword }: PasswordReset) {
    // Not the names: a refusal would tell strangers that somebody of that name has this address.
    requireUncommonPassword('newPassword', newPassword, { email })
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    const subject = toEmailKey(email)
    const isLink = isLinkToken(otp)
    if (!isLink && !attempts.isKnown(visitor, subject)) await codes.requireCalm()
    // Before the code is checked, so that a right code does not take longer than a wrong one.
    const passwordHash = await hashPassword(newPassword, visitor.ip)
    const use = isLink ? useLink(subject, otp) : await useCode(visitor, subject, otp)

    await db.transaction().execute(async (db) => {
      await lockAccountByEmail(db, subject)
      // Of two concurrent requests only one finds the token.
      const account = (await use(db)) && (await markVerified(db, subject))
      if (!account) throw isLink ? new DomainError('link_dead') : wrongCode()
      await updateAccount(db, account.id, { passwordHash })
      await suspendedAddresses.suspendAgain(db, { id: account.id, emailKey: subject })
      await deleteSessions(db, account.id)
      // Someone who knew the old password may have requested a change of address or a deletion.
      await deleteTokens(db, [account.id])
      await deleteToken(db, { purpose: 'reset', subject })
      await deleteToken(db, { purpose: 'reset-link', subject })
      await verification.notify(db, { notice: 'password-changed', accountId: account.id })
    })
    await attempts.reset({ ...visitor, device: null }, subject)
    return attempts.createDeviceToken(visitor, subject)
  }

  /** Counts and checks a code. Returns a function that uses it up within the transaction. */
  async function useCode(visitor: Visitor, subject: string, code: string) {
    const key: TokenKey = { purpose: 'reset', subject }
    const expected = await countAttempt(db, key)
    const codeHash = hashCode(secret, subject, code)
    if (!isSameSecret(codeHash, expected ?? '')) {
      if (!attempts.isKnown(visitor, subject)) await codes.countWrongCode()
      throw wrongCode()
    }
    return (db: Db) => consumeCode(db, key, codeHash)
  }

  function useLink(subject: string, token: string) {
    return async (db: Db) => {
      const found = await consumeToken(db, 'reset-link', hashToken(token))
      return found?.subject === subject
    }
  }
}

function wrongCode() {
  return wrongField('otp', WRONG_CODE)
}
