import { expect, test } from 'vitest'
import type { AdvertLocation } from '#platform/places/geocoding/geocode.ts'
import { findUkLocation } from './uk-location.ts'

function where(input: Partial<AdvertLocation>) {
  return findUkLocation({
    country: 'GB',
    place: null,
    postcodeDistrict: null,
    latitude: null,
    longitude: null,
    ...input,
  })
}

test.each([
  ['Leeds', 'England', false],
  ['Glasgow City Centre, Glasgow', 'Scotland', false],
  ['Cardiff', 'Wales', false],
  ['Belfast', 'Northern Ireland', false],
  ['Newcastle upon Tyne', 'England', false],
  ['Kent', 'England', null],
  ['Scotland', 'Scotland', false],
  ['London', 'England', true],
  ['Watford', 'England', null],
  ['EC2A 1AT', 'England', true],
  ['Trustwide', null, null],
])('%j is in %s', (place, nation, isLondon) => {
  expect(where({ place })).toEqual({ nation, isLondon })
})

test.each([
  ['LS1', 'England', false],
  ['EH3', 'Scotland', false],
  ['BT7', 'Northern Ireland', false],
  ['CF10', 'Wales', false],
  ['SW1A', 'England', true],
  ['CR0', 'England', true],
  ['CR3', 'England', null],
])('%s is in %s', (postcodeDistrict, nation, isLondon) => {
  expect(where({ postcodeDistrict })).toEqual({ nation, isLondon })
})

test('a district on a border decides nothing by itself, but its town does', () => {
  expect(where({ postcodeDistrict: 'SY10' }).nation).toBeNull()
  expect(where({ postcodeDistrict: 'SY10', place: 'Oswestry' }).nation).toBe('England')
  expect(where({ postcodeDistrict: 'TD15' }).nation).toBeNull()
})

test('a place in one nation with the postcode of another has no nation', () => {
  expect(where({ postcodeDistrict: 'LS1', place: 'Glasgow' })).toEqual({
    nation: null,
    isLondon: null,
  })
})

test('a job abroad has no nation', () => {
  expect(where({ country: 'IE', place: 'Leeds' })).toEqual({ nation: null, isLondon: null })
})
