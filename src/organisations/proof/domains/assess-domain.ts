import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { isHosted, isSharedDomain } from '#safety/text-rules/mail-domains.ts'
import { isNamedBy, type Tie } from './known-domains.ts'
import { spellsName, spellsNameElsewhere } from './likeness.ts'
import { isSharedWithin } from './public-bodies.ts'

export type ProofWay = 'mail' | 'dns' | 'file'

export interface ClaimedBody {
  legalName: string
  isOnRegister: boolean
  /** Trading names of the register’s entry. */
  tradingKeys: string[]
}

interface ShownDomain {
  domain: string
  way: ProofWay
  /** Bodies to which independent sources tie the domain. */
  ties: Tie[]
}

/**
 * The reasons why holding a domain is weak evidence that its holder acts for a body; none if an independent source ties
 * the domain to it. That the domain spells the name is a hint for the desk: anybody can buy such a domain.
 */
export function findDoubts(body: ClaimedBody, { domain, way, ties }: ShownDomain): CaseReason[] {
  const doubt = (code: string, words: string): CaseReason[] => [{ code, words, quote: domain }]
  if (isSharedDomain(domain) || isHosted(domain))
    return doubt('shared-domain', 'Many organisations have addresses or pages at this domain.')
  const own = ties.filter((tie) => isNamedBy(tie, body))
  if (own.length === 0)
    return [
      ...doubt(
        'other-domain',
        `No source ties the domain to ‘${body.legalName}’. ${hint(body, domain)}`,
      ),
      ...ties.slice(0, 3).flatMap((tie) => doubt('tied-elsewhere', tieWords(tie))),
    ]
  if (own.every(({ isShared }) => isShared))
    return doubt('shared-domain', 'Several bodies have their website at this domain.')
  if (way === 'mail' && isSharedWithin(domain))
    return doubt('shared-domain', 'Students have addresses at this domain, too.')
  return []
}

/** ‘By University domains list of 1 January 2026 it is the domain of ‘Aston University’.’ */
export function tieWords({ name, source, asOf }: Tie): string {
  return `By ‘${source}’ of ${longDate(asOf)} it is the domain of ‘${name}’.`
}

function hint({ legalName, tradingKeys }: ClaimedBody, domain: string) {
  const keys = [parseName(legalName).key, ...tradingKeys]
  if (keys.some((key) => spellsName(domain, key)))
    return 'It spells the name, but anybody can buy such a domain.'
  return keys.some((key) => spellsNameElsewhere(domain, key))
    ? `It spells the name, but ends in ‘${domain.slice(domain.indexOf('.'))}’, which anybody can buy.`
    : 'It does not spell the name, either.'
}
