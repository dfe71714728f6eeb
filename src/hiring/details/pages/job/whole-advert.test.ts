import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { toWholeAdvert } from './whole-advert.ts'

const source = { name: 'Boards', url: 'https://boards.example/1' }

test.each(['You like to help ou...', 'You like to help ou…', 'You like to help ou… \n'])(
  '%j is cut off, and leads to the rest',
  (description) => {
    expect(toWholeAdvert({ description, source }, english)).toEqual({
      words: 'Read the whole advert on Boards',
      url: source.url,
    })
  },
)

test('a whole text leads nowhere, and neither does a source without an address', () => {
  expect(toWholeAdvert({ description: 'Nights… and days.', source }, english)).toBeNull()
  expect(
    toWholeAdvert({ description: 'ou...', source: { ...source, url: null } }, english),
  ).toBeNull()
  expect(toWholeAdvert({ description: 'ou...', source: null }, english)).toBeNull()
})
