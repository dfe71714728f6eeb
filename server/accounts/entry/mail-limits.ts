import type { Allowance } from '#server/platform/limits/limits.ts'

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
