import { expect, test } from 'vitest'
import { statusFromAbroad, type StatusFromAbroad } from '../rules/status-from-abroad.ts'
import { RULES, TODAY, band, chosen, resultOf } from './examples.ts'

// What the line says of somebody new from abroad, for each status of the source table.
const SAYS: Record<StatusFromAbroad, RegExp> = {
  'eligible-rqf6': /^pass rqf-6$/,
  'national-scale': /^pass national-scale$/,
  'shortage-list': /^(?:pass list-on-it|unknown list-job-type-unclear)$/,
  'salary-list': /^(?:pass list-on-it|unknown list-)/,
  'both-lists': /^(?:pass list-on-it|unknown list-)/,
  closed: /^fail closed-from-abroad$/,
  'on-route-only': /^fail only-on-the-route-since-2025$/,
  'on-route-pre-2024-only': /^fail only-on-the-route-since-2024$/,
  ineligible: /^fail not-eligible$/,
  'unknown-code': /^unknown code-not-in-the-rules$/,
}

function say(code: string, date = TODAY) {
  const title = RULES.occupations.find((rule) => rule.code === code)?.title ?? ''
  const given = { occupation: chosen(code), payBand: band('afc-5'), nation: null, title, date }
  const line = resultOf('occupation', given)
  return `${line.verdict} ${line.code}`
}

function count(word: RegExp, date = TODAY) {
  return RULES.occupations.filter(({ code }) => word.test(say(code, date))).length
}

test('all 412 occupations say what their status in the source table is', () => {
  expect(RULES.occupations).toHaveLength(412)
  for (const { code } of RULES.occupations) {
    expect(`${code} ${say(code)}`).toMatch(
      new RegExp(SAYS[statusFromAbroad(RULES, code, TODAY)].source.replace('^', `^${code} `)),
    )
  }
})

test('as many as the source table counts are open, listed, closed and left to those who are there', () => {
  expect(count(/rqf-6$/)).toBe(91)
  expect(count(/national-scale$/)).toBe(30)
  expect(count(/ list-/)).toBe(47 + 5 + 12)
  expect(count(/closed-from-abroad$/)).toBe(2)
  expect(count(/only-on-the-route/)).toBe(121)
  expect(count(/not-eligible$/)).toBe(104)
})

test('when the lists end, nothing that only they opened stays open', () => {
  const then = '2026-12-31'
  expect(count(/^pass/, then)).toBe(91 + 30)
  expect(count(/^unknown/, then)).toBe(0)
})
