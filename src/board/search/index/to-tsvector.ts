import { quoteLexeme } from '#board/search/query/tsquery.ts'

// Limits of the database: positions stored for one word, and the last position.
const MOST_POSITIONS = 255
const LAST_POSITION = 16_383

/**
 * The text of a `tsvector`: the stems of a normalised text with their positions, and its concepts.
 * `to_tsvector` would take three times as long, because it stems every word each time; we cache stems.
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
