import { sentencesOf } from '../../find-signs.ts'
import { toWords, type PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'
import data from './pairs.json' with { type: 'json' }

const PAIRS = data.pairs.map(({ reason, parts, never }) => ({
  reason: reason as 'contradiction' | 'wrong-rule',
  parts: parts.map(({ has, not }) => ({ has: toWords(has), not: toWords(not) })),
  never: never.length > 0 ? toWords(never) : null,
}))

/** Words of a text that say things of a job that exclude each other: full time, and twelve hours a week. */
export function findPairs(plain: PlainText): Misfit[] {
  const sentences = sentencesOf(plain)
  return PAIRS.flatMap(({ reason, parts, never }): Misfit[] => {
    if (!parts.every(({ has }) => has.test(plain.text)) || never?.test(plain.text)) return []
    const found = parts.flatMap(({ has, not }): Misfit[] => {
      for (const { from, to } of sentences) {
        const sentence = plain.text.slice(from, to)
        const match = has.exec(sentence)
        if (!match || not.test(sentence)) continue
        const start = from + match.index
        return [{ reason, from: start, to: start + match[0].trimEnd().length }]
      }
      return []
    })
    return found.length === parts.length ? found.slice(0, 2) : []
  })
}
