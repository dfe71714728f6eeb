import { expect, test } from 'vitest'
import { anAdvert, found, rulesOn } from '#tests/support/sponsorship-checks.ts'
import { checkAdvert } from './check-advert.ts'
import { CLOCK, type ClockCase } from '#tests/support/rules-clock.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2025-07-22')
const END = Date.parse('2028-12-31')
const DAYS = Array.from({ length: (END - START) / DAY_MS + 1 }, (_, day) =>
  new Date(START + day * DAY_MS).toISOString().slice(0, 10),
)

const CHANGES = Object.values(CLOCK).flatMap(({ expected, payPeriodsFrom }) => [
  ...Object.values(expected).flatMap((spans) => spans.map(([from]) => from)),
  ...(payPeriodsFrom ? [payPeriodsFrom] : []),
])
const NEAR_CHANGES = new Set(
  CHANGES.flatMap((day) =>
    [-1, 0, 1].map((days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)),
  ),
)
/** The short run's days: each change of any case and the days beside it, and one day of each week. */
const COMPARED = process.env.LONG_RUN
  ? DAYS
  : DAYS.filter((date, index) => index % 7 === 0 || NEAR_CHANGES.has(date))
const RULES = new Map(COMPARED.map((date) => [date, rulesOn(date)]))

/** The answer of the table on a day: the last that has begun. */
function expectedOn(expected: ClockCase['expected'], date: string) {
  return Object.fromEntries(
    Object.entries(expected).map(([name, spans]) => [
      name,
      spans.findLast(([from]) => from <= date)?.[1],
    ]),
  )
}

/** The first day of the table after another. */
function nextDay({ expected, afterwards }: ClockCase, date: string): string | null {
  const days = Object.values(expected).flatMap((spans) => spans.map(([from]) => from))
  return days.filter((day) => day > date).toSorted()[0] ?? afterwards ?? null
}

test.each(Object.entries(CLOCK))('%s: right on each day until the end of 2028', (_, one) => {
  const { facts, person = null, expected, payPeriodsFrom } = one
  const advert = anAdvert(facts)
  for (const date of COMPARED) {
    const ruleIndex = RULES.get(date)
    if (!ruleIndex) throw new Error(`There are no rules for ${date}.`)
    const check = checkAdvert({ advert, register: found(), ruleIndex, person, date })
    const all = [...check.lines, ...check.personal]
    const verdicts = Object.fromEntries(
      Object.keys(expected).map((name) => [
        name,
        all.find((line) => line.name === name)?.verdict ?? null,
      ]),
    )
    expect([date, verdicts]).toEqual([date, expectedOn(expected, date)])
    // A change that is known on this day is said on it, and the name of the rule set is that of the day.
    expect([date, check.changesOn]).toEqual([date, nextDay(one, date)])
    if (payPeriodsFrom) {
      const rules = check.lines.flatMap(({ sources }) => sources.map(({ rule }) => rule))
      expect([date, rules.includes('SW 14.3B')]).toEqual([date, date >= payPeriodsFrom])
    }
  }
})

test('each case is compared on more than 1,250 days, by the short run on each week and change', () => {
  expect(DAYS).toHaveLength(1259)
  expect([DAYS.at(0), DAYS.at(-1)]).toEqual(['2025-07-22', '2028-12-31'])
  expect(COMPARED.length).toBeGreaterThanOrEqual(180)
  for (const date of NEAR_CHANGES) expect(COMPARED.includes(date)).toBe(DAYS.includes(date))
})
