import { expect, test } from 'vitest'
import { canAttach, canSeeMessage, talkDenial, type TalkFacts } from './talk.policy.ts'

const OPEN: TalkFacts = {
  jobStatus: 'open',
  isWithdrawn: false,
  isWarned: false,
  isFrozen: false,
  isSuspended: false,
  wasTakenDown: false,
}

test.each<[string, Partial<TalkFacts>, applicant: string | null, employer: string | null]>([
  ['an open job', {}, null, null],
  ['a closed job', { jobStatus: 'closed' }, null, null],
  ['a job that the desk looks at', { jobStatus: 'held' }, null, null],
  [
    'a job that the desk took down, and looks at again',
    { jobStatus: 'held', wasTakenDown: true },
    'talk_waits',
    'talk_waits',
  ],
  ['a deleted job', { jobStatus: 'removed' }, 'talk_over', 'talk_over'],
  ['a withdrawn application', { isWithdrawn: true }, 'withdrawn', 'withdrawn'],
  ['a frozen organisation', { isFrozen: true }, 'talk_paused', null],
  ['a suspended organisation', { isSuspended: true }, 'talk_over', 'talk_over'],
  ['an applicant who was warned', { isWarned: true }, 'talk_over', 'talk_over'],
  [
    'one who withdrew and was warned',
    { isWarned: true, isWithdrawn: true },
    'withdrawn',
    'withdrawn',
  ],
  ['a frozen and suspended one', { isFrozen: true, isSuspended: true }, 'talk_over', 'talk_over'],
])('who can write: %s', (_, facts, applicant, employer) => {
  expect(talkDenial('applicant', { ...OPEN, ...facts })).toBe(applicant)
  expect(talkDenial('employer', { ...OPEN, ...facts })).toBe(employer)
})

test('files come from applicants and from employers who have proved who they are', () => {
  expect(canAttach('applicant', { isPosterProved: false })).toBe(true)
  expect(canAttach('employer', { isPosterProved: true })).toBe(true)
  expect(canAttach('employer', { isPosterProved: false })).toBe(false)
})

test('what waits for the desk is seen by its own side only', () => {
  for (const side of ['applicant', 'employer'] as const) {
    const other = side === 'applicant' ? 'employer' : 'applicant'
    expect(canSeeMessage(side, { side, sentAt: null })).toBe(true)
    expect(canSeeMessage(other, { side, sentAt: null })).toBe(false)
    expect(canSeeMessage(other, { side, sentAt: '2026-11-23T05:00:00.000Z' })).toBe(true)
  }
})
