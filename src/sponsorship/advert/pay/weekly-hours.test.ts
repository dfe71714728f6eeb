import { expect, test } from 'vitest'
import { parseWeeklyHours } from './weekly-hours.ts'

test.each([
  ['You work 37.5 hours per week.', 37.5],
  ['40 hours a week, Monday to Friday', 40],
  ['Hours: 36 hours per week', 36],
  ['Hours: 37.5', 37.5],
  ['Full time - 37.5 hours', 37.5],
  ['Full-time (35 hours per week)', 35],
  ['Hours: 37:30 per week', 37.5],
  ['30 hrs p/w', 30],
  ['37.5 hours per week. The ward is open 24 hours a day.', 37.5],
  ['22.5 hours weekly', 22.5],
  ['Hours/Contract- 22.5 per week', 22.5],
  ['Hours per week 37.5\nFlexible', 37.5],
  ['Hours: part time, 18.75 per week', 18.75],
  ['The hours for this post are 37.5 per week.', 37.5],
])('%j is %d hours', (text, hours) => {
  expect(parseWeeklyHours(text)).toBe(hours)
})

test.each([
  'Between 20 and 30 hours per week',
  '18.75 - 37.5 hours per week',
  'Up to 37.5 hours per week',
  'Minimum 16 hours per week',
  '30 or 37.5 hours per week',
  '37.5 hours per week, or 30 hours per week',
  '40 hours per week plus 4 hours per week overtime, at least 10 hours per week',
  'Hours: 37.5 per week. Those who want 30 hours per week are welcome.',
  '10 hours per week of study',
  'Open 24 hours a day, 7 days a week',
  '120 hours per week',
  '4 hours per week',
  'The hours are flexible',
  'Hours: Varied (full time is 37.5 p/w)',
  'a busy week',
  '',
])('%j gives no certain hours', (text) => {
  expect(parseWeeklyHours(text)).toBeNull()
})
