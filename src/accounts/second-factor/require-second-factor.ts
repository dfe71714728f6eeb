import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/**
 * Guards everything that strangers entrusted to us: applications, CVs, the admin area. Turning off the last second step
 * clears the mark of all sessions, so checking the session is enough.
 * @throws {DomainError} `second_step_needed`
 */
export function requireSecondFactor({ secondFactorAt }: Pick<Actor, 'secondFactorAt'>) {
  if (secondFactorAt === null) throw new DomainError('second_step_needed')
}
