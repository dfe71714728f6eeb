import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeKeywords, parseKeywords } from './keywords.ts'

/** The clauses in short form: ~concept, "phrase", word, each with its minus. */
function read(typed: string): string[] {
  return parseKeywords(typed).clauses.map(({ kind, lexeme, words, excluded }) => {
    const said = kind === 'phrase' ? `"${words.join(' ')}"` : (lexeme ?? words.join(' '))
    return (excluded ? '-' : '') + said
  })
}

test.each([
  ['senior care assistant leeds', ['~senior-carer', 'leeds']],
  ['"exact phrase" here leeds', ['"exact phrase"', 'leeds']],
  ['“exact phrase”', ['"exact phrase"']],
  ['«exact phrase', ['"exact phrase"']],
  ['nurse -dental', ['~nurse', '-dental']],
  ['nurse –dental', ['~nurse', '-dental']],
  ['nurse -"night shift"', ['~nurse', '-"night shift"']],
  ['nurse NOT dental', ['~nurse', '-dental']],
  ['-hca', ['-~hca']],
  ['-care-assistant', ['-~care-assistant']],
  ['-night-time', ['-"night time"']],
  ['full-time chef', ['~full-time', '~chef']],
  ['nurse - leeds', ['~nurse', 'leeds']],
  ['nurse OR midwife', ['~nurse', '~midwife']],
  ['nurse AND leeds', ['~nurse', 'leeds']],
  ['leeds LEEDS leeds', ['leeds']],
  ['hca healthcare assistant', ['~hca']],
  ['nurse jobs', ['~nurse']],
  ['jobs for nurses near me', ['~nurse']],
  ['work in leeds', ['leeds']],
  ['i am looking for a job as a chef', ['~chef']],
  ['nurse jobs with sponsorship', ['~nurse', '~sponsorship']],
  ['social work', ['~social-work']],
  ['jobs', ['jobs']],
  ['it', ['~it']],
  ['"IT"', ['~it']],
  ['it jobs', ['~it']],
  ['band 5/6', ['~band5', '~band6']],
  ['B5 nurse', ['~band5', '~nurse']],
  ['A & E', ['~ae']],
  ['c++', ['~cplusplus']],
  ['pediatric', ['paediatric']],
  ['co ordinator', ['coordinator']],
  ['-', []],
  ['--', []],
  ['""', []],
  ['-""', []],
  ['"', []],
  ['???', []],
  ['👩‍⚕️', []],
  ['', []],
])('%s is read as %j', (typed, clauses) => {
  expect(read(typed)).toEqual(clauses)
})

test('a short name is explained, a plain one is not', () => {
  expect(parseKeywords('RMN leeds').meanings).toEqual([
    { typed: 'RMN', means: 'mental health nurse (RMN)' },
  ])
  expect(parseKeywords('mental health nurses leeds').meanings).toEqual([])
  expect(parseKeywords('podiatrist').meanings).toEqual([])
})

test('a clause remembers how it was typed', () => {
  expect(parseKeywords('A&E Café').clauses.map(({ typed }) => typed)).toEqual(['A&E', 'Café'])
})

test('too many words are cut, and that is said', () => {
  const typed = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ')
  const { clauses, problems } = parseKeywords(typed)
  expect(clauses).toHaveLength(12)
  expect(problems).toEqual(['Only the first 12 words were used.'])
})

test('too many characters are cut, and that is said', () => {
  const { clauses, problems } = parseKeywords('x'.repeat(301))
  expect(clauses[0]?.words[0]).toHaveLength(64)
  expect(problems).toEqual(['Only the first 300 characters were used.'])
})

test('words that are too common are not searched for, with a message', () => {
  expect(parseKeywords('the')).toEqual({
    clauses: [],
    meanings: [],
    problems: ['These words are too common. Type a job title or a skill.'],
  })
})

test.each([
  ['  Nurse   LEEDS ', 'nurse leeds'],
  ['nurse jobs -"Night  Shift" -hca', 'nurse -"night shift" -hca'],
  ['-care-assistant c# developer', '-care-assistant c# developer'],
  ['A & E, node.js', 'a&e node.js'],
  ['“pediatric ward”', '"paediatric ward"'],
])('%s is described as %s', (typed, described) => {
  expect(describeKeywords(parseKeywords(typed).clauses)).toBe(described)
})

const pieces = fc.constantFrom(
  'nurse',
  'dental',
  ' ',
  ' ',
  '"',
  '-',
  '“',
  '–',
  'care',
  'assistant',
  'NOT',
  'band 5/6',
  '&',
  'a',
  'the',
  'jobs',
  'c#',
  "'s",
  '\u202E',
  '😀',
  'co-',
  'ordinator',
  'constructor',
  '__proto__',
)
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.array(pieces, { maxLength: 60 }).map((some) => some.join('')),
)

test.each(['constructor', '__proto__', 'toString nurse'])('%s is a word like any other', (text) => {
  expect(parseKeywords(text).clauses.length).toBeGreaterThan(0)
})

test('anything can be typed', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const { clauses } = parseKeywords(typed)
      expect(clauses.length).toBeLessThanOrEqual(12)
      for (const { words, kind, lexeme } of clauses) {
        expect(words.length).toBeGreaterThan(0)
        expect(words.every((word) => /^[\p{L}\p{N}]{1,64}$/u.test(word))).toBe(true)
        expect(lexeme !== undefined).toBe(kind === 'concept')
      }
    }),
    { numRuns: 700 },
  )
})

test('a description reads back as the same description', () => {
  const typing = fc.array(pieces, { maxLength: 25 }).map((some) => some.join(''))
  fc.assert(
    fc.property(typing, (typed) => {
      const described = describeKeywords(parseKeywords(typed).clauses)
      expect(describeKeywords(parseKeywords(described).clauses)).toBe(described)
    }),
    { numRuns: 700 },
  )
})

test.each([
  ['quotes', '"'.repeat(10_000)],
  ['minus signs', '-'.repeat(100_000)],
  ['minus signs and quotes', '-"'.repeat(50_000)],
  ['blanks', ' '.repeat(100_000)],
  ['ligatures', 'ﷺ'.repeat(100_000)],
  ['right to left', '\u202Eممرضة '.repeat(20_000)],
  ['half characters', '\uD83D '.repeat(50_000)],
])('100 KB of %s are read', (_name, typed) => {
  expect(parseKeywords(typed).clauses.length).toBeLessThanOrEqual(12)
})
