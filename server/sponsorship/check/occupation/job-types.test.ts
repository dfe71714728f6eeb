import { expect, test } from 'vitest'
import { isPlainlyOneOf } from './job-types.ts'

const DESIGN = ['Industrial and product designers', 'Visual merchandising managers and designers']

test('a title plainly names a job type where it ends with it', () => {
  expect(isPlainlyOneOf('Contract Administrator', ['Contract administrators'])).toBe(true)
  expect(isPlainlyOneOf('Senior Contract Administrator – Leeds', ['Contract administrators'])).toBe(
    true,
  )
  expect(isPlainlyOneOf('Clinical coders (bank)', ['Clinical coders'])).toBe(true)
})

test('two job types in one are told apart', () => {
  expect(isPlainlyOneOf('Industrial designer', DESIGN)).toBe(true)
  expect(isPlainlyOneOf('Lead Product Designer', DESIGN)).toBe(true)
  expect(isPlainlyOneOf('Product manager', DESIGN)).toBe(false)
})

test('a look-alike is not plain', () => {
  expect(isPlainlyOneOf('Graphic designer', DESIGN)).toBe(false)
  expect(isPlainlyOneOf('Contract manager', ['Contract administrators'])).toBe(false)
  expect(isPlainlyOneOf('Builder’s merchant', ['Builders'])).toBe(false)
  expect(isPlainlyOneOf('Scuba diverse', ['Divers'])).toBe(false)
  expect(isPlainlyOneOf('', ['Builders'])).toBe(false)
})

test('a job type with an exception in brackets is never plain', () => {
  const revenue = ['Revenue assistants (excludes National and Local government)']
  expect(isPlainlyOneOf('Revenue assistant', revenue)).toBe(false)
})
