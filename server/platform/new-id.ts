import { randomBytes } from 'node:crypto'

// Crockford's base 32, lower case: no letter that can be misread when it is printed or read out.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 13

/** 65 random bits as 13 characters. */
export function newId(): string {
  return toId(randomBytes(LENGTH))
}

/** The id that these bytes, a digest for instance, always lead to. */
export function toId(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}

/** Whether a text could be an id at all. Anything else was never made here, and some of it the database would not take. */
export function isId(text: string): boolean {
  return /^[\w-]{1,36}$/.test(text)
}
