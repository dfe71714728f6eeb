import { alternation } from '#platform/text/alternation.ts'
import { firstMatch } from '#platform/text/match.ts'
import { detectionAt, type Detection } from './detection.ts'

const EXTRA = String.raw`(?:${alternation(String.raw`
    london|outer|inner|fringe|high cost|area|market|location|car|shift|unsocial|unsociable
    on[- ]call|weekend|overtime|holiday|annual|accommodation|cost of living|night
    recruitment|retention|performance|sign[- ]on|welcome`)}[\w ,&-]{0,30}?)?(?:weighting|allowances?|bonus(?:es)?|enhancements?|supplements?|premia|premiums?|premium|hcas?\b|lw\b|ilw\b|olw\b|commission|overtime|on[- ]call|holiday pay|a/l\b|wtd\b|wtr\b|rrp\b|service charge|tips|tronc|package)`

const ANYWHERE = [
  /(?<![a-z\d])ote(?![a-z\d])/,
  /\bon[- ]target earnings?\b/,
  /\bcommission[- ]only\b|\bcommission based (?:role|pay|position)/,
]
/** Used only in passages about pay, because other things go ‘up to’ an amount too. */
const OF_PAY = [
  new RegExp(
    String.raw`\b(?:inclusive of|including|includes|incl?\.?(?:uding)?|inclusive)\s+(?:of )?(?:\d+ ?% )?(?:[a-z]+ ){0,2}?${EXTRA}`,
  ),
  /\bup ?to (?:an? )?(?:circa )?£ ?\d/,
  /\bsalary:? (?:of )?up ?to \d\d/,
  /^\s*(?:to|up ?to|upto) £? ?\d/,
  /\b(?:pa|p\.a\.?|per annum|annum) (?:inc|incl|inclusive)\b\.?/,
]
const SUM = String.raw`£ ?\d[\d,.]*k?(?: ?(?:-|to) ?£? ?\d[\d,.]*k?)?(?: ?gbp)?\)?(?: ?(?:pa\b|p\.a\.?|per (?:annum|year|hour)|an? (?:year|hour)))?[ (:,-]*`
/** Used only in the words of the pay and in titles: what stands right beside a sum there. */
const BESIDE_SUM = [
  new RegExp(
    String.raw`${SUM}(?:in (?:total|all)\b|(?:in )?(?:first[- ]year |potential |possible |uncapped |total |annual |realistic |expected |overall |salary |reward |compensation |remuneration |pay )*(?:package|compensation|remuneration|reward|earnings|earning potential|ctc\b|uncapped|all[- ]in\b|on[- ]target|net\b(?! (?:of|role|developer))|take[- ]home|potential\b|annuali[sz]ed\b(?! hours))|(?:(?:including|inclusive|incl|inc)\b\.?)(?! vat| (?:paid )?(?:school|bank) holidays?)|with (?:an? )?(?:commission|bonus|overtime|on[- ]call|tips))`,
  ),
  /\b(?:total|potential|first[- ]year|expected|realistic|overall)(?: \w+)? (?:package|compensation|remuneration|reward|earnings|pay)[^\d£]{0,12}£ ?\d/,
  new RegExp(
    String.raw`${SUM}(?:gross )?(?:(?:for|over) (?:an? |the )?(?!12\b)\d+[- ]?(?:months?|weeks?)\b|per (?:project|placement|assignment|contract|term|patient|case|piece)\b|fixed (?:price|fee))`,
  ),
]
const SHOWN_WITH = new RegExp(
  String.raw`\b(?:salary|pay|rate) (?:\w+ ){0,2}?includes? (?:an? )?(?:£ ?[\d,.]+k? )?(?:[a-z]+ ){0,2}?${EXTRA}`,
)
const PAY = new RegExp(
  String.raw`${alternation(String.raw`
    \bsalar(?:y|ies)\b|\bper annum\b|(?<![a-z])p\.?a\b|\bearn\w*\b|\bpay(?:ing)?\b
    \bremuneration\b|\bper hour\b|\bwages?\b|\bfte\b|\bdoe\b|\brate\b|\bbasic\b|\bgross\b
    \bdepend(?:ent|ant|ing) on\b`)}`,
)
const OTHER_SUMS = new RegExp(
  String.raw`\bup ?to (?:an? )?£ ?[\d,.]+k? ?(?:\w+ ){0,3}?(?:bonus|relocation|towards|reimburse\w*|voucher\w*|referral|refer|discount|allowance|contribution|worth|study|training|budget|golden|welcome|joining|of (?!pay|salary)|million|m\b|bn\b|mn\b|billion)|\b${alternation(String.raw`
    bonus|relocation|package|fees?|expenses|support|vouchers?|discounts?|contribution|budget
    allowance|savings|payment|projects?|values?|valued|worth|turnover|revenue|budgets?
    cases?|claims?|incentive|scheme|refer|referral`)} (?:\w+ ){0,3}?(?:of |worth )?up ?to £`,
)
const EXTRAS_OF_LEAVE =
  /\b(?:leave|holidays?|days) (?:\w+ ){0,3}?(?:inclusive of|including|inc)|\b(?:benefits|package|perks|rewards)\b[^£]{0,30}\b(?:including|inc)\b/
const PRO_RATA = /\bpro[- ]?rat[ae]\b/
const LEAVE = /\b(?:leave|holidays?|vacation|bank)\b/

/** Finds signs that the printed pay includes more than guaranteed basic pay. */
export function detectPayWords(text: string, isOfPay: boolean): Detection[] {
  const match = firstMatch(text, ANYWHERE)
  if (match) return [detectionAt('pay-not-basic', match)]
  const shown = firstMatch(text, [SHOWN_WITH])
  if (shown) return [detectionAt('pay-not-basic', shown)]
  if (!isOfPay && (!PAY.test(text) || !/£|\d\d/.test(text))) return []
  if (OTHER_SUMS.test(text) || EXTRAS_OF_LEAVE.test(text)) return []
  const ofPay = firstMatch(text, OF_PAY)
  return ofPay ? [detectionAt('pay-not-basic', ofPay)] : []
}

/** Finds words beside a sum that make it more than basic pay, or another period’s: ‘£68,000 total package’. */
export function detectBesideSum(text: string): Detection[] {
  const match = firstMatch(text, BESIDE_SUM)
  return match ? [detectionAt('pay-not-basic', match)] : []
}

/** Finds the same beside a sum of a text that is the printed pay: ‘realistic earnings of £65k’. */
export function detectBesidePay(text: string, pay: number): Detection[] {
  const match = BESIDE_SUM.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))]).find(
    ({ 0: words, index }) => sumAt(text, index + words.indexOf('£')) === pay,
  )
  return match ? [detectionAt('pay-not-basic', match)] : []
}

function sumAt(text: string, at: number) {
  const [, digits = '', thousand] =
    /^£ ?(\d[\d,]*(?:\.\d\d)?)( ?k)?/.exec(text.slice(at, at + 20)) ?? []
  return Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1)
}

/** Finds signs that the printed pay is for a full week, which this job may not have. */
export function detectProRata(text: string, isOfPay: boolean): Detection[] {
  if (!isOfPay && (!PAY.test(text) || LEAVE.test(text) || !/£|\d\d/.test(text))) return []
  const match = PRO_RATA.exec(text)
  return match ? [detectionAt('pay-not-basic', match)] : []
}
