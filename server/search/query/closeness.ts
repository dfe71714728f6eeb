import { normalizeText } from '#server/text/normalize.ts'
import type { Clause } from '../words/parsing/clauses.ts'
import { formsOf } from '../words/parsing/forms.ts'
import { fullNameOf } from '../words/roles/full-name.ts'
import { findRole, widerRoles } from '../words/roles/roles.ts'

/** What makes one title closer to the wanted words than another that has them too. */
export interface Closeness {
  /** How many words a title of nothing else has. */
  length: number
  /** For each wanted concept the names that are closest: as typed, or in full. */
  names: string[][][]
  /** Roles that are wider than the wanted one: a doctor for who wants a general practitioner. */
  wider: string[]
  /** Words of a title that make its job another one than the wanted. */
  others: string[]
}

/** Who helps in a role, learns, teaches or examines it does something else. */
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
  }
}

/** A single word may be short for several; several are meant as they are. */
function namesOf({ words, lexeme }: Clause): string[][] {
  const role = words.length === 1 ? findRole(lexeme ?? '') : null
  return role ? [words, normalizeText(fullNameOf(role)).split(' ')] : [words]
}

/** An abbreviation is as long as the words that it stands for. */
function lengthOf({ words, lexeme }: Clause) {
  const role = findRole(lexeme ?? '')
  return Math.max(words.length, role ? fullNameOf(role).split(' ').length : 0)
}
