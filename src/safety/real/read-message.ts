import type { Context } from '#safety/hints/find-hints.ts'
import thresholds from '#safety/hints/thresholds.json' with { type: 'json' }
import { RULES as ALL_RULES } from '#safety/text-rules/rules.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { findReportedDemand } from './reported-demand.ts'
import { findMisfits } from './facts/find-misfits.ts'
import { findBeside, findSigns, isHonestTalk, isTold, namesSum, trimmed } from './find-signs.ts'
import {
  findLikeness,
  likenessAround,
  likenessOf,
  messageContext,
  readHints,
  reasonOfGuess,
  sentenceAround,
} from './message-hints.ts'
import { toPlain, type PlainText } from './plain-text.ts'
import { isRecipient } from './recipients.ts'
import { isAlarm, type Reason, type RealFinding } from './reasons.ts'

/**
 * Rules for adverts and talk on the site that hold for any message. Left out are those that only keep people on the
 * site, and guesses that letters with honest words about fees would trip.
 */
const RULES: Record<string, Reason> = {
  'M-01': 'money',
  'M-02': 'money',
  'M-03': 'sold',
  'M-04': 'taken',
  'M-05': 'money',
  'M-06': 'money',
  'M-07': 'money',
  'M-08': 'lent',
  'M-10': 'money',
  'B-01': 'account',
  'B-02': 'account',
  'B-03': 'bank',
  'B-04': 'gift',
  'B-05': 'gift',
  'B-06': 'account',
  'B-07': 'account',
  'B-08': 'account',
  'S-03': 'sold',
  'S-04': 'money',
  'A-01': 'poses',
  'A-02': 'public-free-mail',
  'A-03': 'throw-away',
  'P-02': 'passport',
  'C-08': 'disguised',
  'L-01': 'disguised',
  'G-01': 'guarantee',
  'W-01': 'work',
  'T-01': 'papers',
}
/** Guesses by many signs together: they count unless the sentence has honest words about money or reads as harmless. */
const GUESSES = new Set(['S-02', 'L-04', 'L-05'])
const READ = ALL_RULES.filter(({ code }) => code in RULES || GUESSES.has(code))
/** Likenesses that honest words about money answer. */
const OF_MONEY = new Set<Reason>(['money', 'taken', 'like-fraud'])
const MOST_OF_A_REASON = 3
const SHORTEST_WHOLE = 120

/** What the words of a message say against it, in reading order. Pure; nothing is kept. */
export function readMessage(text: string): RealFinding[] {
  const plain = toPlain(text)
  const context = messageContext(text)
  const likeness = rememberLikeness(text, context)
  const hints = readHints(text)
  // A sentence alone is no more of a fraud as a whole.
  const isFraud = text.length >= SHORTEST_WHOLE && context.odds >= thresholds.fraudMessage
  const byRules = scanTexts([{ field: 'text', kind: 'message', text }], {}, READ).flatMap(
    ({ rule, ...match }): RealFinding[] => {
      const { from, to } = trimmed(text, match)
      if (GUESSES.has(rule)) {
        if (isHonestTalk(plain, { from, to })) return []
        const isHarmless = likenessOf(text, { from, to }, context) < thresholds.harmless
        if (isHarmless) return []
        const isOfSum = namesSum(text.slice(from, to))
        return [{ reason: isOfSum ? 'money' : reasonOfGuess(hints, { from, to }), from, to }]
      }
      const reason = reasonOf(rule, text, { from, to })
      if (
        !reason ||
        isNoPrice(text, { from, to }) ||
        isHonest(text, { from, to }) ||
        isPayOfWork(text, { from, to })
      )
        return []
      return [{ reason, from, to }]
    },
  )
  const bySigns = findSigns(plain)
    .map(({ kind, from, to }) => ({ reason: kind, from, to }))
    .filter((one) => !(OF_MONEY.has(one.reason) && isHonestTalk(plain, one)))
  const misfits = findMisfits(text, plain)
  const weighed = byRules
    .filter((one) => !isInNumber(misfits, one))
    .flatMap((one) => (isFraud ? [one] : weigh(one, likeness)))
  const found = [...weighed, ...bySigns, ...misfits]
  const alike = findLikeness(hints, isFraud).filter(
    (one) =>
      !found.some((other) => overlaps(other, one)) &&
      !isHonest(text, one) &&
      !(OF_MONEY.has(one.reason) && isHonestTalk(plain, one)),
  )
  const isHurried = alike.some(({ reason }) => reason === 'hurry')
  // Both would be said in the same words.
  const signs = new Set<RealFinding>(bySigns)
  const all = [
    ...(isHurried ? found.filter(({ reason }) => reason !== 'pressed') : found),
    ...alike,
  ]
    .filter((one) => !isNotice(text, one) && !isOfReader(text, one))
    .flatMap((one) => weighByMessage(one, { likeness, context, isSign: signs.has(one) }))
  if (!isTold(plain)) {
    const weighed = claimed(plain, withoutWeak(all, found))
    return inOrder([...weighed, ...besides(plain, weighed)])
  }
  const quoted = readQuoted(text)
  const told = all.filter((one) => !quoted.some((other) => overlaps(other, one)))
  const against = [...quoted, ...told.flatMap(soften)]
  return inOrder(against.length > 0 ? against : findReportedDemand(plain))
}

/** What somebody who poses wants: papers, money or data, an answer, a link to follow, or haste; any in other scripts. */
const WANTS =
  /\b(?:send|submit|forward|upload|provide|share|scan|confirm|verify|update|enter|give|reply)\b[^.!?\n]{0,60}\b(?:passport|i\.?d\b|identity|documents?|certificates?|bank|account|details|photo\w*|date of birth|payment|fees?|money|form|pin|code|password|data)\b|\b(?:contact|respond|click|log ?in|sign in|pay|fees?|fines?|penalt\w+|urgent\w*|immediately|asap|within \d+ (?:hours?|hrs?)|today|arrest\w*|deport\w*|cancell?ed|confidential|secret)\b|https?:|\bwww\.|[\u0370-\u1FFF]{3}/

/** Words for a public office, or words in other scripts, which may be some. */
const OFFICE =
  /\b(?:home office|ukv?i|visas?|immigration|embass(?:y|ies)|consulates?|high commission\w*|government|gov|ministr(?:y|ies)|department|borders?|nhs|councils?|trust|hospitals?|police|hmrc|officers?|officials?|authorit(?:y|ies)|universit(?:y|ies)|embajada|gobierno|ambassade|embaixada|sarkar\w*)\b|[\u0370-\u1FFF]{3}/

/** A text that only says for whom it speaks, and wants nothing, is no alarm by that alone; nor does one speak for an office that names none. */
function claimed({ text }: PlainText, all: RealFinding[]): RealFinding[] {
  const alarms = all.filter(({ reason }) => isAlarm(reason))
  const isAlone = alarms.every(({ reason }) => reason === 'speaks-for')
  if ((isAlone ? WANTS : OFFICE).test(text)) return all
  return all.map((one) => (one.reason === 'speaks-for' ? { ...one, reason: 'like-fraud' } : one))
}

/** What honest people also do in other words: press for an answer, promise, and speak of papers. */
const WEAK = new Set<Reason>(['hurry', 'guarantee', 'papers'])

/** A likeness to these alone is a doubt, and no alarm. */
function withoutWeak(all: RealFinding[], found: readonly RealFinding[]): RealFinding[] {
  const isSaid = ({ reason, from }: RealFinding) =>
    found.some((other) => other.reason === reason && other.from === from)
  const isWeak = (one: RealFinding) => WEAK.has(one.reason) && !isSaid(one)
  if (!all.every((one) => !isAlarm(one.reason) || isWeak(one))) return all
  return all.map((one) => (isWeak(one) ? { ...one, reason: 'like-fraud' } : one))
}

/** What else an alarming message does, so that each mark of it has its reason. */
function besides(plain: PlainText, all: readonly RealFinding[]): RealFinding[] {
  if (!all.some(({ reason }) => isAlarm(reason))) return []
  const said = new Set(all.map(({ reason }) => (reason === 'pressed' ? 'hurry' : reason)))
  return findBeside(plain).filter(({ reason }) => !said.has(reason))
}

/**
 * An alarm in a sentence that does not read like fraud is only a doubt, and none where it reads as harmless: people who
 * warn of a demand, or say who pays, use the same words.
 */
function weigh(finding: RealFinding, likenessOf: Likeness): RealFinding[] {
  if (!isAlarm(finding.reason)) return [finding]
  const likeness = likenessOf(finding)
  if (likeness < thresholds.harmless) return []
  return [likeness < thresholds.weak ? { ...finding, reason: 'like-fraud' } : finding]
}

type Likeness = (range: TextRange) => number

/** The likeness around parts of a text, each read once: several steps weigh the same finding. */
function rememberLikeness(text: string, context: Context): Likeness {
  const known = new Map<string, number>()
  return ({ from, to }) => {
    const key = `${from}-${to}`
    const likeness = known.get(key) ?? likenessAround(text, { from, to }, context)
    known.set(key, likeness)
    return likeness
  }
}

interface Around {
  likeness: Likeness
  context: Context
  /** Whether words found it that are a sign of a kind of fraud. */
  isSign: boolean
}

/**
 * An alarm is a doubt, or nothing, in a message that reads like an honest one as a whole: bills, receipts and notices
 * name sums as frauds do. What is a sign of fraud, or surely reads like it, is never nothing, so that honest words
 * around a demand do not hide it.
 */
function weighByMessage(
  finding: RealFinding,
  { likeness: likenessOf, context: { odds }, isSign }: Around,
): RealFinding[] {
  const { reason } = finding
  const isOfWords = isAlarm(reason) || reason === 'like-fraud'
  if (!isOfWords || odds >= thresholds.unsureMessage) return [finding]
  const doubt: RealFinding = { ...finding, reason: 'like-fraud' }
  const isHonest = odds < thresholds.honestMessage
  if (isSign) return [isHonest ? doubt : finding]
  const likeness = likenessOf(finding)
  // A contract is honest in all its other words.
  if (reason === 'taken' && likeness >= thresholds.weak) return [finding]
  const isSure = likeness >= thresholds.alarm
  if (isHonest) return isSure || (isAlarm(reason) && likeness >= thresholds.weak) ? [doubt] : []
  if (isSure) return [finding]
  return isAlarm(reason) ? [doubt] : []
}

/** In a text that tells of somebody else’s demand an alarm is a doubt, and a likeness is nothing. */
function soften(finding: RealFinding): RealFinding[] {
  if (finding.reason === 'like-fraud') return []
  const { reason } = finding
  return [isAlarm(reason) ? { ...finding, reason: 'like-fraud', told: reason } : finding]
}

/** Whether it is the work that pays: ‘this role pays £36,000, below what sponsorship needs’. */
function isPayOfWork(text: string, { from, to }: TextRange) {
  const subject = /\b(?:role|job|post|position|vacancy|band|scale)s? (?:only |now )?$/i
  return /^pays?\b/i.test(text.slice(from, to)) && subject.test(text.slice(0, from))
}

/** Words with which a rule means something else: money held by a lawyer, and a picture with a passport. */
const OTHERWISE: Record<string, { words: RegExp; reason: Reason }> = {
  'M-04': { words: /\b(?:escrow|solicitor|lawyer|attorney)\b/i, reason: 'money' },
  'P-02': { words: /\b(?:selfie|photo|picture|scan)\b/i, reason: 'documents' },
}

function reasonOf(rule: string, text: string, range: TextRange): Reason | undefined {
  const other = OTHERWISE[rule]
  if (!other) return RULES[rule]
  const { from, to } = sentenceAround(text, range)
  return other.words.test(text.slice(from, to)) ? other.reason : RULES[rule]
}

/** Whether the number at the end is a share or a year: ‘visa 100% guarantee’, ‘visa 2026’. */
function isNoPrice(text: string, { from, to }: TextRange) {
  if (!/[a-z] \d+$/i.test(text.slice(from, to))) return false
  return text.charAt(to) === '%' || /\b20[2-3]\d$/.test(text.slice(from, to))
}

/** Whether a finding is part of a certificate’s number: ‘COS-2026’ is no price. */
function isInNumber(misfits: readonly RealFinding[], { from, to }: RealFinding) {
  return misfits.some(
    (one) => one.reason === 'certificate-number' && one.from <= from && one.to >= to,
  )
}

const QUOTED = /(?<=(?:^|[\s:(])['"“‘«])[^"“”«»\n]{30,600}(?=['"”’»](?:[\s).,?!]|$))/

/** What speaks against a demand that is passed on word for word. */
function readQuoted(text: string): RealFinding[] {
  const quoted = QUOTED.exec(text)
  if (!quoted) return []
  const { 0: words, index } = quoted
  return readMessage(words).map((one) => ({ ...one, from: one.from + index, to: one.to + index }))
}

function overlaps(one: TextRange, other: TextRange) {
  return one.to > other.from && other.to > one.from
}

/** A question about somebody else’s demand, or a warning of one. */
const HONEST =
  /\b(?:scam alert|never sell|is (?:that|this|it) (?:allowed|legal|normal|a scam)|nobody may charge|beware|that is not us|we (?:refund|pay|reimburse) it in full|report (?:it|them|this)|never ask|(?:refunded|returned) when you (?:leave|move out)|pa(?:id|y)(?: \w+){0,4} (?:on|at|through|via) gov\.uk)\b/i

function isHonest(text: string, { from, to }: Pick<RealFinding, 'from' | 'to'>) {
  return HONEST.test(text.slice(Math.max(0, from - 200), to + 120))
}

/** What a bank, a phone’s wallet or a site says by itself: a balance, money that came, a code to log in with. */
const NOTICE =
  /\bis your (?:[\w-]+ ){0,4}(?:code|otp)\b|\byour (?:[\w-]+ ){0,4}(?:code|otp) is \d|\b(?:new|available|current) (?:[\w-]+ )?balance\b|\bbalance (?:is|was)\b|\btransaction cost\b|\b(?:transfer|payment) is complete\b|\b(?:have|has|you've) (?:arrived|received|been credited)\b|\bforgot(?:ten)? your password\b/i
/** Words of a demand, which a notice does not have. */
const ORDER =
  /\b(?:send|pay\w*|forward|reply|give|tell|text|click|confirm|need|must|buy|deposit|settle|remit|bring|due|owe\w*|outstanding|remaining|half|fees?|agents?|cos|sponsor\w*|certificates?|visas?|permits?|slots?|jobs?|offer|contract|opay|gcash|bkash)\b/i

function isNotice(text: string, finding: RealFinding) {
  const { from, to } = sentenceAround(text, finding)
  const sentence = text.slice(from, to)
  return NOTICE.test(sentence) && !ORDER.test(sentence)
}

/** A free mailbox to which a mail was sent says nothing of who sent it. */
function isOfReader(text: string, { reason, from }: RealFinding) {
  return reason === 'public-free-mail' && isRecipient(text, from)
}

/** Whether words that read like fraud are an alarm for a reason of their own. */
function isSaidBetter(finding: RealFinding, all: readonly RealFinding[]) {
  if (finding.reason !== 'like-fraud') return false
  return all.some((other) => isAlarm(other.reason) && overlaps(other, finding))
}

/** Findings in order; of two that overlap the narrower one stays, and at most three of a reason. */
export function inOrder(findings: readonly RealFinding[]): RealFinding[] {
  const sorted = findings.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const kept: RealFinding[] = []
  const counts = new Map<Reason, number>()
  for (const finding of sorted) {
    const count = counts.get(finding.reason) ?? 0
    const isSame = kept.some((other) => other.reason === finding.reason && overlaps(other, finding))
    if (isSame || isSaidBetter(finding, sorted) || count >= MOST_OF_A_REASON) continue
    counts.set(finding.reason, count + 1)
    kept.push(finding)
  }
  return kept
}
