import { expect, test } from 'vitest'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import { denialFor, type JobAction } from './postings.policy.ts'

const ACTIONS: JobAction[] = ['change', 'close', 'reopen', 'repeat', 'remove']
const MANAGERS: MemberRole[] = ['owner', 'recruiter']
const OTHERS = ['reader', null] as const

const job = (status: JobStatus, removedBecause: string | null = null) => ({
  status,
  removedBecause,
  removedWith: null,
})

test.each(ACTIONS)('owners and recruiters can %s jobs until they are removed', (action) => {
  for (const role of MANAGERS) {
    expect(denialFor(role, action, job('open'))).toBeNull()
    expect(denialFor(role, action, job('closed'))).toBeNull()
    // Removing a job a second time changes nothing.
    const removed = action === 'remove' ? null : 'job_not_found'
    expect(denialFor(role, action, job('removed'))).toBe(removed)
  }
})

test('a job that waits for the desk can be changed, repeated and removed, and nobody else hears of it', () => {
  const held = job('held')
  expect(ACTIONS.map((action) => denialFor('owner', action, held))).toEqual([
    null,
    'job_held',
    'job_held',
    null,
    null,
  ])
  expect(denialFor(null, 'change', held)).toBe('job_not_found')
})

test.each(ACTIONS)('readers and people outside the organisation cannot %s a job', (action) => {
  for (const role of OTHERS) {
    expect(denialFor(role, action, job('open'))).toBe('forbidden')
    expect(denialFor(role, action, job('closed'))).toBe('forbidden')
    expect(denialFor(role, action, job('removed'))).toBe('job_not_found')
  }
})

test.each(ACTIONS)('no one can %s a job that does not exist', (action) => {
  expect(denialFor('owner', action, null)).toBe('job_not_found')
})

test('an advert that the desk refused can be mended, repeated and nothing else, by its organisation', () => {
  const refused = job('removed', 'It shuts people out.')
  const allowed = (role: MemberRole | null, facts = { ...refused }) =>
    ACTIONS.filter((action) => denialFor(role, action, facts) === null)
  expect(allowed('owner')).toEqual(['change', 'repeat', 'remove'])
  expect(allowed('reader')).toEqual([])
  expect(allowed(null)).toEqual([])
  const withOrganisation = { ...refused, removedWith: 'abc' as const }
  expect(ACTIONS.map((action) => denialFor('owner', action, withOrganisation))).toEqual([
    'job_not_found',
    'job_not_found',
    'job_not_found',
    'job_not_found',
    null,
  ])
})
