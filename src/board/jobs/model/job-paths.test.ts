import { expect, test } from 'vitest'
import { jobPath, jobsPath } from './job-paths.ts'
import { parseSearch } from '#board/search/parse-search.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import { UNKNOWN_OCCUPATION_CODE } from '#trade/occupation-codes.ts'

test('a list has one path, whatever order its filters were chosen in', () => {
  expect(jobsPath({ country: 'GB', category: 'nursing', type: 'Full-time' }, { page: 3 })).toBe(
    '/jobs?category=nursing&type=Full-time&country=GB&page=3',
  )
  expect(jobsPath({ category: null, type: null, country: null }, { page: 1 })).toBe('/jobs')
  expect(jobsPath({}, { after: 'abc', page: 2 })).toBe('/jobs?after=abc')
})

test('a list’s path parses back to the same search', () => {
  const filter = { category: 'nursing', type: 'Part-time' as const, country: 'IE' }
  const place = { place: 'st-ives', radius: 25 as const }
  const search = {
    ...ANY_SEARCH,
    ...filter,
    ...place,
    q: '"ward manager" -bank',
    pay: 30_000 as const,
    occupationCode: '2237',
  }
  const { searchParams } = new URL(jobsPath(search, { page: 7 }), 'http://localhost')

  expect(parseSearch(searchParams)).toEqual({ search, page: 7, after: null, problems: [] })
})

test.each(['0', '51', '-1', '2.5', 'two', '1e9'])(
  'page %s is reported and becomes the first',
  (page) => {
    const { page: read, problems } = parseSearch(new URLSearchParams({ page }))

    expect(read).toBe(1)
    expect(problems).toEqual(['Page numbers go from 1 to 50; this is the first page.'])
  },
)

test('an unknown filter is left out and reported', () => {
  const { search, problems } = parseSearch(new URLSearchParams('category=alchemy&country=GB'))

  expect(search).toEqual({ ...ANY_SEARCH, country: 'GB' })
  expect(problems).toEqual(['Choose a category from the list.'])
})

test.each(['9999', '21340', '213', 'nurse', '__proto__', '2134 ', '1'.repeat(10_000)])(
  'an occupation code that is none is left out and reported: %.20s',
  (occupationCode) => {
    const { search, problems } = parseSearch(new URLSearchParams({ occupationCode }))

    expect(search).toEqual(ANY_SEARCH)
    expect(problems).toEqual([UNKNOWN_OCCUPATION_CODE])
  },
)

test('a job’s path is its id and its title', () => {
  expect(jobPath({ id: 'abc', title: 'Nurse, Leeds' })).toBe('/jobDetails/abc/nurse-leeds')
  expect(jobPath({ id: 'abc', title: '看護師' })).toBe('/jobDetails/abc')
})
