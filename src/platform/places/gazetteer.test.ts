import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { findPlace, milesBetween } from './gazetteer.ts'

test.each([
  ['leeds', 'leeds'],
  ['LEEDS ', 'leeds'],
  ['  leeds\t\n', 'leeds'],
  ['Leeds, West Yorkshire', 'leeds'],
  ['Leeds West Yorkshire', 'leeds'],
  ['Leeds, England, UK', 'leeds'],
  ['Leeds, Yorkshire, England', 'leeds'],
  ['City of Leeds', 'leeds'],
  ['Leeds city centre', 'leeds'],
  ['st helens', 'st-helens'],
  ['Saint Helens', 'st-helens'],
  ['St. Helens', 'st-helens'],
  ['Hull', 'kingston-upon-hull'],
  ['Kingston upon Hull', 'kingston-upon-hull'],
  ['Stoke on Trent', 'stoke-on-trent'],
  ['Stoke-on-Trent', 'stoke-on-trent'],
  ['Newcastle-upon-Tyne', 'newcastle-upon-tyne'],
  ['Stratford on Avon', 'stratford-upon-avon'],
  ["King's Lynn", 'kings-lynn'],
  ['Kings Lynn', 'kings-lynn'],
  ['King’s Lynn', 'kings-lynn'],
  ['Tunbridge Wells', 'royal-tunbridge-wells'],
  ['Londonderry', 'derry'],
  ['Derry/Londonderry', 'derry'],
  ['Caerdydd', 'cardiff'],
])('a town is found by %j', (text, slug) => {
  expect(findPlace(text)).toMatchObject({ slug, kind: 'town', country: 'GB' })
})

test('a place says where it is and what tells it from its namesakes', () => {
  expect(findPlace('leeds')).toEqual({
    slug: 'leeds',
    name: 'Leeds',
    kind: 'town',
    detail: 'West Yorkshire',
    country: 'GB',
    latitude: 53.7965,
    longitude: -1.5478,
    reach: null,
  })
})

test.each([
  ['newport', 'newport'],
  ['Newport, Wales', 'newport'],
  ['Newport, Gwent', 'newport'],
  ['Newport, Isle of Wight', 'newport-isle-of-wight'],
  ['Newport Isle of Wight', 'newport-isle-of-wight'],
  ['Newport, Shropshire', 'newport-shropshire'],
  ['newcastle', 'newcastle-upon-tyne'],
  ['Newcastle, County Down', 'newcastle-county-down'],
  ['Newcastle, Co. Down', 'newcastle-county-down'],
  ['Newcastle, Northern Ireland', 'newcastle-county-down'],
  ['Bangor, Wales', 'bangor-gwynedd'],
  ['Richmond', 'richmond'],
  ['Richmond, N Yorks', null],
  ['Richmond, North Yorkshire', 'richmond-north-yorkshire'],
  ['Washington', 'washington'],
  ['Avonmouth, Bristol', 'avonmouth'],
])('of namesakes, %j is %s', (text, slug) => {
  expect(findPlace(text)?.slug ?? null).toBe(slug)
})

test.each([
  ['ls1', 'ls1'],
  ['LS1', 'ls1'],
  ['LS1 4AP', 'ls1'],
  ['ls14ap', 'ls1'],
  ['LS1 4', 'ls1'],
  ['LS14', 'ls14'],
  ['BT7', 'bt7'],
  ['SW1A 1AA', 'sw1a'],
  ['SW1', 'sw1'],
  ['EC1', 'ec1'],
  ['SE1P 5LX', 'se1p'],
  ['Nightingale House, Leeds LS1 4AP', 'ls1'],
])('the district of %j is %s', (text, slug) => {
  expect(findPlace(text)).toMatchObject({ slug, kind: 'district', detail: 'Postcode district' })
})

test('a district that we know nothing of lies in the middle of its area', () => {
  const place = findPlace('LS99 1AA')
  expect(place).toMatchObject({ slug: 'ls99', name: 'LS99', kind: 'district' })
  expect(milesBetween(pointOf('LS99'), pointOf('leeds'))).toBeLessThan(5)
})

test.each(['A1', 'ZZ9', 'B2B', 'LS1A', 'GY1', 'JE2', 'LS', '1LS', 'LS1 4APX', 'LS100'])(
  '%s is no British postcode district',
  (text) => {
    expect(findPlace(text)).toBeNull()
  },
)

test.each([
  ['West Yorkshire', 'west-yorkshire', 'county'],
  ['Kent', 'kent', 'county'],
  ['Hants', 'hampshire', 'county'],
  ['Co. Down', 'county-down', 'county'],
  ['Wirral', 'wirral', 'county'],
  ['South East London', 'south-east-london', 'county'],
  ['Scotland', 'scotland', 'nation'],
  ['N. Ireland', 'northern-ireland', 'nation'],
  ['Northern Ireland', 'northern-ireland', 'nation'],
  ['England', 'england', 'nation'],
  ['Wales', 'wales', 'nation'],
])('%j is the %s', (text, slug, kind) => {
  const place = findPlace(text)
  expect(place).toMatchObject({ slug, kind, country: 'GB' })
  expect(place?.reach).toBeGreaterThan(0)
})

test.each([
  ['UK', 'united-kingdom', 'GB'],
  ['U.K.', 'united-kingdom', 'GB'],
  ['Great Britain', 'united-kingdom', 'GB'],
  ['Ireland', 'ireland', 'IE'],
  ['Germany', 'germany', 'DE'],
  ['UAE', 'united-arab-emirates', 'AE'],
  ['cote d’ivoire', 'cote-divoire', 'CI'],
  ['turkey', 'turkiye', 'TR'],
])('the country %j is %s', (text, slug, country) => {
  expect(findPlace(text)).toEqual({
    slug,
    name: expect.any(String),
    kind: 'country',
    detail: '',
    country,
    latitude: null,
    longitude: null,
    reach: null,
  })
})

test.each([
  '',
  ' ',
  'Narnia',
  'Perth, Australia',
  'Leeds, Germany',
  'nurse',
  '!!!',
  'x',
  'ls',
  'is',
])('%j is no place we know', (text) => {
  expect(findPlace(text)).toBeNull()
})

test.each([
  'a'.repeat(10_000),
  'leeds '.repeat(2_000),
  `${' '.repeat(10_000)}leeds`,
  'LS1 '.repeat(3_000),
  '\u0000\u0007\u001B[31m',
  '(a+)+$',
  '.*',
  '[[[[',
  '\\',
  'constructor',
  '__proto__',
  'toString',
  '%00',
  '\uD800',
  '🏙️',
])('text that means harm finds nothing', (text) => {
  expect(findPlace(text)).toBeNull()
})

test('control characters around a name do not hide it', () => {
  expect(findPlace('\u0000leeds\u001F')?.slug).toBe('leeds')
})

test('any text is either a place or none', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 60 }), (text) => {
      const place = findPlace(text)
      expect(place === null || findPlace(place.slug)?.slug === place.slug).toBe(true)
    }),
  )
})

test.each([
  ['leeds', 'manchester', 36],
  ['london', 'birmingham', 101],
  ['london', 'edinburgh', 331],
  ['cardiff', 'bristol', 25],
  ['belfast', 'glasgow', 108],
])('from %s to %s it is about %i miles', (from, to, miles) => {
  expect(Math.abs(milesBetween(pointOf(from), pointOf(to)) - miles)).toBeLessThan(miles * 0.03)
})

test('a place is no miles from itself, and the far side of the globe no more than half round', () => {
  expect(milesBetween(pointOf('leeds'), pointOf('leeds'))).toBe(0)
  const [here, there] = [
    { latitude: 51.5, longitude: -0.1 },
    { latitude: -51.5, longitude: 179.9 },
  ]
  expect(milesBetween(here, there)).toBeCloseTo(Math.PI * 3958.8, 0)
})

function pointOf(text: string) {
  const place = findPlace(text)
  return { latitude: place?.latitude ?? Number.NaN, longitude: place?.longitude ?? Number.NaN }
}
