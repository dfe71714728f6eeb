import { expect, test } from 'vitest'
import { denialFor, type JobAction } from './postings.policy.ts'

const ada = { id: 'ada' }
const DEEDS: JobAction[] = ['change', 'close', 'reopen', 'repeat', 'remove']
const OWN = DEEDS.flatMap((action) => [
  [action, 'open', null] as const,
  [action, 'closed', null] as const,
  [action, 'removed', action === 'remove' ? null : 'job_not_found'] as const,
])
const OTHERS = DEEDS.flatMap((action) => [
  [action, 'open', 'forbidden'] as const,
  [action, 'closed', 'forbidden'] as const,
  [action, 'removed', 'job_not_found'] as const,
])

test.each(OWN)('to %s a job of one’s own that is %s: %s', (action, status, refusal) => {
  expect(denialFor(ada, action, { ownerId: 'ada', status })).toBe(refusal)
})

test.each(OTHERS)('to %s somebody else’s job that is %s: %s', (action, status, refusal) => {
  expect(denialFor(ada, action, { ownerId: 'bola', status })).toBe(refusal)
  // An imported advert is nobody's.
  expect(denialFor(ada, action, { ownerId: null, status })).toBe(refusal)
})

test.each(DEEDS)('to %s a job that never was is to look for nothing', (action) => {
  expect(denialFor(ada, action, null)).toBe('job_not_found')
})
