import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { pairTwins, type TwinAdvert } from './pair-twins.ts'

const TEXT =
  'care for older people in their own homes with a kind team and paid training each month of the year'

function anAdvert(id: string, changes: Partial<TwinAdvert> = {}): TwinAdvert {
  return {
    id,
    source: id,
    rank: 3,
    postedAt: '2026-11-01T09:00:00.000Z',
    companyNumber: null,
    postcodeDistrict: null,
    type: null,
    hoursPerWeek: null,
    payMin: null,
    payMax: null,
    payPeriod: null,
    text: TEXT,
    ...changes,
  }
}

const pairsOf = (...adverts: TwinAdvert[]) => [...pairTwins(adverts)].toSorted()

test('of three sources the best is shown, whatever their order', () => {
  const [file, list, posted] = [
    anAdvert('file'),
    anAdvert('list', { rank: 1 }),
    anAdvert('posted', { rank: 0, source: null }),
  ]
  const expected = [
    ['file', 'posted'],
    ['list', 'posted'],
  ]
  expect(pairsOf(file, list, posted)).toEqual(expected)
  expect(pairsOf(posted, file, list)).toEqual(expected)
})

test('a text with a few words more is the same', () => {
  expect(pairsOf(anAdvert('a'), anAdvert('b', { text: `${TEXT} apply today` }))).toHaveLength(1)
})

test.each<[string, Partial<TwinAdvert>]>([
  ['another company', { companyNumber: '2' }],
  ['another postcode', { postcodeDistrict: 'LS2' }],
  ['another type', { type: 'Part-time' }],
  ['other hours', { hoursPerWeek: 20 }],
  ['other pay', { payMin: 13, payPeriod: 'hour' }],
  ['another text', { text: 'drive a van between our homes and keep it clean' }],
  ['nights', { text: `${TEXT} nights` }],
  ['the same source', { source: 'a' }],
])('%s is another job', (_, changes) => {
  const known = { companyNumber: '1', postcodeDistrict: 'LS1', type: 'Full-time', hoursPerWeek: 37 }
  const one = anAdvert('a', { ...known, payMin: 12, payPeriod: 'hour' })
  expect(pairsOf(one, anAdvert('b', changes))).toEqual([])
})

test('two jobs of one source hide two of another, and leave a third', () => {
  const ids = ['a1', 'a2', 'b1', 'b2', 'b3']
  const adverts = ids.map((id) => anAdvert(id, { source: id.slice(0, 1) }))
  expect(pairsOf(...adverts)).toEqual([
    ['b1', 'a1'],
    ['b2', 'a2'],
  ])
})

test('what is hidden has a twin of another source that is shown, and hides one of each', () => {
  const advert = record({
    source: constantFrom(null, 'own', 'public', 'file'),
    company: constantFrom(null, '1', '2'),
    text: constantFrom(TEXT, `${TEXT} soon`, `${TEXT} soon and for long in our town`, 'other work'),
    day: integer({ min: 1, max: 3 }),
  })
  assert(
    property(array(advert, { maxLength: 12 }), (given) => {
      const adverts = given.map(({ source, company, text, day }, index) =>
        anAdvert(String(index), {
          source,
          rank: [null, 'own', 'public', 'file'].indexOf(source),
          companyNumber: company,
          text,
          postedAt: `2026-11-0${day}T09:00:00.000Z`,
        }),
      )
      const byId = new Map(adverts.map((one) => [one.id, one]))
      const twins = pairTwins(adverts)
      const seen = new Set<string>()
      for (const [hidden, shown] of twins) {
        const [one, other] = [byId.get(hidden), byId.get(shown)]
        expect(twins.has(shown)).toBe(false)
        expect(one?.source).not.toBe(other?.source)
        expect(other?.rank).toBeLessThanOrEqual(one?.rank ?? -1)
        const place = `${shown} ${one?.source}`
        expect(seen).not.toContain(place)
        seen.add(place)
      }
    }),
  )
})
