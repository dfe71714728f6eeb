import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('a few pages are all shown', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
})

test('the only page stands alone', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
})

test('the ends and the neighbours are shown, what lies between is a gap', () => {
  expect(pageNumbers(10, 50)).toEqual([1, null, 9, 10, 11, null, 50])
})

test('a gap of one page shows that page instead', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('the first and the last page repeat nothing', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9])
  expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9])
})
