import { parseName } from '#sponsorship/register/names/name-key.ts'
import shipped from './known-domains.json' with { type: 'json' }
import { unifyPublicName } from './public-bodies.ts'

/** A body to which an independent source ties a domain. */
export interface Tie {
  name: string
  source: string
  /** The day of the source. */
  asOf: string
  /** Whether so many bodies have it that it shows none of them, like the site of a franchise. */
  isShared: boolean
}

const SHIPPED = new Map<string, Tie[]>()
for (const { source, date, domains } of shipped.sources)
  for (const [domain = '', ...names] of domains) {
    const ties = names.map((name) => ({ name, source, asOf: date, isShared: false }))
    SHIPPED.set(domain, [...(SHIPPED.get(domain) ?? []), ...ties])
  }

/** Bodies to which the sources in `known-domains.json` tie exactly this domain. */
export function shippedTies(domain: string): Tie[] {
  return SHIPPED.get(domain) ?? []
}

const BY_NAME = new Map<string, string[]>()

/** Domains that the sources in `known-domains.json` tie to a name, in the form of `parseName`. */
export function shippedDomainsOf(key: string): string[] {
  if (BY_NAME.size === 0) {
    for (const [domain, ties] of SHIPPED)
      for (const { name } of ties) {
        const own = parseName(name).key
        BY_NAME.set(own, [...(BY_NAME.get(own) ?? []), domain])
      }
  }
  return BY_NAME.get(key) ?? []
}

interface LegalBody {
  legalName: string
  /** Whether the register prints the name so, and nobody has typed it. */
  isOnRegister: boolean
}

/**
 * Whether a source names this body. Only the register may print initials and trading names beside a legal name; what
 * somebody types has to be the name alone.
 */
export function isNamedBy({ name }: Pick<Tie, 'name'>, { legalName, isOnRegister }: LegalBody) {
  const own = parseName(isOnRegister ? legalName : legalName.replaceAll(/[()]/g, ' '))
  if (own.key === '' || (!isOnRegister && own.tradingKeys.length > 0)) return false
  const named = parseName(name)
  if (own.form !== null && own.form !== named.form) return false
  return unifyPublicName(own.key) === unifyPublicName(named.key)
}
