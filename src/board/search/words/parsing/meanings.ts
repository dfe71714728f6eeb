import { findConcept } from '#board/search/words/concepts.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import type { Clause } from './clauses.ts'
import { pluralOf } from './plural.ts'

/** The meaning that a name was given; null if the label only repeats what was typed. */
export function findMeaning({
  lexeme,
  typed,
  words,
}: Clause): { typed: string; means: string } | null {
  const concept = findConcept(lexeme ?? '')
  if (!concept || isSameName(concept.label, words.join(' '))) return null
  const also = findConcept(concept.also?.lexeme ?? '')
  return { typed, means: also ? `${concept.label} or ${also.label}` : concept.label }
}

function isSameName(label: string, said: string): boolean {
  return label
    .replace(/\(.*/, '')
    .split(' or ')
    .map(normalizeText)
    .some((name) => said === name || said === pluralOf(name))
}
