import { normalizeText } from '#platform/text/normalize.ts'
import { toClauses, type Clause } from './parsing/clauses.ts'
import { findMeaning } from './parsing/meanings.ts'
import { splitTyped } from './parsing/typed-parts.ts'

export type { Clause }

/** The parsed keywords of a search. Every clause must match. */
export interface Keywords {
  clauses: Clause[]
  /** The meaning that a name was given: 'RMN' is 'mental health nurse (RMN)'. */
  meanings: { typed: string; means: string }[]
  problems: string[]
}

const MOST_CLAUSES = 12
const MOST_CHARACTERS = 300
const TOO_COMMON = 'These words are too common. Type a job title or a skill.'
const SIGNS = new Map([
  ['cplusplus', 'c++'],
  ['csharp', 'c#'],
  ['fsharp', 'f#'],
  ['dotnet', '.net'],
  ['nodejs', 'node.js'],
])

/** Parses typed keywords. Never fails: parts that cannot be used are ignored. */
export function parseKeywords(typed: string): Keywords {
  const problems: string[] = []
  const used = typed.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')
  if (typed.trim().length > MOST_CHARACTERS) {
    problems.push(`Only the first ${MOST_CHARACTERS} characters were used.`)
  }
  const all = stabilize(parseClauses(used))
  if (all.length === 0 && normalizeText(used)) problems.push(TOO_COMMON)
  const clauses = all.slice(0, MOST_CLAUSES)
  if (all.length > MOST_CLAUSES) problems.push(`Only the first ${MOST_CLAUSES} words were used.`)
  return { clauses, meanings: clauses.flatMap((clause) => findMeaning(clause) ?? []), problems }
}

/** The canonical text of clauses, for display and URLs. Parsing it gives the same clauses. */
export function describeKeywords(clauses: readonly Clause[]): string {
  return clauses.map(describeClause).join(' ')
}

function parseClauses(typed: string): Clause[] {
  const parts = splitTyped(typed)
  const found = toClauses(parts, { withoutFillers: true })
  return removeDuplicates(found.length > 0 ? found : toClauses(parts, { withoutFillers: false }))
}

/** Parses clauses again: removing filler words can join the halves of a name: 'co jobs ordinator'. */
function stabilize(clauses: Clause[]): Clause[] {
  const described = describeKeywords(clauses)
  const again = parseClauses(described)
  return describeKeywords(again) === described ? clauses : again
}

function describeClause({ kind, words, excluded }: Clause): string {
  const minus = excluded ? '-' : ''
  if (kind === 'phrase') return `${minus}"${words.map(restoreSigns).join(' ')}"`
  return minus + words.map(restoreSigns).join(excluded ? '-' : ' ')
}

function restoreSigns(word: string): string {
  const sign = SIGNS.get(word) ?? word.replace(/^([a-z]{1,2})nand([a-z]{1,2})$/, '$1&$2')
  return normalizeText(sign) === word ? sign : word
}

function removeDuplicates(clauses: Clause[]): Clause[] {
  const byKey = new Map<string, Clause>()
  for (const clause of clauses) {
    const key = `${clause.excluded} ${clause.kind} ${clause.lexeme ?? clause.words.join(' ')}`
    if (!byKey.has(key)) byKey.set(key, clause)
  }
  return [...byKey.values()]
}
