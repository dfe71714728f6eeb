import type { Id } from '#platform/primitives/primitives.schema.ts'
import { organisationPath } from './organisation-paths.ts'

interface Own {
  id: Id
  name: string
  mayPost: boolean
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
  const { id, name, mayPost, suspensionCaseId: caseId } = found
  const mayAppeal = caseId !== null && mayPost
  return {
    name,
    mayAppeal,
    href: mayAppeal ? `/cases/${caseId}` : organisationPath(id),
    isOnly: !own.some(({ isSuspended, mayPost }) => !isSuspended && mayPost),
  }
}
