import { conceptsOf } from './concepts.ts'
import { plainWordsOf } from './words.ts'

/** Words of a meaning count for more than single letters of theirs. */
const CONCEPT_COUNTS = 3

/**
 * Numbers of 32 bits for a sentence’s features: words, pairs of words, pieces of words, and the meanings of words alone,
 * together and in order. One that is in the list several times counts so often.
 */
export function featuresOf(sentence: string): number[] {
  const words = plainWordsOf(sentence)
  const found = new Set<number>()
  const meant: number[] = []
  let meantLast: readonly number[] = []
  let before = START
  let beforeThat = START
  for (const word of words) {
    const hash = hashOf(word)
    found.add(mixed(hash))
    found.add(mixed(pairOf(before, hash)))
    found.add(mixed(pairOf(beforeThat ^ SKIPPED, hash)))
    beforeThat = before
    before = hash
    addPieces(`_${word}_`, found)
    const concepts = conceptsOf(word)
    for (const concept of concepts) {
      if (!meant.includes(concept)) meant.push(concept)
      // ‘Not pregnant’ and ‘pregnant, not’ mean different things.
      for (const last of meantLast) found.add(mixed(pairOf(ORDER + last, concept + 1)))
    }
    if (concepts.length > 0) meantLast = concepts
  }
  found.add(mixed(pairOf(before, START)))
  return [...found, ...conceptFeatures(meant)]
}

function conceptFeatures(meant: readonly number[]): number[] {
  const found: number[] = []
  for (const [at, one] of meant.entries()) {
    for (let count = 0; count < CONCEPT_COUNTS; count++) found.push(mixed(pairOf(CONCEPT, one + 1)))
    for (const other of meant.slice(at + 1))
      found.push(mixed(pairOf(CONCEPT + Math.min(one, other) + 1, Math.max(one, other) + 1)))
  }
  return found
}

/** Shorter pieces are in too many words to tell anything. */
const PIECE_LENGTH = 5

function addPieces(word: string, found: Set<number>) {
  for (let start = 0; start + PIECE_LENGTH <= word.length; start++) {
    let hash = PIECE
    for (let at = start; at < start + PIECE_LENGTH; at++)
      hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
    found.add(mixed(hash))
  }
}

// Kinds of features start from different numbers, so that they are not alike. FNV-1a, mixed at the end.
const PRIME = 0x01000193
const START = 0x811c9dc5
const PIECE = 0x9747b28c
const SKIPPED = 0x5bd1e995
const CONCEPT = 0x1b873593
const ORDER = 0x3c6ef372

function hashOf(word: string) {
  let hash = START
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
  return hash
}

function pairOf(first: number, second: number) {
  return Math.imul(Math.imul(first, 31) ^ second, 0x85ebca6b)
}

function mixed(hash: number) {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (half ^ (half >>> 13)) >>> 0
}
