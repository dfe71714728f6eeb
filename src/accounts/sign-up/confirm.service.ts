import { DomainError } from '#platform/primitives/errors.schema.ts'
import { markVerified } from '#accounts/account.queries.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { SuspendedAddresses } from '#accounts/identity/suspended-addresses.ts'
import { hashToken } from '#accounts/verification/secrets.ts'
import { consumeToken } from '#accounts/verification/verification.queries.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Platform } from '#platform/platform.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { type MailLimits } from '#accounts/log-in/mail-limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

type Parts = Pick<Platform, 'db' | 'limits'> & {
  mails: MailLimits
  suspendedAddresses: SuspendedAddresses
}

export function createConfirmation(
  { db, limits, mails, suspendedAddresses }: Parts,
  verification: Verification,
) {
  return { resend, confirm }

  /** Sends another confirmation email. The caller cannot tell whether the address has an account. */
  async function resend(visitor: Visitor, email: string) {
    const subject = toEmailKey(email)
    await mails.consume(visitor, subject)
    await db.transaction().execute((db) => verification.request(db, { purpose: 'verify', subject }))
  }

  /**
   * Uses the link of the email.
   * @returns whether the account has a password; if not, it is set with a code
   * @throws {DomainError} `link_dead`
   */
  async function confirm(visitor: Visitor, token: string): Promise<{ hasPassword: boolean }> {
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    const account = await db.transaction().execute(async (db) => {
      const proof = await consumeToken(db, 'verify', hashToken(token))
      const account = proof && (await markVerified(db, proof.subject))
      if (!account) return null
      await suspendedAddresses.suspendAgain(db, { id: account.id, emailKey: proof.subject })
      return account
    })
    if (!account) throw new DomainError('link_dead')
    return { hasPassword: account.passwordHash !== null }
  }
}
