import type { Db } from '#platform/database/database.ts'
import { shippedDomainsOf } from '#organisations/proof/domains/known-domains.ts'
import { findTies } from '#organisations/proof/domains/known-domains.queries.ts'
import { findPublicBody } from '#safety/names/public-names.ts'
import { isFreeMail, isHosted, isSharedDomain } from '#safety/text-rules/mail-domains.ts'
import { toPlain } from '#safety/real/plain-text.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { areKnownDomains, hasProvedDomain, isListedName } from '../claimed-employer.queries.ts'
import data from './look-alike-words.json' with { type: 'json' }
import {
  besideHyphens,
  namesBegun,
  spellingsIn,
  splitDomain,
  withoutAdded,
  type NamedLabel,
} from './spelled-names.ts'

/** Endings below which only public bodies have domains. */
export const PUBLIC_SUFFIX =
  /(?:^|\.)(?:nhs\.uk|nhs\.net|nhs\.scot|gov\.uk|gov\.scot|gov\.wales|ac\.uk|sch\.uk|mod\.uk|police\.uk|parliament\.uk)$/
/** Endings that companies have beside their own, one in each country: ‘com.hk’. */
const COMPANY_ENDING = /^(?:com|com?\.[a-z]{2})$/
/** Papers or money to send, or haste. */
const DEMAND =
  /\b(?:send|submit|forward|upload|provide|share|scan|e-?mail)\b[^.!?\n]{0,60}\b(?:passport|i\.?d\b|identity|documents?|certificates?|credentials|bank|account|photo\w*|date of birth|payment|fees?|receipt|money)\b|\b(?:urgent\w*|immediately|as soon as possible|asap|without delay|within \d\d? ?(?:hours?|hrs?)|today|tonight|by tomorrow|limited (?:slots|places|time)|last chance)\b/
/** Endings below which anybody can buy a name, though no registry of a country sells it. */
const SOLD = /^[a-z\d-]+\.(?:uk|eu|gb)\.(?:com|net)$/
const SHORTEST_NAME = 4
/** Shorter names of big employers begin other words. */
const SHORTEST_BIG = 6
const STRONG = new Set(data.strong)
const KNOWN_WORDS = new Set([...data.strong, ...data.weak])
const ODD = new Set(data.odd)
const OWN = new Set(data.own)
/** Odd endings that no honest host of many employers’ pages has. */
const HIDEOUTS = new Set(data.odd.filter((end) => !data.ofHosts.includes(end)))
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
  return isBig(label) && COMPANY_ENDING.test(ending) && spellingsIn(text).has(label)
}

/**
 * Whether a domain copies the name of an organisation that a text names: with words like ‘careers’ beside it, or with
 * another ending than the one that we know; that of a company in another country only where the text wants something. A
 * name whose domains nobody knows is no reason by itself.
 */
export async function isLookAlike(db: Db, text: string, domain: string): Promise<boolean> {
  if (PUBLIC_SUFFIX.test(domain) || isFreeMail(domain) || isOwn(domain)) return false
  if (isSharedDomain(domain) || (isHosted(domain) && !SOLD.test(domain))) return false
  if (holdsKnown(domain)) return !(await isTied(db, domain))
  const { written, label, ending } = splitDomain(domain)
  const said = spellingsIn(text)
  const whole = said.get(label) ?? []
  if (whole.length > 0) {
    const isCompany = COMPANY_ENDING.test(ending) && !whole.some(isOfPublicBody)
    if (isCompany && !isDemanding(text)) return false
  }
  if (!USUAL.has(ending) && beginsWithBig(label, said)) return !(await isTied(db, domain))
  if (isHideout(written, ending)) return !(await isTied(db, domain))
  const cores =
    whole.length > 0
      ? [{ name: label, added: [] }]
      : [withoutAdded(label), ...besideHyphens(written)]
  for (const { name, added } of cores) {
    if (name.length < SHORTEST_NAME) continue
    const names = [...(said.get(name) ?? []), ...(added.length > 0 ? namesBegun(said, name) : [])]
    if (names.length === 0) continue
    if (await isSuspect(db, names, { name, added, ending })) return !(await isTied(db, domain))
  }
  return false
}

/** Whether a domain has words for hiring behind a hyphen, and an ending that anybody buys: ‘jlr-uk-careers.live’. */
function isHideout(written: string, ending: string) {
  return (
    ODD.has(ending) &&
    written
      .split('-')
      .slice(1)
      .some((word) => STRONG.has(word))
  )
}

/** Whether a domain copies a public body, of which the text has the name, with whatever ending. */
export function copiesPublicBody(text: string, domain: string): boolean {
  if (PUBLIC_SUFFIX.test(domain) || isOwn(domain) || isSharedDomain(domain) || isHosted(domain))
    return false
  if (PUBLIC_INSIDE.test(domain)) return true
  const { written, label } = splitDomain(domain)
  const said = spellingsIn(text)
  return [{ name: label }, withoutAdded(label), ...besideHyphens(written)].some(
    ({ name }) => name.length >= SHORTEST_NAME && (said.get(name) ?? []).some(isOfPublicBody),
  )
}

/** Whether a free mailbox has the name of a big employer that the text names: ‘ada.barchester’. */
export function namesBigEmployer(text: string, address: string): boolean {
  const box = (address.split('@', 1)[0] ?? '').toLowerCase().replaceAll(/[^a-z\d]/g, '')
  const said = spellingsIn(text)
  return [...BIG_LABELS].some(
    (big) => big.length >= SHORTEST_BIG && box.includes(big) && said.has(big),
  )
}

/** Whether a big employer that the text names begins a label: ‘sodexonurses’. */
function beginsWithBig(label: string, said: ReadonlyMap<string, unknown>) {
  return [...BIG_LABELS].some(
    (big) => big.length >= SHORTEST_BIG && label !== big && label.startsWith(big) && said.has(big),
  )
}

function isOwn(domain: string) {
  return [...OWN].some((own) => domain === own || domain.endsWith(`.${own}`))
}

/** Whether honest employers seldom have a domain’s ending. */
export function isOfUnusualEnding(domain: string): boolean {
  return !USUAL.has(splitDomain(domain).ending)
}

/** Whether a source, or a proof, says whose a domain is. */
async function isTied(db: Db, domain: string) {
  const ties = await findTies(db, domain)
  return ties.length > 0 || hasProvedDomain(db, null, domain)
}

/** A public body’s ending, or ‘nhs-gov’, in front of an ending that anybody can buy. */
const PUBLIC_INSIDE =
  /(?:^|[.-])(?:(?:nhs|gov|ac|police|council|university|hospitals?)[.-]uk|nhs[.-](?:gov|jobs?|trusts?|hospitals?|recruit\w*)|(?<=-)nhs|(?<!-)nhs-[a-z]+|(?:gov|uk|visas?)-home-?office|ukvi)[.-]|(?:^|[.-])(?:uk-?gov(?:ernment)?|gov-?uk)[.-]|(?:^|[.-])nhs(?:uk)?-?(?:jobs?-?uk|careers?|recruit[a-z]*|hiring|visas?|sponsor[a-z]*|intl|overseas)(?:uk)?[.-]|(?:^|\.)(?:hmrc|dvla|nmc|gmc|cqc|ofsted|dwp|ukvi|hcpc)-(?:uk|gov|jobs?|careers?|visas?|regist[a-z]+|online|portal|recruit[a-z]*|sponsor[a-z]*|office|team|licen[cs][a-z]+)[.-]|(?:^|[.-])(?:uk|british)-?(?:embassy|border-?agency)[.-]|(?:^|\.)home-?office[.-](?:[\w.-]+[.-])?(?:gov|uk|visas?)[.-]/

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
  // ‘tesco.work-abroad.biz’; others than these have the sites of a firm for many.
  if (HIDEOUTS.has(ending) && !isHosted(domain) && below.slice(0, -1).some(isBig)) return true
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

interface Spelled extends NamedLabel {
  ending: string
}

async function isSuspect(db: Db, names: string[], { name, added, ending }: Spelled) {
  const keys = names.map((said) => parseName(said).key).filter((key) => !COMMON.has(key))
  if (keys.length === 0) return false
  const isUnusual = !USUAL.has(ending)
  // ‘elmhouse-leeds.org’ may be a house in Leeds.
  if (!added.every((word) => KNOWN_WORDS.has(word))) {
    if (!isUnusual) return false
    if (names.some(isOfPublicBody) || keys.some((key) => BIG.has(key))) return true
    return ODD.has(ending) && isListedName(db, keys)
  }
  if (names.some(isOfPublicBody)) return true
  if (keys.some((key) => shippedDomainsOf(key).length > 0)) return true
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
