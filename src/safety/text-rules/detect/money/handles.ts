import { within } from '#platform/text/match.ts'
import { first, type Detector } from './bank.ts'

/** Providers behind the ‘@’ of India’s payment addresses: ‘ada@okicici’ has no domain. */
const UPI =
  /(?<![\w.])[a-z\d][a-z\d._-]{1,60}@(?:ok(?:axis|sbi|icici|hdfcbank|hdfc)|ybl|ibl|axl|paytm|pt(?:axis|sbi|yes|hdfc)|apl|yapl|upi|sbi|hdfcbank|icici|axisbank|kotak|barodampay|cnrb|idfcbank|indus|airtel|freecharge|waicici|wahdfcbank|wasbi|waaxis|jupiteraxis|superyes)\b(?!\.[a-z])/
const UPI_WORD = /\b(?:upi|bhim) ?(?:id|address|handle|number)?\b ?[:=-]/
/** Links that ask for a payment. */
const LINK =
  /\b(?:paypal\.me|paypal\.com\/paypalme|revolut\.me|monzo\.me|monzo\.com\/pay|cash\.app|wise\.com\/pay|buy\.stripe\.com|checkout\.stripe\.com|venmo\.com\/u|ko-fi\.com|buymeacoffee\.com|gofundme\.com|paystack\.com\/pay|flutterwave\.com\/pay|rzp\.io|razorpay\.me|m-pesa\.me|settleup\.starlingbank\.com)\/\S{2,60}/
const PAYPAL = new RegExp(
  String.raw`\b(?:my|our|the|via|by|with|to|on|use) ?pay ?pal\b${within(20)}\b[\w.+-]{1,60}@[a-z\d-]{1,60}\.[a-z]{2,}|\bpay ?pal\b ?(?:is|:|=|address|e-?mail|account)${within(12)}\b[\w.+-]{1,60}@[a-z\d-]{1,60}\.[a-z]{2,}`,
)
const TAG = /\brev ?tags?\b|\bcash ?tags?\b|\bmonzo tag\b/
const MOBILE_MONEY = String.raw`(?:m-?pesa|mpesa|gcash|pay ?maya|bkash|nagad|easy ?paisa|jazz ?cash|momo|mobile money|opay|palmpay|ecocash|tigo ?pesa|airtel money|orange money|esewa|khalti|dana|ovo|gopay)`
const MOBILE = new RegExp(
  String.raw`\b${MOBILE_MONEY}\b[^\d\n]{0,30}\+?\d[\d -]{5,16}\d|\+?\d[\d -]{6,16}\d[^\d\n]{0,12}\b${MOBILE_MONEY}\b`,
)
const SHORT_SORT_CODE =
  /\bsort\b[^\d\n]{0,12}\d{2}[- ]\d{2}[- ]\d{2}\b[^\d\n]{0,25}\d(?:[ -]?\d){6,8}\b|\b\d{2}-\d{2}-\d{2}\b[^\d\n]{0,25}\b\d{4} \d{4}\b/

/** Finds addresses to which money is sent: a handle, a link, a mobile wallet’s number. */
export const findHandles: Detector = (sentence) =>
  first(sentence, [UPI, UPI_WORD, LINK, PAYPAL, TAG, MOBILE, SHORT_SORT_CODE])
