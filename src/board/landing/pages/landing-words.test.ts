import { expect, test } from 'vitest'
import type { LandingPage } from '#board/landing/landing.service.ts'
import { landingFacts, landingTitle, describeTotal, describeTotals } from './landing-words.ts'

/** A page about nursing in Leeds, except as the test says. */
function aPage(overrides: Partial<LandingPage> = {}): LandingPage {
  return {
    category: { slug: 'nursing', name: 'Nursing' },
    town: 'Leeds',
    countries: ['GB'],
    total: { count: 23, isExact: true },
    facts: {
      employers: 9,
      types: [
        { type: 'Full-time', count: 12 },
        { type: 'Part-time', count: 5 },
        { type: 'Contract', count: 1 },
      ],
      pay: { min: 24_000, max: 37_000, currency: 'GBP', period: 'year', text: null, count: 14 },
    },
    jobs: [],
    found: { count: 31, isExact: true },
    answers: [],
    around: null,
    towns: [],
    kinds: [],
    ...overrides,
  }
}

test('a page is called by its work and its place', () => {
  const title = (overrides: Partial<LandingPage>) => landingTitle(aPage(overrides))

  expect(title({})).toBe('Nursing jobs in Leeds')
  expect(title({ category: null })).toBe('Jobs in Leeds')
  expect(title({ town: null })).toBe('Nursing jobs in the UK')
  expect(title({ town: null, countries: ['IE'] })).toBe('Nursing jobs in Ireland')
  expect(title({ town: null, countries: ['IE', 'GB'] })).toBe('Nursing jobs in the UK and abroad')
  expect(title({ town: null, countries: ['IE', 'NG'] })).toBe('Nursing jobs abroad')
})

test('two numbers of one page are told apart', () => {
  const total = { count: 167, isExact: true }
  const totals = (overrides: Partial<LandingPage>) => describeTotals(aPage({ total, ...overrides }))

  expect(totals({ found: { count: 174, isExact: true } })).toBe(
    '167 open jobs in Leeds, 174 within 10 miles',
  )
  expect(totals({ found: { count: 5000, isExact: false } })).toMatch(/5,000\+ within/)
  expect(totals({ found: total })).toBe('167 open jobs')
  expect(totals({ town: null, found: total })).toBe('167 open jobs')
})

test('its facts are sentences', () => {
  expect(landingFacts(aPage())).toEqual([
    'From 9 employers: 12 full-time, 5 part-time and 1 on contract.',
    '14 adverts say what they pay: £24,000 to £37,000 a year.',
  ])
})

test('what the adverts do not say is not said', () => {
  const facts = { employers: 1, types: [], pay: null }

  expect(landingFacts(aPage({ facts }))).toEqual(['From one employer.'])
  expect(landingFacts(aPage({ facts: null }))).toEqual([])
})

test('a single advert is not told of twice, and one of many speaks for itself alone', () => {
  expect(landingFacts(aPage({ total: { count: 1, isExact: true } }))).toEqual([])

  const pay = { min: 13, max: 13, currency: 'GBP', period: 'hour', text: null, count: 1 } as const
  const facts = { employers: 1, types: [], pay }

  expect(landingFacts(aPage({ facts })).at(-1)).toBe('One advert says what it pays: £13 an hour.')
})

test('a total is exact or says that there are more', () => {
  expect(describeTotal({ count: 1, isExact: true })).toBe('1 open job')
  expect(describeTotal({ count: 1234, isExact: true })).toBe('1,234 open jobs')
  expect(describeTotal({ count: 5000, isExact: false })).toBe('5,000+ open jobs')
})
