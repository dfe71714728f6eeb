/** Words by length, each with its set of letters as bits, which quickly rules out most of them. */
export interface WordIndex {
  near: (word: string, edits: number) => Iterable<string>
}

interface SameLength {
  words: string[]
  letters: Uint32Array
}

/** The letters that an edit can change in the set: it removes at most one and adds at most one. */
const LETTERS_AN_EDIT = 2

export function buildWordIndex(words: readonly string[]): WordIndex {
  const byLength = new Map<number, SameLength>()
  for (const [length, same] of Map.groupBy(words, (word) => word.length)) {
    byLength.set(length, { words: same, letters: Uint32Array.from(same, lettersOf) })
  }
  return { near: (word, edits) => wordsNear(byLength, word, edits) }
}

function wordsNear(byLength: Map<number, SameLength>, word: string, edits: number): string[] {
  const wanted = lettersOf(word)
  const near: string[] = []
  for (let length = word.length - edits; length <= word.length + edits; length++) {
    const same = byLength.get(length)
    if (!same) continue
    for (let at = 0; at < same.letters.length; at++) {
      const apart = countBits((same.letters[at] ?? 0) ^ wanted)
      if (apart <= edits * LETTERS_AN_EDIT) near.push(same.words[at] ?? '')
    }
  }
  return near
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
