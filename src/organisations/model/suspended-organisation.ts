import { hasRight } from '#organisations/organisations.policy.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { organisationPath } from './organisation-paths.ts'

interface Own {
  id: Id
  name: string
  role: MemberRole
  isSuspended: boolean
  suspensionCaseId: Id | null
}

export type SuspendedOrganisation = NonNullable<ReturnType<typeof toSuspended>>

/**
 * The first suspended organisation of a member, with the page that says why; null without one. `isOnly`: there is no
 * other that the member may post for.
 */
export function toSuspended(own: readonly Own[]) {
  const found = own.find(({ isSuspended }) => isSuspended)
  if (!found) return null
  const { id, name, role, suspensionCaseId: caseId } = found
  const mayAppeal = caseId !== null && hasRight(role, 'manage jobs')
  return {
    name,
    mayAppeal,
    href: mayAppeal ? `/cases/${caseId}` : organisationPath(id),
    isOnly: !own.some(({ isSuspended, role }) => !isSuspended && hasRight(role, 'manage jobs')),
  }
}
