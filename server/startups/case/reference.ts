import { customAlphabet } from 'nanoid'

// No letter that is taken for a digit, or the other way round.
const random = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 5)

/** What a case is called in mails and on the telephone, ‘LF-4K7Q2’. It is a label and opens nothing. */
export function newReference(): string {
  return `LF-${random()}`
}
