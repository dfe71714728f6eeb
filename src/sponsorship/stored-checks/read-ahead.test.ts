import { expect, test } from 'vitest'
import { parseAdvert, type AdvertRow } from '#sponsorship/advert/parse-advert.ts'
import { factsOf, readAhead } from './read-ahead.ts'

const ROW: AdvertRow = {
  poster: 'source',
  title: 'Staff nurse',
  employerName: 'Saltmarsh House',
  description: 'Care for people. Skilled Worker sponsorship is offered. 37.5 hours a week.',
  type: 'Full-time',
  country: 'GB',
  place: 'Leeds',
  postcodeDistrict: null,
  latitude: null,
  longitude: null,
  payMin: 31_049,
  payMax: 37_796,
  payCurrency: 'GBP',
  payPeriod: 'year',
  payText: null,
  hoursPerWeek: 37.5,
  occupationCode: null,
  payBand: null,
}
const AHEAD = new Map([['1', { row: ROW, facts: { ...readAhead(ROW), isNhs: true } }]])

test('facts read ahead are those of the stored advert', () => {
  expect(factsOf({ ...ROW, id: '1' }, AHEAD)).toEqual({ ...parseAdvert(ROW), isNhs: true })
})

test('facts read ahead take the poster and nothing else from the stored advert', () => {
  const job = { ...ROW, id: '1', poster: 'proved' as const }
  expect(factsOf(job, AHEAD)).toEqual({ ...parseAdvert(job), isNhs: true })
})

test.each<Partial<AdvertRow> & { id?: string }>([
  { id: '2' },
  { title: 'Chef' },
  { employerName: 'Leeds NHS Trust' },
  { description: 'Care.' },
  { type: 'Part-time' },
  { country: 'IE' },
  { place: 'York' },
  { postcodeDistrict: 'LS1' },
  { latitude: 53.8 },
  { longitude: -1.55 },
  { payMin: 31_050 },
  { payMax: 37_797 },
  { payCurrency: 'EUR' },
  { payPeriod: 'month' },
  { payText: '£31,049' },
  { hoursPerWeek: 30 },
  { occupationCode: '2231' },
  { payBand: 'afc-5' },
])('an advert that was stored otherwise is read again: %j', (change) => {
  const job = { ...ROW, id: '1', ...change }
  expect(factsOf(job, AHEAD)).toEqual(parseAdvert(job))
})
