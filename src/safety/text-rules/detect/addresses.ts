import { isFreeMail, isThrowAway } from '#safety/text-rules/mail-domains.ts'
import type { Detector } from './money/bank.ts'
import { mailAddresses } from './contact.ts'

const HOST =
  /(?<![a-z\d@._-])(?:https?:\/\/)?((?:[a-z\d](?:[a-z\d-]{0,62})\.){1,6}[a-z]{2,24})(?![a-z\d-])/g
/** Domains of public bodies. */
const PUBLIC =
  /(?:^|\.)(?:nhs\.(?:uk|net|scot|wales)|gov\.(?:uk|scot|wales|im|gg|je)|police\.uk|ac\.uk|parliament\.uk|hscni\.net|mod\.uk)$/
/** Names of public bodies as part of another domain. */
const NAMED =
  /(?:^|[.-])(?:nhs|nhsuk|nhsjobs|gov|govuk|ukvi|ukba|hmrc|homeoffice|home-office|ukgov)(?=[.-])|(?:^|[.-])(?:ukvi(?!s)|homeoffice|govuk|nhsuk)[a-z]*(?=[.-])/
/** Foreign governments, and towns’ own domains: ‘gov.ie’, ‘health.gov.au’. */
const OTHER_GOVERNMENTS = /(?:^|\.)(?:gov|gob|gouv|go)(?:\.[a-z]{2})?$|\.gov\.[a-z]{2}$/
/** Endings of a bare domain, to distinguish it from a missing space after a full stop. */
const ENDINGS =
  /\.(?:com|org|net|co|uk|info|biz|online|site|xyz|top|live|app|io|me|eu|us|ng|in|pk|gh|ke|ae|jobs|careers|work|click|link|shop|store|website|space|cc|tv|pro|vip|agency|services|support)$/
const DIGITS: Record<string, string> = { '0': 'o', '1': 'l', '5': 's' }
const POSING_BOX =
  /nhs|hospital|trust|home-?office|ukvi|gov-?uk|hmrc|embassy|immigration|council|sponsorship/

/** Whether a domain imitates a public body’s: ‘nhs-uk.com’, ‘g0v.uk’. */
export function isPosingDomain(domain: string): boolean {
  const name = domain.toLowerCase().replace(/^www\./, '')
  if (PUBLIC.test(name) || OTHER_GOVERNMENTS.test(name)) return false
  const plain = name.replaceAll(/[015]/g, (digit) => DIGITS[digit] ?? digit)
  return NAMED.test(name) || (plain !== name && PUBLIC.test(plain))
}

export const findPosingDomains: Detector = (sentence) => {
  if (!sentence.includes('.')) return []
  return hostsIn(sentence)
    .filter(({ host, isCertain }) => isPosingDomain(host) && (isCertain || ENDINGS.test(host)))
    .map(({ from, to }) => ({ from, to }))
}

export const findPosingBoxes: Detector = (sentence) => {
  if (!sentence.includes('@')) return []
  return mailAddresses(sentence)
    .filter(({ local, domain }) => POSING_BOX.test(local) && isFreeMail(domain))
    .map(({ from, to }) => ({ from, to }))
}

export const findThrowAway: Detector = (sentence) => {
  if (!sentence.includes('@')) return []
  return mailAddresses(sentence)
    .filter(({ domain }) => isThrowAway(domain))
    .map(({ from, to }) => ({ from, to }))
}

/** The hosts of links, email addresses and bare domains. */
export function hostsIn(sentence: string) {
  const links = [...sentence.matchAll(HOST)].map(({ 0: whole, 1: host = '', index }) => ({
    host,
    isCertain: /^https?:/.test(whole) || host.startsWith('www.'),
    from: index,
    to: index + whole.length,
  }))
  const mails = sentence.includes('@')
    ? mailAddresses(sentence).map(({ domain, from, to }) => ({
        host: domain,
        isCertain: true,
        from,
        to,
      }))
    : []
  return [...links, ...mails]
}
