import { expect, test } from 'vitest'
import { toOtherPlaces } from './other-places.ts'

const leeds = { place: 'Leeds' }
const copiesIn = (...places: (string | null)[]) =>
  places.map((place, index) => ({ id: `id${index}`, title: 'Tyre technician', place }))

/** The sentence as it appears on the page. */
function sentenceOf(...places: (string | null)[]) {
  const found = toOtherPlaces(leeds, copiesIn(...places))
  return found && found.links.map(({ before, words }) => before + words).join('') + found.end
}

test('the places are one sentence, each once, whatever its capitals', () => {
  expect(sentenceOf()).toBeNull()
  expect(sentenceOf('York')).toBe('Also in York')
  expect(sentenceOf('York', 'Hull', 'YORK')).toBe('Also in York and Hull')
  expect(sentenceOf('York', 'Hull', 'Selby')).toBe('Also in York, Hull and Selby')
  expect(sentenceOf('leeds', null)).toBe('Also in leeds (another advert) and another place')
})

test('each place leads to the page of its newest copy', () => {
  const [york] = toOtherPlaces(leeds, copiesIn('York', 'York'))?.links ?? []

  expect(york?.path).toBe('/jobDetails/id0/tyre-technician')
})

test('a long list is cut and says by how much', () => {
  const towns = Array.from({ length: 15 }, (_, index) => `Town ${index}`)

  expect(sentenceOf(...towns)).toMatch(/^Also in Town 0, .*, Town 11 and 3 more places$/)
  expect(sentenceOf(...towns.slice(0, 13))).toMatch(/Town 11 and 1 more place$/)
  expect(sentenceOf(...towns.slice(0, 12))).toMatch(/Town 10 and Town 11$/)
})
