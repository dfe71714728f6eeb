import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the time reveals nothing about the secret. */
export function isSameSecret(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
