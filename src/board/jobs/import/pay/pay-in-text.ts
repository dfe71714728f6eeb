import { findPeriod, isPlausible, likelyPeriod } from './pay-period.ts'
import { parsePayText, withHyphens, type PayFigures } from './pay-text.ts'
import { isOtherSum, sentenceAround, startsOtherJobs } from './other-sums.ts'

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?k?`
const TO = String.raw`\s*(?:-|to|and)\s*`
const SUM = String.raw`£ ?${NUMBER}(?:${TO}£? ?${NUMBER})?`
const AMOUNT = String.raw`(?:\d{2,3},\d{3}|\d{5,6}|\d{2,3} ?k)(?!\d|,\d)`
/** ‘80-85k’ and ‘45-55,000’ mean thousands on both sides. */
const AMOUNTS = String.raw`(?:\d{2,3}${TO}£? ?${AMOUNT}|${AMOUNT}(?:${TO}£? ?${AMOUNT})?)`
const RANGE = String.raw`(?:\d{2,3}|${AMOUNT})${TO}${AMOUNT}`
/** Some boards lose the pound sign. */
const BARE_SUM = String.raw`(?<![\d£,.])${AMOUNTS}`
const BARE_WAGE = String.raw`(?<![\d£,.])\d{1,3}\.\d{2}(?:${TO}\d{1,3}\.\d{2})?`
/** The length of the heading, in which an advert says the most important things, mostly without a label. */
const HEADING = 160
const LABEL = String.raw`(?:salar(?:y|ies)|\bpay(?: rate)?|\brate|\bwage|\bremuneration|\bearn(?:ing)?s?|\bpaying|\bcompensation)\b`
const BOUND = String.raw`(?:up to |to ?|from |circa |c\. ?)?`
/** Units after a figure that is not money. */
const COUNTED = String.raw`(?! ?\+? ?(?:employees|people|colleagues|staff|homes|customers|students|patients|members|sq|hours|miles|properties|users|m\b|million|bn))`
/** Words before a sum that is not pay. */
const NOT_BEFORE = String.raw`(?<!\b(?:with|of|over|worth|in|an?|for|than|by|save|win|raised|under) ?)`
const PER = String.raw`(?:per (?:annum|year|hour|day|week|month)|p\.?a\b|p\.?\/?h\b|p\.?\/?d\b|p[./]? ?day|an? (?:hour|year|day|week)|\/ ?(?:hour|hr|day|year)|(?:annual )?salary|(?:ph|pd|pa|doe|gross)\b|basic|base)`
const IN_TEXT = [
  String.raw`${LABEL}[^£.!?\n]{0,40}(?<sum>${SUM}[^£\n]{0,24})`,
  String.raw`(?:salary|\bcomp(?:ensation)?|\bbase)\b[^£.!?\n\d]{0,30}(?<sum>${BARE_SUM}[^£\n]{0,24})`,
  String.raw`(?<sum>${BOUND}${SUM}\s{0,2}\+?\s{0,2}${PER}[^£\n]{0,12})`,
  String.raw`(?<sum>${BOUND}${BARE_SUM} ?(?:${PER}|GBP))`,
  String.raw`(?<sum>${BARE_WAGE} ?per (?:hour|day))`,
  String.raw`(?<=^[^£]{0,${HEADING}}${NOT_BEFORE})(?<sum>${BOUND}£ ?${AMOUNTS})${COUNTED}`,
  String.raw`(?<=^[^£\d]{0,${HEADING}})(?<sum>(?:(?:up to|circa) ${BARE_SUM}|(?<![\d£,.])${RANGE}))${COUNTED}`,
  String.raw`(?<sum>${BOUND}£ ?\d{2,3}k?(?:${TO}£? ?\d{2,3}k|k)(?![a-z]))`,
].map((pattern) => new RegExp(pattern, 'gi'))
/** Words of other sums of money in adverts. */
const OTHER_SUM =
  /\b(?:bonus|allowance|commission|ote|on[- ]target|budget|turnover|revenue|million|bn|billion|aum|relocation|voucher|referr?al|sign[- ]on|golden|welcome|funding|grant|fees?|cost|worth|value|saving|discount|contribution|training|expenses|overtime|mileage|uplift|supplement|weighting)\b/i
/** Follows a salary, without a sum of its own. */
const CAR_ALLOWANCE = /\bcar allowance\b.*/is
/** Earnings that are not promised. */
const ON_TARGET = /^\D*\d[\d,.k]*(?:\s*(?:-|to)\s*(?:£\s*)?[\d,.k]+)?[\s(+]*(?:ote|on[- ]target)\b/i
const A_SALARY = 12_000
const LONGEST = 6000
const BEFORE = 30
const BEHIND = 12

/** Pay in words, with the passage of the text that has it; without one it is in the title. */
interface FoundPay {
  figures: PayFigures
  passage: string | null
}

/** Pay that appears only in the title or the text, for an advert without figures; null if it is not plain. */
export function findPayInText(title: string, description: string): FoundPay | null {
  const inTitle = /£|\d ?k\b/i.test(title) && !OTHER_SUM.test(title) ? parsePayText(title) : null
  if (inTitle && isPay(inTitle)) return { figures: withPeriod(inTitle, title), passage: null }
  const text = withHyphens(description.slice(0, LONGEST))
  let end: number | null = null
  for (const pattern of IN_TEXT) {
    for (const match of text.matchAll(pattern)) {
      end ??= startsOtherJobs(text)
      const found = match.index < end ? readMatch(text, match) : null
      if (found) return found
    }
  }
  return null
}

function readMatch(text: string, match: RegExpExecArray): FoundPay | null {
  const sum = match.groups?.sum ?? ''
  const start = match.index + match[0].lastIndexOf(sum)
  const { before, sentence } = sentenceAround(text, start, start + sum.length)
  if (isOtherSum(sentence) || OTHER_SUM.test(before.slice(-BEFORE))) return null
  if (ON_TARGET.test(text.slice(start, start + sum.length + BEHIND))) return null
  const bound = /\b(?:up ?to|between) ?$/i.exec(before)?.[0] ?? ''
  const figures = parsePayText(bound + sum.replace(CAR_ALLOWANCE, '').replace(/^to ?/i, 'up to '))
  if (!figures || !isPay(figures)) return null
  // A bonus may follow the salary; ‘£5,000 bonus’ is not a salary.
  if (ends(figures)[1] < A_SALARY && OTHER_SUM.test(sum)) return null
  return { figures: withPeriod(figures, sum), passage: match[0] }
}

function withPeriod(figures: PayFigures, text: string): PayFigures {
  const [least, most] = ends(figures)
  return { ...figures, period: figures.period ?? findPeriod(text) ?? likelyPeriod(least, most) }
}

function isPay(figures: PayFigures) {
  const [least, most] = ends(figures)
  const period = figures.period ?? likelyPeriod(least, most)
  return (
    period !== null && isPlausible(least, most, period) && (figures.currency ?? 'GBP') === 'GBP'
  )
}

function ends({ min, max }: PayFigures): [least: number, most: number] {
  return [min ?? max ?? 0, max ?? min ?? 0]
}
