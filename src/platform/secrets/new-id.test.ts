import { expect, test } from 'vitest'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { isId, newId, toId } from './new-id.ts'

test('ids have 13 characters and differ', () => {
  const ids = Array.from({ length: 1000 }, newId)

  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{13}$/)
})

test('older ids, new ids and ids of digests are valid on the wire', () => {
  for (const id of ['0123456789abc', 'w620yhkyx3fxp', newId(), toId(Buffer.alloc(32, 255))]) {
    expect([id, isId(id), Id.safeParse(id).success]).toEqual([id, true, true])
  }
})

test.each(['', 'a\0b', 'a b', '../x', 'x'.repeat(37), 'é'])('%j is not an id', (text) => {
  expect(isId(text)).toBe(false)
})
