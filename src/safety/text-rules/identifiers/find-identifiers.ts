import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { isFreeMail, isSharedDomain } from '#safety/text-rules/mail-domains.ts'
import { hostsIn } from '#safety/text-rules/detect/addresses.ts'
import { mailAddresses } from '#safety/text-rules/detect/contact.ts'
import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import { originalRange, type FoldedText } from '#safety/text-rules/fold/folded-text.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { findWalletAddresses } from './wallets.ts'
import { isValidIban } from './iban.ts'

export type IdentifierKind =
  | 'phone'
  | 'iban'
  | 'account'
  | 'wallet'
  | 'email'
  | 'domain'
  | 'messenger'

/** A detail that one fraud used, so that the next text with it can be marked. */
export interface Identifier {
  kind: IdentifierKind
  /** The canonical form: E.164, an IBAN without spaces, ‘sort code/account’, lower case. */
  value: string
  /** The text as written. */
  quote: string
}

const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,3})?\b/g
const ACCOUNT =
  /\b(\d{2})[- ]?(\d{2})[- ]?(\d{2})\b\W{0,3}(?:[a-z]+\W{1,3}){0,5}(\d{8})\b|\b(\d{8})\b\W{0,3}(?:sort ?code|s\/c|sc)\W{0,3}(\d{2})[- ]?(\d{2})[- ]?(\d{2})\b/g
const MESSENGER_LINK = /\b(wa\.me|t\.me|telegram\.me|signal\.me)\/(?:\+|#p\/\+?)?([a-z\d_+]{3,40})/g
const HANDLE =
  /\b(whats ?app|telegram|signal|revolut|cash ?app|paypal|instagram|tiktok)\b[^@\n]{0,25}?[@$]([a-z\d_.]{3,40})\b/g
const HANDLE_BEFORE = /(?<![\w.])[@]([a-z\d_]{3,40})\b[^@\n]{0,12}\b(telegram|signal|whats ?app)\b/g
/** Public sites that many people link to. */
const COMMON =
  /(?:^|\.)(?:wa\.me|t\.me|telegram\.me|signal\.me|nhs\.uk|nhs\.net|gov\.uk|google\.[a-z.]+|facebook\.com|linkedin\.com|youtube\.com|instagram\.com|twitter\.com|x\.com|bit\.ly|tinyurl\.com|microsoft\.com|teams\.microsoft\.com|zoom\.us|ac\.uk|whatsapp\.com)$/

/** Numbers, accounts, wallets, addresses, domains and handles in these texts, each once. Pure. */
export function findIdentifiers(
  texts: readonly string[],
  country: CountryCode = 'GB',
): Identifier[] {
  const found = new Map<string, Identifier>()
  for (const raw of texts) {
    const folded = normalizeEvasion(raw)
    for (const { kind, value, ...range } of identifiersIn(folded, country)) {
      const { from, to } = originalRange(folded, range)
      const key = `${kind} ${value}`
      if (!found.has(key)) found.set(key, { kind, value, quote: raw.slice(from, to) })
    }
  }
  return [...found.values()]
}

type Placed = TextRange & { kind: IdentifierKind; value: string }

function identifiersIn({ text }: FoldedText, country: CountryCode): Placed[] {
  const ibans = [...text.matchAll(IBAN)]
    .filter(([iban]) => isValidIban(iban))
    .map((match) => placed('iban', match, match[0].replaceAll(' ', '').toUpperCase()))
  const accounts = [...text.matchAll(ACCOUNT)].map((match) => {
    const [, a, b, c, number, numberFirst, d, e, f] = match
    const value = number ? `${a}${b}${c}/${number}` : `${d}${e}${f}/${numberFirst}`
    return placed('account', match, value)
  })
  const wallets = findWalletAddresses(text).map((match) =>
    placed('wallet', match, match[0].toLowerCase()),
  )
  const numbers = [...ibans, ...accounts, ...wallets]
  const isFree = ({ from, to }: TextRange) => !numbers.some((one) => from < one.to && to > one.from)
  return [
    ...numbers,
    ...phonesIn(text, country).filter(isFree),
    ...mailsIn(text),
    ...domainsIn(text),
    ...handlesIn(text),
  ]
}

function placed(kind: IdentifierKind, match: RegExpExecArray, value: string): Placed {
  return { kind, value, from: match.index, to: match.index + match[0].length }
}

/** A phone number with its trunk or international prefix, so that amounts and years do not match. */
const PHONE = /(?<![\w.,£$€/-])(?:\+|0)\(?\d[\d ().-]{6,18}\d(?![\w%])/g

/** Phone numbers in a text. Possible ones are enough: a fraudster’s number need not be in use. */
function phonesIn(text: string, country: CountryCode): Placed[] {
  return [...text.matchAll(PHONE)].flatMap((match) => {
    const number = parsePhoneNumberFromString(match[0].replace(/^00/, '+'), country)
    return number?.isPossible() ? [placed('phone', match, number.number)] : []
  })
}

function mailsIn(text: string): Placed[] {
  if (!/@|\bat\b/.test(text)) return []
  return mailAddresses(text)
    .filter(({ isPlain, domain }) => isPlain || isFreeMail(domain))
    .map(({ local, domain, from, to }) => ({
      kind: 'email',
      value: `${local}@${domain}`,
      from,
      to,
    }))
}

function domainsIn(text: string): Placed[] {
  return hostsIn(text)
    .map(({ host, ...range }) => ({ ...range, host: host.replace(/^www\./, '') }))
    .filter(
      ({ host, isCertain }) =>
        isCertain && !isFreeMail(host) && !isSharedDomain(host) && !COMMON.test(host),
    )
    .map(({ host, from, to }) => ({ kind: 'domain', value: host, from, to }))
}

function handlesIn(text: string): Placed[] {
  const links = [...text.matchAll(MESSENGER_LINK)].map((match) =>
    placed(
      'messenger',
      match,
      `${match[1] === 'wa.me' ? 'whatsapp' : serviceOf(match[1])}:${match[2]}`,
    ),
  )
  const named = [...text.matchAll(HANDLE)]
    .filter(({ 0: whole }) => !/\S@\S/.test(whole))
    .map((match) => placed('messenger', match, `${serviceOf(match[1])}:${match[2]}`))
  const before = [...text.matchAll(HANDLE_BEFORE)].map((match) =>
    placed('messenger', match, `${serviceOf(match[2])}:${match[1]}`),
  )
  return [...links, ...named, ...before]
}

function serviceOf(name = ''): string {
  if (name === 't.me' || name === 'telegram.me') return 'telegram'
  if (name === 'signal.me') return 'signal'
  return name.replaceAll(' ', '')
}
