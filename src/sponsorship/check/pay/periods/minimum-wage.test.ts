import { expect, test } from 'vitest'
import { anHour, aYear, check, chosen, hours, resultOf } from '#tests/support/sponsorship-checks.ts'

/** A job of the NHS with the lowest pay that the rules print for it: £25,000 for 37.5 hours, £12.83 an hour. */
const LOWEST = {
  isNhs: true,
  occupation: chosen('2113'),
  pay: { ...aYear(25_000), max: null },
  person: { where: 'uk', permission: 'skilled-worker-since-2024-04', isUnder26: 'yes' },
} as const

test('SW 5.6A: pay below the minimum wage is mentioned, as far as the figure is certain', () => {
  const words = (pay: number, date: string) =>
    resultOf('pay', { pay: anHour(pay), date }).cautions.join()
  expect(words(12.7, '2026-11-21')).toContain('less than the minimum wage of £12.71 an hour (SW')
  expect(words(12.71, '2026-11-21')).not.toContain('minimum wage')
  expect(words(12.71, '2027-04-01')).toContain('reported by 1, not read in the rules')
})

test('a minimum wage that is only reported takes the pass from lower pay, and we say so before', () => {
  const payOn = (date: string) => resultOf('pay', { ...LOWEST, date })
  expect(payOn('2027-03-31')).toMatchObject({ verdict: 'pass', code: 'option-j' })
  expect(payOn('2027-04-01')).toMatchObject({ verdict: 'unknown', code: 'below-minimum-wage' })
  expect(resultOf('pay', { ...LOWEST, pay: aYear(25_760), date: '2027-04-01' }).verdict).toBe(
    'pass',
  )

  const { changesOn, lines } = check({ ...LOWEST, date: '2027-01-02' })
  expect(changesOn).toBe('2027-04-01')
  expect(lines[2]?.cautions.join()).toContain('From 1 April 2027 this line says ‘Unknown’')
})

test('low pay by the hour fails as before', () => {
  const low = { ...LOWEST, pay: anHour(11), hours: hours(37.5), date: '2027-04-01' }
  expect(resultOf('pay', low).verdict).toBe('fail')
})

test('the needed amount is never less than the minimum wage of the day', () => {
  const neededOn = (date: string, week: number) =>
    check({ ...LOWEST, hours: hours(week), date }).headline.neededPay
  expect(neededOn('2027-03-31', 37.5)).toBe('£25,000 needed')
  const wage = check({ ...LOWEST, date: '2027-04-01' }).lines[2]?.cautions.join()
  const [, anHourOfWage] = /minimum wage of £([\d.]+) an hour/.exec(wage ?? '') ?? []
  const yearly = Math.ceil(Number(anHourOfWage) * 37.5 * 52).toLocaleString('en-GB')
  expect(neededOn('2027-04-01', 37.5)).toBe(`£${yearly} needed`)
})
