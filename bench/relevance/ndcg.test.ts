import { expect, test } from 'vitest'
import { ndcg } from './ndcg.ts'

test('the best order scores one, whatever order the judgements are in', () => {
  expect(ndcg([3, 2, 1, 0], [0, 1, 2, 3])).toBe(1)
  expect(ndcg([3, 3], [3, 3, 0])).toBe(1)
})

test('a good answer further down counts less', () => {
  expect(ndcg([0, 3], [3])).toBeCloseTo(1 / Math.log2(3))
  expect(ndcg([2, 3], [3, 2])).toBeCloseTo((3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3)))
})

test('answers missing at the end cost what they could have been', () => {
  expect(ndcg([3], [3, 3])).toBeCloseTo(1 / (1 + 1 / Math.log2(3)))
  expect(ndcg([], [3])).toBe(0)
})

test('only the first places count, in the answer and in the best order', () => {
  const many = Array.from({ length: 30 }, () => 3)
  expect(ndcg(many.slice(0, 10), many)).toBe(1)
  expect(ndcg([0, 3], [3], 1)).toBe(0)
})

test('a query that nothing answers scores nothing', () => {
  expect(ndcg([0, 0], [0, 0])).toBe(0)
  expect(ndcg([], [])).toBe(0)
})
