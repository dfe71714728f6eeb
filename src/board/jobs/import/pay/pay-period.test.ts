import { expect, test } from 'vitest'
import { correctPeriod } from './pay-period.ts'

const period = (
  stated: Parameters<typeof correctPeriod>[0],
  least: number,
  { title = '', description = '', most = least } = {},
) => correctPeriod(stated, { least, most, title, description })

test('a teaching assistant’s £95 an hour is a day’s pay', () => {
  expect(period('hour', 95, { title: 'SEN Teaching Assistant', most: 98 })).toBe('day')
  expect(period('hour', 15, { title: 'SEN Teaching Assistant' })).toBe('hour')
  expect(period('hour', 95, { title: 'Locum consultant' })).toBe('hour')
})

test('figures without a period get that of the text, or of the kind of work', () => {
  expect(period(null, 250, { title: 'Welder', description: 'We pay £250 per day.' })).toBe('day')
  const words = 'Start ASAP, pay 238.50 per day PAYE'
  expect(period(null, 238.5, { title: 'Helper', description: words })).toBe('day')
  expect(period(null, 190, { title: 'Early Years PPA Teacher', most: 206 })).toBe('day')
  expect(period(null, 700, { title: 'Senior Data Engineer', most: 750 })).toBe('day')
  expect(period(null, 250, { title: 'Welder', most: 280 })).toBeNull()
  expect(period('year', 40_000, { title: 'Teacher' })).toBe('year')
})
