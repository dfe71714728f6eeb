import { expect, test } from 'vitest'
import { denialFor, type JobAction } from './postings.policy.ts'

const ada = { id: 'ada' }
const ACTIONS: JobAction[] = ['change', 'close', 'reopen', 'repeat', 'remove']
const OWN = ACTIONS.flatMap((action) => [
  [action, 'open', null] as const,
  [action, 'closed', null] as const,
  [action, 'removed', action === 'remove' ? null : 'job_not_found'] as const,
])
const OTHERS = ACTIONS.flatMap((action) => [
  [action, 'open', 'forbidden'] as const,
  [action, 'closed', 'forbidden'] as const,
  [action, 'removed', 'job_not_found'] as const,
])

test.each(OWN)('whether an owner can %s a job that is %s: %s', (action, status, denial) => {
  expect(denialFor(ada, action, { ownerId: 'ada', status })).toBe(denial)
})

test.each(OTHERS)(
  'whether another person can %s a job that is %s: %s',
  (action, status, denial) => {
    expect(denialFor(ada, action, { ownerId: 'bola', status })).toBe(denial)
    // Imported jobs have no owner.
    expect(denialFor(ada, action, { ownerId: null, status })).toBe(denial)
  },
)

test.each(ACTIONS)('no one can %s a job that does not exist', (action) => {
  expect(denialFor(ada, action, null)).toBe('job_not_found')
})
