import type { RuleSet } from './rules/rule-set.ts'

/** A band of a national pay scale, for a form to offer. */
export interface PayBandChoice {
  /** ‘afc-5’. */
  value: string
  label: string
  /** The scale it is of. */
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
