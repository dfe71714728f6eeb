import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeKeywords, parseKeywords } from '#board/search/words/keywords.ts'
import { withoutRank } from './rank-words.ts'

/** The words left out and the words searched for, in the order in which they are tried. */
function tried(typed: string) {
  return withoutRank(parseKeywords(typed).clauses).map(
    ({ words, used }) => `${words.join(', ')}: ${used}`,
  )
}

test.each([
  ['senior carer', ['senior: carer']],
  ['staff nurse band 5', ['band 5: staff nurse']],
  [
    'Senior staff nurse B6',
    ['B6: senior staff nurse', 'senior: staff nurse b6', 'B6, senior: staff nurse'],
  ],
  ['lead software engineer in test', ['lead: software engineer test']],
  ['admin officer grade 6', ['grade 6: admin officer']],
  ['junior developer -senior', ['junior: developer -senior']],
])('%s is tried as %j', (typed, ways) => {
  expect(tried(typed)).toEqual(ways)
})

test.each([
  'carer',
  'senior',
  'band 5',
  '"senior carer"',
  'nurse -senior',
  'head chef',
  'principal',
  '',
])('%s has nothing to leave out', (typed) => expect(tried(typed)).toEqual([]))

test('what is left is the name of a trade again', () => {
  const [way] = withoutRank(parseKeywords('senior carer').clauses)
  expect(way?.clauses).toMatchObject([{ lexeme: '~care-assistant' }])
})

test('whatever is typed, what is left is less and can be searched for', () => {
  const pieces = fc.constantFrom(
    'senior',
    'lead',
    'carer',
    'nurse',
    'band 5',
    'grade',
    '6',
    '-',
    '"',
    'x',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (some) => {
      const { clauses } = parseKeywords(some.join(' '))
      for (const { clauses: fewer, words, used } of withoutRank(clauses)) {
        expect(words.length).toBeGreaterThan(0)
        expect(fewer.some(({ excluded }) => !excluded)).toBe(true)
        expect(used.length).toBeLessThan(describeKeywords(clauses).length)
      }
    }),
  )
})
