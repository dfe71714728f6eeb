import { timingSafeEqual } from 'node:crypto'

/** Compares in a time that tells nothing of where two texts differ. */
export function isSameSecret(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
