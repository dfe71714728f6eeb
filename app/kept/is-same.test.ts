import { assert, jsonValue, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

const plainData = jsonValue()

test('a copy is the same', () => {
  assert(property(plainData, (data) => isSame(data, structuredClone(data))))
})

test('two that are written differently are not the same', () => {
  assert(
    property(plainData, plainData, (one, other) => {
      pre(canonical(one) !== canonical(other))
      return !isSame(one, other) && !isSame({ job: one }, { job: other })
    }),
  )
})

test.each([
  [{}, []],
  [null, {}],
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [{ a: undefined }, { b: undefined }],
  ['1', 1],
  [[1], { 0: 1 }],
  [{ toString: 1 }, {}],
  [new Date(0), new Date(0)],
  [new Map(), new Map()],
  [{ at: new Set([1]) }, { at: new Set([1]) }],
] as [unknown, unknown][])('%o is not %o', (one, other) => {
  expect(isSame(one, other)).toBe(false)
})

/** The same text for the same data, in whatever order it was put together. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
