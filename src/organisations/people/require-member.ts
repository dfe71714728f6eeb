import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import {
  findRole,
  lockOrganisation,
  type OrganisationRow,
} from '#organisations/organisations.queries.ts'
import { hasRight, type OrganisationRight } from '#organisations/organisations.policy.ts'

interface Access {
  organisationId: Id
  right: OrganisationRight
}

/**
 * The role of a member who has the right.
 * @throws {DomainError} `not_found` for strangers, `forbidden` for members without the right
 */
export async function requireRight(db: Db, actor: { id: Id }, { organisationId, right }: Access) {
  const role = isId(organisationId) ? await findRole(db, actor.id, organisationId) : null
  if (role === null) throw new DomainError('not_found')
  if (!hasRight(role, right)) throw new DomainError('forbidden')
  return role
}

/**
 * The role of a member who has the right, with the organisation locked until the transaction ends, so that changes are
 * seen in turn.
 * @throws {DomainError} also while the organisation is suspended
 */
export async function lockForMember(
  db: Db,
  actor: { id: Id },
  access: Access,
): Promise<OrganisationRow> {
  const { organisationId } = access
  const organisation = isId(organisationId) ? await lockOrganisation(db, organisationId) : null
  await requireRight(db, actor, access)
  if (!organisation) throw new DomainError('not_found')
  if (organisation.suspendedAt) throw refuse('suspended')
  return organisation
}

export function refuse(problem: keyof typeof problems, field = ''): DomainError {
  return wrongField(field, problems[problem])
}
