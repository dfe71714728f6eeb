import type { ReadText, TextKind } from './read-text.ts'

/** What a finding does to the text: it cannot be saved, it waits for the desk, or the desk sees it in passing. */
export type Effect = 'refuse' | 'hold' | 'mark'

/** A part of the text as it was written, from an index up to another one. */
export interface TextRange {
  from: number
  to: number
}

export interface Rule {
  /** A letter for the group (M money, B bank, C contact, S suspicion of money, P papers, L letters, A addresses, G guarantees, F abroad). */
  code: string
  name: string
  effect: Effect
  /** In the background it is counted and has no effect. */
  mode: 'live' | 'background'
  kinds: readonly TextKind[]
  /** What the writer reads: what it is, and what to do. */
  sentence: string
  basis: { what: string; url: string }
  detect: (text: ReadText) => TextRange[]
}

/** Something that a rule found. */
export interface TextFinding {
  rule: string
  effect: Effect
  mode: Rule['mode']
  field: string
  /** The sentence in the writer’s own characters, at most 200 of them; a longer one is cut, with an ellipsis. */
  quote: string
  /** Of the match, in the field’s text. */
  from: number
  to: number
}
