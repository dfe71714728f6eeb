import { findHintsOnce } from '#safety/hints/find-hints.ts'
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
 * Sentences that read like fraud, in words that no other rule knows, unless a part of them says who pays honestly. What
 * the whole text reads like counts, too.
 */
export function findLikeFraud({ folded }: ReadText): TextRange[] {
  const isWhole = folded.text.length >= SHORTEST_WHOLE
  return findHintsOnce(folded.text)
    .filter(({ kind, likelihood, score, from, to }) => {
      if (!KINDS.has(kind)) return false
      if (isWhole ? score < thresholds.heldScore : likelihood < thresholds.held) return false
      const sentence = folded.text.slice(from, to)
      return sentence.split(' ').length >= FEWEST_WORDS && maskHarmless(sentence) === sentence
    })
    .map((range) => originalRange(folded, range))
}
