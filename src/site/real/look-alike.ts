import type { Db } from '#platform/database/database.ts'
import { shippedDomainsOf } from '#organisations/proof/domains/known-domains.ts'
import { findTies } from '#organisations/proof/domains/known-domains.queries.ts'
import { findPublicBody } from '#safety/names/public-names.ts'
import { isFreeMail, isHosted, isSharedDomain } from '#safety/text-rules/mail-domains.ts'
import { toPlain } from '#safety/real/plain-text.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { areKnownDomains, hasProvedDomain, isListedName } from './claimed-employer.queries.ts'
import data from './look-alike-words.json' with { type: 'json' }

/** Endings below which only public bodies have domains. */
export const PUBLIC_SUFFIX =
  /(?:^|\.)(?:nhs\.uk|nhs\.net|nhs\.scot|gov\.uk|gov\.scot|gov\.wales|ac\.uk|sch\.uk|mod\.uk|police\.uk|parliament\.uk)$/
const TWO_LABELS = /^(?:(?:co|org|ltd|plc|me|net|gov|ac|edu)\.[a-z]{2}|com\.(?!uk)[a-z]{2})$/
/** Endings that companies have beside their own, one in each country: ‘com.hk’. */
const COMPANY_ENDING = /^(?:com|com?\.[a-z]{2})$/
/** Papers or money to send, or haste. */
const DEMAND =
  /\b(?:send|submit|forward|upload|provide|share|scan|e-?mail)\b[^.!?\n]{0,60}\b(?:passport|i\.?d\b|identity|documents?|certificates?|credentials|bank|account|photo\w*|date of birth|payment|fees?|receipt|money)\b|\b(?:urgent\w*|immediately|as soon as possible|asap|without delay|within \d\d? ?(?:hours?|hrs?)|today|tonight|by tomorrow|limited (?:slots|places|time)|last chance)\b/
const WORD = /[\p{L}\d][\p{L}\d'’&-]*|&/gu
const MOST_WORDS = 6
const SHORTEST_NAME = 4
const STRONG = new Set(data.strong)
const ADDED = [...data.strong, ...data.weak].toSorted((a, b) => b.length - a.length)
const USUAL = new Set(data.usualEndings)
/** Words and names that many organisations have. */
export const COMMON = new Set(data.common)
const BIG = new Set(data.big)

/** Whether a text wants papers or money sent, or hurries. */
export function isDemanding(text: string): boolean {
  return DEMAND.test(toPlain(text).text)
}

/**
 * Whether a domain is a big employer’s whole name, in a text that has it, with a company’s ending in some country.
 * Nobody knows all of these, so it is neither theirs nor another’s.
 */
export function isNamesake(text: string, domain: string): boolean {
  const { label, ending } = splitDomain(domain)
  return isBig(label) && COMPANY_ENDING.test(ending) && namesSpelled(text, label).length > 0
}

/**
 * Whether a domain copies the name of an organisation that a text names: with words like ‘careers’ beside it, or with
 * another ending than the one that we know; that of a company in another country only where the text wants something. A
 * name whose domains nobody knows is no reason by itself.
 */
export async function isLookAlike(db: Db, text: string, domain: string): Promise<boolean> {
  if (PUBLIC_SUFFIX.test(domain) || isFreeMail(domain)) return false
  if (isSharedDomain(domain) || isHosted(domain)) return false
  if (holdsKnown(domain)) return !(await isTied(db, domain))
  const parts = splitDomain(domain)
  const said = namesSpelled(text, parts.label)
  const isWhole = said.length > 0
  const isCompany = COMPANY_ENDING.test(parts.ending) && !said.some(isOfPublicBody)
  if (isWhole && isCompany && !isDemanding(text)) return false
  const core = isWhole ? { name: parts.label, added: [] } : withoutAdded(parts.label)
  const names = isWhole ? said : namesSpelled(text, core.name)
  if (names.length === 0 || core.name.length < SHORTEST_NAME) return false
  if (!(await isSuspect(db, names, { ...core, ending: parts.ending }))) return false
  return !(await isTied(db, domain))
}

/** Whether a source, or a proof, says whose a domain is. */
async function isTied(db: Db, domain: string) {
  const ties = await findTies(db, domain)
  return ties.length > 0 || hasProvedDomain(db, null, domain)
}

/** A public body’s ending, or ‘nhs-gov’, in front of an ending that anybody can buy. */
const PUBLIC_INSIDE =
  /(?:^|[.-])(?:(?:nhs|gov|ac|police)[.-]uk|nhs[.-](?:gov|jobs?|trusts?|hospitals?|recruit\w*)|(?:gov|uk|visas?)-home-?office|ukvi)[.-]|(?:^|\.)home-?office[.-](?:[\w.-]+[.-])?(?:gov|uk|visas?)[.-]/

/**
 * Whether a domain holds another whole one of everybody’s, as ‘hsbc.com.uk-hiring.net’ does, or begins with a big
 * employer’s name and has words for hiring behind it and an unusual ending, whatever the text says.
 */
function holdsKnown(domain: string): boolean {
  const { label, ending } = splitDomain(domain)
  if (PUBLIC_INSIDE.test(domain)) return true
  const below = domain.slice(0, -ending.length - 1).split('.')
  const inside = below
    .slice(0, -1)
    .some((part, at) => isBig(part.replace(/^www-?/, '')) && ENDING.test(below[at + 1] ?? ''))
  if (inside) return true
  const [first = '', ...rest] = (below.at(-1) ?? '').split('-')
  return (
    !USUAL.has(ending) && label !== first && isBig(first) && rest.some((word) => STRONG.has(word))
  )
}

const ENDING = /^(?:com?|org|net|uk)(?:-|$)/
const BIG_LABELS = new Set(data.big.map((name) => name.replaceAll(' ', '')))

function isBig(label: string) {
  return label.length > 3 && BIG_LABELS.has(label.replaceAll('-', ''))
}

function isOfPublicBody(name: string) {
  return name.includes(' ') && findPublicBody(name) !== null
}

interface Spelled {
  name: string
  added: string[]
  ending: string
}

async function isSuspect(db: Db, names: string[], { name, added, ending }: Spelled) {
  const keys = names.map((said) => parseName(said).key).filter((key) => !COMMON.has(key))
  if (keys.length === 0) return false
  if (names.some(isOfPublicBody)) return true
  if (keys.some((key) => shippedDomainsOf(key).length > 0)) return true
  const isUnusual = !USUAL.has(ending)
  if (keys.some((key) => BIG.has(key)) && (added.length > 0 || isUnusual)) return true
  const isStrong = added.some((word) => STRONG.has(word)) || (added.length > 0 && isUnusual)
  if (isStrong) return isListedName(db, keys)
  return (
    added.length === 0 &&
    areKnownDomains(
      db,
      data.usualEndings.map((end) => `${name}.${end}`),
    )
  )
}

/** The label that somebody bought, without hyphens, and what is behind it: ‘co.uk’. */
function splitDomain(domain: string) {
  const labels = domain.split('.')
  const length = TWO_LABELS.test(labels.slice(-2).join('.')) ? 2 : 1
  return {
    label: (labels.at(-length - 1) ?? '').replaceAll('-', ''),
    ending: labels.slice(-length).join('.'),
  }
}

/** A label without the words that were added at either end of it. */
function withoutAdded(label: string): { name: string; added: string[] } {
  const word = ADDED.find(
    (each) => label.length > each.length + 2 && (label.endsWith(each) || label.startsWith(each)),
  )
  if (!word) return { name: label, added: [] }
  const rest = label.endsWith(word) ? label.slice(0, -word.length) : label.slice(word.length)
  const { name, added } = withoutAdded(rest)
  return { name, added: [...added, word] }
}

/** Runs of words of a text, each from a capital, that a label spells in full or by initials: ‘mands’. */
function namesSpelled(text: string, label: string): string[] {
  const words = text
    .slice(0, 6000)
    .replaceAll(/\S+@\S+|https?:\S+|www\.\S+/g, ' ')
    .match(WORD)
  const found = new Set<string>()
  for (const [at, first] of (words ?? []).entries()) {
    if (!/^\p{Lu}/u.test(first)) continue
    for (let length = 1; length <= MOST_WORDS; length++) {
      const run = (words ?? []).slice(at, at + length).map(toSpelling)
      if (spellings(run).includes(label)) found.add(run.join(' '))
    }
  }
  return [...found]
}

function toSpelling(word: string) {
  return word === '&' ? 'and' : word.toLowerCase().replaceAll('&', 'and').replaceAll(/['’]/g, '')
}

function spellings(run: string[]) {
  const whole = run.join('').replaceAll('-', '')
  const [first = '', second, last = ''] = run
  if (run.length === 3 && second === 'and') return [whole, `${first[0]}and${last[0]}`]
  if (run.length === 3 && first === 'university' && second === 'of')
    return [whole, `${last}${first}`]
  return [whole]
}
