import type { RuleSet } from './rules/rule-set.ts'

/** A step of a national pay scale, to be chosen. */
export interface PayBandChoice {
  /** ‘afc-5’. */
  value: string
  label: string
}

/** The steps of all national pay scales, each once, in the order of the rules. */
export function payBandsOf({ nationalScales }: Pick<RuleSet, 'nationalScales'>): PayBandChoice[] {
  const labels = new Map<string, string>()
  for (const { rates } of Object.values(nationalScales)) {
    for (const { band, label } of rates) if (!labels.has(band)) labels.set(band, label)
  }
  return [...labels].map(([value, label]) => ({ value, label }))
}
