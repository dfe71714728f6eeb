import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** Names that no public name server knows. */
const NOT_PUBLIC =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|invalid|test|onion|arpa|example)$/

/**
 * A domain in the form for comparing and looking up: lower case and ASCII. Accepts the address of a page. Null for
 * anything else, such as an IP address, a port or a name within a network.
 */
export function toDomain(text: string): string | null {
  const [bare = ''] = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/, 1)
  const domain = domainToASCII(bare.replace(/^www\./, '').replace(/\.$/, ''))
  const labels = domain.split('.')
  const [last = ''] = labels.slice(-1)
  const isName =
    domain.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(last)
  return isName && isIP(domain) === 0 && !NOT_PUBLIC.test(domain) ? domain : null
}

/** The domain of an email address. */
export function domainOfAddress(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  // ‘www.’ belongs to the address, and a page has no mailbox.
  return /[/:?#]|^www\./i.test(domain) ? null : toDomain(domain)
}
