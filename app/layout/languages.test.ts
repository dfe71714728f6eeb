import { expect, test } from 'vitest'
import { alternatesOf } from './languages.ts'

test('a page is offered in each language and to everybody else, by whole addresses', () => {
  expect(
    alternatesOf('https://landfall.example/jobs?type=Contract', 'https://landfall.example'),
  ).toEqual([
    { language: 'en-GB', address: 'https://landfall.example/jobs?type=Contract' },
    { language: 'x-default', address: 'https://landfall.example/jobs?type=Contract' },
  ])
})
