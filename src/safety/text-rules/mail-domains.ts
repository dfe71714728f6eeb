import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import own from './mail-domains.json' with { type: 'json' }
import providers from 'email-providers/all.json' with { type: 'json' }

const throwAway = disposableEmailBlocklistSet()
const FREE = new Set([...(providers as string[]), ...own.moreFree])
for (const domain of own.notFree) FREE.delete(domain)

/**
 * Domains that many organisations share: an address there proves none of these organisations. The first are shared only
 * themselves, the others with everything directly below them, so that `leedsth.nhs.uk` is one organisation’s own.
 */
const SHARED = new Set(own.shared)

/** Whether anyone can get a mailbox there (`gmail.com`), by the list of the package `email-providers`. */
export function isFreeMail(domain: string): boolean {
  return FREE.has(canonical(domain))
}

/** Whether a mailbox there lasts for minutes (`mailinator.com`), by the list of `disposable-email-domains-js`. */
export function isThrowAway(domain: string): boolean {
  const labels = canonical(domain).split('.')
  return labels.some((_, at) => labels.length - at > 1 && throwAway.has(labels.slice(at).join('.')))
}

/** Whether many organisations share the domain (`nhs.net`, `gov.uk`, `ac.uk`), so that it is not unique to one. */
export function isSharedDomain(domain: string): boolean {
  return SHARED.has(canonical(domain))
}

const HOSTS = new Set(own.hosts)

/** Whether it is a page at a builder, a network or a directory (`elms.wixsite.com`, `facebook.com`), or in a franchise. */
export function isHosted(domain: string): boolean {
  const labels = canonical(domain).split('.')
  return labels.some((_, at) => HOSTS.has(labels.slice(at).join('.')))
}

function canonical(domain: string): string {
  return domain
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
}
