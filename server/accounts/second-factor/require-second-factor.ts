import { DomainError } from '#contract/errors.ts'
import type { Actor } from '#server/accounts/actor.ts'

/**
 * For everything that shows what strangers trusted us with: applications, CVs, the admin area. Turning off
 * the last second step clears the mark of all sessions, so it is enough to look at the session.
 * @throws {DomainError} `second_step_needed`
 */
export function requireSecondFactor({ secondFactorAt }: Pick<Actor, 'secondFactorAt'>) {
  if (secondFactorAt === null) throw new DomainError('second_step_needed')
}
