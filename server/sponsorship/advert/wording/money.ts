import { alternation } from '#server/text/alternation.ts'
import { firstMatch, detectionAt, within, type Detection } from './detection.ts'

const VISA = String.raw`${alternation(String.raw`
    cos\b|certificates? of sponsorship|sponsorships?(?: certificates?)?
    (?:work |skilled worker |uk )?visas?|work permits?`)}`
const AMOUNT = String.raw`(?:£\s?\d[\d,.]*\s?k?|\d[\d,.]*\s?k?\s?(?:pounds|gbp))`
/** Excludes amounts that the worker is paid. */
const PAID = String.raw`(?!\s?${alternation(String.raw`
    -|to\b|per\b|p\.?a\b|p\.?h\b|an? (?:hour|year|week|month)|/|salary|basic|annual|pcm
    gross|relocation|bonus|plus|\+|doe|depending|minimum`)})`

const CERTIFICATE = [
  new RegExp(
    String.raw`\b${VISA}\s*${alternation(String.raw`
    available |is |are |for sale |costs? |fees? |price |charges? |at |for |only |just 
    package |from |with |of |job |jobs |slots? |[-:=(]\s*`)}{1,5}${AMOUNT}${PAID}`,
  ),
  new RegExp(
    String.raw`${AMOUNT}\s*(?:for|per|towards|to get|to obtain|to secure|in exchange for)\s+(?:\w+\s+){0,3}?${VISA}`,
  ),
  new RegExp(
    String.raw`\b(?:buy|buying|purchase|sell|selling|for sale)\s+(?:\w+\s+){0,3}?${alternation(String.raw`
    cos\b|certificates? of sponsorship|sponsorships?|visas?|work permits?`)}`,
  ),
  new RegExp(
    String.raw`\b${alternation(String.raw`
    cos\b|certificates? of sponsorship|sponsorships?|visas?|work permits?`)}\s+(?:is |are |slots? )?for sale\b`,
  ),
  new RegExp(
    String.raw`\b(?:you|your|candidates?|applicants?|workers?|employees?)\b${within(40)}\b(?:pay|paying|payment|repay|reimburse|cover|bear|fund|refund|deducted)\b${within(50)}\b${alternation(String.raw`
    cos\b|certificates? of sponsorship|sponsorships?(?! licen)|skills charge
    sponsor licen[cs]e`)}`,
  ),
  new RegExp(
    String.raw`\b(?:pay|payment|deposit|fees?|charges?|costs?)\b\s+(?:of ${AMOUNT} |upfront |up front |is )?(?:for|towards|before|to (?:get|receive|obtain|secure))\s+(?:\w+\s+){0,3}?(?:cos\b|certificates? of sponsorship|sponsorships?)`,
  ),
]

const FEES = [
  new RegExp(
    String.raw`\b${alternation(String.raw`
    visa|sponsorship|recruitment|placement|agency|processing|registration|application
    admin(?:istration|istrative)?|training|joining|job|interview|booking|upfront|up-front
    document\w*|file|consultancy|service|security|legal`)}\s+(?:processing |admin |service )?(?:fees?|deposits?|charges?)\b${within(60)}(?:${AMOUNT}|\b(?:applies|apply|required|payable|to be paid|before|must be paid|due|upfront|non-refundable|refundable)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:you|candidates?|applicants?|workers?|employees?)\b${within(30)}\b${alternation(String.raw`
    must|need to|will need to|will have to|have to|should|are required to
    will be required to|are expected to|will be asked to|required to|will`)}\s+(?:also |first )?(?:pay|transfer|send|make a payment)\b${within(60)}\b(?:fees?|deposit|charges?|visa)\b`,
  ),
  new RegExp(
    String.raw`\b(?:refundable|non-refundable|upfront|up-front|advance)\s+(?:security |training |registration |booking )?(?:deposit|fee|payment)s?\b`,
  ),
  new RegExp(
    String.raw`\b(?:pay|payment of|paying)\s+(?:an?|the|our|your|some)\s+(?:\w+\s+){0,3}?(?:fee|deposit)\b`,
  ),
  new RegExp(
    String.raw`\b(?:fee|deposit)s?\s+(?:of\s+)?${AMOUNT}\s+(?:is |are |will be )?(?:payable|required|applies|needed|due|upfront|before)`,
  ),
]

/** Others pay, or the payment is ordinary: checks, memberships, homes, courses. */
const HARMLESS = new RegExp(
  String.raw`\b(?:no|not|never|without|don't|doesn't|won't|nor|zero|free|waived?)\b|\b(?:we|we'll|trust|employer|company|hospital|group|practice|university|council|client|us)\b(?: \w+){0,3}? (?:cover|pay|fund|reimburse|meet|refund|contribute|provide|offer|bear)\w*|\b${alternation(String.raw`
    reimburs\w+|refunded|covered|funded|fees? paid|paid (?:for )?by|paid fees?
    all costs? met|assistance with|help with|support with|contribution`)}\b`,
)
const OTHER_FEES = new RegExp(
  String.raw`\b${alternation(String.raw`
    dbs|crb|pvg|disclosure|disclosing|barring|police|criminal|accessni|nmc|hcpc|gmc|gdc|gphc
    csp|sra|mdu|mps|professional|indemnity|membership|member|subscriptions?|parking|tenancy
    rent|accommodation|lodging|university|tuition|course|school|student|exam\w*|library
    fee[- ]earn\w*|fees clinic|fees service|licen[cs]e fee|legal fees|clients?|customers?
    patients?|management fees?|fund|call[- ]out|referral|relocation|removal|nursery
    childcare|gym|bank|banking|treasury|deposits? (?:and|&)|lending|loans?|mortgage|savings
    invoices?|ledger|candidate profiles|cvs|unsolicited|agenc(?:y|ies) (?:fee|will)
    speculative|housing`)}\b`,
)

/** Whether the worker is asked for money, for a certificate or for anything else before the work starts. */
export function readMoney(text: string): Detection[] {
  if (HARMLESS.test(text)) return []
  const certificate = firstMatch(text, CERTIFICATE)
  if (certificate) return [detectionAt('certificate-for-money', certificate)]
  if (OTHER_FEES.test(text)) return []
  const fee = firstMatch(text, FEES)
  return fee ? [detectionAt('fee-asked', fee)] : []
}
