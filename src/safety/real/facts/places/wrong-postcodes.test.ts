import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findWrongPostcodes } from './wrong-postcodes.ts'

test.each([
  ['22 Mill Lane, Manchester, SE1 9GF', '22 Mill Lane, Manchester, M2 4TB'],
  ['Our depot is in Leeds\nBS1 4DJ', 'Our depot is in Bath Street, Glasgow\nG2 4TB'],
  ['Newcastle (postcode EX4 4QJ)', 'Newcastle (ST5 1ED), or Newcastle (NE1 4ST)'],
  ['EH1 2AB, Southampton', 'EH1 2AB, Edinburgh, and SO14 2AQ, Southampton'],
  ['Norwich (CF10)', 'Norwich (NR1), room CF10 there'],
])('%s | %s', (wrong, right) => {
  expect(findWrongPostcodes(toPlain(wrong))).not.toEqual([])
  expect(findWrongPostcodes(toPlain(right))).toEqual([])
})
