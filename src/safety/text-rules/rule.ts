import type { ReadText, TextKind } from './read-text.ts'

/** The effect of a finding on the text: it cannot be saved, it is held for the desk, or it is marked for the desk. */
export type Effect = 'refuse' | 'hold' | 'mark'

/** A part of the text as written, from one index to another. */
export interface TextRange {
  from: number
  to: number
}

export interface Rule {
  /** A letter for the group (M money, B bank, C contact, S suspicion of money, P papers, L letters, A addresses, G guarantees, F abroad, W other work, T tests, H likeness to known fraud). */
  code: string
  name: string
  effect: Effect
  /** A background rule is counted and has no effect. */
  mode: 'live' | 'background'
  kinds: readonly TextKind[]
  /** The message to the writer: what it is, and what to do. */
  sentence: string
  basis: { what: string; url: string }
  detect: (text: ReadText) => TextRange[]
}

/** A finding of a rule. */
export interface TextFinding {
  rule: string
  effect: Effect
  mode: Rule['mode']
  field: string
  /** The sentence in the original characters, at most 200 of them; a longer one is cut, with an ellipsis. */
  quote: string
  /** The start of the match, in the field’s text. */
  from: number
  to: number
}
