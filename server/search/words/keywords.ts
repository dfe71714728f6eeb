import { normalizeText } from './normalize.ts'
import { clausesOf, type Clause } from './reading/clauses.ts'
import { meaningOf } from './reading/meanings.ts'
import { typedParts } from './reading/typed-parts.ts'

export type { Clause }

/** The keywords of a search, understood. Every clause must hold. */
export interface Keywords {
  clauses: Clause[]
  /** What was read into a name: 'RMN' is 'mental health nurse (RMN)'. */
  meanings: { typed: string; means: string }[]
  problems: string[]
}

const MOST_CLAUSES = 12
const MOST_CHARACTERS = 300
const TOO_COMMON = 'Every advert has these words. Type a job title or a skill.'
const SIGNS: Record<string, string> = {
  cplusplus: 'c++',
  csharp: 'c#',
  fsharp: 'f#',
  dotnet: '.net',
  nodejs: 'node.js',
}

/** Reads what somebody typed. Takes anything; nothing it cannot use is an error. */
export function readKeywords(typed: string): Keywords {
  const problems: string[] = []
  const used = typed.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')
  if (typed.trim().length > MOST_CHARACTERS) {
    problems.push(`Only the first ${MOST_CHARACTERS} characters were used.`)
  }
  const all = settled(clausesFrom(used))
  if (all.length === 0 && normalizeText(used)) problems.push(TOO_COMMON)
  const clauses = all.slice(0, MOST_CLAUSES)
  if (all.length > MOST_CLAUSES) problems.push(`Only the first ${MOST_CLAUSES} words were used.`)
  return { clauses, meanings: clauses.flatMap((clause) => meaningOf(clause) ?? []), problems }
}

/** The one way these clauses are written, to show and to put into addresses; reads back as the same. */
export function describeKeywords(clauses: readonly Clause[]): string {
  return clauses.map(describeClause).join(' ')
}

function clausesFrom(typed: string): Clause[] {
  const parts = typedParts(typed)
  const found = clausesOf(parts, { withoutFillers: true })
  return eachOnce(found.length > 0 ? found : clausesOf(parts, { withoutFillers: false }))
}

/** Words left out between others may bring halves of a name together: 'co jobs ordinator'. */
function settled(clauses: Clause[]): Clause[] {
  const described = describeKeywords(clauses)
  const again = clausesFrom(described)
  return describeKeywords(again) === described ? clauses : again
}

function describeClause({ kind, words, excluded }: Clause): string {
  const minus = excluded ? '-' : ''
  if (kind === 'phrase') return `${minus}"${words.map(withSigns).join(' ')}"`
  return minus + words.map(withSigns).join(excluded ? '-' : ' ')
}

function withSigns(word: string): string {
  const sign = SIGNS[word] ?? word.replace(/^([a-z]{1,2})nand([a-z]{1,2})$/, '$1&$2')
  return normalizeText(sign) === word ? sign : word
}

function eachOnce(clauses: Clause[]): Clause[] {
  const byKey = new Map<string, Clause>()
  for (const clause of clauses) {
    const key = `${clause.excluded} ${clause.kind} ${clause.lexeme ?? clause.words.join(' ')}`
    if (!byKey.has(key)) byKey.set(key, clause)
  }
  return [...byKey.values()]
}
