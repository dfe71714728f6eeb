import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { isSharedDomain } from '#safety/text-rules/mail-domains.ts'
import { isDomainOfPublicBody, isSharedWithin, soundsPublic } from './public-bodies.ts'

/** Suffixes below which a domain belongs to one organisation; the label before them is its name. */
const SUFFIXES = ['co.uk', 'org.uk', 'ltd.uk', 'plc.uk', 'uk', 'com']
/** Words that a domain may add to a name or leave out of it. */
const SMALL_WORDS = new Set(['the', 'and', 'uk', 'group', 'holdings'])
/** Shorter names are words and initials that many organisations share. */
const LEAST_LENGTH = 6

export type ProofWay = 'mail' | 'dns' | 'file'

interface ShownDomain {
  domain: string
  way: ProofWay
}

/**
 * The reason why the desk has to look at a domain; null if holding it proves that its holder acts for the body of this
 * legal name.
 */
export function findDoubt(
  legalName: string,
  tradingKeys: string[],
  { domain, way }: ShownDomain,
): CaseReason | null {
  const quote = domain
  if (isSharedDomain(domain)) {
    const words = 'Many organisations have addresses at this domain.'
    return { code: 'shared-domain', words, quote }
  }
  const { key } = parseName(legalName)
  const isPublic = isDomainOfPublicBody(key, domain)
  if (isPublic && way === 'mail' && isSharedWithin(domain)) {
    const words = 'Students have addresses at this domain, too.'
    return { code: 'shared-domain', words, quote }
  }
  if (isPublic) return null
  const belongs =
    !soundsPublic(key) && [key, ...tradingKeys].some((name) => isNamedAfter(domain, name))
  if (belongs) return null
  return {
    code: 'other-domain',
    words: `The domain is not that of ‘${legalName}’ by its name.`,
    quote,
  }
}

/** Whether the domain itself, not a label of it or a subdomain, spells the whole name. */
function isNamedAfter(domain: string, key: string): boolean {
  const suffix = SUFFIXES.find((end) => domain.endsWith(`.${end}`))
  if (!suffix) return false
  const label = domain.slice(0, -suffix.length - 1)
  if (label.includes('.') || label.startsWith('xn--')) return false
  const words = key.split(' ')
  const own = words.filter((word) => !SMALL_WORDS.has(word)).join('')
  if (own.length < LEAST_LENGTH || !/^[a-z0-9]+$/.test(own)) return false
  const parts = label.split('-').filter((part) => !SMALL_WORDS.has(part))
  const spelled = label.replaceAll('-', '')
  return parts.join('') === own || spelled === words.join('') || spelled === own
}
