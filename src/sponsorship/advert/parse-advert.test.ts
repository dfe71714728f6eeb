import { assert, option, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseAdvert, type AdvertRow } from './parse-advert.ts'

function row(input: Partial<AdvertRow> = {}): AdvertRow {
  return {
    poster: 'source',
    title: 'Staff nurse, band 5',
    employerName: 'Ashby NHS Trust',
    description: 'You work 37.5 hours per week.',
    type: null,
    country: 'GB',
    place: 'Leeds',
    postcodeDistrict: 'LS1',
    latitude: null,
    longitude: null,
    payMin: 31_000,
    payMax: 36_000,
    payCurrency: null,
    payPeriod: 'year',
    payText: '£31,000 to £36,000',
    hoursPerWeek: null,
    occupationCode: null,
    payBand: null,
    ...input,
  }
}

test('an advert is parsed into the facts that a check needs', () => {
  expect(parseAdvert(row())).toEqual({
    poster: 'source',
    title: 'Staff nurse, band 5',
    employer: 'Ashby NHS Trust',
    description: 'You work 37.5 hours per week.',
    country: 'GB',
    nation: 'England',
    isLondon: false,
    pay: { min: 31_000, max: 36_000, currency: 'GBP', period: 'year', text: '£31,000 to £36,000' },
    hours: { least: 37.5, most: 37.5, origin: 'stated', isInText: true },
    isFullTimePay: false,
    isContractRate: false,
    isAboutPay: false,
    isBandOpen: false,
    isWithoutSupplement: false,
    payPattern: null,
    isNhs: true,
    occupation: {
      code: '2237',
      origin: 'suggestion',
      matched: 'staff nurse',
      others: [],
      isForLearners: false,
    },
    payBand: { key: 'afc-5', origin: 'advert' },
    findings: [],
  })
})

test('the yearly range of a band is for full-time work, and basic pay is less than it with a supplement', () => {
  const printed = { payMin: 24_907, payMax: 30_615, payText: '£24,907 - £30,615', hoursPerWeek: 30 }
  expect(parseAdvert(row(printed))).toMatchObject({
    isFullTimePay: true,
    isContractRate: false,
    isAboutPay: false,
    isBandOpen: false,
    isWithoutSupplement: false,
  })
  const inLondon = { ...printed, payMin: 29_888, payMax: 36_738, payText: null }
  expect(parseAdvert(row(inLondon))).toMatchObject({
    pay: { min: 24_907, max: 30_615 },
    isWithoutSupplement: true,
  })
})

const SILENT = { payMin: null, payMax: null, payPeriod: null }
const OFFER = { ...SILENT, title: 'Staff nurse', payText: 'Band 5' }

test('of several bands in a title the printed range may be that of the higher one', () => {
  const printed = { payMin: 31_365, payMax: 37_890, payText: '£31,365 to £37,890' }
  expect(parseAdvert(row({ ...printed, title: 'Radiographers, Band 5/6' })).payBand).toEqual({
    key: 'afc-5',
    origin: 'profession',
    highest: 'afc-6',
  })
  expect(parseAdvert(row({ ...printed, title: 'Radiographers, Band 5' })).payBand).toEqual({
    key: 'afc-5',
    origin: 'advert',
  })
})

test('a range that is said to include a supplement, but is basic pay of another band, is in doubt', () => {
  const supplement = { payText: '£45,753 - £51,668 per annum inc. HCAS', payMax: 51_668 }
  const kinds = (payMin: number, more: Partial<AdvertRow>) =>
    parseAdvert(row({ payMin, ...more })).findings.map(({ kind }) => kind)
  expect(kinds(45_753, supplement)).toContain('pay-not-basic')
  expect(kinds(45_780, { payMax: 51_393, payText: '£45,780 - £51,393 inc. HCAS' })).toEqual([])
})

test.each([
  ['**Banding subject to confirmation of Agenda for Change evaluation**', true],
  ['£53,168 - £62,001 Indicative Banding', true],
  ['The post is awaiting job matching.', true],
  ['If not yet on the list you would be appointed at Band 7.', true],
  ['You are appointed at Band 7. The offer is subject to references.', false],
  ['Band 6. You will lead job evaluation for the trust.', false],
])('%s: the band may be another: %s', (description, isOpen) => {
  expect(parseAdvert(row({ description })).isBandOpen).toBe(isOpen)
})

test('a band that is offered without a sum pays what it pays full-time', () => {
  const offered = parseAdvert(row({ ...OFFER, hoursPerWeek: 18.75 }))
  expect(offered).toMatchObject({ pay: { min: 31_049, period: 'year' }, isFullTimePay: true })
  const inTitle = { ...SILENT, title: 'Staff nurse, band 5', payText: 'Depends on the ward' }
  expect(parseAdvert(row(inTitle)).pay).toMatchObject({ min: 31_049 })
})

test.each([
  ['the text mentions it', { payText: 'per annum', description: 'A post in band 5 on our ward.' }],
  ['a sum stands beside it', { payText: '£30-100-£36,400 (Band 5)' }],
  ['Annex 21 pays a share of it', { payText: 'Band 5', description: 'Paid by Annex 21.' }],
])('a band is no pay where %s', (_, overrides) => {
  expect(parseAdvert(row({ ...OFFER, ...overrides }))).toMatchObject({
    pay: { min: null, max: null },
    isFullTimePay: false,
  })
})

test.each([
  'Experience of working at Band 6 level or higher.',
  'You have worked in a band 6 post.',
  'Be an experienced leader, Band 6 or above.',
])('the band of what applicants did before is not the job’s: %s', (description) => {
  const payBand = parseAdvert(row({ title: 'Staff nurse', payText: null, description })).payBand
  expect(payBand).toMatchObject({ key: 'afc-5', origin: 'profession' })
})

test('the employer’s own answers come before what we find in the text', () => {
  const chosen = parseAdvert(row({ hoursPerWeek: 30, occupationCode: '2233', payBand: 'afc-6' }))
  expect(chosen).toMatchObject({
    hours: { least: 30, most: 30, origin: 'stated', isInText: false },
    occupation: { code: '2233', origin: 'employer', matched: null, others: [] },
    payBand: { key: 'afc-6', origin: 'employer' },
  })
})

test('facts that an advert does not state are unknown', () => {
  const bare = {
    title: 'Helper',
    description: '',
    place: null,
    postcodeDistrict: null,
    payMin: null,
    payMax: null,
    payText: null,
    employerName: 'Ashby',
  }
  expect(parseAdvert(row(bare))).toMatchObject({
    nation: null,
    isLondon: null,
    pay: null,
    hours: { origin: 'full-time' },
    isNhs: false,
    occupation: null,
    payBand: null,
    findings: [],
  })
})

test.each([
  [{ payPeriod: 'day' as const }, true],
  [{ payPeriod: 'year' as const }, false],
  [{ payPeriod: 'hour' as const, type: 'Contract' as const }, true],
  [{ payPeriod: 'hour' as const, type: 'Full-time' as const, payMin: 20 }, false],
  [{ payPeriod: 'hour' as const, type: 'Full-time' as const, payMin: 75 }, true],
  [
    { payPeriod: 'hour' as const, payMin: 20, description: 'Workshop fitter, 3 month Temporary.' },
    true,
  ],
  [
    {
      payPeriod: 'hour' as const,
      payMin: 20,
      description: 'Twelve months, agency temp, 40 hours.',
    },
    true,
  ],
  [{ payPeriod: 'hour' as const, payMin: 20, title: 'Nurse, locum shifts at a hub' }, true],
  [
    { payPeriod: 'hour' as const, payMin: 20, description: 'A permanent post, temporary home.' },
    false,
  ],
  [{ payPeriod: 'year' as const, description: 'A temporary contract of two years.' }, false],
  [{ payPeriod: 'year' as const, type: 'Contract' as const, payMin: 104_000 }, true],
  [{ payPeriod: 'year' as const, type: 'Contract' as const, payMin: 105_000 }, false],
  [{ payPeriod: 'year' as const, type: 'Contract' as const, payMin: 65_000 }, false],
  [{ payPeriod: 'year' as const, type: 'Full-time' as const, payMin: 104_000 }, false],
  [{ payPeriod: 'year' as const, payText: '£90,000 (Inside IR35)' }, true],
  [{ payPeriod: 'year' as const, description: 'Outside of IR35, six months.' }, true],
  [{ payPeriod: 'week' as const, description: 'Paid through an umbrella company.' }, true],
  [{ payPeriod: 'week' as const, description: 'We are the umbrella body of sports.' }, false],
  [{ payPeriod: null, description: 'Day Rate – Competitive (Inside IR35)' }, true],
  [{ payPeriod: null, description: 'You advise on IR35.' }, false],
])('a contractor’s rate is told from a salary: %j', (overrides, isContractRate) => {
  expect(parseAdvert(row(overrides)).isContractRate).toBe(isContractRate)
})

const SINGLE = { payMin: 45_000, payMax: 45_000, payText: null }

test.each([
  ['circa £45,000', true],
  ['Circa 45,000 a year', true],
  ['c. £45k', true],
  ['c£45k plus benefits', true],
  ['c.£45,000 - £50,000', true],
  ['approx £45,000', true],
  ['approx. 45k', true],
  ['approximately £45,000 per annum', true],
  ['around £45k', true],
  ['about £45,000', true],
  ['in the region of £45,000', true],
  ['~£45k', true],
  ['£45,000 (approx)', true],
  ['£45k pa circa', true],
  ['£45,000', false],
  ['£45,000, bonus circa £5,000', false],
  ['£45,000 to circa £55,000', false],
  ['circa £45-50k', true],
  ['£45,000. You work about 45 hours a week.', false],
  ['£45,000, for a home of around 45 residents', false],
  ['£45,000, for around 45,000 users', false],
  ['£45,000 in about 45', false],
])('pay that is only approximate has no lower end: %s', (payText, isAboutPay) => {
  const words = { ...SINGLE, payText }
  expect(parseAdvert(row(words)).isAboutPay).toBe(isAboutPay)
  expect(parseAdvert(row({ ...SINGLE, title: `Engineer, ${payText}` })).isAboutPay).toBe(isAboutPay)
  const ours = { ...SINGLE, title: payText, poster: 'proved' as const }
  expect(parseAdvert(row(ours)).isAboutPay).toBe(false)
  const lower = { ...SINGLE, title: payText, payMin: 44_000 }
  expect(parseAdvert(row(lower)).isAboutPay).toBe(false)
})

test.each([
  ['about £15 an hour', true],
  ['circa 15 per hour', true],
  ['£15 an hour, approximately 15 hours a week', false],
  ['£15 per hour, a class of around 15 pupils', false],
])('pay by the hour that is only approximate has no lower end: %s', (payText, isAboutPay) => {
  const pay = { payMin: 15, payMax: 15, payPeriod: 'hour' as const, payText }
  expect(parseAdvert(row(pay)).isAboutPay).toBe(isAboutPay)
})

test('weekly hours in the text remove the doubt about full-time pay', () => {
  const payText = '£31,000 pro rata'
  expect(parseAdvert(row({ payText })).findings).toEqual([])
  expect(parseAdvert(row({ payText, description: '' })).findings).toHaveLength(1)
})

test.each([
  'sponsor '.repeat(12_500),
  'we cannot need require sponsorship visa '.repeat(2_500),
  'a.b@gmail.com'.repeat(7_700),
  '1'.repeat(100_000),
  'hours: full time 37.5 hours '.repeat(3_600),
  'band 5 / band 6 afc band 5-'.repeat(3_700),
  'on behalf of our client '.repeat(4_200),
  '£1 pay fee for cos '.repeat(5_300),
  ' '.repeat(100_000),
])('a hostile text is parsed like any other', (text) => {
  const harmful = row({
    description: text,
    title: text,
    employerName: text,
    place: text,
    payText: text,
  })
  expect(parseAdvert(harmful).country).toBe('GB')
})

test('any row can be parsed, and always gives the same facts', () => {
  const text = string({ unit: 'binary', maxLength: 300 })
  assert(
    property(text, text, text, option(text), (title, employerName, description, place) => {
      const input = row({ title, employerName, description, place, payText: title })
      expect(parseAdvert(input)).toEqual(parseAdvert(input))
    }),
  )
})
