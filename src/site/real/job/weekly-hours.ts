import { plainly, type PlainText } from '#safety/real/plain-text.ts'
import data from './pay-words.json' with { type: 'json' }

/** More or fewer are no week of full-time work. */
const LEAST = 30
const MOST = 70
const HOURS = data.hours.join('|')
const NUMBER = String.raw`(?<![\p{L}\p{M}\d.,£:-])(\d\d(?:[.,]\d\d?)?)`
const PATTERNS = [
  String.raw`${NUMBER}[ -]?(?:${HOURS})(?: of work)?,? ?(?:${data.week.join('|')})`,
  String.raw`(?:${data.weekAhead.join('|')})[^\d\n.।۔]{0,12}${NUMBER} ?(?:${HOURS})`,
  String.raw`(?<![\p{L}])(?:saa|oras) (\d\d) (?:kwa wiki|kada linggo)`,
].map((pattern) => new RegExp(plainly(pattern), 'gu'))

/** The hours a week that a text states; null if none, or different ones. */
export function weeklyHoursIn({ text }: PlainText): number | null {
  const found = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, written = '']) =>
    Number(written.replace(',', '.')),
  )
  const [hours, ...others] = new Set(found)
  if (hours === undefined || others.length > 0) return null
  return hours >= LEAST && hours <= MOST ? hours : null
}
