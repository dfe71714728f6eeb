import { expect, test } from 'vitest'
import type { DeskSource, HoldKind, SourceHold } from '#board/sources/sources.ts'
import { toShownSource } from './shown-desk-sources.ts'
import { toShownHold } from './shown-holds.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')

const aHold = (kind: HoldKind, missing: number): SourceHold => ({
  id: '1',
  sourceId: '2',
  source: 'fen',
  kind,
  state: 'open',
  openedAt: '2026-11-30T09:00:00Z',
  known: 3,
  missing,
  names: ['Somebody Else'],
  needsSecond: false,
  acceptedBy: null,
  acceptedAt: null,
  decidedAt: null,
  undoUntil: null,
})

test.each([
  ['fewer', 3, 'They are gone: close 3'],
  ['all-new', 3, 'It is the same employer: show them, close 3 old ones'],
  ['all-new', 1, 'It is the same employer: show them, close the old one'],
  ['silent', 2, 'They are gone: close 2'],
  ['all-new', 0, 'It is the same employer: show them'],
  ['other-employer', 0, 'It is the same employer: show them'],
] as const)('the button of %s with %i missing says what it does', (kind, missing, words) => {
  const shown = toShownHold(aHold(kind, missing), { source: 'Fen', runs: [], actorId: '9' })
  expect(shown.accept).toBe(words)
})

const SOURCE: DeskSource = {
  id: '1',
  name: 'fen',
  system: 'greenhouse',
  employer: null,
  organisationId: null,
  isOn: true,
  adverts: 3,
  intervalMinutes: 360,
  lastCompleteAt: '2026-11-21T09:00:00Z',
  address: 'https://fen.example/jobs',
  state: 'on',
  stateBecause: null,
  failures: 0,
  robots: 'allowed',
  contact: '',
  memberEmail: null,
  lastRunAt: '2026-11-30T09:00:00Z',
  nextAt: '2026-11-30T15:00:00Z',
  newestPostedAt: null,
  lastFailure: null,
  openHolds: 0,
}

test.each([
  [{}, 'Not whole for 9 days'],
  [{ failures: 3 }, 'Silent 9 days'],
  [{ isOn: false, state: 'off', stateBecause: 'failures' }, 'Silent 9 days'],
] as const)('a list that was last read whole nine days ago, with %o, is %s', (facts, words) => {
  expect(toShownSource({ ...SOURCE, ...facts }, { runs: [] }, NOW).condition.words).toBe(words)
})
