import type { Concept } from './concept.ts'
import { DICTIONARY } from './dictionary.ts'
import { normalizeText } from './normalize.ts'
import { capitalsIn } from './reading/capitals.ts'
import { findForm, listOf, type Form } from './reading/forms.ts'
import { isRefused } from './reading/refusals.ts'

const byLexeme = new Map(DICTIONARY.map((concept) => [concept.lexeme as string, concept]))
const withBroader = new Map(
  DICTIONARY.map((concept) => [concept, [...lexemesFrom(concept.lexeme, new Set())]]),
)
const besides = new Map(
  DICTIONARY.map((concept) => [concept, listOf(concept.besides).map(normalizeText)]),
)
const notAfter = new Map(
  DICTIONARY.map((concept) => [concept, new Set(listOf(concept.wary?.notAfter))]),
)
const notBefore = new Map(
  DICTIONARY.map((concept) => [concept, new Set(listOf(concept.wary?.notBefore))]),
)

/**
 * The concepts an advert speaks of, wider ones included, each once. Takes the text as written, because
 * 'IT' is a trade and 'it' is not; who has it normalised already saves that time.
 */
export function conceptsIn(text: string, normalized = normalizeText(text)): string[] {
  const words = normalized.split(' ')
  const found = new Set<string>()
  let capitals: Set<string> | null = null
  const takes = (form: Form, at: number): boolean => {
    if (form.counts === 'capitals') {
      capitals ??= capitalsIn(text)
      return (
        isWritten(form, capitals) &&
        hasBesides(form.concept, normalized) &&
        countsAt(form, words, at)
      )
    }
    return countsAt(form, words, at)
  }
  for (let at = 0; at < words.length;) {
    const form = findForm(words, at, (form) => takes(form, at))
    for (const lexeme of form ? (withBroader.get(form.concept) ?? []) : []) found.add(lexeme)
    at += form?.words.length ?? 1
  }
  return [...found]
}

function countsAt(form: Form, words: readonly string[], at: number): boolean {
  const end = at + form.words.length
  if (form.counts === 'asked') return false
  if (form.concept.refusable && isRefused(words, at, form.words.length)) return false
  if (form.counts === 'always') return true
  return (
    !notAfter.get(form.concept)?.has(words[at - 1] ?? '') &&
    !notBefore.get(form.concept)?.has(words[end] ?? '')
  )
}

function isWritten(form: Form, capitals: Set<string>): boolean {
  return form.written.some((word) => capitals.has(word))
}

function hasBesides(concept: Concept, normalized: string): boolean {
  const wanted = besides.get(concept) ?? []
  return wanted.length === 0 || wanted.some((start) => ` ${normalized}`.includes(` ${start}`))
}

function lexemesFrom(lexeme: string, seen: Set<string>): Set<string> {
  if (seen.has(lexeme)) return seen
  seen.add(lexeme)
  for (const wider of listOf(byLexeme.get(lexeme)?.broader)) lexemesFrom(wider, seen)
  return seen
}
