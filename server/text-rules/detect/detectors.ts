import { originalRange } from '../fold/folded-text.ts'
import type { ReadText, Sentence } from '../read-text.ts'
import type { TextRange } from '../rule.ts'
import { first, type Detector } from './bank.ts'

/** Looks in every sentence. */
export function inSentences(detect: Detector) {
  return (text: ReadText): TextRange[] => each(text, (sentence) => detect(sentence.text))
}

/** The same in what is left of a sentence without what is harmless. */
export function inMasked(detect: Detector) {
  return (text: ReadText): TextRange[] => each(text, (sentence) => detect(sentence.demands))
}

/** Looks for demands: at what is left of a sentence on money without what is harmless. */
export function inDemands(
  patterns: readonly RegExp[],
  { unless, anyway = [] }: DemandOptions = {},
) {
  return (text: ReadText): TextRange[] =>
    each(text, ({ text: whole, demands, isOfMoney }) => {
      if (!isOfMoney) return []
      const undeniable = first(whole, anyway)
      if (undeniable.length > 0) return undeniable
      return unless?.test(demands) ? [] : first(demands, patterns)
    })
}

interface DemandOptions {
  /** Words of an ordinary trade, with which nothing is looked for. */
  unless?: RegExp
  /** Looked for in the whole sentence. */
  anyway?: readonly RegExp[]
}

/** The same in the text as it was written. */
export function inRaw(detect: (raw: string) => TextRange[]) {
  return ({ raw }: ReadText): TextRange[] => detect(raw)
}

function each({ sentences, folded }: ReadText, detect: (sentence: Sentence) => TextRange[]) {
  return sentences.flatMap((sentence) =>
    detect(sentence).map(({ from, to }) =>
      originalRange(folded, { from: sentence.start + from, to: sentence.start + to }),
    ),
  )
}
