import { expect, test } from 'vitest'
import { suggestPlaces } from '#platform/places/gazetteer.ts'

function names(typed: string, limit?: number) {
  return suggestPlaces(typed, limit).map(({ name }) => name)
}

test('what is bigger comes first', () => {
  expect(names('man', 2)).toEqual(['Manchester', 'Mansfield'])
  expect(names('bris')[0]).toBe('Bristol')
  expect(names('lon')[0]).toBe('London')
  expect(names('ne').slice(0, 2)).toEqual(['Newport', 'Newcastle upon Tyne'])
})

test('what is named exactly comes before what is bigger', () => {
  expect(names('york')[0]).toBe('York')
  expect(names('kent')[0]).toBe('Kent')
  expect(names('hull')[0]).toBe('Kingston upon Hull')
  expect(names('ireland')[0]).toBe('Ireland')
})

test('a place is found by any word of its name', () => {
  expect(names('keynes')[0]).toBe('Milton Keynes')
  expect(names('tyne')).toContain('Newcastle upon Tyne')
  expect(names('spa')).toContain('Royal Leamington Spa')
})

test('namesakes are told apart by what they lie in, and found by it', () => {
  const newports = suggestPlaces('newport').filter(({ name }) => name === 'Newport')
  expect(newports.map(({ detail }) => detail)).toContain('Isle of Wight')
  expect(new Set(newports.map(({ detail }) => detail)).size).toBe(newports.length)
  expect(suggestPlaces('newport, is').map(({ slug }) => slug)).toEqual(['newport-isle-of-wight'])
})

test.each([
  ['newcastle u', 'Newcastle upon Tyne'],
  ['newcastle upo', 'Newcastle upon Tyne'],
  ['newcastle upon t', 'Newcastle upon Tyne'],
  ['saint he', 'St Helens'],
  ['st. he', 'St Helens'],
  ["king's l", "King's Lynn"],
  ['KINGS L', "King's Lynn"],
])('%j on the way to a name finds it', (typed, name) => {
  expect(names(typed)[0]).toBe(name)
})

test('postcode districts come in the order of their numbers, the exact one first', () => {
  expect(names('ls', 3)).toEqual(['LS1', 'LS2', 'LS3'])
  expect(names('ls1', 4)).toEqual(['LS1', 'LS10', 'LS11', 'LS12'])
  expect(names('ls1 4ap')).toEqual(['LS1'])
  expect(names('ls99')).toEqual(['LS99'])
  expect(names('sw1', 2)).toEqual(['SW1A', 'SW1E'])
})

test('towns come before the districts that begin alike', () => {
  expect(names('e', 5)).not.toContain('E1')
  expect(names('bt', 1)).toEqual(['BT1'])
})

test('countries are places too', () => {
  expect(names('germ')).toContain('Germany')
  expect(names('united a')).toEqual(['United Arab Emirates'])
})

test.each([
  ['manchster', 'Manchester'],
  ['mnachester', 'Manchester'],
  ['birminhgam', 'Birmingham'],
  ['sheffeild', 'Sheffield'],
  ['liverppool', 'Liverpool'],
  ['xeeds', 'Leeds'],
  ['glasgw', 'Glasgow'],
])('one slip in %s still finds %s', (typed, name) => {
  expect(names(typed)[0]).toBe(name)
})

test('two slips, or one in a short word, find nothing', () => {
  expect(names('mnachster')).toEqual([])
  expect(names('xqz')).toEqual([])
  expect(names('lxds')).toEqual([])
})

test('nothing typed suggests nothing', () => {
  expect(names('')).toEqual([])
  expect(names('  ')).toEqual([])
  expect(names('!?')).toEqual([])
})

test('there are no more suggestions than the limit, and none twice', () => {
  expect(suggestPlaces('s')).toHaveLength(8)
  expect(suggestPlaces('s', 3)).toHaveLength(3)
  const slugs = suggestPlaces('new', 100).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test.each(['a'.repeat(10_000), '((((', '\\', '\u0000', 'leeds '.repeat(2_000), '\uFFFF'])(
  'text that means harm suggests nothing',
  (typed) => {
    expect(names(typed)).toEqual([])
  },
)

test('of a pattern or a key of objects only its letters count', () => {
  expect(names('leed.*')).toEqual(names('leed'))
  expect(names('__leeds__')).toEqual(names('leeds'))
  expect(names('constructor')).toEqual([])
})
