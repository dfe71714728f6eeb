import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANY_SEARCH, readSearch, searchQuery } from '#contract/search.ts'
import { betterAddress, canonicalPath, feedPath, isWorthIndexing } from './search-address.ts'

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
  const { search, problems } = readSearch(url.searchParams)
  return betterAddress(url, searchQuery(search), problems)
}

test('what a form without a script sends leads to the one address of the search', () => {
  expect(better('?q=&place=&radius=&type=Full-time&category=nursing&sort=')).toBe(
    '/jobs?category=nursing&type=Full-time',
  )
  expect(better('?q=+nurse+')).toBe('/jobs?q=nurse')
  expect(better('?q=')).toBe('/jobs')
  expect(better('?category=nursing&type=Full-time')).toBeNull()
})

test('an address there is something to say about stays, so that it can be said', () => {
  expect(better('?category=alchemy')).toBeNull()
})

test('whatever is asked for, the better address has no better one', () => {
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
    fc.property(parameters, (given) => {
      const address = better(`?${new URLSearchParams(given)}`)
      return address === null || better(address.slice('/jobs'.length)) === null
    }),
  )
})

test('search engines are given the place by its own name, in the usual order', () => {
  const search = { ...ANY_SEARCH, place: 'LEEDS ', sort: 'pay' as const }

  expect(canonicalPath(search, { place: LEEDS }, FIRST)).toBe('/jobs?place=leeds')
})

test('only what many would look for is offered to search engines', () => {
  const two = { ...ANY_SEARCH, category: 'nursing', place: 'leeds' }

  expect(isWorthIndexing(two, FIRST)).toBe(true)
  expect(isWorthIndexing({ ...two, remote: true }, FIRST)).toBe(false)
  expect(isWorthIndexing({ ...ANY_SEARCH, q: 'nurse' }, FIRST)).toBe(false)
  expect(isWorthIndexing(two, { page: 2, after: null })).toBe(false)
  expect(isWorthIndexing(two, { page: 1, after: 'x' })).toBe(false)
})

test('a feed has the search in its address, and nothing of the order or the page', () => {
  expect(feedPath('rss', { ...ANY_SEARCH, q: 'nurse', sort: 'pay' })).toBe(
    '/feeds/search.rss?q=nurse',
  )
  expect(feedPath('atom', ANY_SEARCH)).toBe('/feeds/search.atom')
})
