import type { ProofKind, ProofStrength } from '#organisations/organisations.schema.ts'
import { findOurName, findPublicBody } from '#safety/names/public-names.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { isSameBody } from './domains/same-body.ts'

/** A proof and the legal body that it names. */
export interface ProofOfBody {
  kind: ProofKind
  strength: ProofStrength
  legalName: string
  /** The entry on the register that it names. */
  sponsorId: string | null
  /** Trading names of that entry. */
  tradingKeys: string[]
  /** The name on adverts that the desk saw when it decided. */
  decidedName: string | null
}

/**
 * Whether a name on adverts counts as proved. The only place where that is decided, for every kind of proof. The desk’s
 * decision covers the name it saw; any other proof the legal and trading names of the body. A name that sounds public
 * is never a trading name, because sponsors enter those themselves, and nobody can vouch for it, or for a body that the
 * register does not name. Our own name is for the desk.
 */
export function coversName(proof: ProofOfBody, name: string): boolean {
  const { kind, strength, legalName, sponsorId, decidedName } = proof
  if (strength !== 'strong') return false
  if (kind === 'decision') return decidedName !== null && isSameText(decidedName, name)
  if (!isSameBody({ ...proof, name }) || findOurName(name) !== null) return false
  const isPublic = findPublicBody(name) !== null
  if (kind === 'vouched')
    return sponsorId !== null && !isPublic && findPublicBody(legalName) === null
  return !isPublic || parseName(name).key === parseName(legalName).key
}

/** Only capitals may differ. */
function isSameText(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}
