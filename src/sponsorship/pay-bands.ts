import { formatCount } from '#platform/primitives/formats.ts'
import { awardOf, type RuleIndex } from './rules/rule-index.ts'
import type { RuleSet } from './rules/rule-set.ts'

/** A band of a national pay scale, as a choice in a form. */
export interface PayBandChoice {
  /** ‘afc-5’. */
  value: string
  label: string
  /** The scale it belongs to. */
  group: string
}

/** The bands of all national pay scales, each once, in the order of the rules. */
export function listPayBands({ nationalScales }: Pick<RuleSet, 'nationalScales'>): PayBandChoice[] {
  const choices = new Map<string, PayBandChoice>()
  for (const { title, rates } of Object.values(nationalScales)) {
    for (const { band, label } of rates) {
      if (!choices.has(band)) choices.set(band, { value: band, label, group: title })
    }
  }
  return [...choices.values()]
}

/**
 * The bands in which a new applicant can be sponsored in an occupation, the lowest first, with their pay. Empty for an
 * occupation without a national pay scale.
 */
export function listFittingBands(
  { rules, occupation, bands }: Pick<RuleIndex, 'rules' | 'occupation' | 'bands'>,
  code: string,
): PayBandChoice[] {
  const scale = rules.nationalScales[occupation.get(code)?.nationalScale ?? '']
  if (!scale) return []
  const all = bands.get(code) ?? []
  const lowest = scale.lowestFor?.[code] ?? scale.lowestForNew
  const fitting = all.slice(Math.max(0, lowest === null ? 0 : all.indexOf(lowest)))
  return fitting.flatMap((key) => {
    const rate = scale.rates.find(({ band }) => band === key)
    if (!rate) return []
    const label = `${rate.label}: £${formatCount(awardOf(scale, rate) ?? rate.annual)} in ${rate.area}`
    return [{ value: key, label, group: scale.title }]
  })
}
