import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { advert, person, register } from '#tests/support/sponsorship-arbitraries.ts'
import { aYear, chosen, resultOf, RULES, TODAY } from '#tests/support/sponsorship-checks.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { checkAdvert } from './check-advert.ts'

const REPORTED = { certainty: 'reported', reportedBy: 3 } as const

/** Sets in which one figure is more favourable, as somebody reports it. */
const FAVOURABLE: [string, (set: RuleSet) => void][] = [
  [
    'lower pay in each option',
    (set) => {
      set.options = set.options.map((one) => ({ ...one, ...REPORTED, floor: one.floor / 2 }))
    },
  ],
  [
    'a shortage list of all occupations',
    (set) => {
      const entries = set.occupations.map(({ code }) => anEntry(code))
      set.lists.shortage = { ...set.lists.shortage, ...REPORTED, entries }
    },
  ],
  [
    'a salary list of all occupations',
    (set) => {
      const entries = set.occupations.map(({ code }) => anEntry(code))
      set.lists.salary = { ...set.lists.salary, ...REPORTED, entries }
    },
  ],
  [
    'lower pay scales',
    (set) => {
      for (const scale of Object.values(set.nationalScales)) {
        Object.assign(scale, REPORTED)
        for (const rate of scale.rates) rate.annual /= 2
      }
    },
  ],
  [
    'care work open to people in the UK for longer',
    (set) => {
      for (const closure of set.closures)
        Object.assign(closure, REPORTED, { switchUntil: '2040-01-01' })
    },
  ],
  [
    'less English',
    (set) => {
      const [b1] = set.figures.englishLevels
      if (!b1) throw new Error('There is no level.')
      set.figures.englishLevels = [
        { ...b1, value: 'b2' },
        { ...b1, ...REPORTED, from: '2026-02-01' },
      ]
    },
  ],
]

function anEntry(code: string): RuleSet['lists']['salary']['entries'][number] {
  const nations = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const
  return {
    code,
    onlyJobs: null,
    condition: null,
    nations: [...nations],
    from: '2026-01-01',
    endsBefore: '2030-01-01',
  }
}

test.each(FAVOURABLE)('%s makes nothing pass as long as it is only reported', (name, change) => {
  const reported = structuredClone(RULES)
  change(reported)
  const confirmed = structuredClone(RULES)
  // Of English the level before the reported one counts.
  if (name === 'less English')
    confirmed.figures.englishLevels = reported.figures.englishLevels.slice(0, 1)
  const [before, after] = [confirmed, reported].map(indexRuleSet)
  if (!before || !after) throw new Error('There are two sets.')
  const passes = (
    ruleIndex: typeof before,
    input: Omit<Parameters<typeof checkAdvert>[0], 'ruleIndex'>,
  ) => {
    const { lines, personal } = checkAdvert({ ...input, ruleIndex })
    return [...lines, ...personal]
      .filter(({ verdict }) => verdict === 'pass')
      .map(({ name }) => name)
  }
  assert(
    property(advert, register, person, (advert, register, person) => {
      const input = { advert, register, person, date: TODAY }
      const known = passes(before, input)
      for (const line of passes(after, input)) expect(known).toContain(line)
    }),
    { numRuns: 1500 },
  )
})

test('work that is a health and care job only by report does not pass at the lower rates', () => {
  const inNhs = { isNhs: true, pay: aYear(30_000) }
  const payFor = (code: string) => resultOf('pay', { ...inNhs, occupation: chosen(code) })
  expect(RULES.occupations.find(({ code }) => code === '3111')?.healthAndCare).toBe('reported')
  expect(payFor('3111')).toMatchObject({
    verdict: 'unknown',
    reason: expect.stringContaining('as others report'),
  })
})
