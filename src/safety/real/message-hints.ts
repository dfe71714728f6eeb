import { contextOf, findHints, likeliestOf, type Context } from '#safety/hints/find-hints.ts'
import type { FraudKind } from '#safety/hints/kinds.ts'
import thresholds from '#safety/hints/thresholds.json' with { type: 'json' }
import { originalRange } from '#safety/text-rules/fold/folded-text.ts'
import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import { clausesOf } from '#safety/hints/sentences.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { isAlarm, type RealFinding, type Reason } from './reasons.ts'

/** Reasons of the kinds of hints; to write elsewhere is no fraud in a message, which is elsewhere already. */
const REASONS: Record<Exclude<FraudKind, 'off-board'>, Reason> = {
  money: 'money',
  deferred: 'taken',
  sells: 'sold',
  gift: 'gift',
  papers: 'documents',
  bank: 'bank',
  mule: 'mule',
  'chat-only': 'chat',
  guarantee: 'guarantee',
  'no-test': 'papers',
  'other-work': 'work',
  pressure: 'hurry',
  'family-included': 'family',
  poses: 'speaks-for',
  'pay-promise': 'too-good',
}
const BY_KIND = new Map<string, Reason>(Object.entries(REASONS))

/** A part of a text that reads like a kind of fraud, and how likely it is of any. */
export interface MessageHint extends RealFinding {
  likelihood: number
}

/** Sentences, and clauses of long ones, that may be fraud, each with the reason of its likeliest kind. */
export function readHints(text: string): MessageHint[] {
  const folded = normalizeEvasion(text)
  return findHints(folded.text, { byClause: true }).flatMap(({ kind, likelihood, ...range }) => {
    const reason = BY_KIND.get(kind)
    const sentence = folded.text.slice(range.from, range.to)
    if (!reason || isContact(sentence) || (reason === 'documents' && OF_FACES.test(sentence)))
      return []
    return [{ reason, likelihood, ...originalRange(folded, range) }]
  })
}

/**
 * Sentences that read like fraud: sure ones with the reason of their kind, others as a likeness. In a message that reads
 * like fraud as a whole, less is enough.
 */
export function findLikeness(hints: readonly MessageHint[], isFraud: boolean): RealFinding[] {
  const doubtful = isFraud ? thresholds.harmless : thresholds.doubt
  const sure = isFraud ? thresholds.harmless : thresholds.alarm
  return hints
    .filter(({ likelihood }) => likelihood >= doubtful)
    .map(({ reason, likelihood, from, to }) => ({
      reason: likelihood < sure ? 'like-fraud' : reason,
      from,
      to,
    }))
}

/** The alarm that a guess by many signs means: that of the likeliest kind there, else a demand for money. */
export function reasonOfGuess(hints: readonly MessageHint[], range: TextRange): Reason {
  const [likeliest] = hints
    .filter((hint) => isAlarm(hint.reason) && overlaps(hint, range))
    .toSorted((a, b) => b.likelihood - a.likelihood)
  return likeliest?.reason ?? 'money'
}

/** Pictures of a face for a card: no copy of a passport. */
const OF_FACES = /\bpassport[- ](?:sized? )?(?:photos|photographs)\b/
const ADDRESS = /\S+@\S+/g
const MOST_BESIDE = 3

/** Whether a sentence has hardly more than an address, which says nothing of what its owner wants. */
function isContact(sentence: string) {
  const words = sentence.replaceAll(ADDRESS, ' ').match(/\p{L}{3,}/gu) ?? []
  return sentence.includes('@') && words.length <= MOST_BESIDE
}

/** The context that a whole message is for its sentences. */
export function messageContext(text: string): Context {
  return contextOf(normalizeEvasion(text).text)
}

/** How much a part of a text reads like fraud, from 0 to 1. */
export function likenessOf(text: string, { from, to }: TextRange, context: Context): number {
  return likeliestOf(normalizeEvasion(text.slice(from, to)).text, { context })
}

const SENTENCE_END = /[.!?\n।۔]/

/** The sentence around a part of a text. Looks no further than its ends, however long the text is. */
export function sentenceAround(text: string, { from, to }: TextRange): TextRange {
  while (from > 0 && !SENTENCE_END.test(text.charAt(from - 1))) from--
  while (to < text.length && !SENTENCE_END.test(text.charAt(to))) to++
  return { from, to }
}

/** How much the sentence around a part of a text reads like fraud, or its clause in a long one, from 0 to 1. */
export function likenessAround(text: string, { from, to }: TextRange, context: Context): number {
  const sentence = sentenceAround(text, { from, to })
  const clauses = clausesOf(text, sentence).filter((clause) => overlaps(clause, { from, to }))
  return Math.max(...[sentence, ...clauses].map((range) => likenessOf(text, range, context)))
}

const overlaps = (one: TextRange, other: TextRange) => one.to > other.from && other.to > one.from
