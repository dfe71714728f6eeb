import { inOriginal } from '../../find-signs.ts'
import type { PlainText } from '../../plain-text.ts'
import type { RealFinding } from '../../reasons.ts'
import { findImpossibleDays } from './impossible-days.ts'
import { daysIn, DAYS, isDay, MONTHS, WRITTEN } from './written-days.ts'

/** Words before a day that has been. */
const BEEN =
  /(?:\b(?:my|our|the) (?:e-?mail|letter|message) (?:of|dated)|\bsince|(?<!\bto )\b(?:was|were|been|has|had) (?:\w+ )?(?:assigned|issued|signed|approved|granted|received|registered)(?: \w+){0,3}? on|\bis dated|\bdate of issue:?|\bissued(?: on)?:) (?:the )?$/
const DAY_MS = 86_400_000

/** Days that no calendar has, weekdays that are another day’s, and days to come of which a text says that they have been. */
export function findWrongDates(plain: PlainText, today: string): RealFinding[] {
  return [...wrongDays(plain, today), ...findImpossibleDays(plain, daysIn(plain), today)]
}

function wrongDays(plain: PlainText, today: string): RealFinding[] {
  return WRITTEN.flatMap((pattern) =>
    [...plain.text.matchAll(pattern)]
      .filter((match) => isWrong(match, plain.text, today))
      .map(({ index, 0: written }) => ({
        reason: 'wrong-date' as const,
        ...inOriginal(plain, { from: index, to: index + written.trimEnd().length }),
      })),
  )
}

function isWrong({ index, groups = {} }: RegExpExecArray, text: string, today: string) {
  const { weekday, month = '', number, year } = groups
  const day = Number(groups['day'])
  if (number !== undefined) {
    // Americans write the month first.
    if (isDay(day, Number(number) - 1, year)) return isToCome(day, Number(number) - 1)
    const isOfMonths = Math.min(day, Number(number)) <= 12 && Math.max(day, Number(number)) <= 31
    return isOfMonths && !isDay(Number(number), day - 1, year)
  }
  const at = MONTHS.get(month) ?? 0
  if (!isDay(day, at, year)) return day > 0 && day <= 31
  if (year === undefined) return false
  const date = new Date(Date.UTC(Number(year), at, day))
  return (weekday !== undefined && DAYS.get(weekday) !== date.getUTCDay()) || isToCome(day, at)

  function isToCome(ofMonth: number, monthAt: number) {
    // Where the writer is, tomorrow may have begun.
    const time = Date.UTC(Number(year), monthAt, ofMonth)
    return (
      time > Date.parse(today) + DAY_MS && BEEN.test(text.slice(Math.max(0, index - 80), index))
    )
  }
}
