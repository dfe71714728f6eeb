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

export const ORGANISATION_PROBLEMS = {
  lastOwner: 'An organisation needs an owner. Make somebody else an owner first.',
  suspended:
    'We have suspended this organisation, so nothing about it can be changed. Write to us at /contact.',
  frozen: 'We are looking at this organisation. Until then its name and proof stay as they are.',
  alreadyMember: 'This person is a member already.',
  alreadyInvited: 'This address has been invited. Send the invitation again, or withdraw it.',
  tooManyInvited: 'Fifty invitations are waiting. Withdraw some of them first.',
  otherAddress:
    'This invitation went to another address. Log in with the account of the address that got the email.',
  applicants:
    'People have applied to your open adverts under the present name. Close those adverts first, or make another organisation.',
  nameTaken: 'You have another organisation with this name.',
  noClaim: 'Say first which legal body this is.',
  entryNeeded:
    'The register of sponsors has an entry with this name. Choose it first, so that the proof is for that entry.',
  waitingClaim:
    'Somebody else says they are the same body. We look at it within four working hours; until then nobody else can prove it.',
  freeMail:
    'Everybody can have an address there, so it does not show that you act for the organisation. Use an address at its own domain.',
  wrongCode: 'This is not the code. Look at the newest email.',
  deadCode:
    'This code has been used, is too old or was entered wrongly five times. Ask for a new one.',
  badDomain: 'This is not a domain. Enter it like example.co.uk.',
  offline: 'We could not look there just now. Try again later, or use another way on this page.',
  noRecord: 'We did not find the record yet. It can take an hour until it is seen everywhere.',
  noFile: 'We did not find the text in that file. It must be there by https, without a redirect.',
  cannotVouch:
    'Only an organisation that proved itself, and did not have somebody vouch for it, can vouch.',
  otherBody:
    'That organisation says it is another legal body. It must name the same one before you can vouch for it.',
  refusedBefore:
    'We have refused a proof of that organisation before. Its owners have to write to us.',
} as const
