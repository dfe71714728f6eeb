import type { AdvertFacts } from '#sponsorship/model/facts.ts'
import type { Criterion, PersonalCriterion, Verdict } from '#trade/headline/criteria.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { aYear, band, chosen, hours } from './sponsorship-checks.ts'

type Name = Criterion | PersonalCriterion

export interface ClockCase {
  facts: Partial<AdvertFacts>
  person?: PersonalAnswers
  /** The verdicts of lines, each from its day on; null for no such line. Lines that are left out never change. */
  expected: Partial<Record<Name, [string, Verdict | null][]>>
  /** The days from which the pay line cites the rule about pay periods. */
  payPeriodsFrom?: string
  /** The next change of a rule after 2028. */
  afterwards?: string
}

const START = '2025-07-22'
/** HC 1333 of 14 October 2025: B2 ‘on or after 8 January 2026’, as five firms report. */
const B2 = '2026-01-08'
/** HC 1691 of 5 March 2026: applications made from 26 March 2026, as GOV.UK’s visa checker says. */
const BRAKE = '2026-03-26'
/** HC 1691: SW 14.3B in force on 8 April 2026, as five firms report. */
const PAY_PERIODS = '2026-04-08'
/** SW 6.1A, Appendix Immigration Salary List: certificates ‘before 31 December 2026’. */
const LISTS_END = '2026-12-31'
/** The minimum wage of £13.21, above £12.82, from 1 April 2027, as one project reports. */
const WAGE = '2027-04-01'
/** SW 6.1B: switching to care work ‘before 22 July 2028’. */
const CARE_ENDS = '2028-07-22'
/** SW 4.2: the lower rates of people on the route since before April 2024. */
const OLD_RATES_END = '2030-04-04'

const NEW = { where: 'abroad', permission: 'none', isUnder26: 'no', qualification: 'none' } as const
const always = (verdict: Verdict): [string, Verdict][] => [[START, verdict]]
const ALL_PASS = {
  licence: always('pass'),
  occupation: always('pass'),
  pay: always('pass'),
  wording: always('pass'),
}

/**
 * Labelled jobs and people with the answers that the facts of 27 November 2026 require on each day: written by hand from
 * the rules and the reports above, not from what the program says.
 */
export const CLOCK: Record<string, ClockCase> = {
  'programmer, £90,000': { facts: {}, expected: ALL_PASS },
  'NHS nurse, band 5, £32,000': {
    facts: {
      isNhs: true,
      occupation: chosen('2237'),
      payBand: band('afc-5'),
      pay: aYear(32_000),
    },
    expected: ALL_PASS,
  },
  'engineering technician (shortage list), £45,000': {
    facts: { occupation: chosen('3113'), pay: aYear(45_000) },
    expected: {
      ...ALL_PASS,
      occupation: [
        [START, 'pass'],
        [LISTS_END, 'fail'],
      ],
    },
  },
  'carpenter (salary list only, at its lower floor), £34,000': {
    facts: { occupation: chosen('5316'), pay: aYear(34_000) },
    expected: {
      occupation: [
        [START, 'pass'],
        [LISTS_END, 'fail'],
      ],
      pay: [
        [START, 'pass'],
        [LISTS_END, 'fail'],
      ],
    },
  },
  'designer (degree level, salary list), £34,000': {
    facts: { occupation: chosen('2142'), pay: aYear(34_000) },
    expected: {
      occupation: always('pass'),
      pay: [
        [START, 'pass'],
        [LISTS_END, 'fail'],
      ],
    },
  },
  'chef, below degree level and on no list': {
    facts: { occupation: chosen('5434') },
    expected: { occupation: always('fail') },
  },
  'chef, for a Skilled Worker of 2024': {
    facts: { occupation: chosen('5434') },
    person: { where: 'uk', permission: 'skilled-worker-since-2024-04', english: 'b1' },
    expected: { occupation: always('pass'), english: always('pass') },
  },
  'care worker, from abroad': {
    facts: { occupation: chosen('6135') },
    expected: { occupation: always('fail') },
  },
  'care worker in Wales, who has worked there for three months': {
    facts: { occupation: chosen('6135'), nation: 'Wales' },
    person: { where: 'uk', permission: 'other', sameEmployer: 'yes', english: 'b2' },
    expected: {
      occupation: [
        [START, 'pass'],
        [CARE_ENDS, 'fail'],
      ],
      english: always('pass'),
    },
  },
  'warehouse worker, from abroad': {
    facts: { occupation: chosen('9252') },
    expected: { occupation: always('fail') },
  },
  'warehouse worker, sponsored there since before April 2024': {
    facts: { occupation: chosen('9252') },
    person: {
      where: 'uk',
      permission: 'skilled-worker-before-2024-04',
      sameEmployer: 'yes',
      english: 'b1',
    },
    expected: { occupation: always('pass'), pay: always('pass'), english: always('pass') },
    afterwards: OLD_RATES_END,
  },
  'English at B1, first permission': {
    facts: {},
    person: { ...NEW, english: 'b1', nationality: 'other' },
    expected: {
      ...ALL_PASS,
      permission: [[START, null]],
      english: [
        [START, 'pass'],
        [B2, 'fail'],
      ],
    },
  },
  'English at B2, first permission': {
    facts: {},
    person: { ...NEW, english: 'b2' },
    expected: { ...ALL_PASS, english: always('pass') },
  },
  'national of Afghanistan, abroad': {
    facts: {},
    person: { ...NEW, english: 'b2', nationality: 'AF' },
    expected: {
      ...ALL_PASS,
      permission: [
        [START, null],
        [BRAKE, 'fail'],
      ],
    },
  },
  'national of Afghanistan, on another visa in the UK': {
    facts: {},
    person: { ...NEW, where: 'uk', permission: 'other', english: 'b2', nationality: 'AF' },
    expected: { ...ALL_PASS, permission: [[START, null]] },
  },
  'visitor in the UK': {
    facts: {},
    person: { ...NEW, where: 'uk', permission: 'not-switchable', english: 'b2' },
    expected: { permission: always('fail'), occupation: always('pass') },
  },
  'student in the UK': {
    facts: {},
    person: { ...NEW, where: 'uk', permission: 'student', english: 'b2' },
    expected: { permission: always('unknown'), occupation: always('pass') },
  },
  'zero-hours programmer': {
    facts: { payPattern: 'zero-hours' },
    expected: {
      ...ALL_PASS,
      pay: [
        [START, 'pass'],
        [PAY_PERIODS, 'unknown'],
      ],
    },
  },
  'term-time programmer': {
    facts: { payPattern: 'term-time' },
    expected: ALL_PASS,
    payPeriodsFrom: PAY_PERIODS,
  },
  'NHS scientist under 26 at £25,000, £12.82 an hour': {
    facts: { isNhs: true, occupation: chosen('2113'), pay: aYear(25_000), hours: hours(37.5) },
    person: { ...NEW, isUnder26: 'yes', english: 'b2', nationality: 'other' },
    expected: {
      ...ALL_PASS,
      pay: [
        [START, 'pass'],
        [WAGE, 'unknown'],
      ],
    },
  },
}
