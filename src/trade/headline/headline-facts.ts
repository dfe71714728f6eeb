import type { Criterion } from './criteria.ts'
import type { English } from '#platform/languages/catalogue.ts'
import type { Message } from '#platform/languages/message.ts'

export type HeadlineCode = keyof English['headlineWords'] & keyof English['headlineSentences']

/** A headline's content, independent of language. */
export interface HeadlineFacts {
  code: HeadlineCode
  /** The fact next to the words: a text, or a quote from the advert. Versions before also wrote ‘passed’. */
  reason: Message | { quote: string } | 'passed' | null
  sentence: Message
  /** A quote from the advert, as the second sentence. */
  quote: string | null
  /** The passed criteria, of the three that can pass. */
  passed: Criterion[]
  /** Whether there is something to ask, so that the second sentence lists the passed criteria. */
  isQuestion: boolean
  /** The other open criteria. */
  open: Criterion[]
  /** The second sentence, if it is not made from the other facts. */
  detail?: Message
  /** A sentence for the person, after the second one: in English, and shorter in other languages. */
  own?: { text: string; says: Message[] } | undefined
  /** Set for a person who may work already: the code and sentence are of the time after their visa’s last days. */
  later?: { days: number | null; sentence: Message }
  /** The rules' requirement. */
  needed: Message | string | null
  /** Set if more may be needed, which the advert leaves open. */
  isLeast?: true
  /** Set if the requirement is no sum: a pay scale decides. */
  isScale?: true
}
