import { expect, test } from 'vitest'
import { parseSearch } from '#board/search/parse-search.ts'
import { ANY_SEARCH, type Interpretation } from '#board/search/search.ts'
import { parseKeywords } from '#board/search/words/keywords.ts'
import { understandSearch } from '#board/search/words/understanding/understand-search.ts'
import { english } from '#platform/languages/english.ts'
import { TRANSLATIONS } from '#platform/languages/languages.ts'
import { BROKEN_PAGE_LINK } from '#platform/primitives/paging.ts'
import { toUnderstoodNotes } from './understood-notes.ts'

const PROBLEMS = [
  ...parseSearch(new URLSearchParams({ page: '51' })).problems,
  BROKEN_PAGE_LINK.onPage,
  ...['nurse near me', '(((('].flatMap(
    (q) => understandSearch({ ...ANY_SEARCH, q }).keywords.problems,
  ),
  ...['the', `${'x'.repeat(300)} y`, 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1'].flatMap(
    (typed) => parseKeywords(typed).problems,
  ),
]
const INTERPRETATION: Interpretation = {
  place: null,
  isPlaceUnknown: true,
  corrected: { from: '1', to: '2', asTyped: '3' },
  dropped: { used: '4', said: 'No job has it.' },
  meanings: [{ typed: '5', means: '6' }],
  sponsorship: { typed: '7', answer: 'pass', note: 'We turned it into a filter.', literal: '8' },
  placeWords: { note: 'We turned it into a place.', literal: '9' },
  occupation: null,
  problems: ['A problem that no catalogue has.'],
}
const notesIn = (language: typeof english) =>
  toUnderstoodNotes(language, {
    search: { ...ANY_SEARCH, place: '10' },
    interpretation: INTERPRETATION,
    hasJobs: true,
    problems: PROBLEMS,
  })

test('the catalogue has each problem of a search', () => {
  const { other, ...known } = english.words.searchProblems
  expect(new Set(PROBLEMS)).toEqual(new Set(Object.values(known)))
  expect(other).not.toBe('')
})

test.each(TRANSLATIONS)('$code says in no English how it understood a search', (language) => {
  const { lines, place, problems } = notesIn(language)
  const all = lines.flatMap(({ text, link }) => [text, link?.label ?? ''])
  expect(lines).toHaveLength(5)
  expect([...all, place, problems].join(' ').replaceAll('“near me”', '')).not.toMatch(/[a-z]{2}/i)
})

test('in English each way of understanding has its own sentence, and leads back to the words', () => {
  const { lines, place } = notesIn(english)
  expect(lines.map(({ text, link }) => [text, link?.label])).toEqual([
    ['Showing results for “2” instead of “1”.', 'Search for “1”'],
    ['No job has it.', undefined],
    ['We searched for “6” (you typed “5”).', undefined],
    ['We turned it into a filter.', 'Search for the words instead'],
    ['We turned “10” into a place.', 'Search for the words instead'],
  ])
  expect(place).toMatch(/^We could not find “10”, so these are jobs whose advert names it\. Try/)
})
