import { expect, test } from 'vitest'
import { findPlace, geocode, milesBetween } from '#platform/places/gazetteer.ts'

interface Located {
  country?: string
  place?: string | null
  postcodeDistrict?: string | null
  latitude?: number | null
  longitude?: number | null
}

function located(facts: Located) {
  return geocode({
    country: 'GB',
    place: null,
    postcodeDistrict: null,
    latitude: null,
    longitude: null,
    ...facts,
  })
}

function pointOf(text: string) {
  const place = findPlace(text)
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
}

test.each([
  ['Arlesey', 'arlesey'],
  ['Stoke-on-Trent', 'stoke-on-trent'],
  ['Newcastle upon Tyne', 'newcastle-upon-tyne'],
  ["King's Lynn", 'kings-lynn'],
  ['HMP Woodhill, Milton Keynes', 'milton-keynes'],
  ['Bolton, Greater Manchester', 'bolton'],
  ['York, North Yorkshire', 'york'],
  ['Belfast, Northern Ireland', 'belfast'],
  ['Leeds, England', 'leeds'],
  ['Newport, Isle of Wight', 'newport-isle-of-wight'],
  ['St James Hospital, Leeds', 'leeds'],
  ['Quarry House Leeds', 'leeds'],
  ['Nightingale House, Leeds', 'leeds'],
  ['Poole, Dorset', 'poole'],
  ['Bristol, South West England', 'bristol'],
  ['The City, Central London', 'london'],
  ['East London', 'london'],
  ['Wandsworth, South West London', 'wandsworth'],
  ['Glasgow City Centre, Glasgow', 'glasgow'],
  ['Temple Meads, Bristol', 'bristol'],
  ['Bicester and Kidlington', 'kidlington'],
  ['Frimley, Guildford, Chertsey, Redhill', 'redhill'],
  ['High Wycombe/Reading/Oxford/Eastleigh', 'eastleigh'],
  ['Southampton General Hospital, Southampton', 'southampton'],
  ['Tŷ Derwydd, Cefni Hospital, Llangefni', 'llangefni'],
])('%j is an advert in %s, at its coordinates or nearer', (place, slug) => {
  const location = located({ place })
  expect(location.placeSlug).toBe(slug)
  const [town, at] = [pointOf(slug), location]
  expect(milesBetween(known(town), known(at))).toBeLessThan(12)
})

test('a county is better than nothing, and the middle of a nation is not', () => {
  expect(located({ place: 'Kent' })).toEqual({ placeSlug: 'kent', ...pointOf('kent') })
  expect(located({ place: 'Arrowe Park Hospital, Wirral' }).placeSlug).toBe('wirral')
  expect(located({ place: 'Scotland' })).toEqual(slugOnly('scotland'))
})

test.each([
  'UHCW',
  'Trustwide',
  'Various',
  'Nurse Bank',
  'Waverley Street',
  'Perth, Australia',
  '',
  null,
])('%j is nowhere we could say', (place) => {
  expect(located({ place })).toEqual(slugOnly(null))
})

test('its own coordinates come first, then its district, then its town', () => {
  const own = { latitude: 53.8, longitude: -1.6 }
  const place = 'Leeds'
  expect(located({ place, postcodeDistrict: 'LS1', ...own })).toMatchObject(own)
  expect(located({ place, postcodeDistrict: 'LS28' })).toMatchObject(pointOf('LS28'))
  expect(located({ place, postcodeDistrict: 'nonsense' })).toMatchObject(pointOf('Leeds'))
  expect(located({ postcodeDistrict: 'BT7' })).toEqual({ placeSlug: null, ...pointOf('BT7') })
})

test.each([
  [0, 0],
  [40.7, -74],
  [-1.6, 53.8],
  [Number.NaN, Number.NaN],
])('coordinates %d, %d outside the country are none', (latitude, longitude) => {
  expect(located({ place: 'Leeds', latitude, longitude })).toMatchObject(pointOf('Leeds'))
  expect(located({ latitude, longitude })).toEqual(slugOnly(null))
})

test('where it is says which of namesakes is meant', () => {
  expect(located({ place: 'Newport' }).placeSlug).toBe('newport')
  expect(located({ place: 'Newport', postcodeDistrict: 'PO30' }).placeSlug).toBe(
    'newport-isle-of-wight',
  )
  expect(located({ place: 'Newport', latitude: 50.7, longitude: -1.29 }).placeSlug).toBe(
    'newport-isle-of-wight',
  )
})

test('a name within the words counts when the advert lies there', () => {
  const place = 'The Leeds General Infirmary'
  expect(located({ place }).placeSlug).toBeNull()
  expect(located({ place, postcodeDistrict: 'LS1' }).placeSlug).toBe('leeds')
  expect(located({ place, postcodeDistrict: 'SW1A' }).placeSlug).toBeNull()
})

test('the postcode of a head office does not move a large town', () => {
  const location = located({ place: 'Scarborough', postcodeDistrict: 'SO53' })
  expect(location.placeSlug).toBe('scarborough')
})

test('the quarter that an address names is nearer than the middle of its town', () => {
  expect(located({ place: 'Enfield, London' })).toEqual({
    placeSlug: 'london',
    ...pointOf('Enfield'),
  })
})

test.each([
  ['IE', 'Dublin', 'dublin'],
  ['IE', 'Dublin 2, Ireland', 'dublin'],
  ['IE', 'Sandyford, Dublin', 'dublin'],
  ['DE', 'Berlin, Berlin, Germany', 'berlin'],
  ['DE', 'Frankfurt am Main', 'frankfurt-am-main'],
  ['DE', '50667 Köln', 'koln'],
  ['US', 'San Francisco, CA', 'san-francisco'],
  ['SG', 'Singapore', 'singapore'],
  ['AU', 'Perth, Australia', 'perth-australia'],
  ['AU', 'Newcastle', 'newcastle-australia'],
  ['US', 'Cambridge', 'cambridge-united-states'],
  ['CA', 'London', 'london-canada'],
  ['GR', 'Αθήνα', null],
  ['DE', '', null],
  ['DE', 'Germany', null],
])('in %s, %j is %s and gets no coordinates of ours', (country, place, slug) => {
  expect(located({ country, place })).toEqual(slugOnly(slug))
})

test('coordinates abroad count when they lie in that country', () => {
  const dublin = { latitude: 53.35, longitude: -6.26 }
  expect(located({ country: 'IE', place: 'Dublin', ...dublin })).toMatchObject(dublin)
  expect(located({ country: 'AU', place: 'Perth', ...dublin })).toEqual(slugOnly('perth-australia'))
})

test.each([
  'Leeds '.repeat(2_000),
  ','.repeat(10_000),
  'a,'.repeat(5_000),
  '(((((',
  '\u0000',
  '.*, (a+)+$',
  '__proto__',
])('an address that means harm is nowhere', (place) => {
  expect(located({ place: `${place}!` }).latitude).toBeNull()
  expect(() => located({ place, country: 'DE' })).not.toThrow()
})

function slugOnly(placeSlug: string | null) {
  return { placeSlug, latitude: null, longitude: null }
}

function known({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN }
}
