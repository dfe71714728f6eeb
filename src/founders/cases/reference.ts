import { customAlphabet } from 'nanoid'

// No letter that looks like a digit, nor the reverse.
const random = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 5)

/** A reference for emails and telephone calls, ‘LF-4K7Q2’. It is a label and opens nothing. */
export function newReference(): string {
  return `LF-${random()}`
}
