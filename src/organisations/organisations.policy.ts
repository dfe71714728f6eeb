import type { MemberRole } from './organisations.schema.ts'

/** The rights of members of an organisation, by role. */
const ROLES = {
  'manage members': ['owner'],
  'claim and prove': ['owner'],
  'manage jobs': ['owner', 'recruiter'],
  'answer applicants': ['owner', 'recruiter'],
  'read applicants': ['owner', 'recruiter', 'reader'],
  'read the organisation': ['owner', 'recruiter', 'reader'],
} as const satisfies Record<string, readonly MemberRole[]>

export type OrganisationRight = keyof typeof ROLES

/** No role means no rights. */
export function hasRight(role: MemberRole | null, right: OrganisationRight): boolean {
  const roles: readonly MemberRole[] = ROLES[right]
  return role !== null && roles.includes(role)
}
