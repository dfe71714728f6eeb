import type { MemberRole } from '#organisations/organisations.schema.ts'

export const ROLE_NAMES: Record<MemberRole, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  reader: 'Reader',
}

/** The permissions of each role, for the person choosing one. */
export const ROLE_HINTS: Record<MemberRole, string> = {
  owner: 'Everything: members, name and proof as well as jobs and applicants.',
  recruiter:
    'Posts jobs and answers applicants. Also connects careers lists, makes API keys and sets what adverts start from.',
  reader: 'Reads jobs and applicants, and changes nothing.',
}
