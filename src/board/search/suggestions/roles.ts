import type { Concept } from '#board/search/words/concept.ts'
import { ROLES } from '#board/search/words/dictionary.ts'
import { fullNameOf, isAbbreviation, writtenNames } from '#board/search/words/roles/full-name.ts'
import { widerRoles } from '#board/search/words/roles/roles.ts'
import { toTitleWords } from './short-title.ts'

export interface RoleMatch {
  lexeme: string
  /** The name to suggest. */
  text: string
  /** The number of letters of the matched words that are not typed yet. */
  left: number
  /** The number of words in the name. */
  length: number
  count: number
}

interface RoleName {
  text: string
  words: string[]
}

/** The letters needed to judge how near a name is; below that, its number of jobs says more. */
const ENOUGH_LETTERS = 3

const NAMES = ROLES.map(({ concept }) => ({ concept, names: namesOf(concept) }))

/**
 * The roles with open jobs that have a name in which each typed word starts a word, the most frequent first. `first`
 * has the nearest one and its kinds ('Nurse', 'Staff nurse'), `others` those that only share the letters ('Nursery
 * nurse').
 */
export function matchRoles(typed: string[], counts: ReadonlyMap<string, number>) {
  const matches = NAMES.flatMap(({ concept, names }) => {
    const count = counts.get(concept.lexeme) ?? 0
    return count > 0 ? (matchNames(names, typed, { lexeme: concept.lexeme, count }) ?? []) : []
  }).toSorted((one, other) => other.count - one.count)
  const lead = findLead(matches, typed)
  const isFirst = ({ lexeme }: RoleMatch) =>
    lead !== null && (lexeme === lead.lexeme || widerRoles(lexeme).includes(lead.lexeme))
  return {
    first: lead ? [lead, ...matches.filter((match) => match !== lead && isFirst(match))] : [],
    others: matches.filter((match) => !isFirst(match)),
  }
}

/** The role whose name is nearest to complete; null if too little is typed. */
function findLead(matches: RoleMatch[], typed: string[]): RoleMatch | null {
  const isEnough = (typed.at(-1)?.length ?? 0) >= ENOUGH_LETTERS
  const [nearest] = matches.filter(({ left }) => isEnough || left === 0).toSorted(byNearness)
  return nearest ?? null
}

function matchNames(
  names: RoleName[],
  typed: string[],
  role: Pick<RoleMatch, 'lexeme' | 'count'>,
): RoleMatch | null {
  const matches = names.flatMap(({ text, words }) => {
    const left = lettersLeft(words, typed)
    return left === null ? [] : { ...role, text, left, length: words.length }
  })
  const [nearest] = matches.toSorted(byNearness)
  if (!nearest) return null
  const [fullName] = names
  const [shortest] = matches.toSorted((one, other) => one.length - other.length)
  const isFullName = matches.some(({ text }) => text === fullName?.text)
  // An abbreviation is suggested as its full name.
  const text = isFullName || isAbbreviation(nearest.text) ? fullName?.text : shortest?.text
  return { ...nearest, text: text ?? nearest.text }
}

function byNearness(one: RoleMatch, other: RoleMatch): number {
  return one.length - other.length || one.left - other.left
}

function lettersLeft(words: string[], typed: string[]): number | null {
  let left = 0
  for (const start of typed) {
    const lengths = words.filter((word) => word.startsWith(start)).map(({ length }) => length)
    if (lengths.length === 0) return null
    left += Math.min(...lengths) - start.length
  }
  return left
}

/** Every name of a role, its full name first. */
function namesOf(concept: Concept): RoleName[] {
  return [fullNameOf(concept), ...writtenNames(concept)].map((name) => ({
    text: name.slice(0, 1).toUpperCase() + name.slice(1),
    words: toTitleWords(name),
  }))
}
