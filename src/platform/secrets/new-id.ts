import { customAlphabet } from 'nanoid'

// Crockford's base 32 in lower case: no two characters look alike in print or sound alike when read out.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 13

const random = customAlphabet(ALPHABET, LENGTH)

/** A random id: 65 bits as 13 characters. */
export function newId(): string {
  return random()
}

/** The id derived from these bytes, such as a digest: the same bytes always give the same id. */
export function toId(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}

/** Whether a text could be an id. Look up nothing else: the database rejects some texts, such as NUL. */
export function isId(text: string): boolean {
  return /^[\w-]{1,36}$/.test(text)
}
