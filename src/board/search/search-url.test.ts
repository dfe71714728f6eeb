import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'
import { ANY_SEARCH, searchQuery } from './search.ts'
import { canonicalRedirect, canonicalPath, feedPath, isWorthIndexing } from './search-url.ts'

const FIRST = { page: 1, after: null }
const LEEDS = {
  slug: 'leeds',
  name: 'Leeds',
  kind: 'town',
  detail: 'West Yorkshire',
  country: 'GB',
  latitude: 53.8,
  longitude: -1.55,
  reach: null,
} as const

function better(query: string) {
  const url = new URL(`http://localhost/jobs${query}`)
  const { search, problems } = parseSearch(url.searchParams)
  return canonicalRedirect(url, searchQuery(search), problems)
}

test('the empty fields of a form without script redirect to the canonical URL', () => {
  expect(better('?q=&place=&radius=&type=Full-time&category=nursing&sort=')).toBe(
    '/jobs?category=nursing&type=Full-time',
  )
  expect(better('?q=+nurse+')).toBe('/jobs?q=nurse')
  expect(better('?q=')).toBe('/jobs')
  expect(better('?category=nursing&type=Full-time')).toBeNull()
})

test('a URL with problems is not redirected, so that the page can report them', () => {
  expect(better('?category=alchemy')).toBeNull()
})

test('a canonical URL is never redirected again', () => {
  const parameters = fc.record(
    {
      q: fc.string({ unit: 'binary' }),
      title: fc.string(),
      place: fc.string(),
      radius: fc.constantFrom('', '10', '25', 'x'),
      pay: fc.constantFrom('', '30000'),
      remote: fc.constantFrom('', '1'),
      sort: fc.constantFrom('', 'newest', 'relevance'),
      other: fc.string(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(parameters, (values) => {
      const url = better(`?${new URLSearchParams(values)}`)
      return url === null || better(url.slice('/jobs'.length)) === null
    }),
  )
})

test('the canonical path has the place by its slug, in the default order', () => {
  const search = { ...ANY_SEARCH, place: 'LEEDS ', sort: 'pay' as const }

  expect(canonicalPath(search, { place: LEEDS }, FIRST)).toBe('/jobs?place=leeds')
})

test('search engines list only common searches', () => {
  const two = { ...ANY_SEARCH, category: 'nursing', place: 'leeds' }

  expect(isWorthIndexing(two, FIRST)).toBe(true)
  expect(isWorthIndexing({ ...two, remote: true }, FIRST)).toBe(false)
  expect(isWorthIndexing({ ...ANY_SEARCH, q: 'nurse' }, FIRST)).toBe(false)
  // Only the occupation's own page should be found.
  expect(isWorthIndexing({ ...ANY_SEARCH, occupationCode: '2134' }, FIRST)).toBe(false)
  expect(isWorthIndexing(two, { page: 2, after: null })).toBe(false)
  expect(isWorthIndexing(two, { page: 1, after: 'x' })).toBe(false)
})

test('a feed’s path has the search, but neither its order nor its page', () => {
  expect(feedPath('rss', { ...ANY_SEARCH, q: 'nurse', sort: 'pay' })).toBe(
    '/feeds/search.rss?q=nurse',
  )
  expect(feedPath('atom', ANY_SEARCH)).toBe('/feeds/search.atom')
})
