import { isFreeMail } from '#safety/text-rules/mail-domains.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { inOriginal, sentencesOf } from './find-signs.ts'
import data from './misfits.json' with { type: 'json' }
import { plainly, type PlainText } from './plain-text.ts'
import type { DoubtReason, RealFinding } from './reasons.ts'

/** The names of mailboxes that are a public office’s. */
const OFFICE =
  /(?:^|[._-])(?:cqc|nmc|gmc|hcpc|hmrc|ukvi|ukba|home-?office|nhs|ofsted|dvla|dwp|dbs|gov-?uk|university|council)(?:[._-]|\d|uk|$)/
/** Pay beside the surcharge, or what somebody had to pay earlier. */
const OTHER_MONEY =
  /\b(?:salary|wages?|up to|used to|was|were|before february 2024|interest|loan)\b/
const MAIL = /(?<![\w.+-])([\w.+-]{1,64})@([a-z\d-]+(?:\.[a-z\d-]+)+)/g
const PUBLIC =
  /\b(?:care quality commission (?!regist|rat)|nursing and midwifery council (?:staff|team|office|regist\w+ team)|hm revenue|(?:ministry|department) (?:of|for) \w+|nhs(?: foundation)?(?: trust)?|(?:city|county|borough|district|town) council|university of \w+|\w+ university|home office|ukvi|uk visas and immigration|health board|embassy|high commission)\b/
const ROUTE = data.closedRoutes.map(plainly).join('|')
const CLOSED_ROUTE = new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${ROUTE})`, 'u')
/** ‘Tier’ has many other senses. */
const OF_VISAS =
  /visa|sponsor|dependa|\bict\b|general|permit|migrant|certificate|route|youth|post-study|entrepreneur|skilled|ويزا|ভিসা|व[ीि]/
const NOT_NOW =
  /\b(?:former(?:ly)?|replaced(?! by)|used to be|old name|no longer|was called|closed|ended|abolished|previously|has replaced|instead of|stopped)\b/
/** Words for a certificate, with a word for its number in the same breath, or before a number itself. */
const CERTIFICATE = new RegExp(
  data.certificate
    .map(plainly)
    .join('|')
    .replaceAll('{number}', data.number.map(plainly).join('|')),
  'gu',
)
/** Papers with numbers of other forms. */
const OTHER_PAPER =
  /\b(?:dbs|birth|degree|marriage|tb|medical|ielts|english|language|insurance|gas|training|food|death|police|tax|exam|iso|fitness)(?: \w+)? $/
/** What follows the words for a number: at least one digit in it. */
const NUMBER =
  /[^\p{L}\p{M}\d\n]*(?:(?:is|are|hai|है|هي|هو|هه|হলো|হল|হচ্ছে|হো|हो|est|ay)(?![\p{L}\p{M}])[^\p{L}\p{M}\d\n]*)?((?=[a-z\d/-]*\d)[a-z\d]+(?:[/-][a-z\d]+)*)/uy
/** Eleven letters and digits, as on every certificate; people put spaces between them. */
const GOOD_NUMBER = /^[a-z](?: ?[a-z\d]){10}(?![a-z\d])/
/** A number that says itself what it is: ‘COS/UK/2026/4471’. */
const SPELLED_NUMBER = /(?<![\p{L}\d/@.-])(?:uk[/-])?cos[/-](?=[a-z/-]*\d{3})[a-z\d/-]+/gu
const SHORTEST_BARE = 7
const LONGEST_NUMBER = 24
const SURCHARGE = new RegExp(data.surcharge.map(plainly).join('|'), 'u')
const AMOUNT = String.raw`£ ?(\d[\d,]*)(?:\.\d\d)?|(?<![\d,.])(\d[\d,]*)(?:\.\d\d)? ?(?:£|${data.pounds.map(plainly).join('|')})`
const YEAR = data.aYear.map(plainly).join('|')
/** An amount for a year, in either order. */
const A_YEAR = new RegExp(
  String.raw`(?:${AMOUNT}) ?(?:${YEAR})|(?:${YEAR})[^\d\n]{0,12}(?:${AMOUNT})`,
  'gu',
)
/** An amount that is all that is said of the surcharge. */
const SURCHARGE_IS = new RegExp(
  String.raw`(?:${SURCHARGE.source})(?: fee)?,? ?(?:\(ihs\) )?(?:is|costs|at|of|will be|:|=|-)? ?(?:now |only |just )?(?:${AMOUNT})`,
  'gu',
)
/** The surcharge’s two rates a year, since 6 February 2024: Immigration (Health Charge) Order 2015, schedule 1. */
const RATES = [1035, 776]
/** More a year is pay. */
const MOST_A_YEAR = 10_000
/** Years for which families pay, in half years. */
const MOST_HALVES = 24

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
  const isPublic = PUBLIC.test(text)
  return [...text.matchAll(MAIL)]
    .filter(([, box = '', domain = '']) => (isPublic || OFFICE.test(box)) && isFreeMail(domain))
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
    if (match[0].startsWith('tier') && !OF_VISAS.test(sentence)) return []
    const start = from + match.index
    return [{ reason: 'closed-route', from: start, to: start + match[0].trimEnd().length }]
  })
}

function findCertificateNumbers({ text }: PlainText): Found[] {
  const named = [...text.matchAll(CERTIFICATE)].flatMap((match): Found[] => {
    const end = match.index + match[0].length
    if (OTHER_PAPER.test(text.slice(Math.max(0, match.index - 30), match.index))) return []
    NUMBER.lastIndex = end
    const number = NUMBER.exec(text)?.[1] ?? ''
    const from = NUMBER.lastIndex - number.length
    if (number === '' || GOOD_NUMBER.test(text.slice(from, from + LONGEST_NUMBER))) return []
    // ‘The certificate 2026’ is no number: without a word for one, it has letters and digits.
    const isNamed = match.groups?.['bare'] === undefined
    if (!isNamed && (number.length < SHORTEST_BARE || !/[a-z]/.test(number))) return []
    return [{ reason: 'certificate-number', from, to: from + number.length }]
  })
  if (named.length > 0) return named
  return [...text.matchAll(SPELLED_NUMBER)].map(({ index, 0: number }) => ({
    reason: 'certificate-number',
    from: index,
    to: index + number.length,
  }))
}

function findWrongFees(plain: PlainText): Found[] {
  return sentencesOf(plain).flatMap(({ from, to }): Found[] => {
    const sentence = plain.text.slice(from, to)
    if (!SURCHARGE.test(sentence) || OTHER_MONEY.test(sentence)) return []
    const yearly = [...sentence.matchAll(A_YEAR)].filter(
      (match) => sumOf(match) < MOST_A_YEAR && !RATES.includes(sumOf(match)),
    )
    const whole = [...sentence.matchAll(SURCHARGE_IS)].filter((match) => !isForYears(sumOf(match)))
    return [...yearly, ...whole].slice(0, 1).map((match) => {
      const start = from + match.index
      return { reason: 'wrong-fee', from: start, to: start + match[0].trimEnd().length }
    })
  })
}

/** The first amount that a match has. */
function sumOf([, ...sums]: RegExpExecArray) {
  return Number(sums.find(Boolean)?.replaceAll(',', ''))
}

/** Whether an amount is the surcharge of grown-ups and children for some years. */
function isForYears(amount: number) {
  const [adult = 0, child = 0] = RATES
  for (let adults = 0; adults <= MOST_HALVES; adults++) {
    const rest = amount - (adults * adult) / 2
    if (rest >= -1 && Math.abs(rest - Math.round((rest * 2) / child) * (child / 2)) < 1) return true
  }
  return false
}

function clipped(raw: string, { from, to }: TextRange): TextRange {
  return { from, to: Math.min(to, raw.length) }
}
