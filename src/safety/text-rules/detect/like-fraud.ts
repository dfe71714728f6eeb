import { findHints } from '#safety/hints/find-hints.ts'
import { FRAUD_KINDS, type HintKind } from '#safety/hints/kinds.ts'
import thresholds from '#safety/hints/thresholds.json' with { type: 'json' }
import { originalRange } from '#safety/text-rules/fold/folded-text.ts'
import type { ReadText } from '#safety/text-rules/read-text.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'

/** Kinds of which nothing may be said on this site; the classes of law have rules of their own. */
const KINDS = new Set<HintKind>([...FRAUD_KINDS, 'agency-fee'])

/** Sentences that read like fraud, in words that no other rule knows. */
export function findLikeFraud({ folded }: ReadText): TextRange[] {
  return findHints(folded.text)
    .filter(({ kind, likelihood }) => KINDS.has(kind) && likelihood >= thresholds.held)
    .map((range) => originalRange(folded, range))
}
