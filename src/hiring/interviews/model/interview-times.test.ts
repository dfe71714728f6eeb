import { expect, test } from 'vitest'
import { cityOf, timeIn, timeInBoth } from './interview-times.ts'

test('a time stands on both clocks, with the other day only where it is another one', () => {
  const zones = { own: 'Africa/Lagos', other: 'Europe/London' }
  expect(timeInBoth('2026-11-24T10:30:00Z', zones)).toBe(
    'Tue 24 Nov, 11:30 in Lagos · 10:30 in London',
  )
  expect(timeInBoth('2026-11-24T23:30:00Z', zones)).toBe(
    'Wed 25 Nov, 00:30 in Lagos · Tue 24 Nov, 23:30 in London',
  )
  expect(timeInBoth('2026-11-24T10:30:00Z', { own: 'UTC', other: 'UTC' })).toBe(
    'Tue 24 Nov, 10:30 in UTC',
  )
})

test('clocks that change do so on their day, and the others never', () => {
  expect(timeIn('2027-03-27T10:30:00Z', 'Europe/London')).toBe('Sat 27 Mar, 10:30 in London')
  expect(timeIn('2027-03-28T10:30:00Z', 'Europe/London')).toBe('Sun 28 Mar, 11:30 in London')
  expect(timeIn('2026-10-25T00:30:00Z', 'Europe/London')).toBe('Sun 25 Oct, 01:30 in London')
  expect(timeIn('2026-10-25T01:30:00Z', 'Europe/London')).toBe('Sun 25 Oct, 01:30 in London')
  expect(timeIn('2027-03-28T10:30:00Z', 'Africa/Lagos')).toBe('Sun 28 Mar, 11:30 in Lagos')
  expect(timeIn('2027-03-28T10:30:00Z', 'Asia/Kathmandu')).toBe('Sun 28 Mar, 16:15 in Kathmandu')
})

test('midnight is 00:00, and places have the names they call themselves', () => {
  expect(timeIn('2026-11-24T00:00:00Z', 'Europe/London')).toBe('Tue 24 Nov, 00:00 in London')
  expect(['Asia/Calcutta', 'Asia/Katmandu', 'America/Argentina/Buenos_Aires'].map(cityOf)).toEqual([
    'Kolkata',
    'Kathmandu',
    'Buenos Aires',
  ])
})
