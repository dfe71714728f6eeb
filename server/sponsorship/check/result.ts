import type { Figure, Quote, RuleSource } from '#contract/sponsorship/check.ts'
import type { Criterion, Verdict } from '#contract/sponsorship/criteria.ts'

/** A result without the name of its criterion. */
export interface Result {
  verdict: Verdict
  code: string
  reason: string
  /** The fact in few words, for a headline: ‘At least £9,700 short’. May be empty. */
  brief: string
  /** Of pay: what the rules ask for, ‘£54,700’. */
  needed: string | null
  figures: Figure[]
  quotes: Quote[]
  todo: string | null
  cautions: string[]
  sources: RuleSource[]
}

/** A line of a check before it is answered. */
export type Line = Result & { name: Criterion }

/** A result’s required fields; the others default to empty. */
export type ResultInput = Pick<Result, 'verdict' | 'code' | 'reason' | 'sources'> & Partial<Result>

export function buildResult(input: ResultInput): Result {
  return {
    brief: '',
    needed: null,
    figures: [],
    quotes: [],
    todo: null,
    cautions: [],
    ...input,
    sources: unique(input.sources),
  }
}

function unique(sources: RuleSource[]) {
  return sources.filter((source, at) => sources.indexOf(source) === at)
}

/** ‘one’, ‘one or two’, ‘one, two or three’. */
export function joinWithOr(words: string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** Each text once, in the order of first appearance. */
export function distinct(sentences: string[]): string[] {
  return [...new Set(sentences)]
}
