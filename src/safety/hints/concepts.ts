import data from './concepts.json' with { type: 'json' }
import { plainWordsOf } from './words.ts'

/** Concepts by whole word, and by the beginning of a word. */
const WHOLE = new Map<string, number[]>()
const BEGINNINGS = new Map<string, number[]>()
const SHORTEST = 2
const LONGEST = 12

for (const [number, words] of Object.values(data.concepts).entries()) {
  for (const word of words.split(' ')) {
    const isBeginning = word.endsWith('*')
    const plain = plainWordsOf(isBeginning ? word.slice(0, -1) : word).join('')
    const concepts = isBeginning ? BEGINNINGS : WHOLE
    concepts.set(plain, [...(concepts.get(plain) ?? []), number])
  }
}

const known = new Map<string, readonly number[]>()
const MOST_KNOWN = 20_000

/** Numbers of the concepts that a word stands for. */
export function conceptsOf(word: string): readonly number[] {
  const before = known.get(word)
  if (before) return before
  const found = new Set(WHOLE.get(word))
  for (let end = SHORTEST; end <= Math.min(word.length, LONGEST); end++)
    for (const concept of BEGINNINGS.get(word.slice(0, end)) ?? []) found.add(concept)
  const concepts = [...found]
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, concepts)
  return concepts
}
