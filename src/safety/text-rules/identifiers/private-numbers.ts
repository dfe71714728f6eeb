import { findIdentifiers } from './find-identifiers.ts'

/** A number of the writer’s with which another person could take money or steal an identity. */
export interface PrivateNumber {
  kind: 'bank' | 'card' | 'identity'
  /** The text as written. */
  quote: string
}

const CARD = /(?<![\d+.,£$€-])\d(?:[ -]?\d){12,18}(?![\d%])/g
/** HMRC’s form of a National Insurance number. */
const INSURANCE =
  /\b(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z](?: ?\d){6} ?[A-D]\b/gi
/** A number after the name of its kind. */
const NUMBERED =
  /\b(?:passport|identity card|id card|national id|aadhaar|nin|bvn|cnic|nid|brp|residence permit)\b(?: ?(?:no\b\.?|nr\b\.?|number|#|:|is|my))*[\s:#-]{0,3}((?=(?:[a-z -]*\d){5})[a-z]{0,3}\d[\d -]{4,16}\d)\b/gi

/** A code with which anybody can see somebody’s permission to work, after its name. */
const SHARE_CODE =
  /\bshare ?code\b(?: ?(?:no\b\.?|number|#|:|is|my))*[\s:#-]{0,3}([wrs](?=[a-z\d -]*\d)(?:[ -]?[a-z\d]){8})\b/gi

/** Bank accounts, cards and identity numbers in an applicant’s text, each once. Pure. */
export function findPrivateNumbers(text: string): PrivateNumber[] {
  const bank = findIdentifiers([text])
    .filter(({ kind }) => kind === 'iban' || kind === 'account')
    .map(({ quote }) => ({ kind: 'bank' as const, quote }))
  const cards = [...text.matchAll(CARD)]
    .filter(([written]) => isCard(written))
    .map(([quote]) => ({ kind: 'card' as const, quote }))
  const identities = [
    ...[...text.matchAll(INSURANCE)].map(([quote]) => quote),
    ...[...text.matchAll(NUMBERED), ...text.matchAll(SHARE_CODE)].map(([, quote = '']) => quote),
  ].map((quote) => ({ kind: 'identity' as const, quote }))
  const found = [...bank, ...cards, ...identities]
  return [...new Map(found.map((one) => [one.quote, one])).values()]
}

/** Checks the check digit of payment cards (ISO/IEC 7812, Luhn). */
function isCard(written: string): boolean {
  const digits = [...written.replaceAll(/\D/g, '')].map(Number).toReversed()
  const sum = digits.reduce((total, digit, at) => {
    const value = at % 2 === 0 ? digit : digit * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return new Set(digits).size > 1 && sum % 10 === 0
}
