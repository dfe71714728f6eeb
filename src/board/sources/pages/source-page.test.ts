import { expect, test } from 'vitest'
import { toShownSources } from './shown-sources.ts'
import { sourcePagePath, toSourcePage } from './source-page.ts'

const NAMES = Array.from({ length: 23 }, (_, at) => `List ${String(at).padStart(2, '0')}`)
const SOURCES = toShownSources(
  [],
  ['Ébano House', ...NAMES].map((name) => ({ name, open: 1, lastSeenAt: '2026-11-29T12:00:00Z' })),
  {},
)
const pageAt = (query: string) => toSourcePage(SOURCES, new URLSearchParams(query), 8)
const namesAt = (query: string) => pageAt(query).rows.map(({ name }) => name)

test('each source is on one page', () => {
  expect(['', 'page=2', 'page=3'].flatMap(namesAt)).toEqual(SOURCES.map(({ name }) => name))
  expect(namesAt('')).toHaveLength(8)
})

test.each([
  ['page=0', 1],
  ['page=-7', 1],
  ['page=two', 1],
  ['page=1e999', 3],
  ['page=2.9', 2],
  ['page=99', 3],
  ['all', 1],
])('%s is page %i', (query, page) => {
  expect(pageAt(query)).toMatchObject({ page, last: 3 })
})

test('a text finds names that contain it, whatever its letters’ case and form', () => {
  expect(namesAt('name= e\u0301BANO ')).toEqual(['Ébano House'])
  expect(namesAt('name=list 0&page=2')).toEqual(['List 08', 'List 09'])
  expect(pageAt('name=nothing')).toMatchObject({
    rows: [],
    page: 1,
    last: 1,
  })
})

test('the address of a page keeps the text', () => {
  expect(sourcePagePath('/sources#adverts', { name: '', page: 1 })).toBe('/sources#adverts')
  expect(sourcePagePath('/sources#adverts', { name: 'a & b', page: 2 })).toBe(
    '/sources?name=a+%26+b&page=2#adverts',
  )
})
