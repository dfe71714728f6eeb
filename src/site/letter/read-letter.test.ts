import { expect, test } from 'vitest'
import { readLetter } from './read-letter.ts'

test.each([
  ['We offer you £31,049 per annum.', 31_049, 'year'],
  ['Your salary will be £36k a year', 36_000, 'year'],
  ['at GBP 12.71 per hour, paid monthly', 12.71, 'hour'],
  ['£2,450.50 gross per month', 2450.5, 'month'],
  ['Annual salary: £28,000', 28_000, 'year'],
  ['a weekly wage of £480', 480, 'week'],
  ['£26,500 pa', 26_500, 'year'],
  ['£650/week', 650, 'week'],
  ['Your salary is £480 per week.', 480, 'week'],
  ['A salary of £31,000', 31_000, 'year'],
])('the pay of ‘%s’ is %d a %s', (text, sum, period) => {
  expect(readLetter(text).pay).toMatchObject({ sum, period })
})

test.each([
  ['37.5 hours per week', 37.5],
  ['a 40-hour week', 40],
  ['Hours of work: 39', 39],
  ['You work 48 hours a week.', 48],
])('the hours of ‘%s’ are %d', (text, hours) => {
  expect(readLetter(text).hours?.hours).toBe(hours)
})

test.each([
  ['Place of work: Oakmere House, 3 Mill Lane, Hull', 'Oakmere House, 3 Mill Lane, Hull'],
  ['You will be based at Willow Court, Leeds.', 'Willow Court, Leeds'],
  ['We work in a friendly team.', ''],
])('the place in ‘%s’ is ‘%s’', (text, place) => {
  expect(readLetter(text).place).toBe(place)
})

test('a letter without sums, hours or places says nothing about them', () => {
  expect(readLetter('Dear Grace, welcome. The fee of £100 is ours.')).toEqual({
    pay: null,
    hours: null,
    place: '',
    money: [],
  })
})

test('sentences about deductions and paying back are quoted whole, and others are not', () => {
  const { money } = readLetter(
    'You start on Monday. The cost of your certificate, £1,035.50, is deducted from your pay. If you leave within two years you repay all training costs. Lunch is free.',
  )
  expect(money).toEqual([
    'The cost of your certificate, £1,035.50, is deducted from your pay.',
    'If you leave within two years you repay all training costs.',
  ])
})
