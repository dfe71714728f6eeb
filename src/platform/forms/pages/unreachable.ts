import type { Rejection } from './rejection.ts'

export const UNREACHABLE =
  'We could not reach the server. Your answers are still here: send them again.'

/** The message at a form whose session has ended. */
export const LOGGED_OUT = 'You were logged out. Log in in a new tab; this page keeps your text.'

export const UNREACHABLE_REJECTION: Rejection = {
  status: 0,
  code: 'unreachable',
  errors: { '': UNREACHABLE },
  values: {},
}
