import type { GuessLimits } from '#server/accounts/guess-limits.ts'
import type { Allowance, Limits } from '#server/platform/limits/limits.ts'
import type { Visitor } from '#server/visitors/visitor.ts'

const HOUR = 3600

/** Mails that one network may have sent to people. */
export const MAILS: Allowance = {
  name: 'account-mails',
  times: 30,
  seconds: HOUR,
  message: 'Many mails were asked for from your network. Wait an hour, then try again.',
}

/** Mails that may be sent to one address, whoever asks: a mailbox is nobody's to fill. */
export const MAILS_TO_ADDRESS: Allowance = {
  name: 'account-mails-to',
  times: 6,
  seconds: HOUR,
  message:
    'Several mails to this address have been asked for. Look for the newest one, in the spam folder too, or wait an hour.',
}

/** A code has four digits: whoever asks for code after code must not get through all of them. */
const MAILS_TO_ADDRESS_A_DAY: Allowance = {
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
export const OWN_MAILS: Allowance = {
  name: 'own-mails',
  times: 6,
  seconds: HOUR,
  message:
    'You asked for several mails. Look for the newest one, in the spam folder too, or wait an hour.',
}

/** Codes and links that one network may try. */
export const PROOF_TRIES: Allowance = {
  name: 'proof-tries',
  times: 30,
  seconds: HOUR / 6,
  message: 'Too many tries from your network. Wait ten minutes, then try again.',
}

export type MailLimits = ReturnType<typeof createMailLimits>

export function createMailLimits(limits: Limits, { keyOf }: GuessLimits) {
  return { spend }

  /**
   * Before a mail that anybody may ask for. A browser that its owner was logged in with has a count
   * of its own, so that a stranger cannot use up all of them.
   * @throws {DomainError} `too_many`
   */
  async function spend(visitor: Visitor, emailKey: string) {
    await limits.spend(MAILS, visitor.address)
    const key = keyOf(visitor, emailKey)
    await limits.spend(MAILS_TO_ADDRESS, key)
    await limits.spend(MAILS_TO_ADDRESS_A_DAY, key)
  }
}
