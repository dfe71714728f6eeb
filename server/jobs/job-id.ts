import { createHash, randomBytes } from 'node:crypto'

// Crockford's base 32, lower case: no letter that can be misread in a printed address.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 13

/** A new job's id: 65 random bits as 13 characters. */
export function newJobId(): string {
  return encode(randomBytes(LENGTH))
}

/** An imported job's id: the same advert gets the same address in every database. */
export function importedJobId(source: string, reference: string): string {
  return encode(createHash('sha256').update(`${source}\n${reference}`).digest())
}

function encode(bytes: Uint8Array) {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}
