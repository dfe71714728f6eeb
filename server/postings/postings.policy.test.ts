import { expect, test } from 'vitest'
import { refusalOf, type Deed } from './postings.policy.ts'

const ada = { id: 'ada' }
const DEEDS: Deed[] = ['change', 'close', 'reopen', 'repeat', 'remove']
const OWN = DEEDS.flatMap((deed) => [
  [deed, 'open', null] as const,
  [deed, 'closed', null] as const,
  [deed, 'removed', deed === 'remove' ? null : 'job_not_found'] as const,
])
const OTHERS = DEEDS.flatMap((deed) => [
  [deed, 'open', 'forbidden'] as const,
  [deed, 'closed', 'forbidden'] as const,
  [deed, 'removed', 'job_not_found'] as const,
])

test.each(OWN)('to %s a job of one’s own that is %s: %s', (deed, status, refusal) => {
  expect(refusalOf(ada, deed, { ownerId: 'ada', status })).toBe(refusal)
})

test.each(OTHERS)('to %s somebody else’s job that is %s: %s', (deed, status, refusal) => {
  expect(refusalOf(ada, deed, { ownerId: 'bola', status })).toBe(refusal)
  // An imported advert is nobody's.
  expect(refusalOf(ada, deed, { ownerId: null, status })).toBe(refusal)
})

test.each(DEEDS)('to %s a job that never was is to look for nothing', (deed) => {
  expect(refusalOf(ada, deed, null)).toBe('job_not_found')
})
