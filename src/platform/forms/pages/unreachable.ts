import type { Rejection } from './rejection.ts'

export const UNREACHABLE =
  'We could not reach the server. Your answers are still here: send them again.'

export const UNREACHABLE_REJECTION: Rejection = {
  status: 0,
  code: 'unreachable',
  errors: { '': UNREACHABLE },
  values: {},
}
