import type { OfferTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'

/** What a letter says, with its own words for each. */
export interface LetterTerms {
  pay: { sum: number; period: NonNullable<OfferTerms['payPeriod']>; quote: string } | null
  hours: { hours: number; quote: string } | null
  /** The place, as the letter writes it; '' if it names none that we can read. */
  place: string
  /** Sentences about money taken from pay, or to be paid back. */
  money: string[]
}

const SUM = String.raw`(?:£|gbp) ?(\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d?)?)(k\b)?`
const GROSS = String.raw`(?: ?\(?(?:gross|basic|before tax)\)?)?`
const PERIOD = String.raw`(?:per|an?|each|every|\/|p\.?) ?(hour|hr|day|week|month|year|annum|h|d|w|m|a|y)\b`
const PAY = new RegExp(
  [
    String.raw`${SUM}${GROSS},? ?${PERIOD}`,
    String.raw`${SUM}${GROSS} ?(hourly|daily|weekly|monthly|yearly|annually|pa\b|ph\b)`,
    String.raw`(annual|yearly|monthly|weekly|daily|hourly) (?:gross |basic )?(?:salary|pay|wage|rate)(?: of| is| will be|:)? ${SUM}`,
  ].join('|'),
  'i',
)
/** Without a word for the time, a salary is that of a year. */
const SALARY = new RegExp(String.raw`(?:salary|starting pay)(?: of| is| will be|:)? ${SUM}`, 'i')
const HOURS =
  /(\d{1,2}(?:\.\d{1,2})?)(?: |-)?(?:hours?|hrs?)(?: of work)?(?: (?:a|per|each|every)|\/| ?p\.?) ?(?:week|wk|w)\b|(\d{1,2}(?:\.\d{1,2})?)[ -]?(?:hour|hr) (?:working )?week|(?:hours (?:per|a|each) week|weekly hours|hours of work)(?: is| are| will be|:)? ?(\d{1,2}(?:\.\d{1,2})?)/i
const PLACE =
  /(?:[Pp]lace of work|[Ww]ork ?place|[Ww]ork location|\b[Ll]ocation)(?: is| will be|:) ?([^\n.;]{2,80})|\b(?:based|work|working|located) (?:at|in) ([A-Z][^\n.;,]{1,60}(?:, [A-Z][^\n.;,]{1,40})?)/
const MONEY =
  /deduct|(?:take[ns]?|taken|stopped|withheld|recover(?:ed)?) (?:\w+ ){0,4}(?:from|out of|off) (?:your|the|each|my) (?:\w+ )?(?:pay|salary|wages?)|re-?pay|pay (?:us |the company )?back|reimburse (?:us|the company|the employer)|claw ?back|refund (?:us|the company|the employer)|\bbond of|penalty of|liable (?:to|for)/i
const SENTENCES = /[^.!?\n•]+(?:\.(?=\d)[^.!?\n•]+)*[.!?]?/g
const MOST_SENTENCES = 8
const LONGEST = 400

const LETTERS: Record<string, NonNullable<OfferTerms['payPeriod']>> = {
  h: 'hour',
  d: 'day',
  w: 'week',
  m: 'month',
  y: 'year',
  a: 'year',
}

/** Pay, hours, place and money to be paid, as far as a letter writes them in the usual words. Pure. */
export function readLetter(text: string): LetterTerms {
  return {
    pay: findPay(text),
    hours: findHours(text),
    place: findPlace(text),
    money: findMoney(text),
  }
}

/** Sentences about money, each once. */
function findMoney(text: string) {
  const sentences = (text.match(SENTENCES) ?? []).map((sentence) => sentence.trim())
  const found = new Set(sentences.filter((sentence) => MONEY.test(sentence)))
  return [...found].slice(0, MOST_SENTENCES).map((sentence) => sentence.slice(0, LONGEST))
}

function findPay(text: string): LetterTerms['pay'] {
  const match = PAY.exec(text) ?? SALARY.exec(text)
  if (!match) return null
  const [quote, ...found] = match
  const [sum = ''] = found.filter((part) => part !== undefined && /^\d/.test(part))
  const isThousands = found.some((part) => part?.toLowerCase() === 'k')
  const word = found.find((part) => part && /^[a-z]{2,}|^[a-jl-z]$/i.test(part)) ?? 'year'
  return {
    sum: Number(sum.replaceAll(',', '')) * (isThousands ? 1000 : 1),
    period: periodOf(word.toLowerCase()),
    quote: quote.trim(),
  }
}

function periodOf(word: string) {
  return LETTERS[word === 'pa' ? 'a' : word === 'ph' ? 'h' : word.charAt(0)] ?? 'year'
}

function findHours(text: string): LetterTerms['hours'] {
  const match = HOURS.exec(text)
  const hours = Number(match?.slice(1).find(Boolean))
  return match && hours > 0 && hours <= 100 ? { hours, quote: match[0].trim() } : null
}

function findPlace(text: string) {
  const match = PLACE.exec(text)
  return (match?.[1] ?? match?.[2] ?? '').trim()
}
