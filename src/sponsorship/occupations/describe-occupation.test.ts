import { expect, test } from 'vitest'
import { OCCUPATION_LIMIT } from './occupations.ts'
import { suggestOccupations } from '#sponsorship/advert/suggest-occupations.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { describeOccupation, listOccupations } from './describe-occupation.ts'

const [rules] = SHIPPED
if (!rules) throw new Error('No rule set is shipped.')
const index = indexRuleSet(rules)
const DATE = '2026-11-22'

const describe = (code: string, date = DATE) => {
  const found = describeOccupation([index], code, date)
  if (!found) throw new Error(`${code} is not an occupation.`)
  return found
}

test('a programmer’s pay by what somebody has and by the hours, as the rules print it', () => {
  const { answer, options, scale, changes } = describe('2134')

  expect([answer, scale]).toEqual(['open', null])
  expect(changes).toEqual([
    {
      on: rules.transitions.oldRatesUntil,
      what: 'Lower sums end for people who have been sponsored since before 4 April 2024.',
      isAhead: true,
    },
    { on: '2025-07-22', what: 'The sums above came into force.', isAhead: false },
  ])
  expect(options[0]).toEqual({
    only: null,
    weeks: [
      { hours: 37.5, pounds: 54_700 },
      { hours: 40, pounds: 58_347 },
      { hours: 48, pounds: 70_016 },
    ],
    anHour: 28.06,
  })
  expect(options.map(({ only, weeks }) => [only, weeks[0]?.pounds])).toEqual(
    expect.arrayContaining([
      [expect.stringMatching(/^If you have a PhD that/), 49_200],
      [expect.stringMatching(/^If you have a PhD in a STEM subject/), 43_700],
      [expect.stringMatching(/^If you are a new entrant/), 38_300],
    ]),
  )
})

test('the floor counts where it is higher than the rate, and in long weeks it grows', () => {
  const [standard] = describe('5223').options
  const floor = rules.options.find(({ name }) => name === 'A')?.floor ?? 0
  const cap = rules.figures.hoursCap.value

  expect(standard?.weeks[0]?.pounds).toBe(floor)
  expect(standard?.weeks.at(-1)?.pounds).toBeGreaterThanOrEqual(floor)
  expect(cap).toBeLessThanOrEqual(48)
})

test('a nurse’s pay is that of the bands in which new people can be sponsored', () => {
  const { answer, reason, options, scale } = describe('2237')

  expect([answer, options]).toEqual(['some', []])
  expect(reason).toMatch(/from Band 5 of NHS Agenda for Change upwards\.$/)
  expect(scale?.bands[0]?.label).toBe('Band 5')
  expect(scale?.bands[0]?.rates).toContainEqual({ area: 'England', pounds: 29_970 })
  const later = describeOccupation(SHIPPED.map(indexRuleSet), '2237', DATE)
  expect(later?.scale?.bands[0]?.rates).toContainEqual({
    area: 'England',
    pounds: 29_970,
    newer: 32_073,
  })
})

test('care work says since when it is closed, and until when people here may switch', () => {
  const { answer, reason, cautions, changes } = describe('6135')
  const [closure] = rules.closures

  expect([answer, reason]).toEqual(['closed', expect.stringContaining('closed to people from')])
  expect(cautions.join(' ')).not.toContain('this employer')
  expect(changes).toContainEqual({
    on: closure?.from,
    what: 'Closed to people from abroad.',
    isAhead: false,
  })
  expect(changes).toContainEqual(
    expect.objectContaining({ on: closure?.switchUntil, isAhead: true }),
  )
})

test('what ends is ahead until its day, and the answer changes with it', () => {
  const [before, after] = [describe('5223'), describe('5223', '2027-01-01')]
  const ofEnd = ({ changes }: typeof before) => changes.find(({ on }) => on === '2026-12-31')

  expect([before.answer, ofEnd(before)?.isAhead]).toEqual(['open', true])
  expect([after.answer, ofEnd(after)?.isAhead]).toEqual(['closed', false])
})

test('every occupation has an answer without words that only an advert explains', () => {
  const all = listOccupations(index, DATE)
  expect(all).toHaveLength(rules.occupations.length)
  for (const { code, answer } of all) {
    const { reason, options, scale, ...page } = describe(code)
    expect([code, page.answer]).toEqual([code, answer])
    expect([code, reason]).toEqual([code, expect.not.stringMatching(/\badverts?\b|this employer/)])
    expect([code, reason]).toEqual([code, expect.stringMatching(/\.$|: .+\.$/)])
    if (answer !== 'closed')
      expect([code, options.length > 0 || scale !== null]).toEqual([code, true])
    const conditions = options.map(({ only }) => only)
    expect([code, conditions]).toEqual([code, [...new Set(conditions)]])
    for (const { weeks } of options) {
      expect([code, weeks.map(({ pounds }) => pounds)]).toEqual([
        code,
        weeks.map(({ pounds }) => pounds).toSorted((one, other) => one - other),
      ])
    }
  }
})

test('an unknown code has no page, and endless words find none', () => {
  for (const code of ['', '9999', '21340', '../', '\0', '__proto__']) {
    expect([code, describeOccupation([index], code, DATE)]).toEqual([code, null])
  }
  expect(suggestOccupations('x'.repeat(OCCUPATION_LIMIT))).toEqual([])
})
