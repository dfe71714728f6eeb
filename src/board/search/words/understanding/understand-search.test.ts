import { expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { describeKeywords } from '#board/search/words/keywords.ts'
import lists from './other-languages.json' with { type: 'json' }
import { understandSearch } from './understand-search.ts'

function understand(q: string, more: Partial<JobSearch> = {}) {
  const { search, keywords, ...said } = understandSearch({ ...ANY_SEARCH, ...more, q })
  const { place, answer } = search
  return { words: describeKeywords(keywords.clauses), place, answer, keywords, ...said }
}

test.each([
  ['nurse visa sponsorship london', 'nurse', 'london', 'pass'],
  ['nurse london visa sponsorship', 'nurse', 'london', 'pass'],
  ['nursing jobs uk for indian nurses', 'nursing nurses', 'uk', 'pass'],
  ['overseas nurse in Leeds', 'nurse', 'Leeds', 'pass'],
  ['London nurse', 'nurse', 'London', null],
  ['data analyst milton keynes', 'data analyst', 'milton keynes', null],
  ['carer jobs in the uk', 'carer', 'uk', null],
  ['carer leeds uk', 'carer', 'leeds', null],
  ['teacher in bath', 'teacher', 'bath', null],
  ['teacher reading', 'teacher', 'reading', null],
  ['jobs in leeds', '', 'leeds', null],
  ['uk jobs', '', 'uk', null],
  ['नर्स', 'nurse', '', null],
  ['pielegniarka', 'nurse', '', null],
  ['नर्स लंदन', 'nurse', 'London', null],
  ['ডাক্তার ভিসা', 'doctor', '', 'pass'],
  ['ڈاکٹر', 'doctor', '', null],
  ['सॉफ्टवेयर इंजीनियर', 'software engineer', '', null],
])('%s is a search for %s', (typed, words, place, answer) => {
  expect(understand(typed)).toMatchObject({ words, place, answer })
})

test.each([
  'university of leeds',
  'bank of england',
  'leeds teaching hospitals',
  'reading teacher',
  'sales manager',
  'nurse "london"',
  'nurse -london',
  'rugby coach',
  'street cleaner',
  'transport for london',
  'hong kong',
])('%s names no place to look in', (typed) => {
  expect(understand(typed)).toMatchObject({ place: '', placeWords: null })
})

test('a place in its own field stays, and the words are searched for', () => {
  expect(understand('nurse london', { place: 'Leeds' })).toMatchObject({
    words: 'nurse london',
    place: 'Leeds',
  })
  expect(understand('nurse london', { place: 'London' })).toMatchObject({
    words: 'nurse',
    place: 'London',
  })
})

test('the page says what became of a place, and the word can be searched for', () => {
  const { placeWords } = understand('nurse visa sponsorship London')
  expect(placeWords).toEqual({
    note: 'We turned “London” into a place.',
    literal: 'nurse visa sponsorship "London"',
  })
  expect(understand(placeWords?.literal ?? '').placeWords).toBeNull()
})

test('a word of another language says what it was taken for', () => {
  expect(understand('नर्स नौकरी').keywords.meanings).toEqual([{ typed: 'नर्स', means: 'nurse' }])
})

test('every word of another language is understood, also inside a search', () => {
  for (const words of Object.values(lists.languages)) {
    for (const [name, english] of Object.entries<string>(words)) {
      const said = understandSearch({ ...ANY_SEARCH, q: `${name} plumber` })
      const wanted = understandSearch({ ...ANY_SEARCH, q: `${english} plumber` })
      expect([name, said.search]).toEqual([name, wanted.search])
    }
  }
})

test.each(['👩🏽‍⚕️', '((((', '%', '-', 'the'])('%s finds nothing, and that is said', (typed) => {
  const { words, keywords } = understand(typed)
  expect(words).toBe('nothing')
  expect(keywords.problems).toHaveLength(1)
})

test('‘near me’ narrows nothing, and that is said unless a place was chosen', () => {
  const problemsOf = (q: string, place = '') => understand(q, { place }).keywords.problems
  expect(problemsOf('nurse jobs near me')).toEqual([
    expect.stringContaining('a town or a postcode'),
  ])
  expect(problemsOf('nurse near me', 'Leeds')).toEqual([])
  expect(problemsOf('"near me" nurse')).toEqual([])
  expect(problemsOf('nurse near leeds')).toEqual([])
})

test('an empty search is no search for nothing', () => {
  expect(understand('  ').keywords).toMatchObject({ clauses: [], problems: [] })
  expect(understand('visa sponsorship').keywords).toMatchObject({ clauses: [], problems: [] })
})
