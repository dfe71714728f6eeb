import { contextOf, findHintsOnce } from '#safety/hints/find-hints.ts'
import { FRAUD_KINDS, type HintKind } from '#safety/hints/kinds.ts'
import thresholds from '#safety/hints/thresholds.json' with { type: 'json' }
import { originalRange } from '#safety/text-rules/fold/folded-text.ts'
import { maskHarmless } from './harmless.ts'
import type { ReadText } from '#safety/text-rules/read-text.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'

/** Kinds of which nothing may be said on this site. Other ways to write, and the classes of law, have rules of their own. */
const KINDS = new Set<HintKind>([...FRAUD_KINDS, 'agency-fee'])
KINDS.delete('off-board')
/** A heading like ‘Criminal record certificate’ says too little. */
const FEWEST_WORDS = 4

/** A title alone says too little of an advert. */
const SHORTEST_WHOLE = 120

/**
 * Sentences that read like fraud, in words that no other rule knows, unless a part of them says who pays honestly. In a
 * text that reads like fraud as a whole, less is enough.
 */
export function findLikeFraud({ folded }: ReadText): TextRange[] {
  const found = findHintsOnce(folded.text).filter(({ kind, likelihood, from, to }) => {
    if (!KINDS.has(kind) || likelihood < thresholds.doubt) return false
    const sentence = folded.text.slice(from, to)
    return sentence.split(' ').length >= FEWEST_WORDS && maskHarmless(sentence) === sentence
  })
  if (found.length === 0) return []
  const isFraud =
    folded.text.length >= SHORTEST_WHOLE && contextOf(folded.text).odds >= thresholds.fraudAdvert
  return found
    .filter(({ likelihood }) => isFraud || likelihood >= thresholds.held)
    .map((range) => originalRange(folded, range))
}
