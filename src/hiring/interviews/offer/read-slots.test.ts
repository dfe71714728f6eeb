import { expect, test } from 'vitest'
import { readSlots } from './read-slots.ts'

const now = Date.parse('2027-03-01T09:00:00Z')

function read(date: string, time: string, { zone = 'Europe/London', at = now, minutes = 30 } = {}) {
  return readSlots({ slots: [{ row: 1, date, time }], zone, minutes }, { now: at })
}

const sentences = (found: ReturnType<typeof read>) => found.problems.map(({ message }) => message)

test('a time is read on the clocks of its zone, also across a change of clocks', () => {
  expect(read('2027-03-27', '10:30').times).toEqual(['2027-03-27T10:30:00.000Z'])
  expect(read('2027-03-28', '10:30').times).toEqual(['2027-03-28T09:30:00.000Z'])
  const autumn = Date.parse('2026-10-20T09:00:00Z')
  expect(read('2026-10-24', '10:30', { at: autumn }).times).toEqual(['2026-10-24T09:30:00.000Z'])
  expect(read('2026-10-25', '10:30', { at: autumn }).times).toEqual(['2026-10-25T10:30:00.000Z'])
})

test('zones without a change and with odd offsets are read, too', () => {
  expect(read('2027-03-28', '10:30', { zone: 'Africa/Lagos' }).times).toEqual([
    '2027-03-28T09:30:00.000Z',
  ])
  expect(read('2027-03-28', '10:30', { zone: 'Asia/Kathmandu' }).times).toEqual([
    '2027-03-28T04:45:00.000Z',
  ])
  expect(read('2027-03-28', '10:30', { zone: 'Asia/Kolkata' }).times).toEqual([
    '2027-03-28T05:00:00.000Z',
  ])
})

test('a time that the clocks leave out is refused', () => {
  expect(sentences(read('2027-03-28', '01:30'))).toEqual([
    'There is no 01:30 on this day: the clocks go forward. Choose another time.',
  ])
  expect(read('2027-03-28', '01:30', { zone: 'Africa/Lagos' }).problems).toEqual([])
  expect(read('2027-03-28', '02:00').times).toEqual(['2027-03-28T01:00:00.000Z'])
})

test('of an hour that there is twice the first is meant', () => {
  const at = Date.parse('2026-10-20T09:00:00Z')
  expect(read('2026-10-25', '01:30', { at }).times).toEqual(['2026-10-25T00:30:00.000Z'])
})

test('what is past, too near, too far or no time at all is refused, each with its sentence', () => {
  expect(sentences(read('2027-03-01', '08:59'))).toEqual([
    'This time has passed. Choose one to come.',
  ])
  expect(sentences(read('2027-03-01', '10:59'))).toEqual([
    'Choose a time at least 2 hours from now.',
  ])
  expect(read('2027-03-01', '11:00').problems).toEqual([])
  expect(sentences(read('2027-05-31', '11:00'))).toEqual(['Choose a day within the next 90 days.'])
  for (const [date, time] of [
    ['2027-02-30', '10:00'],
    ['2027-03-28', '24:01'],
    ['28/03/2027', '10:00'],
    ['2027-03-28', '10'],
    ['+012027-03-28', '10:00'],
  ] as const)
    expect(sentences(read(date, time)), date).toEqual([
      'Enter a day and a time, like 24/11/2026 and 10:30.',
    ])
})

test('half a row and an empty form are refused', () => {
  expect(read('2027-03-28', '').problems).toMatchObject([{ field: 'time-1' }])
  expect(read('', '10:30').problems).toMatchObject([{ field: 'date-1' }])
  const nothing = readSlots({ slots: [], zone: 'UTC', minutes: 30 }, { now })
  expect(nothing.problems).toMatchObject([{ field: 'date-1' }])
})

test('times that overlap are refused, and those that only touch are not', () => {
  const slots = ['10:00', '10:29', '10:30', '11:00'].map((time, at) => ({
    row: at + 1,
    date: '2027-03-10',
    time,
  }))
  const { times, problems } = readSlots({ slots, zone: 'UTC', minutes: 30 }, { now })
  expect(times).toHaveLength(3)
  expect(problems).toEqual([
    {
      field: 'time-2',
      message:
        'This overlaps with another row: Wed 10 Mar, 10:00. Choose a time that does not overlap with it.',
    },
  ])
})

test('what was offered to others is in the way for as long as it takes', () => {
  const busy = [{ startsAt: '2027-03-10T09:00:00.000Z', minutes: 90 }]
  const slots = [
    { row: 3, date: '2027-03-10', time: '10:15' },
    { row: 4, date: '2027-03-10', time: '10:30' },
  ]
  const found = readSlots({ slots, zone: 'UTC', minutes: 30 }, { busy, now })
  expect(found.times).toEqual(['2027-03-10T10:30:00.000Z'])
  expect(found.problems).toMatchObject([{ field: 'time-3' }])
})
