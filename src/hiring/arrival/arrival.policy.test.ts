import { expect, test } from 'vitest'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import { sideOf } from '#hiring/interviews/interviews.policy.ts'
import { ARRIVAL_RIGHTS, mayDo, rightFor, type ArrivalRight } from './arrival.policy.ts'

const PEOPLE: Record<string, { id: string; role: MemberRole | null }> = {
  stranger: { id: 'stranger', role: null },
  applicant: { id: 'applicant', role: null },
  owner: { id: 'employer', role: 'owner' },
  recruiter: { id: 'colleague', role: 'recruiter' },
  reader: { id: 'manager', role: 'reader' },
}

const ALLOWED: Record<ArrivalRight, string[]> = {
  read: ['applicant', 'owner', 'recruiter', 'reader'],
  'answer the offer': ['applicant'],
  'say the circumstances': ['applicant'],
  'say that money was asked': ['applicant'],
  'tick an item of the applicant': ['applicant'],
  'tick an item of the employer': ['owner', 'recruiter'],
  'write to the applicant': ['owner', 'recruiter'],
  'state the terms': ['owner', 'recruiter'],
  'add a file': ['applicant', 'owner', 'recruiter'],
  'enter the certificate': ['owner', 'recruiter'],
}

function whoMay(action: ArrivalRight, { isPosterProved = true, isRemoved = false } = {}) {
  const jobStatus = isRemoved ? 'removed' : 'closed'
  return Object.entries(PEOPLE)
    .filter(([, { id, role }]) =>
      mayDo(id, action, { applicantId: 'applicant', role, jobStatus, isPosterProved }),
    )
    .map(([name]) => name)
}

test.each(ARRIVAL_RIGHTS)('%s: only for the permitted side and roles', (action) => {
  expect(whoMay(action)).toEqual(ALLOWED[action])
})

test.each(ARRIVAL_RIGHTS)(
  '%s: an organisation that is not proved reads and makes an offer, no more',
  (action) => {
    const isOpen = action === 'read' || action === 'state the terms'
    const allowed = isOpen ? ALLOWED[action] : ALLOWED[action].filter(isApplicant)
    expect(whoMay(action, { isPosterProved: false })).toEqual(allowed)
  },
)

test.each(ARRIVAL_RIGHTS)('%s: not for members once the job is removed', (action) => {
  expect(whoMay(action, { isRemoved: true })).toEqual(ALLOWED[action].filter(isApplicant))
})

test('each side ticks its own items', () => {
  expect(rightFor('applicant')).toBe('tick an item of the applicant')
  expect(rightFor('employer')).toBe('tick an item of the employer')
})

test('an applicant who also belongs to the organisation stands on the applicant’s side', () => {
  const parties = { jobStatus: 'open', isPosterProved: true } as const
  const both = { ...parties, applicantId: 'employer', role: 'owner' } as const
  expect(sideOf('employer', both)).toBe('applicant')
})

function isApplicant(name: string) {
  return name === 'applicant'
}
