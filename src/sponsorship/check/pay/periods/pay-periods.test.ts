import { expect, test } from 'vitest'
import { aYear, resultOf, rulesOn } from '#tests/support/sponsorship-checks.ts'
import { PAY_PATTERNS } from '#sponsorship/model/facts.ts'
import { checkPay } from '#sponsorship/check/pay/check-pay.ts'
import { withoutAdvert } from '#sponsorship/occupations/without-advert.ts'

test.each(PAY_PATTERNS)('%s: since 8 April 2026 the pay line says what it means', (payPattern) => {
  const payOn = (date: string, pay = aYear(90_000)) => resultOf('pay', { payPattern, date, pay })
  const [before, since] = [payOn('2026-04-07'), payOn('2026-04-08')]
  const ruled = (line: typeof before) => line.sources.map(({ rule }) => rule)

  expect(ruled(before)).not.toContain('SW 14.3B')
  expect(before.verdict).toBe('pass')
  expect(since.reason.length).toBeGreaterThan(40)
  expect(since.reason).not.toBe(before.reason)
  if (payPattern === 'zero-hours') return
  expect(since.verdict).toBe('pass')
  expect(since.reason.startsWith(before.reason)).toBe(true)
  expect(since.reason).toMatch(/SW 14\.3[AB]/)
  expect(ruled(since)).toContain('SW 14.3B')
  expect(payOn('2026-04-08', aYear(20_000)).reason).not.toMatch(/SW 14\.3/)
})

test('hours that nobody guarantees make no pass, since only guaranteed pay counts', () => {
  const payFor = (pay: number) => resultOf('pay', { payPattern: 'zero-hours', pay: aYear(pay) })
  expect(payFor(90_000)).toMatchObject({ verdict: 'unknown', code: 'hours-not-guaranteed' })
  expect(payFor(20_000).verdict).toBe('fail')
})

test('an advert that does not say how it spreads its pay gets no further sentence', () => {
  const context = withoutAdvert(rulesOn('2026-11-21'), ['2134'], '2026-11-21')
  expect(JSON.stringify(checkPay(context))).not.toContain('14.3B')
  expect(resultOf('pay', { payPattern: null }).reason).not.toContain('SW 14.3')
})
