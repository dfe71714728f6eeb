import type { FindingKind } from '#sponsorship/model/facts.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import words from './finding-words.json' with { type: 'json' }

type Decisive = Exclude<FindingKind, 'agency' | 'offers-sponsorship' | 'pay-not-basic'>
type ReasonPath = `reasons.${Decisive | 'agency-words'}`
type TodoPath =
  | `todos.${Exclude<Decisive, 'refuses-sponsorship' | 'right-to-work-required'>}`
  | 'todos.agency-words'
  | 'todos.not-for-a-visa'
  | 'todos.offers-sponsorship'
  | 'todos.pay-not-basic'

/** The effect of a finding on the result, its words for the reader, and the rules behind it. */
export interface FindingWords {
  /** Null if the words do not decide this criterion. */
  verdict: Exclude<Verdict, 'pass'> | null
  /** The line’s reason; null for words that never decide it. */
  says: ReasonPath | null
  means: string
  todo: TodoPath
  rules: string[]
}

/** The most serious first. */
export const FINDING_WORDS = words as Record<FindingKind, FindingWords>
