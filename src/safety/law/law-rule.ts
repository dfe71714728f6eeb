import type { FoldedText } from '#safety/text-rules/fold/folded-text.ts'
import type { Law, LawInput, LawKind, LawLevel } from './law.ts'

/** A sentence of a folded text. */
export interface LawSentence {
  text: string
  start: number
}

/** A text prepared for the rules. */
export interface ReadLawText {
  field: string
  kind: LawKind
  raw: string
  folded: FoldedText
  sentences: readonly LawSentence[]
}

/** What the rules know besides the text. */
export interface LawContext {
  input: LawInput
  /** All folded texts together: a reason may stand in another field. */
  all: string
  /** The day as YYYY-MM-DD. */
  day: string
}

/** Words that break a law: where they are in the folded text, and what is said about them. */
export interface LawHit {
  from: number
  to: number
  level: LawLevel
  sentence: string
  better?: string
  /** Better words for just these, where a sentence goes on after them. */
  words?: (quote: string, after: string) => string | undefined
  exception?: LawException
  /** The day since which it holds, if it is later than the rule’s. */
  since?: string
}

/** A lawful exception, and the words by which a text itself gives it. */
export interface LawException {
  name: string
  given: RegExp
}

/** A pattern for demands to tell something. It takes long, and most sentences lack what triggers it. */
export interface Told {
  trigger: RegExp
  pattern: RegExp
}

/** A question that applicants may not be asked, whatever the reason. */
export interface Asked {
  pattern: RegExp
  /** A question of an advert, most of which only lead on to the job. */
  plain?: RegExp
  /** A demand of an advert to tell it. */
  told?: Told
  /** A sentence with these words asks about something else. */
  unless?: RegExp
  sentence: string
  /** What may be asked in its place; empty if nothing. */
  better: string
}

/** A rule holds from `from` until the day before `until`. */
export interface LawRule {
  code: string
  name: string
  from: string
  until?: string
  kinds: readonly LawKind[]
  /** The laws behind it; where several hold in a nation, the first is named. */
  laws: readonly Law[]
  /** Whether the rule is about such a job at all. */
  concerns?: (context: LawContext) => boolean
  /** A sentence without a match has nothing to find. */
  trigger: RegExp
  find: (text: ReadLawText, context: LawContext) => LawHit[]
  /** What a question may not ask. */
  asked?: Asked
  /** Findings in the pay fields. */
  findInPay?: (context: LawContext) => Omit<LawHit, 'from' | 'to'>[]
}
