import { countryNamesIn } from './country-words.ts'
import { findWrongCodes } from './occupation-codes.ts'
import { isWarning } from '#safety/real/facts/find-misfits.ts'
import { inOriginal, sentencesOf } from '#safety/real/find-signs.ts'
import { sentenceAround } from '#safety/real/message-hints.ts'
import { plainly, toWords, type PlainText } from '#safety/real/plain-text.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import { toApplicant } from '#sponsorship/check/context/applicant.ts'
import { explainWork } from '#sponsorship/closed-work/explain-closed-work.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import { findContradictingPay } from './pay/contradicting-pay.ts'
import { findWrongExchange } from './pay/foreign-sums.ts'
import { findLowPay } from './pay/low-pay.ts'
import data from './work-words.json' with { type: 'json' }

const SPONSORED = toWords(data.sponsored)
const UNNEEDED =
  /\b(?:no|not? need|without) (?:visa )?sponsorship(?: is)?(?: needed| required| necessary)/
const NOT_SPONSORED = toWords(data.notSponsored)
/** Denials of anything, which count in a sentence about sponsorship or the job: not ‘pets are not allowed’. */
const DENIED = toWords(data.deniedBeside)
const HERE_ALREADY = toWords(data.hereAlready)
const ABROAD = new RegExp(data.abroad.map(plainly).join('|'), 'u')
/** Words of other work, which the message is then about, and of people with whom somebody works. */
const OTHER_WORK = toWords(data.otherWork)
const COLLEAGUES =
  /\b(?:lead\w*|manag\w+|plan\w*(?! to\b)|roster\w*|supervis\w+|support\w*|work\w* with|team of|train\w*|alongside|mentor\w*)(?: \w+){0,3} $/
const PROFESSIONS = data.professions.map(plainly).join('|')
/** A profession that is the reader’s, as a title or in words that say so: not ‘a test by a doctor’. */
const OWN_PROFESSION = new RegExp(
  String.raw`(?:(?:^|[.!?:\n] ?)|\b(?:you are|you're|as|(?:role|post|position|job) of|we (?:need|seek|want|hire|sponsor)|hiring) (?:(?:an?|our|the|your) )?)(?:(?!(?:by|an?|the|our|your)\b)[\w-]+ ){0,2}(?:${PROFESSIONS})(?![a-z\d'])|\b(?:${PROFESSIONS}) (?:role|post|position|job|vacancy|contract|interview)\b`,
  'u',
)
/** ‘A taxi driver will meet you’, ‘our receptionist has your badge’: somebody else. */
const WHOSE = /\ban? $|((?:\bthe|\bour|\byour|'s) )$/
const DOES = {
  one: /^ (?:will|waits?|meets?|takes?|brings?) /,
  ours: /^ (?:will|meets?|is|are|shows?|can|has|helps?|gives?|takes?|lets?) /,
}
const WORK = Object.entries(data.work).map(([code, words]) => ({ code, words: toWords(words) }))

/** Words for papers: with a demand for money, the sponsorship of somebody who has none yet. */
const PAPERS = /\b(?:visa|cos|certificate|permit|sponsor\w*)\b/
/** Below the level that sponsorship needs, wherever somebody is; care work is closed only to people abroad. */
const CLOSED_TO_ALL = new Set(['ineligible', 'below-rqf-3'])
/** Another route, open to the work of a season. */
const SEASONAL = /\bseasonal\b/

/**
 * Whether the rules of a day allow the job that a text offers, to somebody abroad if it is sponsored, as far as it says.
 * Who sells the papers writes to somebody without any.
 */
export function assessJob(
  plain: PlainText,
  ruleIndex: RuleIndex,
  { date, isSold = false }: { date: string; isSold?: boolean },
): RealFinding[] {
  const { text } = plain
  const isSponsored = SPONSORED.test(text.replace(UNNEEDED, '')) || (isSold && PAPERS.test(text))
  const ofText = [
    ...findContradictingPay(plain),
    ...findWrongExchange(plain),
    ...findWrongCodes(plain, ruleIndex),
  ]
  if (isSponsored && isDenied(plain)) return ofText
  return [
    ...ofText,
    ...findLowPay(plain, ruleIndex, { isSponsored, date }),
    ...(isSponsored ? findClosedWork(plain, ruleIndex, { date, isSold }) : []),
  ]
}

function isDenied(plain: PlainText) {
  if (NOT_SPONSORED.test(plain.text)) return true
  return sentencesOf(plain).some(({ from, to }) => {
    const sentence = plain.text.slice(from, to)
    if (!DENIED.test(sentence)) return false
    return SPONSORED.test(sentence) || WORK.some(({ words }) => words.test(sentence))
  })
}

function findClosedWork(
  plain: PlainText,
  ruleIndex: RuleIndex,
  { date, isSold }: { date: string; isSold: boolean },
): RealFinding[] {
  if (HERE_ALREADY.test(plain.text) || isWarning(plain)) return []
  const isAbroad = isSold || ABROAD.test(plain.text) || countryNamesIn(plain.text)
  const when = { applicant: toApplicant(null), date }
  for (const { code, words } of WORK) {
    const isClosedToAll =
      CLOSED_TO_ALL.has(ruleIndex.occupation.get(code)?.skill ?? '') && !ruleIndex.closure.has(code)
    if (isClosedToAll ? SEASONAL.test(plain.text) : !isAbroad) continue
    const match = words.exec(plain.text)
    if (!match) continue
    if (isBesideWork(plain.text, match.index) || isSomebody(plain.text, match)) continue
    if (!explainWork(ruleIndex, { code, others: [] }, when)) continue
    const range = { from: match.index, to: match.index + match[0].length }
    return [{ reason: 'closed-work', ...inOriginal(plain, range) }]
  }
  return []
}

/** Whether the text before the name of a job says that it is the work of other people. */
function isBesideWork(text: string, at: number) {
  const { from } = sentenceAround(text, { from: at, to: at })
  const earlier = text.slice(0, from)
  return (
    COLLEAGUES.test(text.slice(from, at)) ||
    OTHER_WORK.test(earlier) ||
    OWN_PROFESSION.test(earlier)
  )
}

/** Whether it is somebody with that work who does something. */
function isSomebody(text: string, { index, 0: name }: RegExpExecArray) {
  const whose = WHOSE.exec(text.slice(Math.max(0, index - 5), index))
  const does = whose?.[1] === undefined ? DOES.one : DOES.ours
  return whose !== null && does.test(text.slice(index + name.length))
}
