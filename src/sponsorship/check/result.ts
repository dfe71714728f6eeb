import type { Figure, Quote, RuleSource } from '#sponsorship/model/check.schema.ts'
import { english } from '#platform/languages/english.ts'
import type { Message } from '#platform/languages/message.ts'
import type { Criterion, Verdict } from '#trade/headline/criteria.ts'

/** The pay that a check asks for, in pounds a year, or an hour for hourly pay. */
export interface NeededPay {
  /** The least: ‘£54,700’, or ‘£28.06 an hour’. */
  sum: Message | string
  /** What decides in place of a sum, where the job’s band on a national scale does: ‘the NHS pay band decides’. */
  scale?: Message | undefined
  /** Less is never enough. */
  least: number
  /** This is enough. It is above the least if the advert leaves open what decides, as its band or its hours. */
  most: number
  /** Whether lower rates may apply to the person, the employer or the job, so that nobody can say how much is needed. */
  isOpen: boolean
}

/** A result without the name of its criterion. */
export interface Result {
  verdict: Verdict
  code: string
  /** The reason in English; null if it is composed of the messages. */
  reason: string | null
  /** The reason as messages; left out if it is in English only. */
  reasonSays?: Message[] | undefined
  /** The fact in few words, for a headline: ‘£40,000 of £54,700’. */
  brief: Message | null
  /** The sentence of a headline, if its code’s needs arguments. */
  sentence?: Message
  /** The required pay, for a pay result. */
  needed: NeededPay | null
  figures: Figure[]
  quotes: Quote[]
  /** The next step in English; null without one, or if it is composed of the messages. */
  todo: string | null
  todoSays?: Message[] | undefined
  cautions: string[]
  sources: RuleSource[]
}

/** The reason in one or two sentences, as messages for every language. */
export function reason(...messages: Message[]) {
  return { reason: null, reasonSays: messages }
}

/** The reason in English, composed when needed: most answers are only counted. */
export function reasonText({ reason, reasonSays = [] }: Pick<Result, 'reason' | 'reasonSays'>) {
  return reason ?? english.say(...reasonSays)
}

/** The answer with another sentence at the end of its reason. */
export function withSentence<Answer extends Pick<Result, 'reason' | 'reasonSays'>>(
  answer: Answer,
  sentence: Message,
): Answer {
  return answer.reasonSays
    ? { ...answer, reasonSays: [...answer.reasonSays, sentence] }
    : { ...answer, reason: `${reasonText(answer)} ${english.say(sentence)}` }
}

/** A reason with too many parts for other languages, so far. */
export function englishReason(text: string) {
  return { reason: text, reasonSays: undefined }
}

/** The next thing to do or ask. */
export function todo(...messages: Message[]) {
  return { todo: null, todoSays: messages }
}

export const NO_TODO = { todo: null, todoSays: undefined }

/** A line of a check before it is answered. */
export type Line = Result & { name: Criterion }

/** A result’s required fields; the others default to empty. */
export type ResultInput = Pick<Result, 'verdict' | 'code' | 'reason' | 'sources'> & Partial<Result>

export function buildResult(input: ResultInput): Result {
  return {
    brief: null,
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

/** The distinct texts, in the order of first appearance. */
export function distinct(sentences: string[]): string[] {
  return [...new Set(sentences)]
}
