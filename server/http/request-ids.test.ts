import { expect, test } from 'vitest'
import { createRequestIds } from './request-ids.ts'

test('no two requests have the same name, however many there are', () => {
  const nextId = createRequestIds()
  const ids = Array.from({ length: 2000 }, () => nextId())

  expect(new Set(ids).size).toBe(2000)
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/)
})
