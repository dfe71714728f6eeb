import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

// Normalization can make a text many times longer, and index entries have a maximum size.
const MAX_KEY_LENGTH = 600

/**
 * The form in which addresses are compared: lower case, normalized, with the domain in ASCII. Emails
 * go to the address as its owner typed it, never to this form.
 */
export function toEmailKey(email: string): string {
  const folded = email.trim().normalize('NFKC').toLowerCase()
  if (folded.length > MAX_KEY_LENGTH) return toLimitKey(folded)
  const at = folded.lastIndexOf('@')
  if (at < 0) return folded
  return `${folded.slice(0, at)}@${domainToASCII(folded.slice(at + 1)) || folded.slice(at + 1)}`
}

/** A text as the key of a rate limit, hashed: the table of limits must hold no personal data. */
export function toLimitKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
