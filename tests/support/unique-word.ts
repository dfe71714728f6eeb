/**
 * A word of 12 letters that no other test has. Not a UUID: its digits can look like a telephone or account
 * number, and text rules and mail subjects treat those as what they look like.
 */
export function uniqueWord(): string {
  const letters = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(letters, (byte) => String.fromCodePoint(97 + (byte % 26))).join('')
}
