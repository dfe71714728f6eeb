import { assert, double, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { AdvertFacts, RegisterFacts } from '#sponsorship/model/facts.ts'
import { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { FRESH } from '#tests/support/freshness.ts'
import { rulesOn } from '#tests/support/sponsorship-checks.ts'
import { advert, date, person, register } from '#tests/support/sponsorship-arbitraries.ts'
import { showCheck } from '#sponsorship/freshness/show-headline.ts'
import { checkAdvert } from './check-advert.ts'
import { HIGHEST_PLAUSIBLE } from './pay/unclear-pay.ts'

const RUNS = { numRuns: 800 }
const RANK: Record<Verdict, number> = { fail: 0, unknown: 1, pass: 2 }
const input = record({ advert, register, person: option(person, { freq: 2 }), date })
interface Input {
  advert: AdvertFacts
  register: RegisterFacts
  person: PersonalAnswers | null
  date: string
}

function check(base: Input) {
  return checkAdvert({ ...base, ruleIndex: rulesOn(base.date) })
}

function verdicts(base: Input) {
  const { lines, personal } = check(base)
  return Object.fromEntries([...lines, ...personal].map(({ name, verdict }) => [name, verdict]))
}

test('higher pay never makes a result worse', () => {
  assert(
    property(
      input,
      double({ min: 1, max: 4, noNaN: true }),
      integer({ max: 99, min: 0 }),
      (base, times, pence) => {
        const { pay } = base.advert
        if (!pay) return
        const most = HIGHEST_PLAUSIBLE[pay.period === 'day' ? 'week' : (pay.period ?? 'year')]
        const raised = (amount: number | null) =>
          amount === null ? null : Math.min(most, amount * times + pence / 100)
        const better = { ...pay, min: raised(pay.min), max: raised(pay.max) }
        const before = verdicts(base)
        const after = verdicts({ ...base, advert: { ...base.advert, pay: better } })
        for (const [name, verdict] of Object.entries(before)) {
          expect(RANK[after[name] ?? 'unknown']).toBeGreaterThanOrEqual(RANK[verdict])
        }
      },
    ),
    RUNS,
  )
})

const NOTHING: { [Name in keyof AdvertFacts]?: AdvertFacts[Name] } = {
  title: '',
  description: '',
  nation: null,
  isLondon: null,
  pay: null,
  hours: null,
  isNhs: false,
  occupation: null,
  payBand: null,
}

/** Inputs with one known fact removed. */
function poorer(base: Input): Input[] {
  const facts = Object.entries(NOTHING).map(([name, nothing]) => ({
    ...base,
    advert: { ...base.advert, [name]: nothing },
  }))
  const answers = Object.keys(base.person ?? {}).map((name) => ({
    ...base,
    person: { ...base.person, [name]: undefined },
  }))
  const { pay } = base.advert
  const pays = pay
    ? [
        { ...pay, min: null },
        { ...pay, period: null },
      ].map((less) => ({
        ...base,
        advert: { ...base.advert, pay: less },
      }))
    : []
  return [...facts, ...answers, ...pays, { ...base, register: { state: 'not-loaded' } }]
}

test('a missing fact never makes a criterion pass', () => {
  assert(
    property(input, (base) => {
      const before = verdicts(base)
      for (const less of poorer(base)) {
        const after = verdicts(less)
        for (const [name, verdict] of Object.entries(before)) {
          if (verdict !== 'pass') expect(after[name]).not.toBe('pass')
        }
      }
    }),
    RUNS,
  )
})

test('every result gives its reason and sources, and promises nothing', () => {
  assert(
    property(input, (base) => {
      const answer = SponsorshipCheck.parse(showCheck(check(base), FRESH))
      expect(answer.lines.map(({ name }) => name)).toEqual([
        'licence',
        'occupation',
        'pay',
        'wording',
      ])
      for (const line of [...answer.lines, ...answer.personal]) {
        expect(line.reason).toMatch(/^[A-Z‘£].*\.$/)
        expect(line.reason).not.toMatch(/undefined|null|NaN|Infinity/)
        expect(line.code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(line.sources.length).toBeGreaterThan(0)
        const ours = JSON.stringify({
          ...line,
          quotes: line.quotes.map(({ means, todo }) => means + todo),
        })
        expect(ours).not.toMatch(/\b(?:safe|verified|will sponsor|guaranteed visa)\b/i)
      }
    }),
    RUNS,
  )
})

test('the same input gives the same check and is not modified', () => {
  assert(
    property(input, (base) => {
      const before = structuredClone(base)
      expect(check(base)).toEqual(check(structuredClone(base)))
      expect(base).toEqual(before)
    }),
    { numRuns: 500 },
  )
})
