import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { RULES, TODAY, band, chosen, resultOf } from '#tests/support/sponsorship-checks.ts'

const TABLE = new URL('../../../../tests/data/occupation-statuses-2025-11-25.csv', import.meta.url)
const LAST_DAY_OF_LISTS = '2026-12-30'
const DAY_AFTER_LISTS = '2026-12-31'

// The check’s result for an applicant from abroad, for each status in the table.
const SUMMARIES: Record<string, RegExp> = {
  'eligible-rqf6': /^pass rqf-6$/,
  'national-scale': /^pass national-scale$/,
  'shortage-list': /^(?:pass list-on-it|unknown list-job-type-unclear)$/,
  'salary-list': /^(?:pass list-on-it|unknown list-)/,
  'both-lists': /^(?:pass list-on-it|unknown list-)/,
  closed: /^fail closed-from-abroad$/,
  'on-route-only': /^fail only-on-the-route-since-2025$/,
  'on-route-pre-2024-only': /^fail only-on-the-route-since-2024$/,
  ineligible: /^fail not-eligible$/,
}

/** The status of each code, worked out from the official tables independently of the check. */
async function readStatuses() {
  const [, ...lines] = (await readFile(TABLE, 'utf8')).trimEnd().split('\n')
  return lines.map((line) => line.split(',') as [code: string, status: string])
}

function summarise(code: string, date = TODAY) {
  const title = RULES.occupations.find((rule) => rule.code === code)?.title ?? ''
  const job = { occupation: chosen(code), payBand: band('afc-5'), nation: null, title }
  const result = resultOf('occupation', { ...job, date })
  return `${result.verdict} ${result.code}`
}

function count(pattern: RegExp, date = TODAY) {
  return RULES.occupations.filter(({ code }) => pattern.test(summarise(code, date))).length
}

test('each of the 412 occupations gets the result that its status in the table means', async () => {
  const statuses = await readStatuses()
  expect(statuses.map(([code]) => code).toSorted()).toEqual(
    RULES.occupations.map(({ code }) => code).toSorted(),
  )
  expect(statuses).toHaveLength(412)
  for (const date of ['2025-11-25', TODAY, LAST_DAY_OF_LISTS]) {
    for (const [code, status] of statuses) {
      expect([code, status, summarise(code, date)]).toEqual([
        code,
        status,
        expect.stringMatching(SUMMARIES[status] ?? /^no such status$/),
      ])
    }
  }
})

test('as many occupations are open, listed, closed and left to people on the route as the table counts', () => {
  expect(count(/rqf-6$/)).toBe(91)
  expect(count(/national-scale$/)).toBe(30)
  expect(count(/ list-/)).toBe(47 + 5 + 12)
  expect(count(/closed-from-abroad$/)).toBe(2)
  expect(count(/only-on-the-route/)).toBe(121)
  expect(count(/not-eligible$/)).toBe(104)
})

test('when the lists end, the occupations that only they opened close, and no others', async () => {
  for (const date of [DAY_AFTER_LISTS, '2027-01-01']) {
    const closed = []
    for (const [code, status] of await readStatuses()) {
      const summary = summarise(code, date)
      if (summary === 'fail list-ended') closed.push(status)
      else expect([code, summary]).toEqual([code, expect.stringMatching(SUMMARIES[status] ?? /-/)])
    }
    expect(closed).toHaveLength(64)
    expect(new Set(closed)).toEqual(new Set(['shortage-list', 'salary-list', 'both-lists']))
    expect(count(/^pass/, date)).toBe(91 + 30)
    expect(count(/^unknown/, date)).toBe(0)
  }
})

test('care work stays closed from abroad while it is still on the salary list', () => {
  const { entries } = RULES.lists.salary
  expect(entries.filter(({ endsBefore }) => endsBefore > '2027')).toEqual([
    expect.objectContaining({ code: '6135', endsBefore: '2028-07-22' }),
    expect.objectContaining({ code: '6136', endsBefore: '2028-07-22' }),
  ])
  expect(summarise('6135', '2027-06-01')).toBe('fail closed-from-abroad')
  expect(summarise('6136', '2029-01-01')).toBe('fail closed-from-abroad')
})

test('an occupation code that SOC 2020 does not have is unknown', () => {
  for (const code of ['6145', '0000', '', '11111', '__proto__']) {
    expect([code, summarise(code)]).toEqual([code, 'unknown code-not-in-the-rules'])
  }
})
