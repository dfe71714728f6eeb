import { expect, test } from 'vitest'
import first from './sets/uk-skilled-worker-2025-11-25.json' with { type: 'json' }
import { resolveEditions } from './edition.ts'

const EDITION = {
  follows: first.version,
  version: 'next',
  effectiveFrom: '2026-05-01',
  confirmedOn: '2026-05-02',
  statementsSeenTo: 'HC 1',
  note: 'A test.',
  changes: {},
}
const WAGE = { value: 13, from: '2026-05-01' }

test('an edition changes what it names, and shares the rest with the set before', () => {
  const changes = { figures: { minimumWage: WAGE }, lists: { salary: { note: 'Ended.' } } }
  const [before, after] = resolveEditions(first, [{ ...EDITION, changes }])

  expect(after).toMatchObject({ version: 'next', note: 'A test.', seenOn: before?.seenOn })
  expect(after?.figures.minimumWage).toEqual({ ...before?.figures.minimumWage, ...WAGE })
  expect(after?.figures.hoursCap).toBe(before?.figures.hoursCap)
  expect(after?.lists.salary.note).toBe('Ended.')
  expect(after?.lists.salary.entries).toBe(before?.lists.salary.entries)
  expect(after?.occupations).toBe(before?.occupations)
  expect(before?.figures.minimumWage.value).toBe(12.71)
})

test.each([
  ['of a set that is not before it', { follows: 'another' }],
  ['that starts no later', { effectiveFrom: '2025-07-22' }],
  ['of another shape', { changes: { figures: { minimumWage: { value: 'lots' } } } }],
  ['with a field that a set has not', { changes: { fees: {} } }],
  ['with another name for a figure', { changes: { figures: { minWage: WAGE } } }],
  ['that was confirmed on no day', { confirmedOn: undefined }],
])('an edition %s is refused', (_, wrong) => {
  expect(() => resolveEditions(first, [{ ...EDITION, ...wrong }])).toThrow()
})
