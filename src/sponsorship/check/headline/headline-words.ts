import type { HeadlineCode, HeadlineFacts } from '#trade/headline/headline-facts.ts'
import { message, type Message } from '#platform/languages/message.ts'
import type { Criterion } from '#trade/headline/criteria.ts'
import type { Line } from '#sponsorship/check/result.ts'
import codes from './headline-codes.json' with { type: 'json' }

/** Codes of lines that rule a job out, or warn, and have their own words. */
const facts = new Set(codes.facts)
/** Codes of lines that leave a question, and have their own words. */
const asks = new Set(codes.asks)

const ASKS_BY_LINE: Record<Criterion, HeadlineCode> = {
  licence: 'ask-licence',
  occupation: 'ask-occupation',
  pay: 'ask-pay',
  wording: 'wording',
}

/** The headline code of a line that rules a job out. */
export function codeOfFact({ name, code }: Pick<Line, 'name' | 'code'>): HeadlineCode {
  if (code.startsWith('only-on-the-route-since')) return 'only-on-the-route'
  return facts.has(code) ? (code as HeadlineCode) : name
}

/** The headline code of a line that leaves a question. */
export function codeOfAsk({ name, code }: Pick<Line, 'name' | 'code'>): HeadlineCode {
  return asks.has(code) ? (code as HeadlineCode) : ASKS_BY_LINE[name]
}

const QUOTED = new Set<HeadlineCode>(['certificate-for-money', 'fee-asked'])
/** Codes for which a card shows the line’s own fact next to the words. */
const OWN_FACT = new Set<HeadlineCode>([
  'closed-from-abroad',
  'not-eligible',
  'only-on-the-route',
  'pay',
  'namesake',
  'depends-on-the-hours',
  'only-until-registered',
  'ask-pay',
])

/** The fact next to the words, where it says more than they do. */
export function reasonOf(
  code: HeadlineCode,
  { brief, quotes }: Pick<Line, 'brief' | 'quotes'>,
): HeadlineFacts['reason'] {
  if (QUOTED.has(code)) return quotes[0] ? { quote: quotes[0].text } : null
  return OWN_FACT.has(code) ? brief : null
}

/** The sentence at the head of a job’s page. */
export function sentenceOf(
  code: HeadlineCode,
  { sentence, needed }: Pick<Line, 'sentence' | 'needed'>,
): Message {
  if (sentence) return sentence
  if (code === 'pay' && needed && needed.least === needed.most)
    return message('headlineSentences.pay-needed', { sum: needed.sum })
  return message(`headlineSentences.${code as 'all-pass'}`)
}
