import { isFreeMail } from '#safety/text-rules/mail-domains.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { inOriginal, sentencesOf } from './find-signs.ts'
import type { PlainText } from './plain-text.ts'
import type { DoubtReason, RealFinding } from './reasons.ts'

const MAIL = /[\w.+-]+@([a-z\d-]+(?:\.[a-z\d-]+)+)/g
const PUBLIC =
  /\b(?:nhs(?: foundation)?(?: trust)?|(?:city|county|borough|district|town) council|university of \w+|\w+ university|home office|ukvi|uk visas and immigration|health board|embassy|high commission)\b/
/** Routes that took their last applications on 30 November 2020 or before. */
const CLOSED_ROUTE =
  /\b(?:tier ?2(?: ?\(?general\)?)?(?: visa| sponsorship)?|tier ?1 ?\(?\w*|tier ?5 ?(?:\(?youth\w*)?|highly skilled migrant programme|work permits? \(uk\)|hsmp)/
const NOT_NOW =
  /\b(?:former(?:ly)?|replaced|used to be|old name|no longer|was called|closed in|previously)\b/
const CERTIFICATE =
  /\b(?:certificate of sponsorship|cos)\b[^.\n]{0,60}?\b(?:no|number|reference|ref|nr|num)\b|(?:cos|certificate of sponsorship)[^.\n]{0,20}نمبر|\bcertificate number\b|\bcos (?:number|reference|ref|no)\b/
/** What follows the words for a number: at least one digit in it. */
const NUMBER = /[\s:.#-]*(?:is |are |:|= )?\s*((?=[a-z\d/-]*\d)[a-z\d]+(?:[/-][a-z\d]+)*)/y
/** Eleven letters and digits, as on every certificate. */
const GOOD_NUMBER = /^[a-z][a-z\d]{10}$/
const SURCHARGE = /\b(?:health surcharge|ihs)\b/
const A_YEAR = /£ ?(\d[\d,]*)(?:\.\d\d)? ?(?:a|per|each|every|\/) ?(?:year|annum)/
/** The surcharge’s two rates a year, since 6 February 2024: Immigration (Health Charge) Order 2015, schedule 1. */
const RATES = new Set([1035, 776])

/** Facts that cannot be as the text says, whoever wrote it. */
export function findMisfits(raw: string, plain: PlainText): RealFinding[] {
  return [
    ...findPublicFreeMail(plain),
    ...findClosedRoutes(plain),
    ...findCertificateNumbers(plain),
    ...findWrongFees(plain),
  ].map(({ reason, ...range }) => ({ reason, ...clipped(raw, inOriginal(plain, range)) }))
}

type Found = TextRange & { reason: DoubtReason }

function findPublicFreeMail({ text }: PlainText): Found[] {
  if (!PUBLIC.test(text)) return []
  return [...text.matchAll(MAIL)]
    .filter(([, domain = '']) => isFreeMail(domain))
    .map(({ index, 0: address }) => ({
      reason: 'public-free-mail',
      from: index,
      to: index + address.length,
    }))
}

function findClosedRoutes(plain: PlainText): Found[] {
  return sentencesOf(plain).flatMap(({ from, to }): Found[] => {
    const sentence = plain.text.slice(from, to)
    const match = CLOSED_ROUTE.exec(sentence)
    if (!match || NOT_NOW.test(sentence)) return []
    const start = from + match.index
    return [{ reason: 'closed-route', from: start, to: start + match[0].trimEnd().length }]
  })
}

function findCertificateNumbers({ text }: PlainText): Found[] {
  return [...text.matchAll(new RegExp(CERTIFICATE, 'g'))].flatMap((match): Found[] => {
    NUMBER.lastIndex = match.index + match[0].length
    const found = NUMBER.exec(text)
    const number = found?.[1] ?? ''
    if (number === '' || GOOD_NUMBER.test(number)) return []
    const from = NUMBER.lastIndex - number.length
    return [{ reason: 'certificate-number', from, to: NUMBER.lastIndex }]
  })
}

function findWrongFees(plain: PlainText): Found[] {
  return sentencesOf(plain).flatMap(({ from, to }): Found[] => {
    const sentence = plain.text.slice(from, to)
    const match = A_YEAR.exec(sentence)
    if (!match || !SURCHARGE.test(sentence)) return []
    if (RATES.has(Number(match[1]?.replaceAll(',', '')))) return []
    const start = from + match.index
    return [{ reason: 'wrong-fee', from: start, to: start + match[0].length }]
  })
}

function clipped(raw: string, { from, to }: TextRange): TextRange {
  return { from, to: Math.min(to, raw.length) }
}
