import { toLimitKey } from '#accounts/identity/email-key.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import type { RateLimit, Limits } from '#platform/limits/limits.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'

const HOUR = 3600

/** Emails to anyone that one network may request. */
export const MAILS_FROM_NETWORK: RateLimit = {
  name: 'account-mails',
  times: 30,
  seconds: HOUR,
  message: 'Many emails were requested from your network. Wait an hour, then try again.',
}

/** Emails to one address that one browser or network may request. */
const MAILS_TO_ADDRESS: RateLimit = {
  name: 'account-mails-to',
  times: 6,
  seconds: HOUR,
  message:
    'Several emails to this address have been requested. Look for the latest one, also in your spam folder, or wait an hour.',
}

const MAILS_TO_ADDRESS_A_DAY: RateLimit = {
  name: 'account-mails-to-a-day',
  times: 10,
  seconds: 24 * HOUR,
  message:
    'Many emails to this address have been requested. Look for the latest one, also in your spam folder, or try again tomorrow.',
}

/**
 * Emails to one address that all strangers together may request, so that no mailbox can be flooded. Its owner is not
 * locked out: the link in the newest one works for a day.
 */
const MAILS_FROM_STRANGERS: RateLimit = {
  name: 'account-mails-from-strangers',
  times: 20,
  seconds: 24 * HOUR,
  message:
    'Many emails to this address have been requested. Open the newest one: its link works for a day.',
}

/** Emails to one address that all accounts together may request, to change theirs to it. */
export const CHANGES_TO_ADDRESS: RateLimit = {
  name: 'email-changes-to',
  times: 6,
  seconds: 24 * HOUR,
  message:
    'Several emails to this address have been requested. Look for the latest one, also in your spam folder, or try again tomorrow.',
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

export function createMailLimits(limits: Limits, { attemptKey, isKnown }: LoginAttemptLimits) {
  return { consume }

  /**
   * Counts an email that anyone may request; call it before sending. Counts by sender: a browser that was logged in to
   * the account before has its own count, any other shares that of its network.
   * @throws {DomainError} `too_many`
   */
  async function consume(visitor: Visitor, emailKey: string) {
    await limits.consume(MAILS_FROM_NETWORK, visitor.ip)
    const key = attemptKey(visitor, emailKey)
    await limits.consume(MAILS_TO_ADDRESS, key)
    await limits.consume(MAILS_TO_ADDRESS_A_DAY, key)
    if (!isKnown(visitor, emailKey)) {
      await limits.consume(MAILS_FROM_STRANGERS, toLimitKey(emailKey))
    }
  }
}
