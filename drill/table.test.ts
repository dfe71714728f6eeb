import { expect, test } from 'vitest'
import { failuresOf } from './table.ts'

const finding = { figures: [], broken: ['1 change lost'], slow: ['reads were gone for 6.0 s'] }

test('what is lost is a failure everywhere, what is slow only on a machine of its own', () => {
  expect(failuresOf(finding, false)).toEqual([...finding.broken, ...finding.slow])
  expect(failuresOf(finding, true)).toEqual(finding.broken)
  expect(failuresOf({ figures: [], broken: [] }, false)).toEqual([])
})
