import { expect, test } from 'vitest'
import { findCircles } from './circles.ts'

/** The circles of imports such as ‘a > b’. */
function circlesOf(...lines: string[]) {
  return findCircles(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' > ')
      return { from, to }
    }),
  )
}

test('files that reach each other are one circle, and two ways to one file are none', () => {
  expect(circlesOf('a > b', 'a > c', 'b > d', 'c > d')).toEqual([])
  expect(circlesOf('a > b', 'b > c', 'c > a', 'c > d', 'd > e', 'e > d')).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ])
})
