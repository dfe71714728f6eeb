import { constantFrom, double, option, record, subarray } from 'fast-check'
import {
  FINDING_KINDS,
  NATIONS,
  PAY_PATTERNS,
  type RegisterFacts,
} from '#sponsorship/model/facts.ts'
import {
  PERMISSIONS,
  REGISTRATION_BODIES,
  type PersonalAnswers,
} from '#trade/cookies/personal-answers.schema.ts'
import { RULES, chosen, finding, found, hours, suggested } from './sponsorship-checks.ts'

const CODES = RULES.occupations.map(({ code }) => code)
// Occupations with deciding factors besides the tables, as often as all others together.
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
const isForLearners = constantFrom(false, false, false, true)
const occupation = record({ code, other: code, how: constantFrom(0, 1, 2), isForLearners }).map(
  ({ code, other, how, isForLearners }) => ({
    ...(how === 0 ? chosen(code) : how === 1 ? suggested(code) : suggested(code, other)),
    isForLearners,
  }),
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
/** Adverts with deciding facts, each unknown half of the time. */
export const advert = record({
  poster: constantFrom('source' as const, 'unproved' as const, 'proved' as const),
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
  payPattern: option(constantFrom(...PAY_PATTERNS), { freq: 3 }),
  isFullTimePay: constantFrom(false, false, true),
  isContractRate: constantFrom(false, false, true),
  isAboutPay: constantFrom(false, false, true),
  isBandOpen: constantFrom(false, false, true),
  isWithoutSupplement: constantFrom(false, true),
  isNhs: constantFrom(false, false, true),
  occupation: option(occupation, { freq: 15 }),
  payBand: option(
    record({
      key: constantFrom(...BANDS),
      origin: constantFrom('advert' as const, 'profession' as const),
    }),
  ),
  findings: subarray([...FINDING_KINDS], { maxLength: 1 }).map((kinds) =>
    kinds.map((kind) => finding(kind)),
  ),
}).filter(
  // Only Scotland has chartered teachers.
  ({ payBand, nation }) => payBand?.key !== 'teacher-chartered' || nation === 'Scotland',
)
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
export const register = constantFrom(...registers)
export const person = record<PersonalAnswers>(
  {
    where: constantFrom('abroad', 'uk', 'uk'),
    permission: constantFrom(...PERMISSIONS),
    sameEmployer: constantFrom('yes', 'no'),
    isUnder26: constantFrom('yes', 'no'),
    qualification: constantFrom('none', 'degree', 'phd', 'stem-phd'),
    english: constantFrom('below-b1', 'b1', 'b2'),
    registration: constantFrom('registered', 'working-towards', 'working-towards', 'no'),
    registrationBody: constantFrom('nmc', 'nmc', ...REGISTRATION_BODIES),
    visaEndsOn: constantFrom('2026-11-20', '2026-11-21', '2027-03-01'),
    nationality: constantFrom('AF', 'other', 'other', 'other'),
  },
  { requiredKeys: [] },
)
/** Days on both sides of rule changes. */
export const date = constantFrom(
  '2026-01-07',
  '2026-03-26',
  '2026-11-21',
  '2026-12-31',
  '2027-04-01',
  '2028-07-22',
  '2030-04-04',
)
