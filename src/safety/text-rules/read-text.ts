import { LRUCache } from 'lru-cache'
import { maskHarmless } from './detect/harmless.ts'
import { isPaidByNext } from './detect/who-pays.ts'
import type { FoldedText } from './fold/folded-text.ts'
import { normalizeAdvert, normalizeEvasion } from './fold/normalize-evasion.ts'
import { TRIGGER } from './triggers.ts'

/**
 * Kinds of texts. ‘message’ is from an employer to an applicant, ‘note’ an employer’s note on one, ‘contact’ an
 * address, a number or a website for getting in touch, ‘question’ an employer’s own one in an advert, where the rules for
 * adverts hold as well, ‘repayment’ what an offer says is paid back, where those for messages hold. No rule stops an applicant’s text.
 */
export const TEXT_KINDS = [
  'advert',
  'question',
  'organisation',
  'message',
  'note',
  'file-name',
  'contact',
  'repayment',
] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** A sentence of the folded text. */
export interface Sentence {
  text: string
  /** The text with ‘#’ in place of harmless parts, where the employer pays or no payment is asked for. */
  demands: string
  /** Whether it contains any word for money. */
  isOfMoney: boolean
  /** Detectors that have found nothing in it, wherever it stood. */
  quietFor: Set<unknown>
  start: number
}

/** A text prepared for the rules. */
export interface ReadText {
  field: string
  kind: TextKind
  /** The text as written. */
  raw: string
  folded: FoldedText
  /** All sentences of a message or an advert abroad, otherwise those in which a rule might find something. */
  sentences: Sentence[]
  /** The advert’s country; ISO 3166-1 alpha-2. */
  country: string | null
}

const LONGEST = 600
/** Words or signs of money, of which every demand has one. */
const OF_MONEY =
  /[£$€₦₹₵₱₿¤]\d|pa(?:y|id)|fee|cost|price|charge|money|buy|sell|sale|sold|slot|settle|bear|borne|fund|deposit|contribut|package|\d{3}|deduct|repay|recover|refund|send|transfer|minus|less|taken?|back|keep|retain|instal|loan|invest|budget|invoice|balance|give|agent|without|reduction|bond|drop|free|afford|something|arrival/
/** The ends of sentences. */
export const BREAKS = /[\n\r•●▪◦*|]|(?<![.!?;])[.!?;]+(?=[\s#]|$)/g

export function readText(
  { field, kind, text }: { field: string; kind: TextKind; text: string },
  country: string | null,
): ReadText {
  const folded = kind === 'advert' ? normalizeAdvert(text) : normalizeEvasion(plainName(kind, text))
  // Messages are short; an advert abroad is searched for the names of the UK.
  const all =
    ['message', 'question', 'repayment'].includes(kind) || (country !== null && country !== 'GB')
  const sentences = splitSentences(
    folded.text,
    all,
    kind === 'advert' ? rememberedSentence : toSentence,
  )
  return { field, kind, raw: text, folded, sentences, country }
}

/** A file’s name has underscores between words. */
function plainName(kind: TextKind, text: string) {
  return kind === 'file-name' ? text.replaceAll('_', ' ') : text
}

/** Sentences in order; a very long one is cut, so that patterns never see more than 600 characters. */
function splitSentences(text: string, all: boolean, read: typeof toSentence): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let trigger = nextTrigger(text, 0)
  const addUpTo = (end: number) => {
    if (trigger < start) trigger = nextTrigger(text, start)
    if (all || trigger < end)
      sentences.push(
        ...partsOf(text, start, end).map((part) => ({ ...read(part.text), start: part.start })),
      )
  }
  for (const { index, 0: sign } of text.matchAll(BREAKS)) {
    addUpTo(index)
    start = index + sign.length
  }
  addUpTo(text.length)
  for (const [at, sentence] of sentences.entries()) {
    if (sentences.slice(at + 1, at + 3).some(({ text }) => isPaidByNext(sentence.text, text)))
      sentences[at] = {
        ...sentence,
        demands: sentence.text.replaceAll(/./g, '#'),
        quietFor: new Set(),
      }
  }
  return sentences
}

function nextTrigger(text: string, from: number): number {
  TRIGGER.lastIndex = from
  return TRIGGER.exec(text)?.index ?? Number.POSITIVE_INFINITY
}

function partsOf(text: string, from: number, to: number) {
  const parts: { text: string; start: number }[] = []
  for (let start = from; start < to; start += LONGEST) {
    const part = text.slice(start, Math.min(to, start + LONGEST))
    if (/[a-z\d]/.test(part)) parts.push({ text: part, start })
  }
  return parts
}

function toSentence(text: string): Omit<Sentence, 'start'> {
  const isOfMoney = OF_MONEY.test(text)
  return { text, demands: isOfMoney ? maskHarmless(text) : text, isOfMoney, quietFor: new Set() }
}

/** Sentences of adverts that were read last: those of one employer, and an advert that changed, share most of theirs. */
const latest = new LRUCache<string, Omit<Sentence, 'start'>>({ max: 500, memoMethod: toSentence })

function rememberedSentence(text: string) {
  return latest.memo(text)
}
