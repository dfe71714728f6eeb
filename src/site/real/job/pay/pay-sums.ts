import { plainly } from '#safety/real/plain-text.ts'
import data from './pay-words.json' with { type: 'json' }

export const HOURS_A_WEEK = 37.5
export const YEARLY = { hour: 52 * HOURS_A_WEEK, day: 260, week: 52, month: 12, year: 1 }
export type Period = keyof typeof YEARLY
/** More is paid for a longer time. */
const MOST = { hour: 400, day: 3000, week: 6000, month: 30_000, year: Infinity }
const PERIODS = Object.keys(YEARLY) as Period[]
/** Words for numbers, in plain letters. */
const UNITS: Record<string, number> = Object.fromEntries(
  Object.entries(data.units).map(([word, value]) => [plainly(word), value]),
)
const POUNDS = data.pounds.join('|')
const NUMBER = String.raw`(\d{1,3}(?: \d{3})(?= ?(?:£|${POUNDS}))|\d{1,3}(?:[.٬]\d{3})+|\d+(?:,\d{3})*(?:[.]\d\d?)?|${data.numbers.join('|')})( ?k(?![a-z])| ?(?:${data.thousand.join('|')})(?![\p{L}\p{M}]))?`
const SUM = new RegExp(
  plainly(
    String.raw`(?<![\p{L}\p{M}\d.,])(?:(?:£|gbp) ?${NUMBER}|${NUMBER}(?: ?(?:£|${POUNDS}))?)(?!\d)`,
  ),
  'gu',
)
/** What each sum has, in digits or words. */
const SOME_SUM = new RegExp(plainly(String.raw`\d|${POUNDS}|${data.thousand.join('|')}`), 'u')
const AFTER = byPeriod(
  data.after,
  (words) =>
    String.raw`^(?: \([^)\n]{0,80}\))?,? ?(?:gross |basic |flat |sterling |esterlinas |brut[aeo]?s? |base ){0,2}(?:${words})`,
)
const BEFORE = byPeriod(data.before, (words) => String.raw`(?:${words})[^\d£.]{0,24}$`)

function byPeriod(words: Record<Period, string[]>, pattern: (words: string) => string) {
  return PERIODS.map((period) => ({
    period,
    words: new RegExp(plainly(pattern(words[period].join('|'))), 'u'),
  }))
}

/** A sum of pounds in a sentence, and what it is for if words beside it say so. */
export interface PaySum {
  from: number
  /** The end of the sum, and of it with the words for its period. */
  end: number
  to: number
  amount: number
  period: Period | null
  /** Whether nothing says that it is money. */
  isPlain: boolean
  /** Whether another sum follows, of which it is the lower end. */
  isRange: boolean
}

/** The sums of a sentence in plain text, in order. */
export function paySumsIn(sentence: string): PaySum[] {
  if (!SOME_SUM.test(sentence)) return []
  return [...sentence.matchAll(SUM)].map((match) => {
    const [all, first, firstK, second, secondK] = match
    const end = match.index + all.length
    const after = sentence.slice(end, end + 40)
    const before = sentence.slice(Math.max(0, match.index - 40), match.index)
    const amount = toNumber(first ?? second ?? '') * ((firstK ?? secondK) ? 1000 : 1)
    const isSome = ({ period }: { period: Period }) => amount <= MOST[period]
    const behind = AFTER.find((each) => isSome(each) && each.words.test(after))
    const found = behind ?? BEFORE.find((each) => isSome(each) && each.words.test(before))
    return {
      from: match.index,
      end,
      to: match.index + all.trimEnd().length + (behind?.words.exec(after)?.[0].length ?? 0),
      amount,
      period: found?.period ?? null,
      isPlain: /^\d[\d,.]*$/.test(all),
      isRange: /^ ?(?:-|to|–) ?£? ?\d/.test(sentence.slice(end)),
    }
  })
}

function toNumber(written: string) {
  const digits = Number(written.replaceAll(/[, ٬]|\.(?=\d{3})/g, ''))
  if (!Number.isNaN(digits)) return digits
  return written.split(/[ -]/).reduce((sum, word) => sum + (UNITS[word] ?? 0), 0)
}
