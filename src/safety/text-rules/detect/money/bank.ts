import { within } from '#platform/text/match.ts'
import { isValidIban } from '#safety/text-rules/identifiers/iban.ts'
import { findWalletAddresses } from '#safety/text-rules/identifiers/wallets.ts'

const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,3})?\b/g
const IBAN_GIVEN = /\biban\b ?(?:no|number)?[:= -]{0,3}(?=[a-z]{2}\d{2})/
const CARD_REQUEST = new RegExp(
  String.raw`\b(?:card number|number of your card|(?:bank|debit|credit) card\b${within(30)}\b(?:number|photo|front|back|digits)|(?:photo|front and back|picture) of (?:your |the )?(?:\w+ )?(?:bank|debit|credit) card|cvv|(?:bank|online banking|card) (?:login|password|pin|screenshot)\b|\blong number on your card|\botp\b|one[- ]time (?:code|password)|code\b[^.]{0,30}\b(?:by|per|via|in an?|from) (?:sms|text)|(?:sms|verification) code|online banking username|with your card details|digits (?:behind|on the back))\b`,
  'g',
)
const SORT_CODE = new RegExp(
  String.raw`\bsort ?code\b${within(12)}\d{2}[- ]?\d{2}[- ]?\d{2}\b|\b\d{2}-\d{2}-\d{2}\b${within(25)}\b\d{8}\b|\b\d{6}\b ?(?:acc|acct|account)\b${within(10)}\b\d{8}\b`,
)
const ACCOUNT = new RegExp(
  String.raw`\b(?:a/?c|acc|acct|account|accnt)\b\.? ?(?:no|number|num|name)?\b[:. #]{0,3}\d{8,16}\b|\baccount name\b${within(40)}\b(?:account|sort)\b|\bifsc\b|\b(?:hdfc|gtbank|gtb|zenith|access bank|first bank|uba|ecobank|opay|palmpay|icici|sbi|axis bank)\b${within(30)}\b\d{10,14}\b|\b\d{10,14}\b${within(20)}\b(?:gtbank|zenith|access bank|first bank|uba|ecobank|opay|palmpay|hdfc|icici)\b`,
)
/** The employer’s bank details: the payroll’s questions after a contract are ordinary. */
const OUR_DETAILS =
  /\b(?:our|my|the) (?:bank|account|payment) details\b(?! (?:of|for) (?:customers|suppliers|clients))|\b(?:use|to) this account\b|^\W*bank[-_ ]details\b(?! (?:for (?:\w+ )?(?:payment|payroll|wages|pay) )?(?:are (?:asked for|needed|taken) )?only (?:after|once|when|at the end)\b)/
const WALLET_WORDS = new RegExp(
  String.raw`(?:\b(?:pay|paid|payment|send|transfer|use|accept\w*)\b${within(40)})\b(?:bitcoin|btc|usdt|ethereum|crypto|trc20|eth wallet|our wallet|my wallet)\b(?! (?:and|engineer|,|platform))|\b(?:usdt|trc20|btc|eth)\b ?(?:trc20 )?(?:wallet|address)\b|₿[\d.]+`,
)
const GIFT_CARDS = new RegExp(
  String.raw`\b(?:buy|pay|get|send|purchase)\b${within(45)}\b(?:(?:gift|steam|amazon|apple|itunes|razer|google play|vanilla)(?: or \w+)? (?:\w+ )?cards?|gold cards)\b`,
)
const REMITTANCE = String.raw`(?:western union|money ?gram|world ?remit|send ?wave|lemfi|remitly|taptap ?send|zelle|cash ?app|m-?pesa|mpesa|momo|mobile money|paytm|gpay|google pay|phonepe|paypal|pay ?pal|revolut|venmo|ria money|xoom|wise|chipper|easypaisa|jazzcash|gcash|bkash)`
const REMITTED = new RegExp(
  String.raw`\b(?:pay|paid|payment|send|transfer|go to|deposit)\b${within(45)}\b(?:by|via|through|with|on|to|using|use|in)?\b ?${REMITTANCE}\b(?! (?:integration|account manager|and \w+ (?:are|is)|in london))|\b${REMITTANCE}\b(?:, ?(?:my|for)|${within(30)}\b(?:accepted|for the payment|for (?:the )?(?:cos|visa|registration|medical)|number|tag|is hr|\d{5,})|@|${within(20)}[$£€¤₦]\d)|\btill number \d{5,7}\b|\b(?:top ?up|load|credit) my ${REMITTANCE}|\b(?:you can|please|kindly) use (?:remitly|zelle|sendwave|paypal)`,
)
const CASH_TAG = /(?<![\w£$])\$[a-z][a-z\d]{3,19}\b/

/** Finds ranges in one sentence. */
export type Detector = (sentence: string) => { from: number; to: number }[]

export const findIbans: Detector = (sentence) => {
  const found = [...sentence.matchAll(IBAN)]
    .filter(([iban]) => isValidIban(iban))
    .map(({ 0: iban, index }) => ({ from: index, to: index + iban.length }))
  return found.length > 0 ? found : first(sentence, [IBAN_GIVEN])
}
export const findAccounts: Detector = (sentence) =>
  first(sentence, [SORT_CODE, ACCOUNT, OUR_DETAILS])
/** Words before what nobody asks for. */
const NOBODY_ASKS =
  /(?:\b(?:never|not|nobody)|n't) (?:\w+ ){0,3}(?:ask|asks|asked|want|wants|need|needs|request|requests)(?: you)? (?:for )?(?:\w+ ){0,6}$/

export const findCards: Detector = (sentence) =>
  [...sentence.matchAll(CARD_REQUEST)]
    .filter(({ index }) => !NOBODY_ASKS.test(sentence.slice(0, index)))
    .slice(0, 1)
    .map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
export const findWallets: Detector = (sentence) => {
  const found = findWalletAddresses(sentence)
  return found.length > 0
    ? found.map(({ 0: address, index }) => ({ from: index, to: index + address.length }))
    : first(sentence, [WALLET_WORDS])
}
export const findGiftCards: Detector = (sentence) => first(sentence, [GIFT_CARDS])
export const findRemittance: Detector = (sentence) =>
  first(sentence, /\bcash ?app\b/.test(sentence) ? [REMITTED, CASH_TAG] : [REMITTED])

export function first(sentence: string, patterns: readonly RegExp[]) {
  for (const pattern of patterns) {
    const match = pattern.exec(sentence)
    if (match) return [{ from: match.index, to: match.index + match[0].length }]
  }
  return []
}
