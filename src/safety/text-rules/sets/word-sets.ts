import { originalRange } from '#safety/text-rules/fold/folded-text.ts'
import { LUMP_SUM } from '#safety/text-rules/detect/words.ts'
import { BREAKS, type ReadText } from '#safety/text-rules/read-text.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import data from './word-sets.json' with { type: 'json' }

export type SetRule = keyof typeof data.rules

interface Kind {
  has: readonly RegExp[]
  not: RegExp
  span: number
}

/** The most characters that patterns see at once. */
const LONGEST = 800

const KINDS = new Map(
  Object.entries(data.rules).map(([rule, kinds]) => [
    rule,
    kinds.map((kind): Kind => ({
      has: kind.has.map(toPattern),
      not: toPattern(kind.not),
      span: ('span' in kind && kind.span) || 1,
    })),
  ]),
)

function toPattern(words: readonly string[]): RegExp {
  const alternatives = words.join('|').replaceAll('{sum}', LUMP_SUM)
  return new RegExp(String.raw`(?<![a-z\d])(?:${alternatives})(?![a-z\d])`)
}

/**
 * Finds sentences with a word of each list of a kind, in any order: a fraud can be told in many words, but not without
 * these. It reads all sentences, because none of the words alone is a sign.
 */
export function inSets(rule: SetRule) {
  const kinds = KINDS.get(rule) ?? []
  return ({ folded }: ReadText): TextRange[] => {
    const possible = kinds.filter(({ has: [rarest] }) => rarest?.test(folded.text))
    if (possible.length === 0) return []
    const sentences = sentencesOf(folded.text)
    return possible.flatMap((kind) => {
      const found = findKind(kind, folded.text, sentences)
      return found ? [originalRange(folded, found)] : []
    })
  }
}

function findKind({ has, not, span }: Kind, text: string, sentences: TextRange[]) {
  for (const [at, { from, to }] of sentences.entries()) {
    const end = sentences[at + span - 1]?.to ?? to
    const part = text.slice(from, Math.min(end, from + LONGEST))
    if (has.every((pattern) => pattern.test(part)) && !not.test(part))
      return { from, to: from + part.length }
  }
  return null
}

function sentencesOf(text: string): TextRange[] {
  const sentences: TextRange[] = []
  let from = 0
  for (const { index, 0: sign } of text.matchAll(BREAKS)) {
    if (index > from) sentences.push({ from, to: index })
    from = index + sign.length
  }
  if (text.length > from) sentences.push({ from, to: text.length })
  return sentences
}
