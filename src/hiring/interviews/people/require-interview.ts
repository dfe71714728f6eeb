import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { mayDo, sideOf, type InterviewAction } from '#hiring/interviews/interviews.policy.ts'
import { findApplicationOf } from '#hiring/interviews/interviews.queries.ts'

/** An application as its page’s URL identifies it. */
export interface InterviewKey {
  id: Id
  /** The job in the URL of the employer’s page. */
  jobId?: Id | undefined
}

export type InterviewActor = Pick<Actor, 'id' | 'secondFactorAt'>

/**
 * @throws {DomainError} `not_found` if there is no such application or the actor may not do this; `second_step_needed` for
 * everyone but the applicant
 */
export async function requireInterview(
  db: Db,
  actor: InterviewActor,
  { id, jobId, action }: InterviewKey & { action: InterviewAction },
) {
  const application = isId(id) ? await findApplicationOf(db, id) : null
  if (!application || (jobId !== undefined && application.jobId !== jobId))
    throw new DomainError('not_found')
  const role = await findRole(db, actor.id, application.organisationId)
  const parties = { ...application, role }
  const side = sideOf(actor.id, parties)
  // Each side has its own page.
  const isOwnPage = side === (jobId === undefined ? 'applicant' : 'employer')
  if (!side || !isOwnPage || !mayDo(actor.id, action, parties)) throw new DomainError('not_found')
  if (side === 'employer') requireSecondFactor(actor)
  return { application, side, role }
}

/** Locks the application (FOR UPDATE) until the transaction ends, so that both sides write one after the other. */
export async function lockApplicationOf(db: Db, id: Id) {
  await db.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
  const application = await findApplicationOf(db, id)
  if (!application) throw new DomainError('not_found')
  return application
}
