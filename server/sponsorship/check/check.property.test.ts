import {
  assert,
  constantFrom,
  double,
  integer,
  option,
  property,
  record,
  subarray,
} from 'fast-check'
import { expect, test } from 'vitest'
import {
  FINDING_KINDS,
  NATIONS,
  type AdvertFacts,
  type RegisterFacts,
} from '#contract/sponsorship/facts.ts'
import { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import type { Verdict } from '#contract/sponsorship/criteria.ts'
import { PERMISSIONS, type PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import { checkAdvert } from './check-advert.ts'
import {
  RULES,
  RULE_INDEX,
  chosen,
  finding,
  found,
  hours,
  suggested,
} from '#tests/support/sponsorship-checks.ts'
import { HIGHEST_PLAUSIBLE } from './pay/unclear-pay.ts'

const RUNS = { numRuns: 800 }
const RANK: Record<Verdict, number> = { fail: 0, unknown: 1, pass: 2 }
const CODES = RULES.occupations.map(({ code }) => code)
// Occupations in which something besides the tables decides, as often as all others together.
const TRICKY = [
  '2112',
  '2113',
  '2115',
  '2142',
  '2237',
  '2313',
  '3544',
  '3549',
  '6131',
  '6135',
  '9252',
]
const BANDS = [
  'afc-2',
  'afc-3',
  'afc-5',
  'afc-9',
  'teacher-qualified',
  'teacher-chartered',
  'doctor-gp',
]
const FULL_WEEKS = { least: 35, most: 48, origin: 'full-time' as const }
const TEXT = 'You will work with six others. '.repeat(8)
const PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const
const USUAL = { hour: 30, day: 200, week: 1000, month: 4500, year: 50_000 }

const code = constantFrom(...CODES, ...Array.from({ length: 40 }, () => TRICKY).flat(), '9999')
const occupation = record({ code, other: code, how: constantFrom(0, 1, 2) }).map(
  ({ code, other, how }) =>
    how === 0 ? chosen(code) : how === 1 ? suggested(code) : suggested(code, other),
)
const pay = record({
  period: option(constantFrom(...PERIODS, 'year', 'hour'), { freq: 20 }),
  times: double({ min: 0.1, max: 3, noNaN: true }),
  ends: constantFrom('min', 'both', 'both', 'max', 'none'),
  currency: constantFrom('GBP', 'GBP', 'GBP', 'GBP', 'EUR'),
  text: constantFrom(null, null, null, 'Estimated', '£90,000 FTE'),
}).map(({ period, times, ends, currency, text }) => {
  const amount = Number((times * USUAL[period ?? 'year']).toFixed(2))
  return {
    min: ends === 'max' || ends === 'none' ? null : amount,
    max: ends === 'min' || ends === 'none' ? null : amount * 1.1,
    currency,
    period,
    text,
  }
})
const advert = record({
  title: constantFrom(
    'Programmer',
    'Archaeologist',
    'Contract administrator',
    'Postdoc in chemistry',
  ),
  employer: constantFrom('Harbour Works'),
  description: constantFrom('', 'Short.', TEXT, TEXT, `${TEXT} Pro rata.`),
  country: constantFrom('GB'),
  nation: option(constantFrom(...NATIONS), { freq: 3 }),
  isLondon: constantFrom(true, false, null),
  pay: option(pay, { freq: 20 }),
  hours: option(
    constantFrom(
      hours(37.5),
      hours(37.5),
      hours(37),
      hours(40),
      hours(48),
      hours(60),
      hours(30),
      hours(20),
      hours(7.5),
      hours(0),
      hours(90),
      FULL_WEEKS,
    ),
    { freq: 8 },
  ),
  isFullTimePay: constantFrom(false, false, true),
  isWithoutSupplement: constantFrom(false, true),
  isNhs: constantFrom(false, false, true),
  occupation: option(occupation, { freq: 15 }),
  payBand: option(constantFrom(...BANDS).map((key) => ({ key, origin: 'advert' as const }))),
  findings: subarray([...FINDING_KINDS], { maxLength: 1 }).map((kinds) =>
    kinds.map((kind) => finding(kind)),
  ),
})
const registers: RegisterFacts[] = [
  { state: 'not-loaded' },
  found(),
  found({}, 'exact'),
  found({ isListed: false }),
  found({ licences: [] }, 'alias'),
  found({ licences: [{ route: 'Skilled Worker', rating: 'B', printed: 'Worker (B rating)' }] }),
  { state: 'loaded', publishedOn: '2026-10-07', match: { how: 'none', searchedFor: 'x' } },
  {
    state: 'loaded',
    publishedOn: '2026-10-07',
    match: { how: 'several', searchedFor: 'x', count: 2 },
  },
]
const register = constantFrom(...registers)
const person = record<PersonalAnswers>(
  {
    where: constantFrom('abroad', 'uk', 'uk'),
    permission: constantFrom(...PERMISSIONS),
    sameEmployer: constantFrom('yes', 'no'),
    isUnder26: constantFrom('yes', 'no'),
    qualification: constantFrom('none', 'degree', 'phd', 'stem-phd'),
    english: constantFrom('below-b1', 'b1', 'b2'),
    registration: constantFrom('registered', 'working-towards', 'no'),
  },
  { requiredKeys: [] },
)
const date = constantFrom('2026-01-07', '2026-11-21', '2026-12-31', '2028-07-22', '2030-04-04')
const input = record({ advert, register, person: option(person, { freq: 2 }), date }).filter(
  // Only Scotland has chartered teachers.
  ({ advert: { payBand, nation } }) =>
    payBand?.key !== 'teacher-chartered' || nation === 'Scotland',
)
interface Input {
  advert: AdvertFacts
  register: RegisterFacts
  person: PersonalAnswers | null
  date: string
}

function check(base: Input) {
  return checkAdvert({ ...base, ruleIndex: RULE_INDEX })
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

/** The same with one thing less that is known. */
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
      const answer = SponsorshipCheck.parse(check(base))
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
