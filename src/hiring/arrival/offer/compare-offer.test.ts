import { expect, test } from 'vitest'
import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { compareOffer } from './compare-offer.ts'
import { NO_TERMS, OfferTerms } from './offer-terms.schema.ts'

const pay = { min: 31049, max: 37796, currency: 'GBP', period: 'year', text: null } as const
const advert: AdvertSnapshot = {
  title: 'Staff Nurse',
  employer: 'Wharfe Valley Hospitals',
  location: 'Leeds',
  type: 'Full-time',
  pay,
  hoursPerWeek: 37.5,
  description: 'Look after people.',
  postedAt: '2026-11-01T00:00:00Z',
  closesAt: null,
  category: 'Health',
}
const today = '2026-11-28'

function compare(fields: Record<string, string>, about: Partial<AdvertSnapshot> = {}) {
  const terms = OfferTerms.parse(fields)
  const stored = { ...terms, previous: null, updatedAt: '2026-11-28T10:00:00.000Z' }
  return compareOffer({ advert: { ...advert, ...about }, advertNow: null, terms: stored, today })
}

function offIn(fields: Record<string, string>, about: Partial<AdvertSnapshot> = {}) {
  const { rows } = compare(fields, about)
  return rows.filter(({ isOff }) => isOff).map(({ label }) => label)
}

test('an offer without terms says of each that it is not stated', () => {
  const { rows, remarks } = compareOffer({ advert, advertNow: null, terms: null, today })
  expect(rows.map(({ offered }) => offered).slice(2)).toEqual(Array(6).fill('not stated'))
  expect(remarks).toEqual([])
})

test.each<[string, Record<string, string>, Partial<AdvertSnapshot>, string[]]>([
  ['the lowest pay of the range', { pay: '31,049', payPeriod: 'year' }, {}, []],
  ['less', { pay: '31,048', payPeriod: 'year' }, {}, ['Pay']],
  ['less by the hour', { pay: '12.50', payPeriod: 'hour' }, {}, ['Pay']],
  ['the same by the hour', { pay: '15.92', payPeriod: 'hour' }, {}, []],
  ['pay for a day, which nobody can compare', { pay: '90', payPeriod: 'day' }, {}, []],
  ['pay of an advert without one', { pay: '1', payPeriod: 'year' }, { pay: null }, []],
  ['other hours', { hours: '40' }, {}, ['Hours']],
  ['the same hours', { hours: '37.5' }, {}, []],
  ['another place', { place: 'Hull' }, {}, ['Place']],
  ['a nearer place', { place: 'Leeds, ward 4' }, {}, []],
  ['a contract that ends', { contract: 'fixed-term' }, {}, ['Contract']],
  ['one that the advert says', { contract: 'fixed-term' }, { type: 'Contract' }, []],
  ['repayment', { repayment: 'The flight' }, {}, ['If you leave']],
  [
    'repayment that the advert says',
    { repayment: 'The flight' },
    { description: 'You pay back the flight if you leave.' },
    [],
  ],
])('%s', (_, fields, about, expected) => {
  expect(offIn(fields, about)).toEqual(expected)
})

test('more hours for the same pay are explained by the hour', () => {
  const { remarks } = compare({ pay: '31049', payPeriod: 'year', hours: '40' })
  expect(remarks).toEqual([
    {
      lead: '40 hours a week instead of 37.5.',
      words: 'That is £14.93 an hour instead of £15.92 an hour. Ask why.',
    },
  ])
})

test('a change says what was there before', () => {
  const previous = OfferTerms.parse({ pay: '33000', payPeriod: 'year' })
  const now = OfferTerms.parse({ pay: '32000', payPeriod: 'year', hours: '40' })
  const stored = { ...now, previous, updatedAt: '2026-11-28T10:00:00.000Z' }
  expect(compareOffer({ advert, advertNow: null, terms: stored, today }).changes).toEqual([
    'Pay: £32,000 a year, was £33,000 a year',
    'Hours: 40 a week, was not stated',
  ])
})

test.each([
  ['the day before', '2026-11-28', false],
  ['the day itself', '2026-11-29', false],
  ['the day after', '2026-11-30', true],
])('on %s the time to answer is over or not', (_, day, isOver) => {
  const terms = { ...NO_TERMS, answerBy: '2026-11-29' }
  const stored = { ...terms, previous: null, updatedAt: '2026-11-28T10:00:00.000Z' }
  const compared = compareOffer({ advert, advertNow: null, terms: stored, today: day })
  expect(compared.isAnswerByOver).toBe(isOver)
})

test.each<[string, Partial<AdvertSnapshot>, [string, string][]]>([
  ['nothing', {}, []],
  ['the hours', { hoursPerWeek: 40 }, [['Hours', '40 a week']]],
  ['the pay, which is gone', { pay: null }, [['Pay', 'not stated']]],
  [
    'a place and a title',
    { location: 'Hull', title: 'Nurse' },
    [
      ['Job', 'Nurse'],
      ['Place', 'Hull'],
    ],
  ],
])('an advert that changed %s says so in its rows alone', (_, change, expected) => {
  const advertNow = { ...advert, ...change }
  const { rows, isAdvertChanged } = compareOffer({ advert, advertNow, terms: null, today })
  const changed = rows.filter((row) => row.advertNow !== null)
  expect(changed.map((row) => [row.label, row.advertNow])).toEqual(expected)
  expect(isAdvertChanged).toBe(expected.length > 0)
})

test('a changed text is a changed advert', () => {
  const advertNow = { ...advert, description: 'Look after the ward.' }
  const compared = compareOffer({ advert, advertNow, terms: null, today })
  expect(compared.isAdvertChanged).toBe(true)
})

test.each(LANGUAGES)('$code says what differs and what changed in its own words', (language) => {
  const previous = OfferTerms.parse({ pay: '33000', payPeriod: 'year' })
  const now = OfferTerms.parse({
    pay: '30000',
    payPeriod: 'year',
    hours: '40',
    place: 'Hull',
    contract: 'zero-hours',
    repayment: 'x',
    startsOn: '2099-03-01',
    answerBy: '2099-01-04',
  })
  const stored = { ...now, previous, updatedAt: '2026-11-28T10:00:00.000Z' }
  const advertNow = { ...advert, pay: null }
  const found = compareOffer({ advert, advertNow, terms: stored, today }, language)
  const said = [...found.changes, ...found.remarks.flatMap(({ lead, words }) => [lead, words])]
  expect(found.changes).toHaveLength(7)
  expect(found.remarks).toHaveLength(5)
  for (const words of said) expect(words).not.toMatch(/[{}]|undefined/)
  const own = said.join(' ').replaceAll(/zero hours|Immigration Skills Charge|Hull|\bx\b/g, '')
  if (language.code !== 'en') expect(own).not.toMatch(/[A-Za-z]{4}/)
})
