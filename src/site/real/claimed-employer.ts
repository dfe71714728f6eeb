import type { Db } from '#platform/database/database.ts'
import { findTies } from '#organisations/proof/domains/known-domains.queries.ts'
import { isNamedBy } from '#organisations/proof/domains/known-domains.ts'
import { spellsName } from '#organisations/proof/domains/likeness.ts'
import { isFreeMail, isSharedDomain } from '#safety/text-rules/mail-domains.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import type { RegisterEntry } from '#sponsorship/model/facts.ts'
import { findRegisterFacts } from '#sponsorship/register/find-register-facts.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { findJobAnswers } from '#board/employers/employers.queries.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { hasProvedDomain } from './claimed-employer.queries.ts'
import { isLookAlike, PUBLIC_SUFFIX } from './look-alike.ts'

/** The organisation on the register that a message names, with what we know of the address that it gives. */
export interface ClaimedEmployer {
  name: string
  towns: string[]
  isListed: boolean
  publishedOn: string
  /** The path of its page here. */
  page: string
  openJobs: number
  /** Whether the message’s address is at a domain of this organisation; null without an address. */
  address: 'proved' | 'known' | 'unknown' | 'free' | null
}

const NAME =
  /\p{Lu}[\p{L}\d'’&.-]*(?:[ ,]+(?:(?:and|of|the|for|&|in|at|St\.?)[ ]+)*\p{Lu}[\p{L}\d'’&.-]*)+/gu
const ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@([a-z\d-]+(?:\.[a-z\d-]+)+)/gi
const MOST_NAMES = 60
const MOST_WORDS = 8
const MOST_ADDRESSES = 5

/** The organisation on the register that a text names, and a doubt if its address is nobody’s that we know. */
export async function findClaimedEmployer(
  db: Db,
  text: string,
): Promise<{
  sponsorId: string | null
  employer: ClaimedEmployer | null
  findings: RealFinding[]
}> {
  const names = namesIn(text)
  const facts = await findRegisterFacts(
    db,
    names.map((employerName) => ({
      sponsorId: null,
      legalName: null,
      employerName,
      title: '',
      place: null,
    })),
  )
  for (const fact of facts) {
    if (fact.state !== 'loaded' || !('entry' in fact.match)) continue
    if (!['exact', 'trading-name', 'alias'].includes(fact.match.how)) continue
    const { entry } = fact.match
    return { sponsorId: entry.id, ...(await describe(db, text, entry, fact.publishedOn)) }
  }
  return { sponsorId: null, employer: null, findings: await findLookAlikes(db, text) }
}

async function findLookAlikes(db: Db, text: string): Promise<RealFinding[]> {
  const looked = [...text.matchAll(ADDRESS)].slice(0, MOST_ADDRESSES).map(async (match) => {
    const isCopy = await isLookAlike(db, text, (match[1] ?? '').toLowerCase())
    return isCopy ? [toFinding(match)] : []
  })
  return (await Promise.all(looked)).flat()
}

function toFinding({ index, 0: written }: RegExpExecArray): RealFinding {
  return { reason: 'unknown-domain', from: index, to: index + written.length }
}

async function describe(db: Db, text: string, entry: RegisterEntry, publishedOn: string) {
  const { name, towns, isListed } = entry
  const { answers } = await findJobAnswers(db, entry.id, 1)
  const employer = {
    name,
    towns: towns.slice(0, 5),
    isListed,
    publishedOn,
    page: employerPath(entry),
    openJobs: answers.total,
  }
  const addresses = [...text.matchAll(ADDRESS)].slice(0, MOST_ADDRESSES)
  if (addresses.length === 0) return { employer: { ...employer, address: null }, findings: [] }
  const findings: RealFinding[] = []
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
  if (PUBLIC_SUFFIX.test(domain) || isSharedDomain(domain)) return 'known' as const
  const ties = await findTies(db, domain)
  const body = { legalName: entry.name, isOnRegister: true }
  if (ties.some((tie) => !tie.isShared && isNamedBy(tie, body))) return 'known' as const
  if (await isLookAlike(db, text, domain)) return 'unknown' as const
  return spellsName(domain, parseName(entry.name).key) || startsLike(domain, entry.name)
    ? ('known' as const)
    : ('unknown' as const)
}

/** Whether a domain’s first label is the name’s first words: ‘oakmere.co.uk’ of Oakmere Nursing Homes. */
function startsLike(domain: string, name: string) {
  const label = domain.split('.')[0]?.replaceAll('-', '') ?? ''
  const words = parseName(name).key.split(' ')
  return words.some((_, at) => {
    const joined = words.slice(0, at + 1).join('')
    return joined.length > 4 && joined === label
  })
}

/** Runs of words with capitals, the longest first, without single words. */
function namesIn(text: string): string[] {
  const names = new Set<string>()
  for (const [run] of text.slice(0, 6000).matchAll(NAME)) {
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
  return [...names].toSorted((a, b) => b.length - a.length).slice(0, MOST_NAMES)
}
