import { quoteLexeme } from '../query/tsquery.ts'

// The database keeps no more of one word, and knows no place further on.
const MOST_POSITIONS = 255
const LAST_POSITION = 16_383

/**
 * The stems of a normalised text with where they stand, and the concepts in it, as the database reads a
 * `tsvector`. It would stem the text itself, word for word, at three times the cost; we remember the
 * stems of words it has stemmed before.
 */
export function toTsVector(
  words: string[],
  stemOf: Map<string, string>,
  concepts: string[],
): string {
  const positions = new Map<string, number[]>()
  for (const [index, word] of words.entries()) {
    const stem = stemOf.get(word)
    if (!stem) continue
    const place = Math.min(index + 1, LAST_POSITION)
    const known = positions.get(stem)
    if (!known) positions.set(stem, [place])
    else if (known.length < MOST_POSITIONS) known.push(place)
  }
  const entries = [...positions].map(([stem, where]) => `${quoteLexeme(stem)}:${where.join()}`)
  return [...entries, ...concepts.map(quoteLexeme)].join(' ')
}
