import type { Concept } from './concept.ts'
import { DICTIONARY } from './dictionary.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { capitalsIn } from './parsing/capitals.ts'
import { findForm, type Form } from './parsing/forms.ts'
import { isNegated } from './parsing/negation.ts'

const byLexeme = new Map(DICTIONARY.map((concept) => [concept.lexeme, concept]))
const withBroader = new Map(
  DICTIONARY.map((concept) => [concept, [...collectLexemes(concept.lexeme, new Set())]]),
)
const requiredNearby = new Map(
  DICTIONARY.map((concept) => [concept, concept.requiredNearby?.map(normalizeText) ?? []]),
)
const notAfter = new Map(
  DICTIONARY.map((concept) => [concept, new Set(concept.ambiguous?.notAfter)]),
)
const notBefore = new Map(
  DICTIONARY.map((concept) => [concept, new Set(concept.ambiguous?.notBefore)]),
)

/**
 * The concepts in an advert, broader ones included, each once. Pass the text as written, because 'IT' is a trade and
 * 'it' is not, and the normalised text if you have it. `nearby` is searched for words that a short name requires.
 */
export function findConcepts(
  text: string,
  normalized = normalizeText(text),
  nearby = normalized,
): string[] {
  const words = normalized.split(' ')
  const found = new Set<string>()
  let capitals: Set<string> | null = null
  const takes = (form: Form, at: number): boolean => {
    if (form.kind === 'capitals') {
      capitals ??= capitalsIn(text)
      return (
        isWritten(form, capitals) &&
        hasRequiredNearby(form.concept, nearby) &&
        countsAt(form, words, at)
      )
    }
    return countsAt(form, words, at)
  }
  for (let at = 0; at < words.length;) {
    const form = findForm(words, at, (form) => takes(form, at))
    for (const lexeme of form ? lexemesOf(form.concept) : []) found.add(lexeme)
    at += form?.words.length ?? 1
  }
  return [...found]
}

export function findConcept(lexeme: string): Concept | null {
  return byLexeme.get(lexeme) ?? null
}

/** A concept's own lexeme and those of all broader ones. */
export function lexemesOf(concept: Concept): readonly string[] {
  return withBroader.get(concept) ?? []
}

function countsAt(form: Form, words: readonly string[], at: number): boolean {
  const end = at + form.words.length
  if (form.kind === 'search-only') return false
  if (form.concept.negatable && isNegated(words, at, form.words.length)) return false
  if (form.kind === 'always') return true
  return (
    !notAfter.get(form.concept)?.has(words[at - 1] ?? '') &&
    !notBefore.get(form.concept)?.has(words[end] ?? '')
  )
}

function isWritten(form: Form, capitals: Set<string>): boolean {
  return form.written.some((word) => capitals.has(word))
}

function hasRequiredNearby(concept: Concept, normalized: string): boolean {
  const wanted = requiredNearby.get(concept) ?? []
  return wanted.length === 0 || wanted.some((start) => ` ${normalized}`.includes(` ${start}`))
}

function collectLexemes(lexeme: string, seen: Set<string>): Set<string> {
  if (seen.has(lexeme)) return seen
  seen.add(lexeme)
  for (const wider of byLexeme.get(lexeme)?.broader ?? []) collectLexemes(wider, seen)
  return seen
}
