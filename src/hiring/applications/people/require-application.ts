import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireReader } from '#accounts/second-factor/first-week/require-reader.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import type { Db } from '#platform/database/database.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import { isId } from '#platform/secrets/new-id.ts'
import {
  canPerform,
  isReading,
  type ApplicationAction,
} from '#hiring/applications/applications.policy.ts'
import {
  findApplicationAccess,
  type ApplicationAccess,
} from '#hiring/applications/applications.queries.ts'

interface ApplicationRequest {
  id: Id
  /** The job in the URL. */
  jobId?: Id
  action: ApplicationAction
}

/**
 * @throws {DomainError} `not_found` if there is no such application or the user may not do this;
 * `second_step_needed` for everyone but the applicant
 */
export async function requireApplication(
  db: Db,
  actor: Pick<Actor, 'id' | 'secondFactorAt' | 'knownDeviceSince'>,
  { id, jobId, action }: ApplicationRequest,
): Promise<ApplicationAccess> {
  const application = isId(id) ? await findApplicationAccess(db, id) : null
  const isFound = application !== null && (jobId === undefined || application.jobId === jobId)
  if (!isFound) throw new DomainError('not_found')
  const role = await findRole(db, actor.id, application.organisationId)
  if (!canPerform(actor, action, { ...application, role })) throw new DomainError('not_found')
  if (actor.id === application.applicantId) return application
  if (isReading(action)) await requireReader(db, actor, application.organisationId)
  else requireSecondFactor(actor)
  return application
}
