import type { Criterion } from '#contract/sponsorship/criteria.ts'
import type { English } from './catalogue.ts'
import type { Message } from './message.ts'

export type HeadlineCode = keyof English['headlineWords'] & keyof English['headlineSentences']

/** What a headline says, in any language. */
export interface HeadlineFacts {
  code: HeadlineCode
  /** The fact beside the words: a text of its own, or words of the advert. */
  reason: Message | { quote: string } | 'passed' | null
  sentence: Message
  /** Words of the advert, as the second sentence. */
  quote: string | null
  /** Of the three that can pass. */
  passed: Criterion[]
  /** There is something to ask, so that the second sentence says what passes. */
  isQuestion: boolean
  /** What else is to be asked about. */
  open: Criterion[]
  /** What the rules ask for. */
  needed: Message | string | null
}
