import { expect, test } from 'vitest'
import type { PostedRow } from '#hiring/dashboard/posted-jobs.service.ts'
import { sayOnce, toShownRow } from './shown-row.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

const aRow = (overrides: Partial<PostedRow> = {}): PostedRow => ({
  id: 'abc',
  title: 'Night nurse',
  place: 'Leeds',
  country: 'United Kingdom',
  isAbroad: false,
  isRemote: false,
  pay: null,
  status: 'open',
  wasPublic: true,
  closesAt: '2026-11-30T23:59:59.000Z',
  closedAt: null,
  closedAs: null,
  canManage: true,
  canAnswer: true,
  applicants: 0,
  newApplicants: 0,
  waiting: 0,
  waitsSince: null,
  unreadMessages: 0,
  views: { all: 0, since: 0 },
  headline: null,
  held: null,
  refused: null,
  isRead: true,
  addressWaits: null,
  ...overrides,
})
const REFUSED = { because: 'Unfair.', caseId: 'case' }
const shown = (overrides: Partial<PostedRow> = {}) => toShownRow(aRow(overrides), NOW)

test.each<[string | null, Partial<PostedRow>]>([
  ['Share', {}],
  ['Applicants', { applicants: 3 }],
  ['Answer 2', { applicants: 3, waiting: 2 }],
  ['Answer 1', { applicants: 3, waiting: 1, status: 'closed' }],
  ['Applicants', { applicants: 3, waiting: 2, canAnswer: false }],
  ['Repeat', { applicants: 3, status: 'closed' }],
  ['Fix it', { status: 'refused', refused: REFUSED, applicants: 3 }],
  ['Applicants', { applicants: 3, status: 'closed', canManage: false }],
  ['See why', { status: 'held', held: { because: 'Fee.', caseId: 'case' }, waiting: 1 }],
  ['Look at it', { status: 'held', held: { because: '', caseId: null } }],
  [null, { status: 'held', held: { because: 'Fee.', caseId: 'case' }, canManage: false }],
  ['Applicants', { status: 'held', held: REFUSED, canManage: false, applicants: 1 }],
  [null, { status: 'refused', refused: REFUSED, canManage: false }],
  [null, { status: 'refused', refused: REFUSED, canManage: false, applicants: 1, isRead: false }],
])('the next step is %s', (label, overrides) => {
  expect(shown(overrides).next?.label ?? null).toBe(label)
})

test.each([
  ['2026-11-23T23:59:59.000Z', 'today', true],
  ['2026-11-24T23:59:59.000Z', 'tomorrow', true],
  ['2026-11-30T23:59:59.000Z', 'in 7 days', false],
])('a job that closes at %s closes %s', (closesAt, note, isSoon) => {
  expect(shown({ closesAt }).closes).toMatchObject({ note, isSoon })
})

test('a closed job says since when and why, and no check: its page stays', () => {
  const row = shown({ status: 'closed', closedAt: '2026-11-14T09:00:00.000Z', closedAs: 'filled' })

  expect(row.closes).toEqual({ date: '14 Nov', note: 'filled', isSoon: false })
  expect([row.check, row.noCheck]).toEqual([null, 'Not listed any more'])
})

test.each([
  ['2026-11-23T09:00:00.000Z', 'today', false],
  ['2026-11-22T23:00:00.000Z', '1 day', false],
  ['2026-11-14T09:00:00.000Z', '9 days', true],
])('somebody who applied at %s waits %s', (waitsSince, words, isLate) => {
  expect(shown({ waitsSince, waiting: 1 }).waits).toEqual({ words, isLate })
})

test.each<[string, string, Partial<PostedRow>]>([
  ['Not shown yet', 'We are looking at this', { status: 'held', wasPublic: false }],
  ['Not shown now', 'We are looking at this', { status: 'held', wasPublic: true }],
  ['Not shown', 'We refused it', { status: 'refused', wasPublic: false }],
  ['Not shown any more', 'We took it off the site', { status: 'refused', wasPublic: true }],
])('a row says ‘%s’ and ‘%s’ of an advert: %j', (noCheck, tag, overrides) => {
  const reason = { because: 'Fee.', caseId: 'case' }
  const row = shown({ ...overrides, [overrides.status ?? '']: reason })

  expect(row).toMatchObject({ noCheck, notes: [{ tag, words: 'Fee.' }] })
})

test('a reason that several held jobs share is said once', () => {
  const held = (because: string) => shown({ status: 'held', held: { because, caseId: 'case' } })
  const rows = sayOnce([
    held('Show that you act for it.'),
    held('A fee.'),
    held('Show that you act for it.'),
  ])
  expect(rows.map(({ notes }) => notes.map(({ words }) => words))).toEqual([
    ['Show that you act for it.'],
    ['A fee.'],
    ['For the same reason'],
  ])
})
