import { alternation } from '#platform/text/alternation.ts'
import { rewrite, type FoldedText } from './folded-text.ts'

const UNITS: Record<string, number> = Object.fromEntries(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`
    .split(/\s+/)
    .map((word, value) => [word, value]),
)
const TENS: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10]),
)
const SCALES: Record<string, number> = {
  hundred: 100,
  k: 1000,
  grand: 1000,
  thousand: 1000,
  m: 1_000_000,
  million: 1_000_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  crore: 10_000_000,
  crores: 10_000_000,
}
const SPOKEN = String.raw`(?:${[...Object.keys(UNITS), ...Object.keys(TENS)].join('|')})`
const WORD = String.raw`(?:${SPOKEN}|oh|double|triple|hundred|thousand|million|lakhs?|crores?|point|k\b)`
const IN_WORDS = new RegExp(
  String.raw`\b(?:${SPOKEN}|oh|(?:a|half a) (?=hundred|thousand|million|lakh)|double(?= (?:oh|zero|${SPOKEN})))(?:[ -]+(?:(?<=(?:hundred|thousand|million|lakhs?|crores?) )and )?${WORD}){0,20}\b`,
  'g',
)
/** An O among digits: ‘2,9OO’. */
const WITH_LETTER_O = /(?<![a-z\d])\d[\d,.]{0,12}o[\do,.]{0,12}(?![a-z])/g

/** ‘4 and a half grand’ */
const AND_A_HALF = /\b(\d{1,3}) and a half (?=grand\b|k\b|thousand\b)/g

/** The sign for an amount; ¤ for a currency without its own. */
const CURRENCIES: [sign: string, names: RegExp][] = [
  ['£', /^(?:£|gbp|pounds?(?: sterling)?|quid|sterling|stg)$/],
  ['$', /^(?:\$|us\$|usd|dollars?|bucks)$/],
  ['€', /^(?:€|euros?|eur)$/],
  ['₦', /^(?:₦|ngn|naira)$/],
  ['₹', /^(?:₹|inr|rs\.?|rupees?)$/],
  ['₵', /^(?:₵|ghs|gh₵|cedis?)$/],
  ['₿', /^(?:₿|btc|bitcoins?|eth|usdt|tether)$/],
]
const CURRENCY = alternation(String.raw`
    £|\$|€|₦|₹|₵|₱|₿|¤|us\$|gbp\b|pounds?(?: sterling)?\b|quid\b|stg\b|usd\b|dollars?\b|euros?\b|eur\b
    ngn\b|naira\b|inr\b|rs\b\.?|rupees?\b|ghs\b|gh₵|cedis?\b|kes\b|ksh\b|kshs\b|shillings?\b|aed\b
    dirhams?\b|php\b|pesos?\b|bdt\b|taka\b|npr\b|lkr\b|pkr\b|zar\b|rand\b|usdt\b|tether\b|btc\b
    bitcoins?\b|eth\b`)
const BEFORE = alternation(String.raw`
    £|\$|€|₦|₹|₵|₱|₿|¤|us\$|\bgbp|\busd|\beur|\bngn|\binr|\brs\.?|\bghs|\bkes|\bksh|\bkshs|\baed
    \bphp|\bbdt|\bnpr|\blkr|\bpkr|\busdt|\bbtc`)
const AMOUNT = new RegExp(
  String.raw`(?:(${BEFORE}) ?|(?<![\d.,/:\w-]))(\d{1,12}(?:[,' ]\d{3}(?!\d)|,\d{2}(?=,)){0,4}(?:\.\d{1,4})?)(?![\d])(?: ?(k|grand|thousand|million|m|lacs?|lakhs?|crores?)\b)?(?: ?(${CURRENCY}))?`,
  'g',
)

/** Writes numbers in words as digits, and amounts as ‘£2900’, whatever their form was. */
export function writeNumbers(folded: FoldedText): FoldedText {
  const spelled = rewrite(folded, WITH_LETTER_O, ([number]) => number.replaceAll('o', '0'))
  const digits = rewrite(spelled, IN_WORDS, ([words]) => fromWords(words))
  const halves = rewrite(digits, AND_A_HALF, ([, number]) => `${number}.5 `)
  return rewrite(halves, AMOUNT, toAmount)
}

function toAmount(match: RegExpExecArray): string | null {
  const [, before, digits = '', scale, after] = match
  // Only South Asian currencies are counted in lakhs.
  const currency =
    signOf(before ?? after) ?? (/^(?:lacs|lakh|crore)/.test(scale ?? '') ? '₹' : null)
  if (currency === null && (scale === undefined || scale === 'm')) {
    return /^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : null
  }
  // Spaces group digits only next to a currency; elsewhere they separate numbers.
  const value = Number(digits.replaceAll(/[,' ]/g, '')) * (scale ? (SCALES[scale] ?? 1) : 1)
  const written = `${currency ?? ''}${Math.round(value * 100) / 100}`
  // The currency before, and a different word after: ‘£20 quid’.
  return before && after && signOf(after) !== currency ? `${written} ${after}` : written
}

function signOf(name: string | undefined): string | null {
  if (name === undefined) return null
  const folded = name.trim()
  return CURRENCIES.find(([, names]) => names.test(folded))?.[0] ?? '¤'
}

function fromWords(phrase: string): string | null {
  const words = phrase.split(/[ -]+/).filter((word) => word !== 'and' && word !== '')
  if (words.length === 1 && words[0] === 'oh') return null
  const isSpelledOut =
    (words.length > 4 && words.filter(isDigit).length > 3) ||
    (words.length > 2 &&
      words.every((word) => isDigit(word) || word === 'double' || word === 'triple'))
  return isSpelledOut ? digitsOf(words) : String(valueOf(words))
}

function isDigit(word: string): boolean {
  return (UNITS[word] ?? 99) < 10 || word === 'oh'
}

/** The digits of a telephone number in words: ‘oh seven double seven’. */
function digitsOf(words: string[]): string {
  let digits = ''
  let times = 1
  for (const word of words) {
    if (word === 'double') times = 2
    else if (word === 'triple') times = 3
    else if (word === 'hundred') digits += '00'
    else if (word === 'thousand') digits += '000'
    else {
      const value = word === 'oh' ? 0 : (UNITS[word] ?? TENS[word])
      if (value === undefined) continue
      digits += String(value).repeat(times)
      times = 1
    }
  }
  return digits
}

function valueOf(words: string[]): number {
  let [total, current, fraction] = [0, 0, 0]
  for (const word of words) {
    const scale = SCALES[word]
    if (word === 'point') fraction = 0.1
    else if (word === 'half') current = 0.5
    else if (word === 'a') current ||= 1
    else if (word === 'hundred') current = (current || 1) * 100
    else if (scale !== undefined) {
      total += (current || 1) * scale
      current = 0
      fraction = 0
    } else {
      const value = UNITS[word] ?? TENS[word] ?? 0
      current += fraction ? value * fraction : value
      if (fraction) fraction /= 10
    }
  }
  return Math.round((total + current) * 100) / 100
}
