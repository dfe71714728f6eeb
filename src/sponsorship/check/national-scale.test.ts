import { expect, test } from 'vitest'
import { listFittingBands } from '#sponsorship/pay-bands.ts'
import {
  aYear,
  anHour,
  band,
  check,
  chosen,
  hours,
  resultOf,
  rulesOn,
  summaryOf,
} from '#tests/support/sponsorship-checks.ts'

/** A day on which the scales are those that were read in the rules. */
const AS_READ = '2025-12-01'
const NURSE = { occupation: chosen('2237'), payBand: band('afc-5'), date: AS_READ }
const TEACHER = { occupation: chosen('2313'), payBand: band('teacher-qualified'), date: AS_READ }

test('Table 4: each nation has its own rate', () => {
  for (const [nation, rate] of [
    ['England', 29_970],
    ['Wales', 30_420],
    ['Northern Ireland', 28_407],
  ] as const) {
    expect(summaryOf('pay', { ...NURSE, nation, pay: aYear(rate) })).toBe('pass option-k')
    expect(summaryOf('pay', { ...NURSE, nation, pay: aYear(rate - 0.01) })).toMatch(/^fail/)
  }
})

test('Table 4: in Scotland a full week has 37 hours', () => {
  const input = { ...NURSE, nation: 'Scotland' as const }
  expect(summaryOf('pay', { ...input, hours: hours(37), pay: aYear(31_892) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...input, hours: hours(37), pay: aYear(31_891.99) })).toMatch(/^fail/)
  expect(summaryOf('pay', { ...input, hours: hours(37.5), pay: aYear(32_322.98) })).toBe(
    'pass option-k',
  )
  expect(summaryOf('pay', { ...input, hours: hours(37.5), pay: aYear(32_322.97) })).toMatch(/^fail/)
  expect(resultOf('pay', { ...input, pay: aYear(40_000) }).figures.at(-1)?.value).toContain(
    '£31,892 × 37.5 ÷ 37 = £32,322.98 (Band 5, Scotland)',
  )
})

test('without a nation, pay must reach the highest rate, and fails below the lowest', () => {
  const input = { ...NURSE, nation: null }
  expect(summaryOf('pay', { ...input, pay: aYear(32_323) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...input, pay: aYear(30_000) })).toBe('unknown rate-not-certain')
  expect(summaryOf('pay', { ...input, pay: aYear(28_406.99) })).toMatch(/^fail/)
})

test('without a band, pay passes only at the highest rate, and fails below the lowest', () => {
  const input = { ...NURSE, payBand: null }
  expect(summaryOf('pay', { ...input, pay: aYear(105_385) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...input, pay: aYear(105_384.99) })).toBe('unknown band-not-known')
  expect(summaryOf('pay', { ...input, pay: aYear(29_970) })).toBe('unknown band-not-known')
  expect(summaryOf('pay', { ...input, pay: aYear(29_969.99) })).toMatch(/^fail/)
})

test('a band that is closed to new applicants is compared with the lowest open one', () => {
  const input = { ...NURSE, payBand: band('afc-4') }
  expect(summaryOf('pay', { ...input, pay: aYear(29_969.99) })).toMatch(/^fail/)
  const there = { where: 'uk', permission: 'skilled-worker-since-2024-04' } as const
  expect(summaryOf('pay', { ...input, pay: aYear(26_530), person: there })).toBe('pass option-k')
})

test('without hours nothing passes, and an hour’s pay below the rate fails', () => {
  const input = { ...NURSE, hours: null }
  expect(summaryOf('pay', { ...input, pay: aYear(60_000) })).toBe('unknown hours-not-known')
  expect(summaryOf('pay', { ...input, pay: anHour(15.36) })).toMatch(/^fail/)
  expect(summaryOf('pay', { ...input, pay: anHour(15.37) })).toMatch(/^unknown/)
})

test('Table 5: teachers in London need the highest of its rates', () => {
  const london = { ...TEACHER, isLondon: true }
  expect(summaryOf('pay', { ...london, pay: aYear(38_766) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...london, pay: aYear(38_765.99) })).toMatch(/^unknown/)
  expect(summaryOf('pay', { ...london, pay: aYear(33_074.99) })).toMatch(/^fail/)
  const elsewhere = { ...TEACHER, isLondon: false }
  expect(summaryOf('pay', { ...elsewhere, pay: aYear(33_075) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...elsewhere, pay: aYear(32_000) })).toMatch(/^unknown/)
  expect(summaryOf('pay', { ...elsewhere, pay: aYear(31_649.99) })).toMatch(/^fail/)
  expect(summaryOf('pay', { ...TEACHER, isLondon: null, pay: aYear(38_000) })).toMatch(/^unknown/)
})

test('Table 5: a part-time teacher’s share of full-time is unknown', () => {
  const own = { poster: 'proved' as const, hours: hours(25) }
  const input = { ...TEACHER, nation: 'Wales' as const, ...own }
  expect(summaryOf('pay', { ...input, pay: aYear(32_433) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...input, pay: aYear(32_432) })).toMatch(/^unknown/)
  expect(summaryOf('pay', { ...input, pay: aYear(24_999) })).toMatch(/^fail/)
  expect(summaryOf('pay', { ...input, hours: hours(35), pay: aYear(32_432) })).toMatch(/^fail/)
})

test('a full week of a doctor has 40 hours', () => {
  const input = {
    occupation: chosen('2211'),
    payBand: band('doctor-f1'),
    hours: hours(48),
    date: AS_READ,
  }
  expect(summaryOf('pay', { ...input, pay: aYear(43_939.2) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...input, pay: aYear(43_939.19) })).toMatch(/^fail/)
})

test('SW 13.2: band 3 may be enough for a while before registration, so the result is unknown', () => {
  const input = { ...NURSE, pay: aYear(24_500) }
  const person = { registration: 'working-towards' } as const
  expect(summaryOf('pay', { ...input, person })).toBe('unknown only-until-registered')
  expect(summaryOf('pay', { ...input, pay: aYear(24_070.99), person })).toMatch(/^fail/)
  expect(summaryOf('pay', { ...input, person: { registration: 'registered' } })).toMatch(/^fail/)
  const line = resultOf('pay', input)
  expect(line.verdict).toBe('fail')
  expect(line.cautions.join()).toContain('SW 13.2')
  const physio = { ...input, occupation: chosen('2221'), person }
  expect(summaryOf('pay', physio)).toMatch(/^fail/)
})

test('between the scale that was read and a newer award, pay never passes outside the NHS', () => {
  const nurse = { ...NURSE, date: '2026-11-30' }
  expect(summaryOf('pay', { ...nurse, pay: aYear(32_073) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...nurse, pay: aYear(32_072.99) })).toBe('unknown newer-award')
  expect(summaryOf('pay', { ...nurse, pay: aYear(29_970) })).toBe('unknown newer-award')
  expect(summaryOf('pay', { ...nurse, pay: aYear(29_969.99) })).toMatch(/^fail/)
  expect(summaryOf('pay', { ...nurse, pay: aYear(29_970), isNhs: true })).toBe('pass option-k')
  const teacher = { ...TEACHER, date: '2026-11-30', isLondon: true }
  expect(summaryOf('pay', { ...teacher, pay: aYear(41_729) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...teacher, pay: aYear(41_728) })).toBe('unknown newer-award')
  expect(summaryOf('pay', { ...nurse, pay: aYear(29_970), date: '2026-04-07' })).toBe(
    'pass option-k',
  )
})

test.each([
  ['afc-6', 'England', 37_338, 39_959],
  ['afc-7', 'England', 46_148, 49_388],
  ['afc-8a', 'England', 53_755, 57_528],
  ['afc-9', 'England', 105_385, 112_782],
  ['afc-7', 'Scotland', 48_788, 52_769],
  ['afc-9', 'Scotland', 117_732, 127_339],
] as const)('above band 5, too, a newer award of %s in %s counts', (key, nation, read, newer) => {
  const week = hours(nation === 'Scotland' ? 37 : 37.5)
  const nurse = { ...NURSE, date: '2026-11-30', nation, hours: week, payBand: band(key) }
  expect(summaryOf('pay', { ...nurse, pay: aYear(newer) })).toBe('pass option-k')
  expect(summaryOf('pay', { ...nurse, pay: aYear(newer - 1) })).toBe('unknown newer-award')
  expect(summaryOf('pay', { ...nurse, pay: aYear(read) })).toBe('unknown newer-award')
  expect(summaryOf('pay', { ...nurse, pay: aYear(read - 1) })).toMatch(/^fail/)
})

test.each([
  ['2237', 'afc-5', 'Wales', 30_420],
  ['2237', 'afc-7', 'Northern Ireland', 43_742],
  ['2313', 'teacher-qualified', 'Scotland', 40_305],
  ['2211', 'doctor-specialist', 'England', 96_990],
] as const)(
  'where no newer award of %s %s in %s was found, pay passes only far above',
  (...row) => {
    const [code, key, nation, read] = row
    const job = {
      date: '2026-11-30',
      occupation: chosen(code),
      payBand: band(key),
      nation,
      hours: hours(code === '2211' ? 40 : 37.5),
    }
    expect(summaryOf('pay', { ...job, pay: aYear(read * 1.15) })).toBe('pass option-k')
    expect(summaryOf('pay', { ...job, pay: aYear(read * 1.15 - 1) })).toBe('unknown newer-award')
    expect(summaryOf('pay', { ...job, pay: aYear(read) })).toBe('unknown newer-award')
    const headline = check({ ...job, pay: aYear(read) }).headline
    expect(headline.neededPay).toBe(`at least £${read.toLocaleString('en-GB')} needed`)
  },
)

test('a newer award is what an answer names as needed, and why it is open', () => {
  const nurse = { ...NURSE, date: '2026-11-30' }
  const between = check({ ...nurse, pay: aYear(31_000) })
  expect(between.headline).toMatchObject({
    tone: 'ask',
    reason: 'A newer pay scale may count',
    sentence: 'Maybe: ask which rate of the pay scale counts',
    neededPay: '£32,073 needed',
  })
  const tooLow = check({ ...nurse, pay: { ...aYear(28_000), max: null } })
  expect(tooLow.headline.reason).toBe('£28,000 of £32,073')
  for (const { headline, lines } of [between, tooLow]) {
    const words = [headline, lines.find(({ name }) => name === 'pay')?.reason]
    expect(JSON.stringify(words)).not.toContain('29,970')
  }
})

test.each([
  ['a pass', { pay: aYear(31_049) }, 'pass'],
  ['a pay that is too low', { pay: { ...aYear(24_907), max: null } }, 'no'],
  ['no pay', { pay: null }, 'ask'],
] as const)(
  'of an NHS body’s job the band decides, and no old rate is named: %s',
  (_name, job, tone) => {
    const { headline } = check({ ...NURSE, date: '2026-11-30', isNhs: true, ...job })
    expect(headline).toMatchObject({ tone, neededPay: 'the NHS pay band decides' })
  },
)

test('a doctor’s scale is not a band of the NHS', () => {
  const job = { occupation: chosen('2211'), hours: hours(40), pay: aYear(60_000), isNhs: true }
  const { headline } = check({ ...job, date: '2026-11-30' })
  expect(headline.neededPay).toBe('the national pay scale decides')
})

test('every rate of a national scale has a newer one that is not lower', () => {
  const { rules } = rulesOn('2026-11-30')
  for (const { rates, newer } of Object.values(rules.nationalScales)) {
    expect(newer?.risenAtMost).toBeGreaterThan(1)
    for (const { band: key, area, annual } of newer?.rates ?? []) {
      const read = rates.find((rate) => rate.band === key && rate.area === area)
      expect(annual).toBeGreaterThan(read?.annual ?? Infinity)
    }
  }
})

test('an employer who chooses a band reads its newer award', () => {
  const labels = (date: string) => listFittingBands(rulesOn(date), '2237').map(({ label }) => label)
  expect(labels('2026-11-30')[0]).toBe('Band 5: £32,073 in England')
  expect(labels(AS_READ)[0]).toBe('Band 5: £29,970 in England')
})
