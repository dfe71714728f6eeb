import words from 'an-array-of-english-words' with { type: 'json' }
import { expect, test } from 'vitest'
import { parseKeywords } from './keywords.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { correctKeywords, buildSpellingIndex } from './spelling.ts'

const VOCABULARY: [string, number][] = [
  ['leeds', 400],
  ['manchester', 500],
  ['accommodation', 200],
  ['experienced', 900],
  ['hospital', 5000],
  ['centre', 700],
  ['paediatric', 300],
  ['form', 50],
  ['from', 9000],
  ['sale', 3],
  ['safe', 800],
]
const spelling = buildSpellingIndex(VOCABULARY)

test.each([
  ['nusre', 'nurse'],
  ['nurce', 'nurse'],
  ['nurss', 'nurse'],
  ['phisiotherapist', 'physiotherapist'],
  ['radiografer', 'radiographer'],
  ['midwif', 'midwife'],
  ['pharmasist', 'pharmacist'],
  ['accomodation', 'accommodation'],
  ['recepcionist', 'receptionist'],
  ['psycologist', 'psychologist'],
  ['phlebotamist', 'phlebotomist'],
  ['anasthetist', 'anaesthetist'],
  ['helthcare', 'healthcare'],
  ['asistant', 'assistant'],
  ['enginer', 'engineer'],
  ['softwear', 'software'],
  ['manchster', 'manchester'],
  ['hopsital', 'hospital'],
  ['eexperienced', 'experienced'],
  ['pediatrik', 'paediatric'],
  ['safr', 'safe'],
])('%s was meant as %s', (typed, meant) => {
  expect(spelling.correct(normalizeText(typed))).toBe(meant)
})

test.each(['nurse', 'leeds', normalizeText('theater'), normalizeText('center')])(
  '%s is known',
  (word) => {
    expect(spelling.correct(word)).toBeNull()
  },
)

test.each(['nus', 'nurs3', '12345', 'x'.repeat(31), 'zzzzzzzz', '看護師看護師', ''])(
  'nothing is guessed for %j',
  (word) => {
    expect(spelling.correct(word)).toBeNull()
  },
)

test('a wrong first letter is corrected where nothing is nearer', () => {
  expect(spelling.correct('burse')).toBe('nurse')
  expect(buildSpellingIndex([['purse', 100]]).correct('porse')).toBe('purse')
})

test('the more usual of two words as near is meant', () => {
  const rare: [string, number][] = [
    ['warden', 4],
    ['garden', 4000],
  ]
  expect(buildSpellingIndex(rare).correct('harden')).toBe('garden')
})

test('of 50,000 words each one damaged in the middle is found or nearly so', () => {
  const many = words.filter((word) => word.length > 7).filter((_, at) => at % 5 === 0)
  const large = buildSpellingIndex(many.slice(0, 50_000).map((word) => [word, 5]))
  expect(large.size).toBeGreaterThan(40_000)
  const damaged = many
    .filter((_, at) => at % 500 === 0)
    .map((word) => [word, swapped(word)] as const)
  const right = damaged.filter(([word, wrong]) => word === wrong || large.correct(wrong) === word)
  expect(right.length / damaged.length).toBeGreaterThan(0.9)
})

test('corrected words may become a name', () => {
  const keywords = parseKeywords('helthcare asistant leeds')
  const { clauses, corrected } = correctKeywords(keywords, (word) => word === 'leeds', spelling)
  expect(clauses.map(({ lexeme, words }) => lexeme ?? words[0])).toEqual(['~hca', 'leeds'])
  expect(corrected).toEqual({
    from: 'helthcare asistant leeds',
    to: 'healthcare assistant leeds',
  })
})

test('what is found, quoted or excluded stays as it was typed', () => {
  const keywords = parseKeywords('"nusre bank" -nusre hopsital')
  const isKnown = (word: string) => word === 'hopsital'
  expect(correctKeywords(keywords, isKnown, spelling)).toEqual({
    clauses: keywords.clauses,
    corrected: null,
  })
})

function swapped(word: string): string {
  const at = Math.floor(word.length / 2)
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
