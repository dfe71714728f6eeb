export interface Clause {
  kind: 'word' | 'phrase' | 'concept'
  words: string[]
  lexeme?: string
  excluded: boolean
  typed: string
}
export interface Keywords {
  clauses: Clause[]
  meanings: { typed: string; means: string }[]
  problems: string[]
}
export function readKeywords(t: string): Keywords {
  return {
    clauses: t
      .split(' ')
      .filter(Boolean)
      .map((w) => ({
        kind: 'word' as const,
        words: [w.toLowerCase().replace(/^-/, '')],
        excluded: w.startsWith('-'),
        typed: w,
      })),
    meanings: [],
    problems: [],
  }
}
export function correctKeywords(
  c: Clause[],
  _k: (w: string) => boolean,
  _s: unknown,
): { clauses: Clause[]; corrected: { from: string; to: string } | null } {
  return { clauses: c, corrected: null }
}
