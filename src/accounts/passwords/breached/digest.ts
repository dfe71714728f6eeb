import { createHash } from 'node:crypto'

/** Shorter words would reject good passwords that happen to begin or end with them. */
export const MIN_LENGTH = 4

/** The first 32 bits of a digest. */
export function toDigest(word: string): number {
  return createHash('sha256').update(word.normalize('NFKC').toLowerCase()).digest().readUInt32LE()
}
