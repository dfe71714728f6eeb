import type { PayBand } from '#contract/sponsorship/facts.ts'
import type { OccupationRule } from '../../rules/rule-set.ts'
import { isFromBeforeJuly2025 } from '../given/applicant.ts'
import type { Asked } from '../given/asked.ts'
import type { Scale } from '../given/rule-book.ts'

/** Bands of a scale in which the applicant can be sponsored, and where the advert’s own stands. */
export interface Bands {
  scale: Scale
  /** Of this occupation, the lowest first. */
  eligible: string[]
  /** Below: known to be lower than any that is eligible. */
  standing: 'eligible' | 'below' | 'unknown'
  /** False where every band is eligible, so that none needs to be known. */
  isAsked: boolean
}

/** Null for an occupation without a national pay scale. */
export function bandsOf(asked: Asked, rule: OccupationRule): Bands | null {
  const scale = rule.nationalScale ? asked.book.rules.nationalScales[rule.nationalScale] : undefined
  if (!scale) return null
  const all = asked.book.bands.get(rule.code) ?? []
  const lowest = lowestOf(asked, scale, rule)
  const eligible = all.slice(Math.max(0, lowest ? all.indexOf(lowest) : 0))
  return {
    scale,
    eligible,
    standing: standingOf(asked.advert.payBand, all, eligible),
    isAsked: scale.lowestForNew !== null,
  }
}

/** Table 4: bands 3 and 4 are for people who have been on the route since before 22 July 2025. */
function lowestOf({ applicant }: Asked, scale: Scale, { code }: OccupationRule) {
  if (isFromBeforeJuly2025(applicant)) return null
  return scale.lowestFor?.[code] ?? scale.lowestForNew
}

function standingOf(band: PayBand | null, all: string[], eligible: string[]): Bands['standing'] {
  if (!band) return 'unknown'
  if (eligible.includes(band.key)) return 'eligible'
  if (all.includes(band.key)) return 'below'
  // Bands 1 and 2 of Agenda for Change have no rate, for they cannot be sponsored at all.
  return all.some((known) => familyOf(known) === familyOf(band.key)) ? 'below' : 'unknown'
}

function familyOf(key: string) {
  return key.slice(0, key.indexOf('-'))
}

export function labelOf({ scale }: Bands, key: string): string {
  return scale.rates.find(({ band }) => band === key)?.label ?? key
}
