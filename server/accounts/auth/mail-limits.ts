import type { LoginAttemptLimits } from '#server/accounts/login-attempt-limits.ts'
import type { RateLimit, Limits } from '#server/platform/limits/limits.ts'
import type { Visitor } from '#server/visitors/visitor.ts'

const HOUR = 3600

/** Mails that one network may have sent to people. */
export const MAILS_FROM_NETWORK: RateLimit = {
  name: 'account-mails',
  times: 30,
  seconds: HOUR,
  message: 'Many mails were asked for from your network. Wait an hour, then try again.',
}

/** Mails that may be sent to one address, whoever asks: a mailbox is nobody's to fill. */
export const MAILS_TO_ADDRESS: RateLimit = {
  name: 'account-mails-to',
  times: 6,
  seconds: HOUR,
  message:
    'Several mails to this address have been asked for. Look for the newest one, in the spam folder too, or wait an hour.',
}

/** Each code allows five guesses, so the number of codes a day limits the guesses at one account. */
const MAILS_TO_ADDRESS_A_DAY: RateLimit = {
  name: 'account-mails-to-a-day',
  times: 10,
  seconds: 24 * HOUR,
  message:
    'Many mails to this address have been asked for. Look for the newest one, in the spam folder too, or try again tomorrow.',
}

/**
 * Mails that one account may ask for in its settings. Counted apart from those that strangers can
 * ask for, so that they cannot keep a person from leaving.
 */
export const OWN_MAILS: RateLimit = {
  name: 'own-mails',
  times: 6,
  seconds: HOUR,
  message:
    'You asked for several mails. Look for the newest one, in the spam folder too, or wait an hour.',
}

/** Codes and links that one network may try. */
export const TOKEN_ATTEMPTS: RateLimit = {
  name: 'proof-tries',
  times: 30,
  seconds: HOUR / 6,
  message: 'Too many tries from your network. Wait ten minutes, then try again.',
}

export type MailLimits = ReturnType<typeof createMailLimits>

export function createMailLimits(limits: Limits, { attemptKey }: LoginAttemptLimits) {
  return { consume }

  /**
   * Before a mail that anybody may ask for. A browser that its owner was logged in with has a count
   * of its own, so that a stranger cannot use up all of them.
   * @throws {DomainError} `too_many`
   */
  async function consume(visitor: Visitor, emailKey: string) {
    await limits.consume(MAILS_FROM_NETWORK, visitor.ip)
    const key = attemptKey(visitor, emailKey)
    await limits.consume(MAILS_TO_ADDRESS, key)
    await limits.consume(MAILS_TO_ADDRESS_A_DAY, key)
  }
}
