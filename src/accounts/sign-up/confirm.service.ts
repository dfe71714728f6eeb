import { DomainError } from '#platform/primitives/errors.schema.ts'
import { findAccount, markVerified } from '#accounts/account.queries.ts'
import type { CompleteLogIn, LogInResult } from '#accounts/log-in/complete-log-in.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { SuspendedAddresses } from '#accounts/identity/suspended-addresses.ts'
import { hashToken } from '#accounts/verification/secrets.ts'
import { consumeToken } from '#accounts/verification/verification.queries.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Platform } from '#platform/platform.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { type MailLimits } from '#accounts/log-in/mail-limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'
import { isSignUpMark } from './sign-up-mark.ts'

type Parts = Pick<Platform, 'db' | 'limits'> & {
  mails: MailLimits
  suspendedAddresses: SuspendedAddresses
}

export function createConfirmation(
  { db, limits, mails, suspendedAddresses }: Parts,
  verification: Verification,
  { completeLogIn, secret }: { completeLogIn: CompleteLogIn; secret: string },
) {
  return { resend, confirm }

  /** Sends another confirmation email. The caller cannot tell whether the address has an account. */
  async function resend(visitor: Visitor, email: string) {
    const subject = toEmailKey(email)
    await mails.consume(visitor, subject)
    await db.transaction().execute((db) => verification.request(db, { purpose: 'verify', subject }))
  }

  /**
   * Uses the link of the email, and logs in the browser that signed up: to everybody else an address that somebody
   * typed says nothing about who opens its mail.
   * @returns whether the account has a password; if not, it is set with a code
   * @throws {DomainError} `link_dead`
   */
  async function confirm(
    visitor: Visitor,
    token: string,
  ): Promise<{ hasPassword: boolean; logIn: LogInResult | null }> {
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    const account = await db.transaction().execute(async (db) => {
      const proof = await consumeToken(db, 'verify', hashToken(token))
      const account = proof && (await markVerified(db, proof.subject))
      if (!account) return null
      await suspendedAddresses.suspendAgain(db, { id: account.id, emailKey: proof.subject })
      return account
    })
    if (!account) throw new DomainError('link_dead')
    return {
      hasPassword: account.passwordHash !== null,
      logIn: await logInHere(visitor, account.id),
    }
  }

  /** Null in another browser, and for whom a session is refused: they log in by the form, as always. */
  async function logInHere(visitor: Visitor, id: Id): Promise<LogInResult | null> {
    const account = await findAccount(db, id)
    if (!account || !isSignUpMark(secret, account, visitor.signUp ?? '')) return null
    const { passwordHash } = account
    try {
      return await completeLogIn(visitor, account, { passwordHash, hasPassedStep: false })
    } catch (error) {
      // Suspended, with a second step, or with a password that has just changed.
      if (error instanceof DomainError && error.code === 'wrong_login') return null
      throw error
    }
  }
}
