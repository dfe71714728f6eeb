import { expect, test } from 'vitest'
import { restoreDenial, suspensionDenial, takeDownDenial } from './admin.policy.ts'

test.each([
  ['open', null],
  ['closed', null],
  ['removed', 'This job has been taken down already.'],
] as const)('whether a job that is %s can be taken down', (status, sentence) => {
  expect(takeDownDenial({ status })).toBe(sentence)
})

const DOWN = { status: 'removed', ownerId: 'ada', source: null, removedBecause: 'A fee' } as const

test.each([
  ['one we took down', DOWN, null],
  ['an imported one we took down', { ...DOWN, ownerId: null, source: 'nhs-jobs' }, null],
  ['an open one', { ...DOWN, status: 'open' as const }, 'This job has not been taken down.'],
  ['a closed one', { ...DOWN, status: 'closed' as const }, 'This job has not been taken down.'],
  [
    'one that its owner deleted',
    { ...DOWN, removedBecause: null },
    'Its owner deleted this job, so it stays deleted.',
  ],
  [
    'one whose poster has gone',
    { ...DOWN, ownerId: null },
    'Its owner deleted their account, so this job stays deleted.',
  ],
])('whether %s can be restored', (_, job, sentence) => {
  expect(restoreDenial(job)).toBe(sentence)
})

test.each([
  ['a person', 'ada', null, ['olu'], null],
  ['another owner', 'ada', null, ['ada', 'olu'], null],
  ['oneself', 'olu', null, ['ada', 'olu'], 'You cannot suspend yourself.'],
  ['a suspended person', 'ada', '2026-11-21', ['olu'], 'This person is suspended already.'],
  [
    'the last admin',
    'ada',
    null,
    ['ada'],
    'This is the last admin. Make someone else an admin first.',
  ],
])('whether an admin can suspend %s', (_, id, suspendedAt, adminIds, sentence) => {
  expect(suspensionDenial({ actorId: 'olu', subject: { id, suspendedAt }, adminIds })).toBe(
    sentence,
  )
})
