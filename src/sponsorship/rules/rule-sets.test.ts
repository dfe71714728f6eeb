import { expect, test } from 'vitest'
import { changesAfter, inForceOn, nextChangeAfter, SHIPPED } from './rule-sets.ts'

const rules = inForceOn(SHIPPED, '2025-11-25')

function findOccupation(code: string) {
  return rules.occupations.find((one) => one.code === code)
}

function rate(scale: string, band: string, area: string) {
  const { annual, hours } =
    rules.nationalScales[scale]?.rates.find((one) => one.band === band && one.area === area) ?? {}
  return [annual, hours]
}

test('every option requires the floor, share and table that SW 4.4 prints', () => {
  const printed = rules.options.map(({ name, floor, share, rates }) => [name, floor, share, rates])
  expect(printed).toEqual([
    ['A', 41_700, 1, 'standard'],
    ['B', 37_500, 0.9, 'standard'],
    ['C', 33_400, 0.8, 'standard'],
    ['D', 33_400, 1, 'standard'],
    ['E', 33_400, 0.7, 'standard'],
    ['F', 31_300, 1, 'lower'],
    ['G', 28_200, 0.9, 'lower'],
    ['H', 25_000, 0.8, 'lower'],
    ['I', 25_000, 1, 'lower'],
    ['J', 25_000, 0.7, 'lower'],
    ['K', 25_000, 1, 'national'],
  ])
})

test('going rates are those of Tables 1, 1a, 2, 2aa and 2a', () => {
  const software = { full: 54_700, fullHourly: 28.05, share90: 49_200, share80: 43_700 }
  expect(findOccupation('2134')?.standard).toEqual({ ...software, share70: 38_300 })
  expect(findOccupation('1150')?.lower).toEqual({
    full: 29_400,
    fullHourly: 15.08,
    share90: 26_400,
    share80: 25_000,
    share70: 25_000,
  })
  expect(findOccupation('6135')).toMatchObject({
    tables: ['1a', '2aa'],
    standard: { full: 33_400, fullHourly: 17.13, share90: null, share80: null, share70: 33_400 },
    lower: { full: 25_000, fullHourly: 12.82, share90: null, share80: null, share70: 25_000 },
  })
  expect(findOccupation('9252')).toMatchObject({
    tables: ['2a', '6'],
    standard: null,
    lower: { full: 31_300, fullHourly: 16.05, share90: null, share80: null, share70: 25_000 },
  })
})

test('national scales are those of Tables 3 to 5, with the hours printed there', () => {
  expect([rate('afc', 'afc-5', 'England'), rate('afc', 'afc-8a', 'Scotland')]).toEqual([
    [29_970, 37.5],
    [60_126, 37],
  ])
  expect(rate('teachers', 'teacher-qualified', 'Inner London')).toEqual([38_766, null])
  expect(rate('teachers', 'teacher-unqualified', 'Northern Ireland')).toEqual([
    undefined,
    undefined,
  ])
  expect(rate('doctors', 'doctor-f1', 'Northern Ireland')).toEqual([29_566, 40])
  expect(rate('doctors', 'doctor-consultant', 'Wales')).toEqual([106_000, 37.5])
  expect(rate('dentists', 'dentist-foundation', 'England')).toEqual([38_472, 35])
  expect(rate('dentists', 'dentist-administrative', 'Northern Ireland')).toEqual([43_738, 37])
  expect(rate('further-education', 'fe-management', 'Wales')).toEqual([47_696.57, null])
  expect(rate('afc', 'educational-psychologist', 'Scotland')).toEqual([56_763, null])
  expect(rate('teaching-assistants', 'assistant-sen', 'Scotland')).toEqual([25_147, null])
  const { lowestForNew, lowestFor } = rules.nationalScales.afc ?? {}
  expect([lowestForNew, lowestFor]).toEqual(['afc-5', { '6131': 'afc-3' }])
})

test('a figure that was not read in the rules is not called confirmed, and says how many report it', () => {
  const { englishLevels, minimumWage, graduateMonths } = inForceOn(SHIPPED, '2027-04-01').figures
  const figures = [...englishLevels, minimumWage, graduateMonths]
  expect(
    figures.map((figure) => [figure?.value, figure?.certainty, figure?.reportedBy ?? null]),
  ).toEqual([
    ['b1', 'confirmed', null],
    ['b2', 'reported', 5],
    [13.21, 'reported', 1],
    [18, 'reported', 4],
  ])
  const certainties = SHIPPED.flatMap(({ figures, options, lists, closures, restrictions }) =>
    [Object.values(figures).flat(), options, Object.values(lists), closures, restrictions].flat(),
  )
  for (const { certainty, reportedBy } of certainties)
    expect(certainty === 'reported').toBe(reportedBy !== undefined)
})

test('an edition is in force from its day, and each has been confirmed up to the same statement', () => {
  const days = SHIPPED.map(({ effectiveFrom }) => effectiveFrom)
  expect(days).toEqual([
    '2025-07-22',
    '2026-01-08',
    '2026-03-26',
    '2026-04-08',
    '2026-10-08',
    '2026-12-31',
    '2027-01-01',
    '2027-04-01',
  ])
  for (const set of SHIPPED) {
    expect([set.seenOn, set.confirmedOn, set.statementsSeenTo]).toEqual([
      '2025-11-25',
      '2026-11-27',
      'HC 584',
    ])
  }
  const wage = (day: string) => inForceOn(SHIPPED, day).figures.minimumWage.value
  expect([wage('2027-03-31'), wage('2027-04-01')]).toEqual([12.71, 13.21])
  const refused = (day: string) => inForceOn(SHIPPED, day).restrictions.length
  expect([refused('2026-03-25'), refused('2026-03-26'), refused('2028-01-01')]).toEqual([0, 1, 1])
  const payPeriods = (day: string) => 'SW 14.3B' in inForceOn(SHIPPED, day).rules
  expect([payPeriods('2026-04-07'), payPeriods('2026-04-08')]).toEqual([false, true])
})

test('the next change is the end of the lists, later the end of the care codes', () => {
  expect(nextChangeAfter(SHIPPED, '2026-11-21')).toBe('2026-12-31')
  expect(nextChangeAfter(SHIPPED, '2026-12-30')).toBe('2026-12-31')
  expect(nextChangeAfter(SHIPPED, '2026-12-31')).toBe('2027-01-01')
  expect(nextChangeAfter(SHIPPED, '2027-04-01')).toBe('2028-07-22')
  expect(nextChangeAfter(SHIPPED, '2030-04-04')).toBeNull()
})

test('later changes within a set do not count once a newer set is in force', () => {
  const later = { ...rules, version: 'later', effectiveFrom: '2026-12-01', lists: noLists() }
  const sets = [later, ...SHIPPED.slice(0, 1)]
  expect(inForceOn(sets, '2026-11-30').version).toBe(rules.version)
  expect(inForceOn(sets, '2026-12-01').version).toBe('later')
  expect(inForceOn(sets, '2020-01-01').version).toBe(rules.version)
  expect(changesAfter(sets, '2026-11-21').map(({ date }) => date)).toEqual([
    '2026-12-01',
    '2028-07-22',
    '2030-04-04',
  ])
})

test('of two sets for the same day, the one imported last applies', () => {
  const [first, second] = ['first', 'second'].map((version) => ({ ...rules, version }))
  const sets = [first, second].flatMap((set) => set ?? [])
  expect(inForceOn(sets, '2026-01-01').version).toBe('second')
})

function noLists() {
  const { shortage, salary } = rules.lists
  return { shortage: { ...shortage, entries: [] }, salary: { ...salary, entries: [] } }
}
