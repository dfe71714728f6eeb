import type { Db } from '#platform/database/database.ts'
import { findTies } from '#organisations/proof/domains/known-domains.queries.ts'
import { isNamedBy } from '#organisations/proof/domains/known-domains.ts'
import { spellsName } from '#organisations/proof/domains/likeness.ts'
import { isRecipient } from '#safety/real/recipients.ts'
import { findPublicBody } from '#safety/names/public-names.ts'
import { isFreeMail, isSharedDomain } from '#safety/text-rules/mail-domains.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import type { RegisterEntry } from '#sponsorship/model/facts.ts'
import { findRegisterFacts, type EmployerQuery } from '#sponsorship/register/find-register-facts.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { findJobAnswers } from '#board/employers/employers.queries.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { hasProvedDomain } from './claimed-employer.queries.ts'
import {
  COMMON,
  copiesPublicBody,
  namesBigEmployer,
  isDemanding,
  isLookAlike,
  isNamesake,
  isOfUnusualEnding,
  PUBLIC_SUFFIX,
} from './domains/look-alike.ts'

/** The organisation on the register that a message names, with what we know of the address that it gives. */
export interface ClaimedEmployer {
  name: string
  /** Its name as the message writes it. */
  named: string
  towns: string[]
  isListed: boolean
  publishedOn: string
  /** The path of its page here. */
  page: string
  openJobs: number
  /** Whether the message’s address is at a domain of this organisation; null if it has none, or one that tells nothing. */
  address: 'proved' | 'known' | 'unknown' | 'free' | null
}

/** A company that a text names beside a free mail address, other than the employer found on the register. */
export interface FreeSender {
  name: string
  /** The day of the register that has no such name; null if some are like it. */
  missingOn: string | null
}

/** A company with no free mail address that the register does not have, which is no reason for doubt by itself. */
export interface Unlisted {
  name: string
  /** The day of the register. */
  missingOn: string
}

const NAME =
  /\p{Lu}[\p{L}\d'’&.-]*(?:[ ,]+(?:(?:and|of|the|for|&|in|at|St\.?)[ ]+)*\p{Lu}[\p{L}\d'’&.-]*)+/gu
/** A site’s domain, without what is behind it. */
const LINK = /(?<![\w@./+-])(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]{1,63}\.)+[a-z]{2,14})(?![\w@-])/g
const ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@([a-z\d-]+(?:\.[a-z\d-]+)+)/gi
/** Up to six words with capitals before a legal form. */
const COMPANY =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d'’&.-]{0,40}[ ]+(?:(?:and|of|the|&)[ ]+)?){1,6}(?:Ltd|LTD|Limited|LIMITED|plc|PLC|LLP|LLC|CIC|Inc)(?![\p{L}\d])/gu
/** Capitals before a name that are no part of it: ‘Dear Ada, Welcome to’, ‘HR Manager of’. */
const AHEAD =
  /^(?:(?:dear|hello|hi|from|at|with|for|re|subject|our|we|the|welcome|join|contact|company|employer|offer|letter|hr|manager|director|regards|sincerely|faithfully|mrs?|ms|dr|of|and)\.?[ ]+)+/i
/** Last words of a legal name, which tell one from other words with capitals. */
const LEGAL = / (?:ltd|limited|plc|llp|trust|council|university)\.?$/i
const MOST_NAMES = 60
/** Words before a link that make it the site of the one that is named. */
const OFFICIAL =
  /\b(?:official|own|its|our|their|company|hospital|trust)(?: \w+){0,2} (?:web ?)?(?:site|page|portal)\b[^.!?\n]{0,40}$|\bofficial(?:ly)?\b[^.!?\n]{0,40}$/i
/** Words that a site of somebody else’s jobs has. */
const OF_JOBS = /visa|job|career|recruit|sponsor|hir(?:e|ing)|talent|overseas|abroad|migrat/
/** Last words of an organisation’s name, which tell it from a person’s with a mailbox of their own. */
const BODY =
  / (?:agency|care|clinic|college|company|consultan(?:cy|ts)|farms?|group|healthcare|homes?|hospitals?|hotels?|house|recruit(?:ment|ers)|restaurants?|school|services|solutions|trust)$/i
const BEFORE = /\b(?:employer:?|at|for|join|with|works? (?:at|for))\s+(?:the\s+)?$/i
const GENERIC =
  /^(?:the|and|nhs|primary|secondary|senior|health|recruitment|home|&)(?![\p{L}\d])|\.\s/iu
const MOST_WORDS = 8
const MOST_ADDRESSES = 5
/** So many links with usual endings are compared with the names of the text. */
const MOST_LINKS = 10
const LONGEST_TEXT = 6000

/** The organisation on the register that a text names, and a doubt if its address is nobody’s that we know. */
export async function findClaimedEmployer(
  db: Db,
  text: string,
): Promise<{
  sponsorId: string | null
  employer: ClaimedEmployer | null
  freeSender: FreeSender | null
  unlisted: Unlisted | null
  /** Those to write to. */
  addresses: string[]
  findings: RealFinding[]
}> {
  const names = namesIn(text)
  const addresses = [...new Set(addressesIn(text).map(([address]) => address))]
  const facts = await findRegisterFacts(db, names.map(toQuery))
  for (const [index, fact] of facts.entries()) {
    if (fact.state !== 'loaded' || !('entry' in fact.match)) continue
    if (!['exact', 'trading-name', 'alias'].includes(fact.match.how)) continue
    const { entry } = fact.match
    const named = names[index] ?? entry.name
    const { publishedOn } = fact
    const described = await describe(db, text, { entry, named, publishedOn })
    return { sponsorId: entry.id, freeSender: null, unlisted: null, addresses, ...described }
  }
  const freeSender = await findFreeSender(db, text, names)
  // Small companies have free mailboxes, but seldom want papers, money or haste there.
  const isFreeAndDemanding = freeSender !== null && isDemanding(text)
  const free = freeAddresses(text).filter(
    ([address]) => isFreeAndDemanding || namesBigEmployer(text, address),
  )
  const findings = [
    ...free.map(toFinding),
    ...(await findLookAlikes(db, text, [...addressesIn(text), ...linksIn(text)])),
  ]
  const unlisted = freeSender ? null : await findUnlisted(db, text, names)
  return { sponsorId: null, employer: null, freeSender, unlisted, addresses, findings }
}

/** The name that a free address spells, or else the first company that the text names. */
async function findFreeSender(db: Db, text: string, names: string[]): Promise<FreeSender | null> {
  const spelled = freeAddresses(text).map(([address]) => toLetters(address.split('@', 1)[0] ?? ''))
  if (spelled.length === 0) return null
  const name =
    companyIn(text) ??
    names.find((each) => isOfBody(each) && spelled.some((local) => local.includes(toLetters(each))))
  return name ? { name, missingOn: await dayWithout(db, name) } : null
}

/** The first company or other body that a text names by its last word, if the register has none like it. */
async function findUnlisted(db: Db, text: string, names: string[]): Promise<Unlisted | null> {
  const name = companyIn(text) ?? names.find((each) => isOfBody(each) && isSaid(text, each))
  const missingOn = name ? await dayWithout(db, name) : null
  return name && missingOn ? { name, missingOn } : null
}

function isOfBody(name: string) {
  return BODY.test(name) && !COMMON.has(name.split(' ', 1)[0]?.toLowerCase() ?? '')
}

/** Whether a text says that somebody works at this body: ‘a post at Royal Oaks Nursing Home’. */
function isSaid(text: string, name: string) {
  const at = text.indexOf(name)
  return !GENERIC.test(name) && BEFORE.test(text.slice(Math.max(0, at - 20), at))
}

function companyIn(text: string) {
  const [company] = text.slice(0, LONGEST_TEXT).match(COMPANY) ?? []
  return company?.replace(AHEAD, '')
}

/** The day of the register, if it has no such name. */
async function dayWithout(db: Db, name: string): Promise<string | null> {
  const [fact] = await findRegisterFacts(db, [toQuery(name)])
  return fact?.state === 'loaded' && fact.match.how === 'none' ? fact.publishedOn : null
}

/** The addresses of a text, without those to which it was sent. */
function addressesIn(text: string) {
  return [...text.matchAll(ADDRESS)]
    .filter(({ index }) => !isRecipient(text, index))
    .slice(0, MOST_ADDRESSES)
}

function freeAddresses(text: string) {
  return addressesIn(text).filter(([, domain = '']) => isFreeMail(domain.toLowerCase()))
}

function toLetters(text: string) {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
}

function toQuery(employerName: string): EmployerQuery {
  return { sponsorId: null, legalName: null, employerName, title: '', place: null }
}

async function findLookAlikes(
  db: Db,
  text: string,
  matches: RegExpExecArray[],
): Promise<RealFinding[]> {
  const looked = matches.map(async (match) => {
    const isCopy = await isLookAlike(db, text, (match[1] ?? '').toLowerCase())
    return isCopy ? [toFinding(match)] : []
  })
  return (await Promise.all(looked)).flat()
}

/** The sites of a text whose endings honest employers seldom have, or that copy a public body. */
function linksIn(text: string) {
  return [...text.slice(0, LONGEST_TEXT).matchAll(LINK)]
    .filter(
      ([, domain = ''], at) =>
        isOfUnusualEnding(domain) || (at < MOST_LINKS && copiesPublicBody(text, domain)),
    )
    .slice(0, MOST_ADDRESSES)
}

/** Sites for jobs that a text calls an employer’s own, or whose path has its name: ‘visas.info/bupa’. */
function sitesOf(text: string, name: string) {
  const [first = ''] = parseName(name).key.split(' ')
  return [...text.slice(0, LONGEST_TEXT).matchAll(LINK)]
    .filter(({ index, 0: { length }, 1: domain = '' }) => {
      const isOfJobs = OF_JOBS.test(domain) || isOfUnusualEnding(domain)
      const path = /^\/[\w/-]{1,60}/.exec(text.slice(index + length))?.[0].toLowerCase() ?? ''
      const isNamed = first.length > 3 && path.includes(first) && isOfUnusualEnding(domain)
      return isNamed || (isOfJobs && OFFICIAL.test(text.slice(Math.max(0, index - 80), index)))
    })
    .slice(0, MOST_ADDRESSES)
}

function toFinding({ index, 0: written }: RegExpExecArray): RealFinding {
  return { reason: 'unknown-domain', from: index, to: index + written.length }
}

async function describe(
  db: Db,
  text: string,
  { entry, named, publishedOn }: { entry: RegisterEntry; named: string; publishedOn: string },
) {
  const { name, towns, isListed } = entry
  const { answers } = await findJobAnswers(db, { sponsorId: entry.id }, 1)
  const employer = {
    name,
    named,
    towns: towns.slice(0, 5),
    isListed,
    publishedOn,
    page: employerPath(entry),
    openJobs: answers.total,
  }
  const addresses = addressesIn(text)
  const findings = await findLookAlikes(db, text, linksIn(text))
  for (const match of sitesOf(text, name)) {
    const known = await assess(db, { text, entry }, (match[1] ?? '').toLowerCase())
    if (known === 'unknown') findings.push(toFinding(match))
  }
  if (addresses.length === 0) return { employer: { ...employer, address: null }, findings }
  let address: ClaimedEmployer['address'] = null
  for (const match of addresses) {
    const known = await assess(db, { text, entry }, (match[1] ?? '').toLowerCase())
    if (known === 'unknown' || known === 'free') {
      findings.push(toFinding(match))
    }
    address ??= known
  }
  return { employer: { ...employer, address }, findings }
}

async function assess(
  db: Db,
  { text, entry }: { text: string; entry: RegisterEntry },
  domain: string,
) {
  if (isFreeMail(domain)) return 'free' as const
  if (await hasProvedDomain(db, entry.id, domain)) return 'proved' as const
  // Many share these: they fit a public body, and say nothing of another.
  if (PUBLIC_SUFFIX.test(domain) || isSharedDomain(domain))
    return findPublicBody(entry.name) ? ('known' as const) : null
  const ties = await findTies(db, domain)
  const body = { legalName: entry.name, isOnRegister: true }
  if (ties.some((tie) => !tie.isShared && isNamedBy(tie, body))) return 'known' as const
  if (await isLookAlike(db, text, domain)) return 'unknown' as const
  if (spellsName(domain, parseName(entry.name).key) || startsLike(domain, entry.name))
    return 'known' as const
  return isNamesake(text, domain) ? null : ('unknown' as const)
}

/** Whether a domain’s first label is the name’s first words: ‘oakmere.co.uk’ of Oakmere Nursing Homes. */
function startsLike(domain: string, name: string) {
  const label = domain.split('.')[0]?.replaceAll('-', '') ?? ''
  // ‘marlowefinch.co.uk’ of Marlowe & Finch.
  const words = parseName(name).key.split(' ')
  const spoken = words.filter((word) => word !== 'and')
  return [words, spoken].some((each) => startsWithSome(label, each))
}

function startsWithSome(label: string, words: string[]) {
  return words.some((_, at) => {
    const joined = words.slice(0, at + 1).join('')
    return joined.length > 4 && joined === label
  })
}

/** Runs of words with capitals, the longest first, without single words. */
function namesIn(text: string): string[] {
  const names = new Set<string>()
  for (const [run] of text.slice(0, LONGEST_TEXT).matchAll(NAME)) {
    const words = run.split(/[ ,]+/)
    for (let length = Math.min(MOST_WORDS, words.length); length > 1; length--) {
      for (let at = 0; at + length <= words.length; at++)
        names.add(
          words
            .slice(at, at + length)
            .join(' ')
            .replace(/[.]$/, ''),
        )
    }
  }
  const longest = [...names].toSorted((a, b) => b.length - a.length)
  const legal = longest.filter((name) => LEGAL.test(name)).slice(0, MOST_NAMES / 2)
  const others = longest.filter((name) => !legal.includes(name)).slice(0, MOST_NAMES)
  return [...legal, ...others].toSorted((a, b) => b.length - a.length)
}
