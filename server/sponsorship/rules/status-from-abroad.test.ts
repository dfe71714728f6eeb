import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inForceOn } from './rule-sets.ts'
import { SHIPPED } from './shipped.ts'
import { statusFromAbroad } from './status-from-abroad.ts'

const SEEN = '2025-11-25'

async function expectedStatuses() {
  const table = await readFile(new URL('./sets/status-2025-11-25.csv', import.meta.url), 'utf8')
  const [, ...lines] = table.trimEnd().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(',')) as [string, string][])
}

function statusesOn(date: string) {
  const rules = inForceOn(SHIPPED, date)
  return Object.fromEntries(
    rules.occupations.map(({ code }) => [code, statusFromAbroad(rules, code, date)]),
  )
}

test('all 412 unit groups reproduce their status in the official tables', async () => {
  const expected = await expectedStatuses()
  expect(Object.keys(expected)).toHaveLength(412)
  expect(statusesOn(SEEN)).toEqual(expected)
})

test('the shortage lists hold until 30 December 2026 and not a day longer', async () => {
  const expected = await expectedStatuses()
  expect(statusesOn('2026-12-30')).toEqual(expected)

  const onLists = ['shortage-list', 'salary-list', 'both-lists']
  const afterwards = Object.fromEntries(
    Object.entries(expected).map(([code, status]) => [
      code,
      onLists.includes(status) ? 'on-route-only' : status,
    ]),
  )
  expect(Object.values(expected).filter((status) => onLists.includes(status))).toHaveLength(64)
  expect(statusesOn('2026-12-31')).toEqual(afterwards)
  expect(statusesOn('2027-01-01')).toEqual(afterwards)
})

test('care work stays closed from abroad while it is still on the salary list', () => {
  const rules = inForceOn(SHIPPED, '2027-06-01')
  expect(rules.lists.salary.entries.filter(({ endsBefore }) => endsBefore > '2027')).toEqual([
    expect.objectContaining({ code: '6135', endsBefore: '2028-07-22' }),
    expect.objectContaining({ code: '6136', endsBefore: '2028-07-22' }),
  ])
  expect(statusFromAbroad(rules, '6135', '2027-06-01')).toBe('closed')
  expect(statusFromAbroad(rules, '6136', '2029-01-01')).toBe('closed')
})

test('a code that SOC 2020 does not have is said to be unknown', () => {
  const rules = inForceOn(SHIPPED, SEEN)
  const codes = ['6145', '0000', '', '11111', '__proto__']
  expect(codes.map((code) => statusFromAbroad(rules, code, SEEN))).toEqual(
    codes.map(() => 'unknown-code'),
  )
})
