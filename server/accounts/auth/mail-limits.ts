import type { LoginAttemptLimits } from '#server/accounts/login-attempt-limits.ts'
import type { RateLimit, Limits } from '#server/platform/limits/limits.ts'
import type { Visitor } from '#server/visitors/visitor.ts'

const HOUR = 3600

/** Emails to anyone that one network may request. */
export const MAILS_FROM_NETWORK: RateLimit = {
  name: 'account-mails',
  times: 30,
  seconds: HOUR,
  message: 'Many emails were requested from your network. Wait an hour, then try again.',
}

/** Emails to one address, from any visitor, so that no mailbox can be flooded. */
export const MAILS_TO_ADDRESS: RateLimit = {
  name: 'account-mails-to',
  times: 6,
  seconds: HOUR,
  message:
    'Several emails to this address have been requested. Look for the latest one, also in your spam folder, or wait an hour.',
}

/** Each code allows five guesses, so the number of codes a day limits the guesses at one account. */
const MAILS_TO_ADDRESS_A_DAY: RateLimit = {
  name: 'account-mails-to-a-day',
  times: 10,
  seconds: 24 * HOUR,
  message:
    'Many emails to this address have been requested. Look for the latest one, also in your spam folder, or try again tomorrow.',
}

/**
 * Emails that one account may request in its settings. Counted separately from those that strangers
 * can request, so that strangers cannot prevent a person from deleting their account.
 */
export const OWN_MAILS: RateLimit = {
  name: 'own-mails',
  times: 6,
  seconds: HOUR,
  message:
    'You requested several emails. Look for the latest one, also in your spam folder, or wait an hour.',
}

/** Codes and links that one network may try. */
export const TOKEN_ATTEMPTS: RateLimit = {
  name: 'proof-tries',
  times: 30,
  seconds: HOUR / 6,
  message: 'Too many attempts from your network. Wait ten minutes, then try again.',
}

export type MailLimits = ReturnType<typeof createMailLimits>

export function createMailLimits(limits: Limits, { attemptKey }: LoginAttemptLimits) {
  return { consume }

  /**
   * To be called before an email that anyone may request. A browser that was logged in to the account
   * before has its own count, so that strangers cannot use up the owner's.
   * @throws {DomainError} `too_many`
   */
  async function consume(visitor: Visitor, emailKey: string) {
    await limits.consume(MAILS_FROM_NETWORK, visitor.ip)
    const key = attemptKey(visitor, emailKey)
    await limits.consume(MAILS_TO_ADDRESS, key)
    await limits.consume(MAILS_TO_ADDRESS_A_DAY, key)
  }
}
