import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import type { Db } from '#platform/database/database.ts'
import { isFirstWeek } from './first-week.queries.ts'

/**
 * Guards the reading of an organisation’s applicants, and nothing else: a code by mail is enough in the week after the
 * first of them (decision 71). Exports and every change ask for `requireSecondFactor`.
 * @throws {DomainError} `second_step_needed`
 */
export async function requireReader(
  db: Db,
  actor: Pick<Actor, 'secondFactorAt' | 'knownDeviceSince'>,
  organisationId: Id | null,
) {
  const { secondFactorAt, knownDeviceSince } = actor
  const isEarly =
    secondFactorAt === null &&
    knownDeviceSince != null &&
    organisationId !== null &&
    (await isFirstWeek(db, organisationId, knownDeviceSince))
  if (!isEarly) requireSecondFactor(actor)
}
