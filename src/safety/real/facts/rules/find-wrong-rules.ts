import { sentencesOf, SUM } from '../../find-signs.ts'
import { toWords, type PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'
import data from './wrong-rules.json' with { type: 'json' }

const WORDS = new Map(Object.entries<string[]>({ ...data.words, sum: [SUM] }))
const RULES = data.rules.map(({ has, not, span }) => ({
  has: has.map(toPattern),
  not: not.length > 0 ? toPattern(not) : null,
  span,
}))

/** ‘{visa}’ stands for the words that are listed under that name. */
function toPattern(words: readonly string[]) {
  return toWords(
    words.map((word) =>
      word.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => `(?:${WORDS.get(name)?.join('|')})`),
    ),
  )
}

/** Sentences that say another rule than is in force; the first of each kind. */
export function findWrongRules(plain: PlainText): Misfit[] {
  const sentences = sentencesOf(plain)
  return RULES.flatMap(({ has, not, span }): Misfit[] => {
    if (!has.every((pattern) => pattern.test(plain.text))) return []
    for (const [index, { from, to }] of sentences.entries()) {
      const end = sentences[Math.min(index + span, sentences.length) - 1]?.to ?? to
      const part = plain.text.slice(from, end)
      if (!has.every((pattern) => pattern.test(part)) || not?.test(part)) continue
      return [{ reason: 'wrong-rule', from, to: end }]
    }
    return []
  })
}
