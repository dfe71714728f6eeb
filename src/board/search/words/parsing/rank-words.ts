import { BANDS } from '#board/search/words/nhs-bands.ts'
import { describeKeywords, parseKeywords, type Clause } from '#board/search/words/keywords.ts'

/** A search without its words for rank and pay band. */
export interface WithoutRank {
  clauses: Clause[]
  /** The typed words that are left out. */
  words: string[]
  /** The words that are still searched for. */
  used: string
}

/** Words for rank or experience, which do not change the job. */
const RANKS = new Set('senior snr sr junior jnr jr lead principal deputy experienced'.split(' '))
const SCALES = new Set(['grade', 'level', 'tier'])
const bands = new Set<string | undefined>(BANDS.map(({ lexeme }) => lexeme))

/** A part of a search that can be left out: some words of one clause or more. */
interface Part {
  typed: string
  /** The words left of each clause that loses some. */
  remaining: Map<Clause, string[]>
}

/**
 * The search without each of its words for rank and band, bands first, and then without all of them.
 * Empty if it has none or nothing else.
 */
export function withoutRank(clauses: Clause[]): WithoutRank[] {
  const parts = [...bandParts(clauses), ...rankParts(clauses)]
  const choices = parts.length > 1 ? [...parts.map((part) => [part]), parts] : [parts]
  return choices.flatMap((left) => leaveOut(clauses, left) ?? [])
}

function leaveOut(clauses: Clause[], parts: Part[]): WithoutRank | null {
  const remaining = new Map(parts.flatMap((part) => [...part.remaining]))
  const rest = clauses.flatMap((clause) => {
    const words = remaining.get(clause) ?? clause.words
    return words.length > 0 ? { ...clause, words } : []
  })
  if (parts.length === 0 || rest.every(({ excluded }) => excluded)) return null
  const used = describeKeywords(rest)
  return { clauses: parseKeywords(used).clauses, words: parts.map(({ typed }) => typed), used }
}

/** The parts for pay bands: 'Band 5', 'grade 6'. */
function bandParts(clauses: Clause[]): Part[] {
  return clauses.flatMap((clause, at) => {
    if (clause.excluded) return []
    if (bands.has(clause.lexeme)) return { typed: clause.typed, remaining: new Map([[clause, []]]) }
    const next = clauses[at + 1]
    const isScale = clause.kind === 'word' && SCALES.has(clause.words[0] ?? '')
    if (!isScale || !next || !/^\d+[a-d]?$/.test(next.words.join(' '))) return []
    const typed = `${clause.typed} ${next.typed}`
    return {
      typed,
      remaining: new Map<Clause, string[]>([
        [clause, []],
        [next, []],
      ]),
    }
  })
}

/** The parts for rank: 'senior' alone, or in a name: 'senior carer'. */
function rankParts(clauses: Clause[]): Part[] {
  return clauses.flatMap((clause) => {
    const typed = clause.words.filter((word) => RANKS.has(word))
    if (clause.excluded || clause.kind === 'phrase' || typed.length === 0) return []
    const remaining = clause.words.filter((word) => !RANKS.has(word))
    return { typed: typed.join(' '), remaining: new Map([[clause, remaining]]) }
  })
}
