// Without h and v: a word that begins or ends with NHS, HMRC or UKVI would be the name of a public body.
const LETTERS = 'abcdefgijklmnopqrstuwxyz'

/**
 * A word of 12 letters that no other test has. Not a UUID: text rules and mail subjects can mistake its digits for a
 * phone or account number.
 */
export function uniqueWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}
