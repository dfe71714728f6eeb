import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { STORED_MONTHS } from '#platform/primitives/time/stored-months.ts'
import {
  BASES,
  describeKeep,
  NO_PERSONAL_DATA,
  PERSONAL_DATA_REGISTER,
} from '#trade/personal-data/personal-data.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const schema = readFileSync('src/platform/database/schema/schema.sql', 'utf8')
const bodies = new Map(
  [...schema.matchAll(/^CREATE TABLE (\w+) \(\n(.*?)^\);/gms)].map(([, name = '', body = '']) => [
    name,
    body,
  ]),
)
/** The one table of a library that names people: an address in what a task is to send. */
const OF_TASKS = 'pgboss.job'
const registered = PERSONAL_DATA_REGISTER.flatMap(({ tables }) => Object.keys(tables))

test('every table is in one line of the register, or said to hold no personal data', () => {
  expect(bodies.size).toBeGreaterThan(90)
  expect([...registered, ...Object.keys(NO_PERSONAL_DATA)].toSorted()).toEqual(
    [...bodies.keys(), OF_TASKS].toSorted(),
  )
})

test('every part of the export has a heading in the page that people read', () => {
  const headings = Object.keys(english.words.exported)
  expect(headings.toSorted()).toEqual(['account', ...Object.keys(PERSONAL_DATA)].toSorted())
})

test('no table that belongs to an account is said to hold no personal data', () => {
  const ofAccounts = [...bodies].filter(([, body]) => body.includes('REFERENCES account(id)'))
  expect(ofAccounts.length).toBeGreaterThan(30)
  expect(ofAccounts.map(([name]) => name).filter((name) => name in NO_PERSONAL_DATA)).toEqual([])
})

test('no table with a name, an address or a phone number is said to hold no personal data', () => {
  const columns = /^ {2}(?:email|email_key|phone|first_name|full_name|account_id|user_agent) /m
  const found = [...bodies].filter(([, body]) => columns.test(body)).map(([name]) => name)
  expect(found.length).toBeGreaterThan(25)
  expect(found.filter((name) => name in NO_PERSONAL_DATA)).toEqual([])
})

test('no limit counts somebody for longer than the notice says', () => {
  const longest = Math.max(...Object.values(RATE_LIMITS).map(({ seconds }) => seconds))
  const limits = PERSONAL_DATA_REGISTER.find(({ key }) => key === 'limits')
  expect(limits && describeKeep(limits.keep)).toContain('a month at most')
  expect(longest / 86_400).toBeLessThanOrEqual(30)
})

test('every line says how long, who sees it and why', () => {
  for (const line of PERSONAL_DATA_REGISTER) {
    expect(describeKeep(line.keep), line.key).toMatch(/\w{3}/)
    for (const text of [line.what, line.purpose, line.sees, ...Object.values(line.tables)])
      expect(text.trim(), line.key).not.toBe('')
  }
})

test('every line has a known basis, people and durations', () => {
  const people = ['anybody', 'seekers', 'employers', 'founders', 'desk']
  for (const { key, basis, whose, keep } of PERSONAL_DATA_REGISTER) {
    expect(Object.keys(BASES), key).toContain(basis)
    expect(people, key).toContain(whose)
    for (const part of keep) {
      if ('setting' in part) expect(Object.keys(STORED_MONTHS), key).toContain(part.setting)
      else if ('days' in part && typeof part.days === 'string')
        expect(Object.keys(STORED_DAYS), key).toContain(part.days)
      else expect('days' in part ? part.days : part.until, key).toBeTruthy()
    }
  }
})

test('every line is exported and deleted, or says why it stays', () => {
  const names = new Set(['account', ...Object.keys(PERSONAL_DATA)])
  for (const { key, records, stays } of PERSONAL_DATA_REGISTER) {
    expect(
      records.filter((name) => !names.has(name)),
      key,
    ).toEqual([])
    if (records.length === 0) expect(stays, key).toMatch(/\w/)
  }
})

test('everything that is exported and deleted has a line', () => {
  const listed = PERSONAL_DATA_REGISTER.flatMap(({ records }) => records)
  expect(Object.keys(PERSONAL_DATA).filter((name) => !listed.includes(name))).toEqual([])
})

test('durations are whole words', () => {
  expect(describeKeep([{ days: 90, after: 'the last change' }, { until: 'until it ends' }])).toBe(
    '90 days after the last change; until it ends',
  )
  expect(describeKeep([{ days: 365, after: 'that' }])).toBe('12 months after that')
  expect(describeKeep([{ days: 180, after: 'that' }])).toBe('6 months after that')
  expect(describeKeep([{ setting: 'cases', after: 'that' }])).toBe('6 years after that')
  const months = { ...STORED_MONTHS, applications: 1, cases: 18 }
  expect(describeKeep([{ setting: 'cases', after: 'that' }], months)).toBe('18 months after that')
  expect(describeKeep([{ days: 1, after: 'that' }])).toBe('one day after that')
})
