import { expect, test } from 'vitest'
import {
  APPLICATION_ACTIONS,
  canPerform,
  canManageApplicants,
  applyDenial,
  type ApplicationAction,
} from './applications.policy.ts'

const PEOPLE = {
  nobody: null,
  stranger: { id: 'stranger' },
  applicant: { id: 'applicant' },
  employer: { id: 'employer' },
  'another job’s owner': { id: 'another' },
}
const APPLICATION = { applicantId: 'applicant', ownerId: 'employer', jobStatus: 'open' } as const

const ALLOWED: Record<ApplicationAction, (keyof typeof PEOPLE)[]> = {
  'read as sent': ['applicant'],
  withdraw: ['applicant'],
  'download the resume': ['applicant', 'employer'],
  'read the answers': ['employer'],
  'set the status': ['employer'],
  'note something': ['employer'],
  reply: ['employer'],
}

test.each(APPLICATION_ACTIONS)('%s: only for the permitted roles', (action) => {
  for (const status of ['open', 'closed'] as const) {
    const may = Object.entries(PEOPLE)
      .filter(([, person]) => canPerform(person, action, { ...APPLICATION, jobStatus: status }))
      .map(([name]) => name)

    expect(may).toEqual(ALLOWED[action])
  }
})

test.each(APPLICATION_ACTIONS)('%s: not for the employer once the job is removed', (action) => {
  const removed = { ...APPLICATION, jobStatus: 'removed' } as const

  expect(canPerform(PEOPLE.employer, action, removed)).toBe(false)
  expect(canPerform(PEOPLE.applicant, action, removed)).toBe(ALLOWED[action].includes('applicant'))
})

test.each(APPLICATION_ACTIONS)('%s: a job without an owner has no employer', (action) => {
  const ownerless = { ...APPLICATION, ownerId: null }

  expect(canPerform(PEOPLE.employer, action, ownerless)).toBe(false)
  expect(canPerform(null, action, { ...ownerless, applicantId: '' })).toBe(false)
})

test('only the owner can manage applicants, until the job is removed', () => {
  const may = (status: 'open' | 'closed' | 'removed') =>
    Object.entries(PEOPLE)
      .filter(([, person]) => canManageApplicants(person, { ownerId: 'employer', status }))
      .map(([name]) => name)

  expect([may('open'), may('closed'), may('removed')]).toEqual([['employer'], ['employer'], []])
})

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const BEFORE = '2026-11-21T12:00:00.000Z'
const AFTER = '2026-11-21T12:00:00.001Z'
test.each([
  ['an open job', { status: 'open', ownerId: 'employer', closesAt: null }, null],
  ['one that closes later', { status: 'open', ownerId: 'employer', closesAt: AFTER }, null],
  [
    'one whose time is over',
    { status: 'open', ownerId: 'employer', closesAt: BEFORE },
    'job_closed',
  ],
  ['a closed one', { status: 'closed', ownerId: 'employer', closesAt: null }, 'job_closed'],
  ['a removed one', { status: 'removed', ownerId: 'employer', closesAt: null }, 'job_closed'],
  ['their own', { status: 'open', ownerId: 'applicant', closesAt: null }, 'own_job'],
  [
    'an advert from elsewhere',
    { status: 'open', ownerId: null, closesAt: null },
    'apply_elsewhere',
  ],
] as const)('the denial for %s', (_, job, denial) => {
  expect(applyDenial(PEOPLE.applicant, job, NOW)).toBe(denial)
})
