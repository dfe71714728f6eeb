import type { TextRange } from '#safety/text-rules/rule.ts'
import { FRAUD_KINDS, HINT_KINDS, type HintKind } from './kinds.ts'
import { classify, type Model } from './model.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence that reads like others of its kind. */
export interface Hint extends TextRange {
  kind: HintKind
  /** From 0 to 1: how likely it is of any kind of its group, fraud or unlawful. */
  likelihood: number
}

const LEAST = 0.2
const UNLAWFUL_FROM = FRAUD_KINDS.length + 1

/** Sentences of a folded text that may be fraud or unlawful, each with its likeliest kind. Linear in the text’s length. */
export function findHints(folded: string): Hint[] {
  return sentencesOf(folded).flatMap((range) => {
    const shares = classify(folded.slice(range.from, range.to))
    if ((shares[0] ?? 1) > 1 - LEAST) return []
    return [
      hintOf(shares.subarray(1, UNLAWFUL_FROM), 0),
      hintOf(shares.subarray(UNLAWFUL_FROM), UNLAWFUL_FROM - 1),
    ]
      .filter(({ likelihood }) => likelihood >= LEAST)
      .map((hint) => ({ ...hint, ...range }))
  })
}

/** Fields of an advert, which text rules read first and laws right after. */
const MOST_REMEMBERED = 8
const remembered = new Map<string, readonly Hint[]>()

/** Hints of a folded field; those of the last few are remembered, so that rules and laws score an advert once. */
export function findHintsOnce(folded: string): readonly Hint[] {
  const before = remembered.get(folded)
  if (before) return before
  const hints = findHints(folded)
  const [oldest] = remembered.keys()
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  remembered.set(folded, hints)
  return hints
}

/** How likely the likeliest sentence of a folded text is of any kind. */
export function likeliestOf(folded: string, model?: Model): number {
  return Math.max(
    0,
    ...sentencesOf(folded).map(
      ({ from, to }) => 1 - (classify(folded.slice(from, to), model)[0] ?? 1),
    ),
  )
}

function hintOf(shares: Float64Array, first: number): Omit<Hint, keyof TextRange> {
  let likelihood = 0
  let best = 0
  for (const [at, share] of shares.entries()) {
    likelihood += share
    if (share > (shares[best] ?? 0)) best = at
  }
  return { kind: HINT_KINDS[first + best] ?? 'money', likelihood }
}
