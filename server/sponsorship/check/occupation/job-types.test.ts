import { expect, test } from 'vitest'
import { isListedJobType } from './job-types.ts'

const DESIGN = ['Industrial and product designers', 'Visual merchandising managers and designers']

test('a title plainly names a job type where it ends with it', () => {
  expect(isListedJobType('Contract Administrator', ['Contract administrators'])).toBe(true)
  expect(
    isListedJobType('Senior Contract Administrator – Leeds', ['Contract administrators']),
  ).toBe(true)
  expect(isListedJobType('Clinical coders (bank)', ['Clinical coders'])).toBe(true)
})

test('two job types in one are told apart', () => {
  expect(isListedJobType('Industrial designer', DESIGN)).toBe(true)
  expect(isListedJobType('Lead Product Designer', DESIGN)).toBe(true)
  expect(isListedJobType('Product manager', DESIGN)).toBe(false)
})

test('a look-alike is not plain', () => {
  expect(isListedJobType('Graphic designer', DESIGN)).toBe(false)
  expect(isListedJobType('Contract manager', ['Contract administrators'])).toBe(false)
  expect(isListedJobType('Builder’s merchant', ['Builders'])).toBe(false)
  expect(isListedJobType('Scuba diverse', ['Divers'])).toBe(false)
  expect(isListedJobType('', ['Builders'])).toBe(false)
})

test('a job type with an exception in brackets is never plain', () => {
  const revenue = ['Revenue assistants (excludes National and Local government)']
  expect(isListedJobType('Revenue assistant', revenue)).toBe(false)
})
