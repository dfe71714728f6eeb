import { singleSpaces } from '#platform/text/single-spaces.ts'
import { zonesOf } from '#platform/places/zones.ts'
import { parseDate } from './dates.ts'

/** A closing date that was read in an advert's text, with its words. */
export interface ReadClosing {
  closesAt: string
  /** ‘End Date Thursday 23 April 2026’. */
  closingWords: string
}

interface About {
  /** The day of posting, if the source states it: a day without a year is the first one after it. */
  postedAt: string | null
  /** ISO 3166-1 alpha-2. The day ends there. */
  country: string
}

const APPLICATIONS = String.raw`(?:for |of |to )?(?:the )?(?:receipt |return |submission )?(?:of )?(?:all )?(?:completed )?(?:applications?|apply|applying|this (?:post|role|job|vacancy|position))`
/** What adverts write before their closing date. ‘Closes’ needs a subject: a nursery closes, too. */
const LABELS = [
  String.raw`(?:(?:advert|application|vacancy|job|posting|post) )?(?:closing|close|closure|expiry|end) date(?: ${APPLICATIONS})?`,
  String.raw`(?:clos(?:es|ing)|close)(?: ${APPLICATIONS})?(?=\s*[:–—-])`,
  String.raw`(?:applications?|adverts?|advertisement|vacancy|job|role|post|position|posting|opportunity|recruitment|campaign)(?: window)?(?: will| shall| is due to)? clos(?:es?|ing)`,
  String.raw`(?:adverts?|advertisement|vacancy)(?: will)? (?:ends?|expires?)`,
  String.raw`and closes`,
  String.raw`(?<=(?:^|[.!?;•|)] ?))clos(?:es|ing)(?: on| at)?`,
  String.raw`expir(?:es|y)(?=\s*[:–—-])`,
  String.raw`(?:advert|vacancy|applications?)(?: is| are)? (?:valid|open|live|accepted|welcomed?|considered) (?:until|till)`,
  String.raw`(?:cvs?|resumes?|expressions? of interest|application forms?)(?: online| now)?(?: (?:must|should|need to|to|are to) be (?:received|submitted|returned|sent|made|in))?(?: to us)? (?:by|before|no later than|on or before)`,
  String.raw`(?:application |closing )?deadline(?: ${APPLICATIONS})?`,
  String.raw`(?:apply|applications?)(?: online| now)?(?: (?:must|should|need to|to|are to) be (?:received|submitted|returned|sent|made|in))?(?: to us)? (?:by|before|no later than|on or before)`,
  String.raw`(?:last|final) (?:date|day)(?: ${APPLICATIONS})`,
]
const LABEL = new RegExp(String.raw`\b(?:${LABELS.join('|')})\b`, 'gi')
/** Words near an end date that is of the work, not of the advert. */
const OF_THE_WORK =
  /\b(?:contract|fixed[ -]term|ftc|assignment|placement|project|tenancy|funding|secondment|start date|duration|paye|umbrella|(?:day|pay|hourly) rate|ir35)\b/i
const NEAR = 150

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const CLOCK = String.raw`(?:\d{1,2}[:.]\d\d(?:\s*[ap]\.?m\b\.?)?|\d{1,2}\s*[ap]\.?m\b\.?|(?:12\s*)?(?:noon|midday|midnight))(?:\s*\(?(?:gmt|bst|utc)\)?)?`
const WEEKDAY = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?`
const DAY = String.raw`\d{1,2}\s*(?:st|nd|rd|th)?\s*(?:of\s+)?${MONTH},?(?:\s*\d{4}(?!\d))?|${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?\b,?(?:\s+\d{4}(?!\d))?|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)(?!\d)|\d{4}-\d\d-\d\d(?!\d)|${MONTH} \d{4}(?!\d)`
const ONLY_MONTH = new RegExp(`^${MONTH} \\d{4}$`, 'i')
/** The date after a label: a few joining words, and perhaps a time before or after the day. */
const DATE = new RegExp(
  String.raw`[\s*:=–—-]*(?:(?:is|are|will be|on|at|by|before|or before|the|midnight|of)[\s*:]+){0,4}(?<date>(?:${CLOCK}[\s,]*(?:on\s+)?(?:the\s*)?)?${WEEKDAY}(?:the\s*)?(?:${DAY})(?:,?\s*(?:at\s+|by\s+|\()?${CLOCK}\)?)?)`,
  'iy',
)

const DAY_MS = 86_400_000
// A day without a year that is further ahead was before the advert.
const MOST_OPEN_DAYS = 183
const LONGEST_WORDS = 120
const LONGEST_TEXT = 50_000

/** The last closing date that an advert's text states in English; null if there is none that is certain. */
export function findClosingDate(description: string, about: About): ReadClosing | null {
  const text = singleSpaces(description.slice(0, LONGEST_TEXT))
  let last: ReadClosing | null = null
  for (const { 0: label, index } of text.matchAll(LABEL)) {
    const near = text.slice(Math.max(0, index - NEAR), index + label.length + NEAR)
    if (/^end/i.test(label) && OF_THE_WORK.test(near)) continue
    DATE.lastIndex = index + label.length
    const date = DATE.exec(text)?.groups?.date
    const isOnlyMonth = date !== undefined && ONLY_MONTH.test(date)
    // A month after ‘End date’ is mostly that of the work.
    if (isOnlyMonth && /^end/i.test(label)) continue
    const closesAt = date ? endIn(isOnlyMonth ? lastDayOf(date) : date, about) : null
    if (closesAt === null || (last !== null && closesAt <= last.closesAt)) continue
    const words = text.slice(index, DATE.lastIndex)
    last = { closesAt, closingWords: words.slice(0, LONGEST_WORDS) }
  }
  return last
}

/** ‘31 August 2026’ for ‘August 2026’. */
function lastDayOf(month: string): string {
  const first = new Date(`1 ${month} UTC`)
  return `${new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()} ${month}`
}

/** The end of a day where the advert is: in a country with several zones, where the day ends last. */
function endIn(date: string, { postedAt, country }: About): string | null {
  const zones = zonesOf(country)
  const ends = (zones.length > 0 ? zones : ['Europe/London']).flatMap((zone) => {
    const options = { isEndOfDay: true, zone }
    return parseDate(date, options) ?? (postedAt ? firstAfter(postedAt, date, options) : null) ?? []
  })
  return ends.toSorted().at(-1) ?? null
}

function firstAfter(
  postedAt: string,
  date: string,
  options: { isEndOfDay: boolean; zone: string },
) {
  const posted = Date.parse(postedAt)
  const year = new Date(posted).getUTCFullYear()
  const next = [year, year + 1]
    .flatMap((year) => parseDate(date, { ...options, year }) ?? [])
    .find((end) => Date.parse(end) >= posted)
  return next && Date.parse(next) - posted <= MOST_OPEN_DAYS * DAY_MS ? next : null
}
