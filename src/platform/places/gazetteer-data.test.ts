import { expect, test } from 'vitest'
import districts from './data/districts.json' with { type: 'json' }
import { findPlace } from './gazetteer.ts'
import { placeNames } from './names/place-names.ts'

const BIGGEST_TOWNS = (
  'London,Birmingham,Leeds,Glasgow,Sheffield,Manchester,Bradford,Edinburgh,Liverpool,Bristol,Cardiff,' +
  'Leicester,Belfast,Coventry,Nottingham,Hull,Newcastle upon Tyne,Stoke-on-Trent,Southampton,Derby,' +
  'Portsmouth,Brighton,Plymouth,Northampton,Reading,Luton,Wolverhampton,Aberdeen,Bolton,Bournemouth,' +
  'Norwich,Swindon,Swansea,Milton Keynes,Southend-on-Sea,Middlesbrough,Sunderland,Peterborough,' +
  'Warrington,Oxford,Huddersfield,Slough,York,Poole,Ipswich,Cambridge,Dundee,Telford,Gloucester,' +
  'Blackpool,Birkenhead,Watford,Colchester,Sale,Stockport,Newport,Cheltenham,Exeter,Preston,Derry'
).split(',')

test('the sixty biggest towns are each the first of their name', () => {
  expect(BIGGEST_TOWNS).toHaveLength(60)
  expect(BIGGEST_TOWNS.filter((name) => findPlace(name)?.kind !== 'town')).toEqual([])
})

test.each([
  ['London', 51.507, -0.128],
  ['Manchester', 53.479, -2.245],
  ['Birmingham', 52.48, -1.903],
  ['Glasgow', 55.861, -4.25],
  ['Cardiff', 51.482, -3.179],
  ['Belfast', 54.597, -5.93],
])('the centre of %s is where people take it to be', (name, latitude, longitude) => {
  expect(findPlace(name)?.latitude).toBeCloseTo(latitude, 1)
  expect(findPlace(name)?.longitude).toBeCloseTo(longitude, 1)
})

test('every slug is unique and finds its own place', () => {
  const { entries } = placeNames()
  const slugs = entries.map(({ place }) => place.slug)
  expect(slugs.filter((slug) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))).toEqual([])
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(entries.filter(({ place }) => findPlace(place.slug) !== place)).toEqual([])
})

test('every district finds itself, and none is called like a town', () => {
  const { bySlug } = placeNames()
  const codes = Object.entries(districts.areas).flatMap(([area, line]) =>
    line.split(';').map((part) => area + part.split(' ')[0]),
  )
  expect(codes.length).toBeGreaterThan(2800)
  expect(codes.filter((code) => findPlace(code)?.name !== code)).toEqual([])
  expect(codes.filter((code) => bySlug.has(code.toLowerCase()))).toEqual([])
})

test('every British place lies in the United Kingdom', () => {
  const british = placeNames().entries.filter(({ place }) => place.country === 'GB')
  const outside = british.filter(({ place: { kind, latitude, longitude } }) => {
    if (kind === 'country') return false
    if (latitude === null || longitude === null) return true
    return latitude < 49.8 || latitude > 60.9 || longitude < -8.7 || longitude > 1.8
  })
  expect(outside).toEqual([])
})

test('every file says where it comes from, how it was made and under which licence', () => {
  expect(districts.source).toContain('Care Quality Commission')
  expect(districts.licence).toContain('Open Government Licence v3.0')
  expect(districts.made).toContain('mean of their known postcodes')
})
