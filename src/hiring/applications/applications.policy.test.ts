import { expect, test } from 'vitest'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import {
  APPLICATION_ACTIONS,
  canPerform,
  canReadApplicants,
  canSeeDetails,
  applyDenial,
  type ApplicationAction,
} from './applications.policy.ts'

const PEOPLE: Record<string, { viewer: { id: string } | null; role: MemberRole | null }> = {
  nobody: { viewer: null, role: null },
  stranger: { viewer: { id: 'stranger' }, role: null },
  applicant: { viewer: { id: 'applicant' }, role: null },
  owner: { viewer: { id: 'employer' }, role: 'owner' },
  recruiter: { viewer: { id: 'colleague' }, role: 'recruiter' },
  reader: { viewer: { id: 'manager' }, role: 'reader' },
}
const MEMBERS = ['owner', 'recruiter', 'reader']

const ALLOWED: Record<ApplicationAction, string[]> = {
  'read as sent': ['applicant'],
  withdraw: ['applicant'],
  'hand over the details': ['applicant'],
  'answer the questions': ['applicant'],
  'download the resume': ['applicant', ...MEMBERS],
  'read the answers': MEMBERS,
  'set the status': ['owner', 'recruiter'],
  'note something': ['owner', 'recruiter'],
  'score the applicant': ['owner', 'recruiter'],
  'put on a list': ['owner', 'recruiter'],
  'share with a colleague': ['owner', 'recruiter'],
  'read the messages': ['applicant', ...MEMBERS],
  'write to the employer': ['applicant'],
  'write to the applicant': ['owner', 'recruiter'],
}

function whoCan(
  action: ApplicationAction,
  jobStatus: 'open' | 'closed' | 'removed',
  { sharesDetails = true, isStillRead = false } = {},
) {
  return Object.entries(PEOPLE)
    .filter(([, { viewer, role }]) =>
      canPerform(viewer, action, {
        applicantId: 'applicant',
        role,
        jobStatus,
        sharesDetails,
        isStillRead,
      }),
    )
    .map(([name]) => name)
}

test.each(APPLICATION_ACTIONS)('%s: only for the permitted roles', (action) => {
  expect(whoCan(action, 'open')).toEqual(ALLOWED[action])
  expect(whoCan(action, 'closed')).toEqual(ALLOWED[action])
})

test.each(APPLICATION_ACTIONS)('%s: not for members once the job is removed', (action) => {
  expect(whoCan(action, 'removed')).toEqual(
    ALLOWED[action].filter((person) => person === 'applicant'),
  )
})

test('an advert that was refused and is no danger can still be read, and nothing else', () => {
  const still = APPLICATION_ACTIONS.filter((action) =>
    whoCan(action, 'removed', { isStillRead: true }).includes('owner'),
  )
  expect(still).toEqual(['download the resume', 'read the answers', 'read the messages'])
})

test('before the details are handed over, only the applicant downloads the resume', () => {
  expect(whoCan('download the resume', 'open', { sharesDetails: false })).toEqual(['applicant'])
  expect(canSeeDetails({ sharesDetails: false })).toBe(false)
})

test('members can read applicants until the job is removed', () => {
  for (const role of ['owner', 'recruiter', 'reader'] as const) {
    expect(canReadApplicants(role, { status: 'open', isStillRead: false })).toBe(true)
    expect(canReadApplicants(role, { status: 'closed', isStillRead: false })).toBe(true)
    expect(canReadApplicants(role, { status: 'removed', isStillRead: false })).toBe(false)
  }
  expect(canReadApplicants(null, { status: 'open', isStillRead: false })).toBe(false)
})

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const BEFORE = '2026-11-21T12:00:00.000Z'
const AFTER = '2026-11-21T12:00:00.001Z'
test.each([
  ['an open job', { status: 'open', organisationId: 'home', isRead: true, closesAt: null }, null],
  [
    'one that closes later',
    { status: 'open', organisationId: 'home', isRead: true, closesAt: AFTER },
    null,
  ],
  [
    'one whose time is over',
    { status: 'open', organisationId: 'home', isRead: true, closesAt: BEFORE },
    'job_closed',
  ],
  [
    'a closed one',
    { status: 'closed', organisationId: 'home', isRead: true, closesAt: null },
    'job_closed',
  ],
  [
    'a removed one',
    { status: 'removed', organisationId: 'home', isRead: true, closesAt: null },
    'job_closed',
  ],
  [
    'an advert from elsewhere',
    { status: 'open', organisationId: null, isRead: false, closesAt: null },
    'apply_elsewhere',
  ],
  [
    'one that nobody looks after',
    { status: 'open', organisationId: 'home', isRead: false, closesAt: null },
    'nobody_reads',
  ],
  [
    'one that went with its poster',
    { status: 'removed', organisationId: 'home', isRead: false, closesAt: null },
    'nobody_reads',
  ],
  [
    'an imported one that is removed',
    { status: 'removed', organisationId: null, isRead: false, closesAt: null },
    'job_closed',
  ],
] as const)('the denial for %s', (_, job, denial) => {
  expect(applyDenial(null, job, NOW)).toBe(denial)
})

test('members cannot apply at their own organisation', () => {
  const job = { status: 'open', organisationId: 'home', isRead: true, closesAt: null } as const
  expect(applyDenial('reader', job, NOW)).toBe('own_job')
})
