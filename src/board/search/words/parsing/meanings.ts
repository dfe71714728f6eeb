import { DICTIONARY } from '#board/search/words/dictionary.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import type { Clause } from './clauses.ts'
import { pluralOf } from './plural.ts'

const labels = new Map(DICTIONARY.map(({ lexeme, label }) => [lexeme, label]))

/** The meaning that a name was given; null if the label only repeats what was typed. */
export function findMeaning({
  lexeme,
  typed,
  words,
}: Clause): { typed: string; means: string } | null {
  const means = labels.get(lexeme ?? '')
  if (means === undefined || isSameName(means, words.join(' '))) return null
  return { typed, means }
}

function isSameName(label: string, said: string): boolean {
  return label
    .replace(/\(.*/, '')
    .split(' or ')
    .map(normalizeText)
    .some((name) => said === name || said === pluralOf(name))
}
