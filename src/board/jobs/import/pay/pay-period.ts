import type { PayPeriod } from '#trade/jobs.schema.ts'

const PER = String.raw`(?:per|pr|an?|each|every|/)\s*`
const PERIODS: Record<PayPeriod, string> = {
  hour: String.raw`p\.?\s?/?\s?h(?:r|our)?s?\.?(?![a-z])|${PER}h(?:ou)?rs?(?![a-z])|/\s*h(?![a-z])|hourly`,
  day: String.raw`p/?d(?![a-z])|p[./]? ?day(?![a-z])|${PER}(?:day|shift)(?![a-z])|da(?:y|ily) rate`,
  week: String.raw`p/?w(?![a-z])|${PER}w(?:ee)?k(?![a-z])|weekly (?:rate|wage)`,
  month: String.raw`p/?c?m(?![a-z])|${PER}(?:calendar\s*)?month(?![a-z])|monthly (?:rate|wage|salary)`,
  year: String.raw`p\.?\s?/?a\.?(?![a-z])|gpa(?![a-z])|${PER}(?:ann?u?m?|year|yr)(?![a-z])|annual|annum|yearly`,
}
const NAMES = Object.keys(PERIODS) as PayPeriod[]
const PERIOD = new RegExp(
  NAMES.map((name) => `(?<${name}>(?<![a-z])(?:${PERIODS[name]}))`).join('|'),
  'i',
)
const UNITS: Record<string, PayPeriod> = {
  h: 'hour',
  d: 'day',
  w: 'week',
  m: 'month',
  y: 'year',
  a: 'year',
}

/** The first pay period in a text: 'per annum', 'p/h', '/day'. */
export function findPeriod(text: string): PayPeriod | null {
  const groups = PERIOD.exec(text)?.groups
  return NAMES.find((name) => groups?.[name]) ?? null
}

/** The period of a column's value: 'YEAR', 'hourly', 'per annum', 'daily'. */
export function parsePeriod(unit: string): PayPeriod | null {
  const word = unit.trim().toLowerCase()
  const isWord = /^(?:hour|hr|dai?l?y?$|week|month|year|yr|annual|annum)/.test(word)
  return isWord ? (UNITS[word.charAt(0)] ?? null) : findPeriod(word)
}

// Plausible pay for each period; anything else is a mistake.
const LIMITS: Record<PayPeriod, [least: number, most: number]> = {
  hour: [1, 1000],
  day: [10, 10_000],
  week: [20, 20_000],
  month: [50, 100_000],
  year: [500, 10_000_000],
}
const WIDEST_RANGE = 5

/** Whether an advert can offer these figures: '£28,000 to £3,500' is a mistake. */
export function isPlausible(min: number, max: number, period: PayPeriod | null): boolean {
  const [least, most] = period ? LIMITS[period] : [0.01, LIMITS.year[1]]
  return min >= least && max <= most && max <= min * WIDEST_RANGE
}

/** The only likely period for figures without one; null if there are several. */
export function likelyPeriod(min: number, max: number): PayPeriod | null {
  if (min >= 10_000) return 'year'
  return max < 100 ? 'hour' : null
}

interface Posting {
  least: number
  most: number
  title: string
  description: string
}

/** Work that is paid about these sums by the day, and never by the hour. */
const BY_THE_DAY =
  /\b(?:teach(?:er|ers|ing)|supply|cover supervisor|sen|send|tutor|learning support|nursery|early years|classroom|school|pupil|graduate|aspiring|interim|contract(?:or)?|inside ir35|outside ir35|day rate|daily)\b/i
/** Office work whose pay names no period and is too low for a year: an interim’s, paid by the day. */
const OFFICE =
  /\b(?:developer|engineers?|architect|analyst|consultant|manager|accountant|programmer|scientist|tester|designer|director|lead|surveyor|officer|administrator|secretary|assistant|coordinator|specialist|executive|technician|planner|coach)\b/i
const OFFICE_DAY: [least: number, most: number] = [100, 1500]
const SCHOOL_DAY: [least: number, most: number] = [60, 400]
const CONTRACTOR_DAY: [least: number, most: number] = [100, 1500]
/** A higher wage per hour is a mistake in a school. */
const SCHOOL_HOUR = 60
const SCHOOL = /\b(?:teach(?:er|ers|ing)|cover supervisor|learning support|nursery|school|pupil)\b/i

/**
 * Corrects a missing or impossible period by the kind of work: a teaching assistant’s £95 is a day’s pay, and so is an
 * interim’s £250.
 */
export function correctPeriod(
  period: PayPeriod | null,
  { least, most, title, description }: Posting,
): PayPeriod | null {
  const isSchool = SCHOOL.test(title) || (SCHOOL.test(description) && BY_THE_DAY.test(title))
  if (period === 'hour' && isSchool && least >= SCHOOL_HOUR && isWithin(least, most, SCHOOL_DAY))
    return 'day'
  if (period !== null) return period
  const written = findPeriod(behindSum(description.slice(0, 3000), least))
  if (written && isPlausible(least, most, written)) return written
  if (isSchool && isWithin(least, most, SCHOOL_DAY)) return 'day'
  if (OFFICE.test(title) && isWithin(least, most, OFFICE_DAY)) return 'day'
  return BY_THE_DAY.test(`${title} ${description}`) && isWithin(least, most, CONTRACTOR_DAY)
    ? 'day'
    : null
}

/** The text after the first sum with a pound sign, or else after this very figure. */
function behindSum(text: string, least: number) {
  const marked = text.match(/£ ?\d[^£]{0,40}/)?.[0]
  if (marked) return marked
  for (const { 0: figure, index } of text.matchAll(/(?<![\d,.])\d+(?:\.\d+)?(?![\d,])/g)) {
    if (Number(figure) === least) return text.slice(index, index + 30)
  }
  return ''
}

function isWithin(least: number, most: number, [from, to]: [number, number]) {
  return least >= from && most <= to
}
