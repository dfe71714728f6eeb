import type { PasswordReset } from '#contract/accounts.ts'
import { DomainError } from '#contract/errors.ts'
import { markVerified, updateAccount } from '#server/accounts/account.queries.ts'
import { toEmailKey } from '#server/accounts/email-key.ts'
import type { LoginAttemptLimits } from '#server/accounts/login-attempt-limits.ts'
import { requireUncommonPassword } from '#server/accounts/passwords/require-uncommon-password.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.ts'
import { hashCode } from '#server/accounts/verification/secrets.ts'
import {
  countAttempt,
  deleteTokens,
  consumeCode,
  type TokenKey,
} from '#server/accounts/verification/verification.queries.ts'
import type { Verification } from '#server/accounts/verification/verification.service.ts'
import { deleteSessions } from '#server/accounts/sessions/sessions.queries.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { lockAccountByEmail } from './auth.queries.ts'
import { TOKEN_ATTEMPTS, type MailLimits } from './mail-limits.ts'

export const WRONG_CODE =
  'This code is wrong or no longer works. Type the one in the newest email, or ask for another.'

export function createReset(
  { db, limits, mails }: Pick<Platform, 'db' | 'limits'> & { mails: MailLimits },
  verification: Verification,
  { attempts, secret }: { attempts: LoginAttemptLimits; secret: string },
) {
  return { requestCode, reset }

  /** Emails a code to the account with this address. The caller cannot tell whether there is one. */
  async function requestCode(visitor: Visitor, email: string) {
    const subject = toEmailKey(email)
    await mails.consume(visitor, subject)
    await db.transaction().execute((db) => verification.request(db, { purpose: 'reset', subject }))
  }

  /**
   * Sets a new password, ends all sessions and confirms the address.
   * @returns the value of the device cookie
   */
  async function reset(visitor: Visitor, { email, otp, newPassword }: PasswordReset) {
    requireUncommonPassword('newPassword', newPassword)
    await limits.consume(TOKEN_ATTEMPTS, visitor.ip)
    const key: TokenKey = { purpose: 'reset', subject: toEmailKey(email) }
    // Before the code is checked, so that a right code does not take longer than a wrong one.
    const passwordHash = await hashPassword(newPassword)
    const expected = await countAttempt(db, key)
    const codeHash = hashCode(secret, key.subject, otp)
    if (!isSameSecret(codeHash, expected ?? '')) throw wrongCode()

    await db.transaction().execute(async (db) => {
      await lockAccountByEmail(db, key.subject)
      // Of two concurrent requests only one finds the token.
      const account =
        (await consumeCode(db, key, codeHash)) && (await markVerified(db, key.subject))
      if (!account) throw wrongCode()
      await updateAccount(db, account.id, { passwordHash })
      await deleteSessions(db, account.id)
      // Someone who knew the old password may have requested a change of address or a deletion.
      await deleteTokens(db, [account.id])
      await verification.notify(db, { notice: 'password-changed', accountId: account.id })
    })
    await attempts.reset({ ...visitor, device: null }, key.subject)
    return attempts.createDeviceToken(key.subject)
  }
}

function wrongCode() {
  return new DomainError('invalid_input', [{ field: 'otp', message: WRONG_CODE }])
}
