import { expect, test } from 'vitest'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import {
  RULES,
  aYear,
  anHour,
  band,
  chosen,
  hours,
  resultOf,
  summaryOf,
} from '#tests/support/sponsorship-checks.ts'

// A person to whom only options that ask for nothing besides pay are open.
const PLAIN: PersonalAnswers = {
  where: 'uk',
  permission: 'other',
  isUnder26: 'no',
  qualification: 'none',
  registration: 'no',
}
const PHD: PersonalAnswers = { ...PLAIN, qualification: 'phd' }
const STEM: PersonalAnswers = { ...PLAIN, qualification: 'stem-phd' }
const YOUNG: PersonalAnswers = { ...PLAIN, isUnder26: 'yes' }
const OLD: PersonalAnswers = { ...PLAIN, permission: 'skilled-worker-before-2024-04' }
const PENNY = 0.01

// Option, occupation, person, the pay that reaches it, and the result there. First floors, then rates.
const BOUNDARIES: [string, string, PersonalAnswers, number, string][] = [
  ['A', '2119', PLAIN, 41_700, 'pass option-a'],
  ['A', '2134', PLAIN, 54_700, 'pass option-a'],
  ['B', '2111', PHD, 37_500, 'unknown depends-on-you-or-the-employer'],
  ['B', '2134', PHD, 49_200, 'unknown depends-on-you-or-the-employer'],
  ['C', '2111', STEM, 33_400, 'unknown depends-on-you-or-the-employer'],
  ['C', '2134', STEM, 43_700, 'unknown depends-on-you-or-the-employer'],
  ['D', '2142', PLAIN, 33_400, 'pass option-d'],
  ['D', '2112', PLAIN, 40_300, 'pass option-d'],
  ['E', '2119', YOUNG, 33_400, 'pass option-e'],
  ['E', '2134', YOUNG, 38_300, 'pass option-e'],
  ['F', '9252', OLD, 31_300, 'pass option-f'],
  ['F', '2134', OLD, 40_000, 'pass option-f'],
  ['G', '2111', { ...OLD, qualification: 'phd' }, 28_200, 'unknown depends-on-you-or-the-employer'],
  ['G', '2134', { ...OLD, qualification: 'phd' }, 36_000, 'unknown depends-on-you-or-the-employer'],
  [
    'H',
    '2111',
    { ...OLD, qualification: 'stem-phd' },
    25_000,
    'unknown depends-on-you-or-the-employer',
  ],
  [
    'H',
    '2134',
    { ...OLD, qualification: 'stem-phd' },
    32_000,
    'unknown depends-on-you-or-the-employer',
  ],
  ['I', '2142', OLD, 26_200, 'pass option-i'],
  ['I', '2112', OLD, 30_700, 'pass option-i'],
  ['J', '9252', { ...OLD, isUnder26: 'yes' }, 25_000, 'pass option-j'],
  ['J', '2134', { ...OLD, isUnder26: 'yes' }, 28_000, 'pass option-j'],
]

test.each(BOUNDARIES)('option %s in %s is reached to the penny', (_, code, person, pay, says) => {
  const input = { occupation: chosen(code), person }
  expect(summaryOf('pay', { ...input, pay: aYear(pay) })).toBe(says)
  expect(summaryOf('pay', { ...input, pay: aYear(pay - PENNY) })).toBe('fail below-every-option')
})

test('option K is reached at the rate of the band, and never below £25,000', () => {
  const date = '2025-12-01'
  const nurse = { occupation: chosen('2237'), payBand: band('afc-5'), date }
  expect(summaryOf('pay', { ...nurse, pay: aYear(29_970) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...nurse, pay: aYear(29_969.99) })).toBe('fail below-every-option')
  const auxiliary = { occupation: chosen('6131'), payBand: band('afc-3'), date }
  expect(summaryOf('pay', { ...auxiliary, pay: aYear(25_000) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...auxiliary, pay: aYear(24_999.99) })).toBe('fail below-every-option')
})

test('without answers, pay that is enough only for a few people is too low for most', () => {
  const line = resultOf('pay', { occupation: chosen('2134'), pay: aYear(50_000) })
  expect(line).toMatchObject({ verdict: 'fail', code: 'too-low-for-most' })
  expect(line.reason).toContain('Most people need £54,700 a year')
  expect(line.reason).toContain('new entrant (under 26')
  expect(line.reason).toContain('PhD')
  const fromAbroad = resultOf('pay', {
    occupation: chosen('2134'),
    pay: aYear(50_000),
    person: { where: 'abroad' },
  })
  expect(fromAbroad).toMatchObject({ verdict: 'fail', code: 'too-low-for-most' })
  const low = resultOf('pay', { occupation: chosen('2134'), pay: aYear(38_299.99) })
  expect(low).toMatchObject({ verdict: 'fail', reason: expect.stringContaining('£38,300') })
})

test('SW 4.2(b): lower rates for health and care depend on the employer', () => {
  const input = { occupation: chosen('2113') }
  const line = resultOf('pay', { ...input, pay: aYear(35_100) })
  expect(line.verdict).toBe('unknown')
  expect(line.reason).toContain('if the employer is a health or care one such as the NHS')
  const person: PersonalAnswers = { ...PLAIN, where: 'abroad' }
  expect(summaryOf('pay', { ...input, person, pay: aYear(35_099.99) })).toMatch(/^fail/)
})

test('SW 4.2(b)(ii): old rates end on 4 April 2030, and are unknown for people abroad', () => {
  const input = { occupation: chosen('2134'), pay: aYear(40_000) }
  expect(summaryOf('pay', { ...input, person: OLD, date: '2030-04-03' })).toBe('pass option-f')
  expect(summaryOf('pay', { ...input, person: OLD, date: '2030-04-04' })).toMatch(/^fail/)
  expect(summaryOf('pay', { ...input, person: { ...OLD, where: 'abroad' } })).toMatch(/^unknown/)
})

test('SW 11.1: option D lasts as long as the list, for jobs that are plainly on it', () => {
  const input = { occupation: chosen('2142'), pay: aYear(34_000), person: PLAIN }
  expect(summaryOf('pay', { ...input, date: '2026-12-30' })).toBe('pass option-d')
  expect(summaryOf('pay', { ...input, date: '2026-12-31' })).toBe('fail below-every-option')
  const dig = { occupation: chosen('2115'), pay: aYear(41_000), person: PLAIN }
  expect(summaryOf('pay', { ...dig, title: 'Archaeologist' })).toBe('pass option-d')
  expect(summaryOf('pay', { ...dig, title: 'Social researcher' })).toMatch(/^unknown/)
})

test('SW 12.2: a new entrant is under 26, a graduate, a student with a degree, or last a student', () => {
  const pay = aYear(40_000)
  const says = (person: PersonalAnswers) =>
    summaryOf('pay', { pay, person: { ...PLAIN, ...person } })
  expect(says({ permission: 'graduate' })).toBe('pass option-e')
  expect(says({ permission: 'student', qualification: 'degree' })).toBe('pass option-e')
  expect(says({ permission: 'student' })).toMatch(/^unknown/)
  expect(says({ permission: 'not-switchable' })).toMatch(/^unknown/)
  expect(says({})).toBe('fail below-every-option')
})

test('SW 12.2: registration makes a new entrant only in the work that it is for', () => {
  const says = (code: string, registrationBody?: PersonalAnswers['registrationBody']) =>
    summaryOf('pay', {
      pay: aYear(40_000),
      occupation: chosen(code),
      person: { ...PLAIN, registration: 'working-towards', registrationBody },
    })
  // Vets, and surveyors, whose body we do not know.
  expect([says('2240', 'rcvs'), says('2240', 'nmc')]).toEqual([
    'pass option-e',
    'fail below-every-option',
  ])
  expect([says('2240', 'other'), says('2240')]).toEqual([
    'fail below-every-option',
    'unknown depends-on-you-or-the-employer',
  ])
  expect(says('2454', 'nmc')).toBe('fail below-every-option')
  expect(says('2454', 'other')).toBe('unknown depends-on-you-or-the-employer')
})

test('SW 12.3: a new entrant is told about the limit of four years', () => {
  const line = resultOf('pay', { pay: aYear(40_000), person: YOUNG })
  expect(line.cautions.join()).toContain('four years in all')
})

test('SW 9.1: a PhD opens nothing in an occupation that is not eligible for PhD points', () => {
  const input = { occupation: chosen('3544'), pay: aYear(41_699.99) }
  expect(summaryOf('pay', { ...input, person: STEM })).toBe('fail below-every-option')
})

test('no option is open in an occupation without rates, or to an applicant whom it excludes', () => {
  expect(summaryOf('pay', { occupation: chosen('9241') })).toBe('fail no-option-open')
  expect(summaryOf('pay', { occupation: chosen('9252') })).toBe('fail no-option-open')
})

test('no printed rate is below the hourly floors, so they need no check of their own', () => {
  const { hourlyFloorStandard, hourlyFloorLower, hoursBasis } = RULES.figures
  const hours = hoursBasis.value * 52
  for (const { standard, lower } of RULES.occupations) {
    for (const [rates, floor] of [
      [standard, hourlyFloorStandard.value],
      [lower, hourlyFloorLower.value],
    ] as const) {
      if (!rates) continue
      const printed = [rates.full, rates.share90, rates.share80, rates.share70]
      for (const rate of printed.filter((one) => one !== null)) {
        expect(Number((rate / hours).toFixed(2))).toBeGreaterThanOrEqual(floor)
      }
    }
  }
})

test('the hourly floor of £17.13 holds for any number of hours', () => {
  const input = { occupation: chosen('2119'), person: YOUNG }
  for (const week of [37.5, 40, 48].map((least) => hours(least))) {
    expect(summaryOf('pay', { ...input, hours: week, pay: anHour(17.13) })).toBe('pass option-e')
    expect(summaryOf('pay', { ...input, hours: week, pay: anHour(17.12) })).toMatch(/^fail/)
  }
})
