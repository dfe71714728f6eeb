import { expect, test } from 'vitest'
import { createDoublePress } from './double-press.ts'

test('the second press of a key that decides counts only after a second', () => {
  const isDouble = createDoublePress()
  expect(isDouble('p', 0)).toBe(false)
  expect(isDouble('p', 250)).toBe(true)
  expect(isDouble('r', 400)).toBe(false)
  expect(isDouble('r', 1500)).toBe(false)
})

test('keys that only move are never too fast', () => {
  const isDouble = createDoublePress()
  expect([isDouble('j', 0), isDouble('j', 50), isDouble('u', 60), isDouble('u', 70)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
