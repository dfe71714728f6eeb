import { expect, test } from 'vitest'
import { newCode } from './secrets.ts'

test('a code has four characters that cannot be mistaken for each other', () => {
  const codes = Array.from({ length: 2000 }, newCode)

  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}$/)
  expect(new Set(codes.join('')).size).toBe(32)
  expect(new Set(codes).size).toBeGreaterThan(1950)
})
