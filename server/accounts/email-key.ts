import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

// Folding can make a text many times longer, and an index takes only so much.
const MAX_KEY_LENGTH = 600

/**
 * What addresses are compared by: no case, one form for every way a character can be written, and
 * the domain as the network knows it. Mails go to the address as its owner typed it, never to this.
 */
export function toEmailKey(email: string): string {
  const folded = email.trim().normalize('NFKC').toLowerCase()
  if (folded.length > MAX_KEY_LENGTH) return toLimitKey(folded)
  const at = folded.lastIndexOf('@')
  if (at < 0) return folded
  return `${folded.slice(0, at)}@${domainToASCII(folded.slice(at + 1)) || folded.slice(at + 1)}`
}

/** An address as the key of a limit: the table of limits holds no personal data. */
export function toLimitKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
