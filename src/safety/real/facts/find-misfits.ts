import { isFreeMail } from '#safety/text-rules/mail-domains.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { inOriginal, sentencesOf } from '../find-signs.ts'
import data from './misfits.json' with { type: 'json' }
import { plainly, toWords, type PlainText } from '../plain-text.ts'
import type { Misfit, RealFinding } from '../reasons.ts'
import { findContradictions } from './contradictions/find-contradictions.ts'
import { findPhones } from './phones/find-phones.ts'
import { findWrongPostcodes } from './places/wrong-postcodes.ts'
import { findWrongTowns } from './places/wrong-towns.ts'
import { findWrongBodies } from './rules/wrong-bodies.ts'
import { findWrongFees } from './wrong-fees.ts'
import { findWrongNumbers } from './wrong-numbers.ts'
import { findWrongRules } from './rules/find-wrong-rules.ts'

/** The names of mailboxes that are a public office’s. */
const OFFICE =
  /(?:^|[._-])(?:cqc|nmc|gmc|hcpc|hmrc|ukvi|ukba|home-?office|nhs|ofsted|dvla|dwp|dbs|gov-?uk|university|council)(?:[._-]|\d|uk|$)/
const MAIL = /(?<![\w.+-])([\w.+-]{1,64})@([a-z\d-]+(?:\.[a-z\d-]+)+)/g
const PUBLIC =
  /\b(?:care quality commission (?!regist|rat)|nursing and midwifery council (?:staff|team|office|regist\w+ team)|hm revenue|(?:ministry|department) (?:of|for) \w+|nhs(?: foundation)?(?: trust)?|(?:city|county|borough|district|town) council|university of \w+|\w+ university|home office|ukvi|uk visas and immigration|health board|embassy|high commission|ambassade|embajada|embaixada|ubalozi|universidad\w*|universite|universidade|city council|consulate)\b|दूतावास|विश्वविद्यालय|سفارت|یونیورسٹی|দূতাবাস|বিশ্ববিদ্যালয়|السفاره|جامعه/
const CLOSED_ROUTE = anyOf(data.closedRoutes)
/** ‘Tier’ has many other senses. */
const OF_VISAS =
  /visa|sponsor|dependa|\bict\b|general|permit|migrant|certificate|route|youth|post-study|entrepreneur|skilled|ويزا|ভিসা|व[ीि]/
const NOT_NOW =
  /\b(?:former(?:ly)?|replaced(?! by)|used to be|old name|no longer|was called|now called|now known as|now the|is now |closed|ended|abolished|previously|has replaced|instead of|stopped|(?:took|taken|takes) (?:the place of|over from)|successor|(?:before|until|till|up to) (?:\w+ )?20(?:[01]\d|20)|would have)\b/
const VISITOR_WORK = anyOf(data.visitorWork)
const VISITOR_MAY_NOT = anyOf(data.visitorMayNot)
const AROUND = 60
/** Words for a certificate, with a word for its number in the same breath, or before a number itself. */
const CERTIFICATES = data.certificate.map(
  (words) =>
    new RegExp(plainly(words).replaceAll('{number}', data.number.map(plainly).join('|')), 'gu'),
)
/** Papers with numbers of other forms. */
const OTHER_PAPER =
  /\b(?:dbs|birth|degree|marriage|tb|medical|ielts|english|language|insurance|gas|training|food|death|police|tax|exam|iso|fitness)(?: \w+)? $/
/** What follows the words for a number: at least one digit in it. */
const NUMBER =
  /[^\p{L}\p{M}\d\n]*(?:(?:is|are|hai|है|هي|هو|هه|হলো|হল|হচ্ছে|হো|हो|est|es|ay)(?![\p{L}\p{M}])[^\p{L}\p{M}\d\n]*)?((?=[a-z\d/-]*\d)[a-z\d]+(?:[/-][a-z\d]+)*)/uy
/** Eleven letters and digits, as on every certificate; people put spaces between them. */
const GOOD_NUMBER = /^[a-z](?: ?[a-z\d]){10}(?![a-z\d])/
/** The rest of a number that is not shown. */
const HIDDEN = /^[-/ ]?(?:[•…*]|x{2}|\.{3})/
/** A number that says itself what it is: ‘COS/UK/2026/4471’. */
const SPELLED_NUMBER = /(?<![\p{L}\d/@.-])(?:uk[/-])?cos[/-](?=[a-z/-]*\d{3})[a-z\d/-]+/gu
const SHORTEST_BARE = 7
const LONGEST_NUMBER = 24
const WRONG_OFFICE = anyOf(data.wrongOffices)
const FOREIGN_PAPER = anyOf(data.foreignPapers)
const OF_UK = /\b(?:uk|united kingdom|britain|british|england|scotland|wales|london)\b/
const OF_OTHERS =
  /\b(?:usa|united states|america\w*|canad\w+|german\w*|europe\w*|eu|dubai|uae|saudi)\b/
const A_DAY_TO_DECIDE = anyOf(data.aDayToDecide)
const MORE_TIME = anyOf(data.moreTime)
const NEXT_SENTENCE = 80
const WARNED = toWords(data.warned)

/** Whether somebody warns of others, or tells of them, and offers no work. */
export function isWarning({ text }: PlainText): boolean {
  return WARNED.test(text)
}

function anyOf(words: string[]) {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${words.map(plainly).join('|')})`, 'u')
}

/** Facts that cannot be as the text says, whoever wrote it. */
export function findMisfits(raw: string, plain: PlainText): RealFinding[] {
  return [
    ...findPublicFreeMail(plain),
    ...findClosedRoutes(plain),
    ...findVisitorWork(plain),
    ...findCertificateNumbers(plain),
    ...findWrongFees(plain),
    ...findWrongNames(plain),
    ...findPressure(plain),
    ...findWrongRules(plain),
    ...findWrongNumbers(plain),
    ...findWrongBodies(plain),
    ...findPhones(plain),
    ...findWrongPostcodes(plain),
    ...findWrongTowns(plain),
    ...findContradictions(plain),
  ].map(({ reason, ...range }) => ({ reason, ...clipped(raw, inOriginal(plain, range)) }))
}

function findPublicFreeMail({ text }: PlainText): Misfit[] {
  const isPublic = PUBLIC.test(text)
  return [...text.matchAll(MAIL)]
    .filter(([, box = '', domain = '']) => (isPublic || OFFICE.test(box)) && isFreeMail(domain))
    .map(({ index, 0: address }) => ({
      reason: 'public-free-mail',
      from: index,
      to: index + address.length,
    }))
}

function findClosedRoutes(plain: PlainText): Misfit[] {
  if (isWarning(plain)) return []
  return sentencesOf(plain).flatMap(({ from, to }): Misfit[] => {
    const sentence = plain.text.slice(from, to)
    const match = CLOSED_ROUTE.exec(sentence)
    if (!match || isOfThePast(sentence, match)) return []
    if (match[0].startsWith('tier') && !OF_VISAS.test(sentence)) return []
    const start = from + match.index
    return [{ reason: 'closed-route', from: start, to: start + match[0].trimEnd().length }]
  })
}

/** A visitor who is to work; who says that visitors may not is right. */
function findVisitorWork({ text }: PlainText): Misfit[] {
  const match = VISITOR_WORK.exec(text)
  if (!match) return []
  const to = match.index + match[0].length
  const around = text.slice(Math.max(0, match.index - AROUND), to + AROUND)
  if (VISITOR_MAY_NOT.test(around)) return []
  return [{ reason: 'visitor-work', from: match.index, to }]
}

function findCertificateNumbers({ text }: PlainText): Misfit[] {
  const matches = CERTIFICATES.flatMap((pattern) => [...text.matchAll(pattern)])
  const named = matches.flatMap((match): Misfit[] => {
    const end = match.index + match[0].length
    if (OTHER_PAPER.test(text.slice(Math.max(0, match.index - 30), match.index))) return []
    NUMBER.lastIndex = end
    const number = NUMBER.exec(text)?.[1] ?? ''
    const from = NUMBER.lastIndex - number.length
    if (number === '' || HIDDEN.test(text.slice(from + number.length))) return []
    if (GOOD_NUMBER.test(text.slice(from, from + LONGEST_NUMBER))) return []
    // ‘The certificate 2026’ is no number: without a word for one, it has letters and digits.
    const isNamed = match.groups?.['bare'] === undefined
    if (!isNamed && (number.length < SHORTEST_BARE || !/[a-z]/.test(number))) return []
    return [{ reason: 'certificate-number', from, to: from + number.length }]
  })
  // More than one pattern may end before the same number: the longest is the whole.
  const wholes = named.toSorted((a, b) => b.from - a.from).map((one) => [one.to, one] as const)
  if (named.length > 0) return [...new Map(wholes).values()]
  return [...text.matchAll(SPELLED_NUMBER)].map(({ index, 0: number }) => ({
    reason: 'certificate-number',
    from: index,
    to: index + number.length,
  }))
}

/** Whether the words around a match tell of what was: ‘ended’ far from it is of something else. */
function isOfThePast(sentence: string, { index, 0: words }: RegExpExecArray) {
  return NOT_NOW.test(sentence.slice(Math.max(0, index - 80), index + words.length + 40))
}

/** Offices and papers that the UK does not have; papers of other countries only in a sentence about the UK. */
function findWrongNames(plain: PlainText): Misfit[] {
  return sentencesOf(plain).flatMap(({ from, to }): Misfit[] => {
    const sentence = plain.text.slice(from, to)
    const isOfUk = OF_UK.test(sentence) && !OF_OTHERS.test(sentence)
    const match = WRONG_OFFICE.exec(sentence) ?? (isOfUk ? FOREIGN_PAPER.exec(sentence) : null)
    if (!match || isOfThePast(sentence, match)) return []
    const start = from + match.index
    return [{ reason: 'wrong-name', from: start, to: start + match[0].trimEnd().length }]
  })
}

/** A day or less to decide about a job; time that may be had for the asking is none. */
function findPressure(plain: PlainText): Misfit[] {
  return sentencesOf(plain).flatMap(({ from, to }): Misfit[] => {
    const sentence = plain.text.slice(from, to)
    const match = A_DAY_TO_DECIDE.exec(sentence)
    if (!match || MORE_TIME.test(plain.text.slice(from, to + NEXT_SENTENCE))) return []
    const start = from + match.index
    return [{ reason: 'pressed', from: start, to: start + match[0].trimEnd().length }]
  })
}

function clipped(raw: string, { from, to }: TextRange): TextRange {
  return { from, to: Math.min(to, raw.length) }
}
