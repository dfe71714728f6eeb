import { expect, test } from 'vitest'
import { isListedJobType } from './list-places.ts'

const DESIGN = ['Industrial and product designers', 'Visual merchandising managers and designers']

test('a title names a job type if it ends with it', () => {
  expect(isListedJobType('Contract Administrator', ['Contract administrators'])).toBe(true)
  expect(
    isListedJobType('Senior Contract Administrator – Leeds', ['Contract administrators']),
  ).toBe(true)
  expect(isListedJobType('Clinical coders (bank)', ['Clinical coders'])).toBe(true)
})

test('two job types in one phrase are told apart', () => {
  expect(isListedJobType('Industrial designer', DESIGN)).toBe(true)
  expect(isListedJobType('Lead Product Designer', DESIGN)).toBe(true)
  expect(isListedJobType('Product manager', DESIGN)).toBe(false)
})

test('a title that only looks similar does not count', () => {
  expect(isListedJobType('Graphic designer', DESIGN)).toBe(false)
  expect(isListedJobType('Contract manager', ['Contract administrators'])).toBe(false)
  expect(isListedJobType('Builder’s merchant', ['Builders'])).toBe(false)
  expect(isListedJobType('Scuba diverse', ['Divers'])).toBe(false)
  expect(isListedJobType('', ['Builders'])).toBe(false)
})

test('a job type with brackets never matches', () => {
  const revenue = ['Revenue assistants (excludes National and Local government)']
  expect(isListedJobType('Revenue assistant', revenue)).toBe(false)
})
