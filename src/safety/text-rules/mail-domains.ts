import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import providers from 'email-providers/all.json' with { type: 'json' }

/** Reserved for documents and tests (RFC 2606), and listed providers that only serve their own people. */
const NOT_FREE = new Set(
  'example.com example.org example.net berlin.de nus.edu.sg bt.com nhs.net'.split(' '),
)
/** Providers missing from the list. */
const MORE_FREE =
  `tutanota.com tutanota.de tuta.io tuta.com keemail.me tutamail.com proton.me pm.me hey.com duck.com
  skiff.com mailfence.com posteo.de onionmail.org rocketmail.com ymail.com googlemail.com hotmail.co.uk live.co.uk
  outlook.co.uk yahoo.co.uk blueyonder.co.uk tiscali.co.uk doctors.org.uk`.split(/\s+/)
const throwAway = disposableEmailBlocklistSet()
const FREE = new Set([...(providers as string[]), ...MORE_FREE].filter((one) => !NOT_FREE.has(one)))

/**
 * Domains that many organisations share: an address there proves none of these organisations. The first are shared only
 * themselves, the others with everything directly below them, so that `leedsth.nhs.uk` is one organisation’s own.
 */
const SHARED = new Set(
  `nhs.net nhs.uk nhs.scot hscni.net wales.nhs.uk gov.uk gov.scot gov.wales gov.im ac.uk sch.uk police.uk mod.uk
  parliament.uk org.uk co.uk ltd.uk plc.uk me.uk net.uk cymru.nhs.uk service.gov.uk education.gov.uk.net
  onmicrosoft.com sharepoint.com wixsite.com wordpress.com blogspot.com github.io weebly.com godaddysites.com
  business.site sites.google.com squarespace.com webflow.io netlify.app vercel.app web.app cjsm.net btconnect.com`.split(
    /\s+/,
  ),
)

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

function canonical(domain: string): string {
  return domain
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
}
