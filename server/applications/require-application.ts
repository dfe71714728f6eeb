import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Db } from '#server/platform/database/database.ts'
import { isId } from '#server/platform/new-id.ts'
import { mayDo, type Deed } from './applications.policy.ts'
import { findStanding, type Standing } from './applications.queries.ts'

interface Wanted {
  id: Id
  /** The job its address names. */
  jobId?: Id
  deed: Deed
}

/** @throws {DomainError} `not_found` when there is no such application, or not for them */
export async function requireApplication(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { id, jobId, deed }: Wanted,
): Promise<Standing> {
  const standing = isId(id) ? await findStanding(db, id) : null
  const isThere = standing !== null && (jobId === undefined || standing.jobId === jobId)
  if (!isThere || !mayDo(actor, deed, standing)) throw new DomainError('not_found')
  return standing
}
