import { distance } from 'fastest-levenshtein'
import { describeKeywords, parseKeywords, type Clause, type Keywords } from './keywords.ts'
import { countEdits, typoCost } from './parsing/edit-distance.ts'
import { dictionaryWords } from './parsing/forms.ts'
import { buildWordIndex, type WordIndex } from './parsing/word-index.ts'

/** The known words, for spelling correction. */
export interface SpellingIndex {
  /** The most likely word; null if the word is known or none is similar. */
  correct: (word: string) => string | null
  size: number
}

const SHORTEST = 4
const LONGEST = 30
/** A dictionary word counts as a word that this many adverts have. */
const TRADE_COUNT = 100
const FEW_ADVERTS = 0.1

/**
 * Builds an index of normalised words with the number of adverts that have them. Leave out the rarest: adverts have
 * typos too, and a known word is never corrected.
 */
export function buildSpellingIndex(
  vocabulary: Iterable<[word: string, count: number]>,
): SpellingIndex {
  const counts = new Map<string, number>(vocabulary)
  for (const word of dictionaryWords()) {
    counts.set(word, Math.max(counts.get(word) ?? 0, TRADE_COUNT))
  }
  const index = buildWordIndex([...counts.keys()].filter(isSpellable))
  return {
    size: counts.size,
    correct: (word) =>
      counts.has(word) || !isSpellable(word) ? null : findNearest(word, index, counts),
  }
}

/**
 * Corrects unknown words, except in quotes and exclusions. A corrected word can become part of a name: 'helthcare
 * asistant' is a healthcare assistant.
 */
export function correctKeywords(
  { clauses }: Keywords,
  isKnown: (word: string) => boolean,
  spelling: Pick<SpellingIndex, 'correct'>,
): { clauses: Clause[]; corrected: { from: string; to: string } | null } {
  const from = describeKeywords(clauses)
  const to = describeKeywords(clauses.map((clause) => correctClause(clause, isKnown, spelling)))
  if (from === to) return { clauses, corrected: null }
  return { clauses: parseKeywords(to).clauses, corrected: { from, to } }
}

/**
 * The most usual word that is one letter away, unless one is the beginning of the other: 'engineer' for 'enginer', but
 * not 'manager' for 'managers'.
 */
export function findSlip(
  typed: string,
  usual: ReadonlyMap<string, number>,
): { word: string; share: number } | null {
  if (usual.has(typed)) return null
  let meant: { word: string; share: number } | null = null
  for (const [word, share] of usual) {
    if (Math.abs(word.length - typed.length) > 1 || share <= (meant?.share ?? 0)) continue
    const isPart = word.startsWith(typed) || typed.startsWith(word)
    if (!isPart && countEdits(typed, word) === 1) meant = { word, share }
  }
  return meant
}

function correctClause(
  clause: Clause,
  isKnown: (word: string) => boolean,
  spelling: Pick<SpellingIndex, 'correct'>,
): Clause {
  const [word = ''] = clause.words
  if (clause.kind !== 'word' || clause.excluded || isKnown(word)) return clause
  return { ...clause, words: [spelling.correct(word) ?? word] }
}

function findNearest(word: string, index: WordIndex, counts: Map<string, number>): string | null {
  const most = word.length <= 5 ? 1 : 2
  let best: string | null = null
  let bestCost = Infinity
  for (const known of index.near(word, most)) {
    // Swapped letters are one edit for us but two for the fast measure.
    if (distance(word, known) > most + 1 || countEdits(word, known) > most) continue
    const cost = typoCost(word, known) - FEW_ADVERTS * Math.log10(1 + (counts.get(known) ?? 0))
    if (cost < bestCost) [best, bestCost] = [known, cost]
  }
  return best
}

function isSpellable(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word)
}
