import { expect, test } from 'vitest'
import { aRuleSet, occupationOf } from '#tests/support/rule-sets.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { compareOccupation } from './compare-occupation.ts'
import { describeOccupation } from './describe-occupation.ts'

const CODES = ['2134', '2237', '5223', '6135']

/** The rules for a few occupations, with the test’s changes. */
function aSmallSet(change: (set: RuleSet) => void = () => {}) {
  return indexRuleSet(
    aRuleSet((set) => {
      set.occupations = set.occupations.filter(({ code }) => CODES.includes(code))
      change(set)
    }),
  )
}

const BEFORE = aSmallSet()
const changed = (code: string, change: (set: RuleSet) => void) =>
  compareOccupation(BEFORE, aSmallSet(change), code)

test('the same rules change nothing, and an occupation in neither set is no change', () => {
  for (const code of [...CODES, '9999', '__proto__']) {
    expect([code, changed(code, () => {})]).toEqual([code, []])
  }
})

test('going rates and the floor are told by how they moved', () => {
  const raise = (set: RuleSet) => {
    Object.assign(occupationOf(set, '2134').standard ?? {}, { full: 56_000 })
    Object.assign(occupationOf(set, '2134').lower ?? {}, { full: 30_000 })
    set.options = set.options.map((one) => (one.name === 'A' ? { ...one, floor: 43_100 } : one))
  }
  expect(changed('2134', raise)).toEqual([
    'The going rate rose from £54,700 to £56,000 a year.',
    'The floor of the usual sum rose from £41,700 to £43,100 a year.',
    expect.stringMatching(/^The lower going rate fell from £[\d,]+ to £30,000 a year\.$/),
  ])
  expect(changed('2237', raise)).toEqual([])
})

test('of a national scale the lowest open band is told', () => {
  const rates = (band: string) => (set: RuleSet) => {
    for (const rate of Object.values(set.nationalScales).flatMap((scale) => scale.rates)) {
      if (rate.band === band && rate.area === 'England') rate.annual += 1000
    }
  }
  expect(changed('2237', rates('afc-5'))).toEqual([
    'Band 5 in England rose from £29,970 to £30,970 a year.',
  ])
  expect(changed('2237', rates('afc-6'))).toEqual([])
})

test('a level, a list, a closure and the occupation itself', () => {
  const { title } = BEFORE.rules.lists.shortage
  const entriesOf = (set: RuleSet) => set.lists.shortage.entries
  const isWelder = ({ code }: { code: string }) => code === '5223'
  const end = entriesOf(BEFORE.rules).find(isWelder)?.endsBefore

  expect(changed('5223', (set) => void (occupationOf(set, '5223').skill = 'rqf-6'))).toEqual([
    'Its level changed from ‘below degree level’ to ‘degree level’.',
  ])
  expect(end).toBe('2026-12-31')
  expect(
    changed('5223', (set) => {
      for (const entry of entriesOf(set)) if (isWelder(entry)) entry.endsBefore = '2027-06-30'
    }),
  ).toEqual([`The end on the ${title} moved from 31 December 2026 to 30 June 2027.`])
  const without = aSmallSet((set) => {
    set.lists.shortage.entries = entriesOf(set).filter((entry) => !isWelder(entry))
    set.closures = []
    set.occupations = set.occupations.filter(({ code }) => code !== '2134')
  })
  expect(compareOccupation(BEFORE, without, '5223')).toEqual([`No longer on the ${title}.`])
  expect(compareOccupation(without, BEFORE, '5223')).toEqual([`On the ${title}.`])
  expect(compareOccupation(BEFORE, without, '6135')).toEqual(['Open to people from abroad again.'])
  expect(compareOccupation(without, BEFORE, '6135')).toEqual(['Closed to people from abroad.'])
  expect(compareOccupation(BEFORE, without, '2134')).toEqual(['No longer in the rules.'])
  expect(compareOccupation(without, BEFORE, '2134')).toEqual(['New in the rules.'])
})

test('a page has what a later set changes, ahead until its day and in force from it on', () => {
  const later = aSmallSet((set) => {
    set.effectiveFrom = '2027-04-06'
    Object.assign(occupationOf(set, '2134').standard ?? {}, { full: 56_000 })
  })
  const on = (date: string) => describeOccupation([BEFORE, later], '2134', date)
  const what = 'The going rate rose from £54,700 to £56,000 a year.'

  expect(on('2027-04-05')?.changes).toContainEqual({ on: '2027-04-06', what, isAhead: true })
  expect(on('2027-04-05')?.options[0]?.weeks[0]?.pounds).toBe(54_700)
  expect(on('2027-04-06')?.changes).toContainEqual({ on: '2027-04-06', what, isAhead: false })
  expect(on('2027-04-06')?.options[0]?.weeks[0]?.pounds).toBe(56_000)
})
