import type { MemberRole, OrganisationAction } from '#organisations/organisations.schema.ts'

export const ROLE_NAMES: Record<MemberRole, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  reader: 'Reader',
}

/** The permissions of each role, for the person choosing one. */
export const ROLE_HINTS: Record<MemberRole, string> = {
  owner: 'Everything: members, name and proof as well as jobs and applicants.',
  recruiter: 'Posts jobs and answers applicants.',
  reader: 'Reads jobs and applicants, and changes nothing.',
}

export const EVENT_WORDS: Record<OrganisationAction, string> = {
  created: 'made the organisation',
  renamed: 'changed the name',
  claimed: 'said which legal body it is',
  proved: 'proved that they act for it',
  'proof-asked': 'began a proof',
  'proof-refused': 'refused a proof',
  'proof-ended': 'ended the proof',
  vouched: 'vouched for another organisation',
  'member-invited': 'invited somebody',
  'invitation-withdrawn': 'withdrew an invitation',
  'member-joined': 'joined',
  'member-left': 'left',
  'member-removed': 'removed somebody',
  'role-changed': 'changed a role',
  'job-posted': 'posted a job',
  'job-changed': 'changed a job',
  'job-closed': 'closed a job',
  'job-reopened': 'reopened a job',
  'job-removed': 'deleted a job',
  'resumes-downloaded': 'downloaded CVs of applicants at once',
  'message-stopped': 'wrote a message that we stopped',
  'note-stopped': 'wrote a note that we stopped',
  'note-marked': 'wrote a note that we look at',
  frozen: 'stopped its adverts and messages',
  unfrozen: 'let its adverts and messages go on',
  suspended: 'suspended it',
  unsuspended: 'lifted the suspension',
}
