import type { PayBand } from '#sponsorship/model/facts.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import { isFromBeforeJuly2025 } from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import type { Scale } from '#sponsorship/rules/rule-index.ts'

/** The bands of a pay scale in which the applicant can be sponsored, and whether the job’s band is one. */
export interface Bands {
  scale: Scale
  /** The bands open in this occupation, the lowest first. */
  eligible: string[]
  /** ‘below’ if the job’s band is known to be lower than every eligible one. */
  status: 'eligible' | 'below' | 'unknown'
  /** False if every band is eligible, so that the job’s band does not matter. */
  isBandRequired: boolean
}

/** Null for an occupation without a national pay scale. */
export function findBands(context: CheckContext, rule: OccupationRule): Bands | null {
  const scale = rule.nationalScale
    ? context.ruleIndex.rules.nationalScales[rule.nationalScale]
    : undefined
  if (!scale) return null
  const all = context.ruleIndex.bands.get(rule.code) ?? []
  const lowest = findLowestBand(context, scale, rule)
  const eligible = all.slice(Math.max(0, lowest ? all.indexOf(lowest) : 0))
  return {
    scale,
    eligible,
    status: statusOf(context.advert.payBand, all, eligible),
    isBandRequired: scale.lowestForNew !== null,
  }
}

/**
 * The lowest eligible band. Table 4: bands 3 and 4 are for people who have been on the route since before 22 July 2025.
 */
function findLowestBand({ applicant }: CheckContext, scale: Scale, { code }: OccupationRule) {
  if (isFromBeforeJuly2025(applicant)) return null
  return scale.lowestFor?.[code] ?? scale.lowestForNew
}

function statusOf(band: PayBand | null, all: string[], eligible: string[]): Bands['status'] {
  if (!band) return 'unknown'
  if (eligible.includes(band.key)) return 'eligible'
  if (all.includes(band.key)) return 'below'
  // Bands 1 and 2 of Agenda for Change have no rate, because they cannot be sponsored at all.
  return all.some((known) => familyOf(known) === familyOf(band.key)) ? 'below' : 'unknown'
}

function familyOf(key: string) {
  return key.slice(0, key.indexOf('-'))
}

export function formatBand({ scale }: Bands, key: string): string {
  return scale.rates.find(({ band }) => band === key)?.label ?? key
}
