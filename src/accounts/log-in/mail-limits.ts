import { toLimitKey } from '#accounts/identity/email-key.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

export type MailLimits = ReturnType<typeof createMailLimits>

export function createMailLimits(limits: Limits, { attemptKey, isKnown }: LoginAttemptLimits) {
  return { consume }

  /**
   * Counts an email that anyone may request; call it before sending. Counts by sender: a browser that was logged in to
   * the account before has its own count, any other shares that of its network.
   * @throws {DomainError} `too_many`
   */
  async function consume(visitor: Visitor, emailKey: string) {
    await limits.consume(RATE_LIMITS['account-mails'], visitor.ip)
    const key = attemptKey(visitor, emailKey)
    await limits.consume(RATE_LIMITS['account-mails-to'], key)
    await limits.consume(RATE_LIMITS['account-mails-to-a-day'], key)
    if (!isKnown(visitor, emailKey)) {
      await limits.consume(RATE_LIMITS['account-mails-from-strangers'], toLimitKey(emailKey))
    }
  }
}
