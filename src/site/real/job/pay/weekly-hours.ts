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
  String.raw`\b(?:(?:normal |weekly |contracted |working )?hours|working time|work week)(?: of work)?(?: are| is)? ?[:=-]? ?${NUMBER}(?! ?(?:days|minutes|%))`,
  String.raw`\bfull[- ]time[,:]? \(?${NUMBER} ?(?:${HOURS})`,
].map((pattern) => new RegExp(plainly(pattern), 'gu'))
/** ‘4 x 10 hr shifts’, ‘4 on 3 off, 12 hours a shift’ */
const SHIFTS =
  /(?<![\d.])([2-6]) ?(?:x|×|on [2-5] off,?) ?(\d\d?)[- ]?(?:paid )?(?:hours?|hrs?|h)(?![a-z])/g
const A_DAY =
  /(?<![\d.£])(\d\d?(?:\.5)?)[- ]?(?:hours?|hrs?|h)[- ](?:work )?(?:days?\b|shifts?\b|work\b|(?:a|each|every|per) (?:day|shift))/g

/** The hours a week that a text states; null if none, or different ones. */
export function weeklyHoursIn({ text }: PlainText): number | null {
  const found = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, written = '']) =>
    Number(written.replace(',', '.')),
  )
  const inShifts = [...text.matchAll(SHIFTS)].map(([, days, ofDay]) => Number(days) * Number(ofDay))
  const [hours, ...others] = new Set([...found, ...inShifts])
  if (hours === undefined || others.length > 0) return null
  return hours >= LEAST && hours <= MOST ? hours : null
}

/** The hours of a day or shift that a text states; null if none, or different ones. */
export function dailyHoursIn(text: string): number | null {
  const [hours, ...others] = new Set(
    [...text.matchAll(A_DAY)].map(([, written]) => Number(written)),
  )
  return hours !== undefined && others.length === 0 && hours >= 4 && hours <= 16 ? hours : null
}
