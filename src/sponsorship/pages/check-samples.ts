import type { Headline } from '#trade/headline/headline.schema.ts'
import type {
  CheckResult,
  PersonalResult,
  SponsorshipCheck,
} from '#sponsorship/model/check.schema.ts'

const RULES =
  'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker'
const date = '2025-11-25'
const NOTHING = { figures: [], quotes: [], todo: null, cautions: [], sources: [] }

/** A nurse's job that passes everything that can be checked from outside. */
const NURSE: CheckResult[] = [
  {
    ...NOTHING,
    name: 'licence',
    verdict: 'pass',
    code: 'listed',
    reason:
      'Saltmarsh National Health Service Foundation Trust is on the register of 2 Nov 2026 for Skilled Worker, with an A rating.',
    figures: [
      { term: 'Name on the register', value: 'Saltmarsh National Health Service Foundation Trust' },
      { term: 'Rating', value: 'Worker (A rating)' },
      { term: 'First seen', value: '26 May 2023' },
    ],
    cautions: [
      'The poster says it is this organisation; we have not checked that it acts for it.',
      'A licence is no proof of honesty.',
    ],
    sources: [{ rule: 'SW 5.3', title: 'Appendix Skilled Worker', url: RULES, date }],
  },
  {
    ...NOTHING,
    name: 'occupation',
    verdict: 'pass',
    code: 'national-scale',
    reason: 'Registered nurses (2237) can be newly sponsored from abroad.',
    cautions: ['Suggested from the title; the sponsor chooses the code (SW 6.2).'],
    sources: [{ rule: 'Table 3', title: 'Appendix Skilled Occupations', url: RULES, date }],
  },
  {
    ...NOTHING,
    name: 'pay',
    verdict: 'pass',
    code: 'option-k',
    reason: '£31,049 a year for 39 hours a week meets option K for band 5.',
    figures: [
      { term: 'Pay that counts', value: '£31,049.00 a year: the bottom of the range' },
      { term: 'Going rate for 39 hours', value: '£31,046.96 = £29,852.85 × 39 ÷ 37.5' },
    ],
    sources: [{ rule: 'Option K', title: 'Appendix Skilled Worker', url: RULES, date }],
  },
  {
    ...NOTHING,
    name: 'wording',
    verdict: 'unknown',
    code: 'agency',
    reason: 'The advert says something that needs a closer look.',
    quotes: [
      {
        text: 'Our client, a large group of nursing homes, is looking for nurses.',
        means:
          'An agency seems to advertise for another employer. The sponsor must be the employer.',
        todo: 'Ask who the employer is, and look for that name on the register.',
      },
    ],
  },
]

/** A carer's job, for which no one abroad can be sponsored. */
const CARER: CheckResult[] = [
  {
    ...NOTHING,
    name: 'licence',
    verdict: 'unknown',
    code: 'not-loaded',
    reason: 'No register of sponsors is loaded, so we cannot look the employer up.',
    todo: 'Look for the employer’s legal name on the register on GOV.UK.',
  },
  {
    ...NOTHING,
    name: 'occupation',
    verdict: 'fail',
    code: 'closed',
    reason: 'Care workers (6135) cannot be newly sponsored from outside the UK.',
    sources: [{ rule: 'SW 6.1B', title: 'Appendix Skilled Worker', url: RULES, date }],
  },
  {
    ...NOTHING,
    name: 'pay',
    verdict: 'unknown',
    code: 'no-hours',
    reason: 'The advert gives no hours, so its pay cannot be compared.',
    todo: 'Ask: how many hours a week are guaranteed, and what is the basic pay for them?',
  },
  {
    ...NOTHING,
    name: 'wording',
    verdict: 'pass',
    code: 'nothing-found',
    reason: 'None of the warning signs we look for.',
  },
]

const ENGLISH: PersonalResult = {
  ...NOTHING,
  name: 'english',
  verdict: 'fail',
  code: 'below-b2',
  reason: 'A first application needs B2 in each part.',
}

const FACTS = { date: '2026-11-21', rules: { version: '2025-11-25', seenOn: date } }

const ALL_PASS: Headline = {
  tone: 'pass',
  code: 'all-pass',
  words: 'All three pass',
  reason: 'Licence, occupation, pay',
  sentence: 'Nothing rules out sponsorship',
  detail: 'Licence, occupation and pay all pass.',
  neededPay: '£29,970 needed',
}
const CLOSED: Headline = {
  tone: 'no',
  code: 'occupation',
  words: 'Closed from abroad',
  reason: 'Since 22 July 2025',
  sentence: 'Not from abroad: care work closed to new applicants on 22 July 2025',
  detail: '',
  neededPay: null,
}

export const CHECK_SAMPLES: Record<'nurse' | 'carer', SponsorshipCheck> = {
  nurse: {
    ...FACTS,
    headline: ALL_PASS,
    lines: NURSE,
    personal: [ENGLISH],
    register: { publishedOn: '2026-11-02' },
    employer: null,
    occupation: null,
    changesOn: '2026-12-31',
  },
  carer: {
    ...FACTS,
    headline: CLOSED,
    lines: CARER,
    personal: [],
    register: null,
    employer: null,
    occupation: null,
    changesOn: null,
  },
}
