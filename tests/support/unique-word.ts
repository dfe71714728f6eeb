/**
 * A word of 12 letters that no other test has. Not a UUID: text rules and mail subjects can mistake its digits for a
 * phone or account number.
 */
export function uniqueWord(): string {
  const letters = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(letters, (byte) => String.fromCodePoint(97 + (byte % 26))).join('')
}
