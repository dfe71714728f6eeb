import { normalizeText } from '#platform/text/normalize.ts'
import type { Clause } from '#board/search/words/parsing/clauses.ts'
import { formsOf } from '#board/search/words/parsing/forms.ts'
import { fullNameOf } from '#board/search/words/roles/full-name.ts'
import { findRole, widerRoles } from '#board/search/words/roles/roles.ts'

/** The terms that decide which of two titles with the wanted words is closer to them. */
export interface Closeness {
  /** The number of words in a title that has no other words. */
  length: number
  /** The closest names of each wanted concept: as typed, or in full. */
  names: string[][][]
  /** Broader roles than the wanted one: a doctor for a search for a general practitioner. */
  wider: string[]
  /** Words of a title that make it a different job from the wanted one. */
  others: string[]
  /** Wanted roles beside which a broader one is found: a title without them is a different job. */
  own: string[]
  /** Other kinds of that broader role. */
  kinds: string[]
}

/** Words for people who assist in a role, learn, teach or examine it, which is a different job. */
const NOT_THE_ROLE =
  'assistant apprentice trainee student aspiring volunteer examiner instructor trainer'.split(' ')

export function closenessOf(wanted: Clause[]): Closeness {
  const roles = wanted.flatMap(({ lexeme }) => findRole(lexeme ?? '') ?? [])
  const own = new Set([
    ...wanted.flatMap(({ words }) => words),
    ...roles.flatMap(formsOf).flatMap(({ words }) => words),
  ])
  return {
    length: wanted.reduce((sum, clause) => sum + lengthOf(clause), 0),
    names: wanted.flatMap((clause) => (clause.kind === 'concept' ? [namesOf(clause)] : [])),
    wider: roles.flatMap(({ lexeme }) => widerRoles(lexeme)),
    others: roles.length > 0 ? NOT_THE_ROLE.filter((word) => !own.has(word)) : [],
    own: roles.filter(({ also }) => also).map(({ lexeme }) => lexeme),
    kinds: roles.flatMap(({ also }) => also?.unless ?? []),
  }
}

/** The closest names of a concept. A single word may be short for several; several words are taken as they are. */
function namesOf({ words, lexeme }: Clause): string[][] {
  const role = words.length === 1 ? findRole(lexeme ?? '') : null
  return role ? [words, normalizeText(fullNameOf(role)).split(' ')] : [words]
}

/** The length of a clause. An abbreviation is as long as its full name. */
function lengthOf({ words, lexeme }: Clause) {
  const role = findRole(lexeme ?? '')
  return Math.max(words.length, role ? fullNameOf(role).split(' ').length : 0)
}
