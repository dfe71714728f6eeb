import { expect, test } from 'vitest'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import {
  RULES,
  band,
  chosen,
  resultOf,
  summaryOf,
  suggested,
} from '#tests/support/sponsorship-checks.ts'

function occupation(code: string, input: Parameters<typeof resultOf>[1] = {}) {
  return summaryOf('occupation', { occupation: chosen(code), ...input })
}

function inUk(person: Partial<PersonalAnswers>): PersonalAnswers {
  return { where: 'uk', ...person } as PersonalAnswers
}

test('without an occupation the result is unknown and says what to ask', () => {
  const line = resultOf('occupation', { occupation: null })
  expect(line).toMatchObject({ verdict: 'unknown', code: 'occupation-not-known' })
  expect(line.todo).toContain('SOC 2020')
  expect(occupation('9999')).toBe('unknown code-not-in-the-rules')
})

test('SW 6.1(a): Table 1 is open and Table 6 is closed', () => {
  expect(occupation('2134')).toBe('pass rqf-6')
  expect(occupation('9241')).toBe('fail not-eligible')
})

test('Table 4: a national scale is open from band 5 upwards', () => {
  expect(occupation('2237', { payBand: band('afc-5') })).toBe('pass national-scale')
  expect(occupation('2237', { payBand: band('afc-8a') })).toBe('pass national-scale')
  for (const key of ['afc-4', 'afc-3', 'afc-2']) {
    expect(occupation('2237', { payBand: band(key) })).toBe('fail band-too-low')
  }
  expect(occupation('2237')).toBe('unknown band-not-known')
  expect(occupation('2237', { payBand: band('teacher-qualified') })).toBe('unknown band-not-known')
})

test('teachers and doctors need no band to be eligible', () => {
  expect(occupation('2313')).toBe('pass national-scale')
  expect(occupation('2211')).toBe('pass national-scale')
})

test('Table 4: bands 3 and 4 stay open to people on the route since before 22 July 2025', () => {
  const payBand = band('afc-4')
  const there = inUk({ permission: 'skilled-worker-since-2024-04' })
  expect(occupation('2237', { payBand, person: there })).toBe('pass national-scale')
  const newer = inUk({ permission: 'skilled-worker-since-2025-07' })
  expect(occupation('2237', { payBand, person: newer })).toBe('fail band-too-low')
  expect(occupation('2237', { payBand: band('afc-2'), person: there })).toMatch(/^fail/)
})

test('SW 6.1A: the shortage list counts until the day before 31 December 2026', () => {
  const line = resultOf('occupation', { occupation: chosen('3544'), date: '2026-12-30' })
  expect(line).toMatchObject({ verdict: 'pass', code: 'list-on-it' })
  expect(line.cautions.join()).toContain('issued before 31 December 2026')
  expect(line.cautions.join()).toContain('SW 29.1A')
  expect(occupation('3544', { date: '2026-12-31' })).toBe('fail list-ended')
})

test('SW 6.1A: a list limited to job types counts for a title that plainly names one', () => {
  expect(occupation('3549', { title: 'Contract Administrator' })).toBe('pass list-on-it')
  expect(occupation('3549', { title: 'Project support' })).toBe('unknown list-job-type-unclear')
})

test('the salary list counts in its nations only', () => {
  const masters = { title: 'Fishing boat master', occupation: chosen('1212') }
  expect(summaryOf('occupation', { ...masters, nation: 'Scotland' })).toBe('pass list-on-it')
  expect(summaryOf('occupation', { ...masters, nation: 'Wales' })).toMatch(/^fail/)
  expect(summaryOf('occupation', { ...masters, nation: null })).toBe('unknown list-nation-unknown')
  // On one list for its nation, and on the other everywhere.
  expect(occupation('5235', { nation: 'England' })).toBe('pass list-on-it')
})

test('a condition that titles do not show makes the result unknown', () => {
  expect(occupation('6131', { payBand: band('afc-3') })).toBe('unknown list-condition-unclear')
  expect(occupation('6131', { payBand: band('afc-2') })).toBe('fail band-too-low')
  expect(occupation('5119')).toBe('unknown list-condition-unclear')
})

test('SW 6.1(d): Table 1a stays open to people on the route since before 22 July 2025', () => {
  expect(occupation('5434')).toBe('fail only-on-the-route-since-2025')
  for (const permission of [
    'skilled-worker-since-2024-04',
    'skilled-worker-before-2024-04',
  ] as const) {
    expect(occupation('5434', { person: inUk({ permission }) })).toBe('pass on-the-route-before')
    const away: PersonalAnswers = { where: 'abroad', permission }
    expect(occupation('5434', { person: away })).toBe('unknown on-the-route-before-unclear')
  }
  const newer = inUk({ permission: 'skilled-worker-since-2025-07' })
  expect(occupation('5434', { person: newer })).toMatch(/^fail/)
  expect(occupation('5434', { person: {} })).toMatch(/^fail/)
  expect(occupation('5434', { person: { where: 'uk' } })).toMatch(/^unknown/)
})

test('SW 6.1(f): Table 2a is for the oldest permissions with the same sponsor, until April 2030', () => {
  const person = inUk({ permission: 'skilled-worker-before-2024-04', sameEmployer: 'yes' })
  expect(occupation('9252', { person })).toBe('pass on-the-route-before')
  expect(occupation('9252', { person, date: '2030-04-03' })).toMatch(/^pass/)
  expect(occupation('9252', { person, date: '2030-04-04' })).toMatch(/^fail/)
  expect(occupation('9252', { person: { ...person, sameEmployer: 'no' } })).toMatch(/^fail/)
  expect(occupation('9252', { person: { ...person, sameEmployer: undefined } })).toMatch(/^unknown/)
  const later = inUk({ permission: 'skilled-worker-since-2024-04', sameEmployer: 'yes' })
  expect(occupation('9252', { person: later })).toMatch(/^fail/)
})

test('SW 6.1B: care work is closed from abroad, and to people who may not switch', () => {
  for (const code of ['6135', '6136']) {
    expect(occupation(code)).toBe('fail closed-from-abroad')
    for (const permission of ['not-switchable', 'none'] as const) {
      const person = inUk({ permission, sameEmployer: 'yes' })
      expect(occupation(code, { person })).toBe('fail closed-from-abroad')
    }
  }
})

test('SW 6.1B(a): people who have worked for this employer for three months may switch before 22 July 2028', () => {
  const person = inUk({ permission: 'graduate', sameEmployer: 'yes' })
  const nation = 'Scotland'
  expect(occupation('6135', { person, nation, date: '2028-07-21' })).toBe('pass list-on-it')
  expect(occupation('6135', { person, nation, date: '2028-07-22' })).toBe(
    'fail care-not-open-to-you',
  )
  const there = inUk({ permission: 'skilled-worker-since-2024-04', sameEmployer: 'yes' })
  expect(occupation('6135', { person: there, nation, date: '2028-07-21' })).toMatch(/^pass/)
  expect(occupation('6135', { person: there, nation, date: '2028-07-22' })).toMatch(/^unknown/)
  expect(occupation('6135', { person: { ...person, sameEmployer: 'no' }, nation })).toBe(
    'fail care-not-open-to-you',
  )
  expect(occupation('6135', { person: { ...person, sameEmployer: undefined }, nation })).toBe(
    'unknown care-depends-on-you',
  )
})

test('SW 6.1B: in England care depends on a registration with the CQC that no advert shows', () => {
  const person = inUk({ permission: 'graduate', sameEmployer: 'yes' })
  for (const nation of ['England', null] as const) {
    expect(occupation('6135', { person, nation })).toBe('unknown list-condition-unclear')
  }
})

test('SW 6.1B(b): whether a Skilled Worker’s permission is for care work is unknown', () => {
  const person = inUk({ permission: 'skilled-worker-since-2024-04', sameEmployer: 'no' })
  expect(occupation('6136', { person, nation: 'Wales' })).toBe('unknown care-depends-on-you')
})

test('SW 6.2: a suggested code is marked as one, and decides only what all candidate codes agree on', () => {
  const line = resultOf('occupation', { occupation: suggested('2134') })
  expect(line.verdict).toBe('pass')
  expect(line.cautions.join()).toContain('our suggestion')
  expect(summaryOf('occupation', { occupation: suggested('2134', '2133') })).toBe('pass rqf-6')
  expect(summaryOf('occupation', { occupation: suggested('2134', '9241') })).toBe(
    'unknown depends-on-the-code',
  )
  expect(summaryOf('occupation', { occupation: suggested('9241', '2134') })).toMatch(/^unknown/)
})

test('the titles of the 412 occupations are in their results', () => {
  for (const { code, title } of RULES.occupations) {
    expect(resultOf('occupation', { occupation: chosen(code) }).figures[0]?.value).toBe(
      `${code} ${title}`,
    )
  }
})
