/**
 * Beginnings of words, and signs: every sentence that a rule can find contains one. Each starts with a literal
 * character, by which they are grouped: a text is then searched for all of them at once.
 */
const WORDS = [
  String.raw`
  cos\b|certif|sponsor|visa|permits?\b|licen[cs]e fee|skills charge|isc\b|immigration|letter|papers?\b|price
  package|slots?\b|arrival|guarante|all[- ]inclusive|agents?\b|agency|keep|retain|withh|bear\b|bears|borne
  instal|consideration|half\b|defined|undefined|fast[- ]?track|vip\b|premium|priority|pay|paid|fees?\b|deposit|charg
  costs?\b|refund|money|transfer|send\b|snd\b|buy|buyer|purchase|lend|loan|invest|bond\b|rent\b|contribut|cash|invoice
  balance|owes?\b|owed|budget|afford|raise|settle|drop|remit\b|wire|airtime|receipt|collects?\b|boss|something
  token|unpaid|deduct|repay|recover|recoup|reclaim|claw|take back|taken|minus|less sponsor|compulsory|mandatory
  documentation|processing|registration|documents?\b|biometric|share of|salary reduction|lodge|leave|leaving|director
  approval|sure\b|100|home office|job guaranteed|interview (?:fee|slot)|starter pack|outstanding|remaining|put down
  donat|shareholder|funds?\b|finder|commission|bribe|small thing|for (?:me|him|her)\b|his trouble|no job|extra|move the money|delete this|find the|bronze|silver|gold\b|overdue|first month|insurance|equipment
  time[- ]?wasters|capital|bundle|all you need|total cost|unpaid|original|degree|appreciation|gratitude|penalty|wholesale|offers invited|highest|no questions|no upfront|budget|locks|portion|chair rent|lending partner|help with our`,
  String.raw`
  iban|account|accnt|acct|acc\b|a\/c|card|cvv|otp\b|one[- ]time|bank|sort|ifsc|hdfc|gt ?b|zenith|access bank|uba\b
  ecobank|opay|palmpay|icici|sbi\b|axis|wallet|btc|bitcoin|usdt|crypto|ethereum|eth\b|trc20|0x|bc1|steam|gift|itunes
  apple|amazon|razer|google p|vanilla|western|world|lemfi|remitly|taptap|zelle|m-?pesa|momo|mobile money
  paytm|gpay|phonepe|revolut|venmo|ria money|xoom|chipper|easypaisa|jazzcash|gcash|bkash|till number|digits|long number`,
  String.raw`
  wh?at[sz]?[ -]?(?:app?|up)\b|w\/app|telegram|viber|we ?chat|imo\b|botim|signal|wa\.|t\.me|api\.|not here|private
  this (?:web)?site|do not|don't|bit\.|tinyurl|goo\.|t\.co|ow\.|is\.gd|cutt|rb\.|shorturl|rebrand|tiny\.|s\.id|gmail
  yahoo|hotmail|outlook|www|http|nhs[-.\w]|gov[-.\w]|ukvi|ukba|hmrc|home-?office|g0v|nh5|passport|brp\b|national id
  id card|birth cert|text me|travel (?:agent|officer)`,
]
const SIGNS = String.raw`[£$€₦₹₵₱₿¤]\d|@|\d{6}|\d\d-\d\d-\d\d|[a-z]{2}\d\d ?[a-z\d]{4}|[13t][a-z\d]{25}`

const groups = Map.groupBy(
  WORDS.flatMap((lines) => lines.trim().split(/\s*[|\n]\s*(?![^(]*\))/)),
  (word) => word.charAt(0),
)

/** Matches the start of a trigger, which makes a sentence worth reading, in folded text. */
export const TRIGGER = new RegExp(
  String.raw`(?<![a-z\d])(?:${[...groups].map(([first, words]) => `${first}(?:${words.map((word) => word.slice(1)).join('|')})`).join('|')})|${SIGNS}`,
  'g',
)
