import { toPlain, type PlainText } from '../../plain-text.ts'

/** Languages in which messages name months; those of the site, and those of more of its readers. */
const LOCALES = 'en hi ur bn ne fr es pt ar fil sw ru uk de it pl ro tr id vi'.split(' ')
/** The months by their names. */
export const MONTHS = namesOf(LOCALES, { month: 'long' }, (at) => Date.UTC(2026, at, 15), 12)
for (const [at, name] of genitives()) MONTHS.set(name, at)
for (const [name, month] of namesOf(['en'], { month: 'short' }, (at) => Date.UTC(2026, at, 15), 12))
  MONTHS.set(name, month)
/** From Sunday, as `getUTCDay` counts: 4 January 2026 was one. */
export const DAYS = namesOf(LOCALES, { weekday: 'long' }, (at) => Date.UTC(2026, 0, 4 + at), 7)
for (const [name, day] of namesOf(
  ['en'],
  { weekday: 'short' },
  (at) => Date.UTC(2026, 0, 4 + at),
  7,
))
  DAYS.set(name, day)

const MONTH = alternatives(MONTHS)
const DAY = alternatives(DAYS)
const NO_LETTER = String.raw`(?<![\p{L}\p{M}\d])`
const WEEKDAY = String.raw`(?:${NO_LETTER}(?<weekday>${DAY})\.?,? (?:the |le |el )?)?`
const YEAR = String.raw`(?:,? (?:de |of )?(?<year>20\d\d)(?!\d))`
/** How texts write days. */
export const WRITTEN = [
  // ‘Friday, 3rd December 2026’; the year may be left out.
  String.raw`${WEEKDAY}(?<![\d£€$.,:/-])(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of |de )?(?<month>${MONTH})(?:\.(?= 20))?(?![\p{L}\p{M}])${YEAR}?`,
  // ‘Friday, December 3, 2026’
  String.raw`${WEEKDAY}${NO_LETTER}(?<month>${MONTH})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?${YEAR}`,
  // ‘November 31st’
  String.raw`${WEEKDAY}${NO_LETTER}(?<month>${MONTH})\.? (?<day>\d{1,2})(?:st|nd|rd|th)(?!,? (?:of )?20\d\d)(?![\p{L}\d])`,
  // ‘30/02/2027’
  String.raw`(?<![\d£/.-])(?<day>\d{1,2})[/.-](?<number>\d{1,2})[/.-](?<year>20\d\d)(?![\d/-])`,
].map((pattern) => new RegExp(pattern, 'gu'))
/** A day with its year, and where a text has it. */
export interface WrittenDay {
  from: number
  to: number
  time: number
}

/** The days of a text that are in the calendar and have a year, in order, without those that may be others. */
export function daysIn({ text }: PlainText): WrittenDay[] {
  return WRITTEN.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: written, groups = {} }): WrittenDay[] => {
      const { year, number, month = '' } = groups
      const day = Number(groups['day'])
      const at = number === undefined ? (MONTHS.get(month) ?? 0) : Number(number) - 1
      if (year === undefined || !isDay(day, at, year)) return []
      // Americans write the month first.
      if (number !== undefined && day <= 12) return []
      const to = index + written.trimEnd().length
      return [{ from: index, to, time: Date.UTC(Number(year), at, day) }]
    }),
  ).toSorted((one, other) => one.from - other.from)
}

/** Names of months beside a day, which some languages inflect. */
function genitives() {
  return ['ru', 'uk', 'pl'].flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    return Array.from({ length: 12 }, (_, at) => {
      const parts = format.formatToParts(Date.UTC(2026, at, 15))
      return [at, toPlain(parts.find(({ type }) => type === 'month')?.value ?? '').text] as const
    })
  })
}

/** Whether a month has a day; without a year, in any. */
export function isDay(day: number, month: number, year = '2024') {
  if (month < 0 || month > 11 || day < 1) return false
  return new Date(Date.UTC(Number(year), month, day)).getUTCDate() === day
}

function namesOf(
  locales: string[],
  style: Intl.DateTimeFormatOptions,
  timeAt: (at: number) => number,
  count: number,
) {
  const names = new Map<string, number>()
  for (const locale of locales) {
    const format = new Intl.DateTimeFormat(locale, {
      ...style,
      timeZone: 'UTC',
      calendar: 'gregory',
    })
    for (let at = 0; at < count; at++) names.set(toPlain(format.format(timeAt(at))).text, at)
  }
  return names
}

/** Longer names first: ‘june’ begins with ‘jun’. */
function alternatives(names: Map<string, number>) {
  return [...names.keys()].toSorted((a, b) => b.length - a.length).join('|')
}
