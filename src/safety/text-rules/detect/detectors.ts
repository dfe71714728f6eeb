import { originalRange } from '#safety/text-rules/fold/folded-text.ts'
import type { ReadText, Sentence } from '#safety/text-rules/read-text.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { first, type Detector } from './money/bank.ts'

/** Detects in every sentence. */
export function inSentences(detect: Detector) {
  return each((sentence) => detect(sentence.text))
}

/** Detects in each sentence with harmless parts masked. */
export function inMasked(detect: Detector) {
  return each((sentence) => detect(sentence.demands))
}

/** Detects demands in sentences about money, with harmless parts masked. */
export function inDemands(
  patterns: readonly RegExp[],
  { unless, anyway = [] }: DemandOptions = {},
) {
  return each(({ text: whole, demands, isOfMoney }) => {
    if (!isOfMoney) return []
    const undeniable = first(whole, anyway)
    if (undeniable.length > 0) return undeniable
    return unless?.test(demands) ? [] : first(demands, patterns)
  })
}

interface DemandOptions {
  /** Words of an ordinary trade, which exclude the sentence. */
  unless?: RegExp
  /** Patterns searched for in the whole sentence. */
  anyway?: readonly RegExp[]
}

/** Detects in the text as written. */
export function inRaw(detect: (raw: string) => TextRange[]) {
  return ({ raw }: ReadText): TextRange[] => detect(raw)
}

function each(detect: (sentence: Sentence) => TextRange[]) {
  return ({ sentences, folded }: ReadText): TextRange[] => {
    const ranges: TextRange[] = []
    for (const sentence of sentences) {
      if (sentence.quietFor.has(detect)) continue
      const found = detect(sentence)
      if (found.length === 0) sentence.quietFor.add(detect)
      for (const { from, to } of found) {
        const range = { from: sentence.start + from, to: sentence.start + to }
        ranges.push(originalRange(folded, range))
      }
    }
    return ranges
  }
}
