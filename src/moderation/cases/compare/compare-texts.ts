import type { ComparedText } from '#moderation/cases/queue.ts'

/** Steps of the comparison. Above this, lines are compared instead of words; if that is too many too, nothing. */
const MOST_STEPS = 4_000_000

/** Pieces of both texts: the words they share, in the same order, and those that only one of them has. */
export function compareTexts(
  one: string,
  other: string,
): { one: ComparedText[]; other: ComparedText[] } {
  for (const pieces of [/\S+\s*|\s+/g, /[^\n]*\n|[^\n]+/g]) {
    const [a, b] = [one.match(pieces) ?? [], other.match(pieces) ?? []]
    if (a.length * b.length <= MOST_STEPS) return comparePieces(a, b)
  }
  return { one: [{ text: one, isShared: false }], other: [{ text: other, isShared: false }] }
}

function comparePieces(a: string[], b: string[]) {
  const isSame = (i: number, j: number) => keyOf(a[i]) === keyOf(b[j])
  const longest = lengthsFrom(a, b)
  const width = b.length + 1
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  const found = { one: [] as ComparedText[], other: [] as ComparedText[] }
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (isSame(i, j)) {
      add(found.one, a[i++], true)
      add(found.other, b[j++], true)
    } else if (at(i + 1, j) >= at(i, j + 1)) add(found.one, a[i++], false)
    else add(found.other, b[j++], false)
  }
  while (i < a.length) add(found.one, a[i++], false)
  while (j < b.length) add(found.other, b[j++], false)
  return found
}

/** The length of the longest common subsequence of the rest after each pair of positions. */
function lengthsFrom(a: string[], b: string[]): Uint32Array {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const [keys, others] = [a.map(keyOf), b.map(keyOf)]
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        keys[i] === others[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  return lengths
}

function keyOf(piece = '') {
  return piece.trim().toLowerCase()
}

function add(parts: ComparedText[], text = '', isShared: boolean) {
  const last = parts.at(-1)
  if (last?.isShared === isShared) last.text += text
  else parts.push({ text, isShared })
}
