import type { PayPeriod } from '#trade/jobs.schema.ts'
import { readAmount } from './amounts.ts'
import { formatPay } from './format-pay.ts'

const PERIODS: readonly string[] = ['hour', 'day', 'week', 'month', 'year'] satisfies PayPeriod[]

/** The pay in an unfinished posting form, valid or not, as its card would show it. Null without a figure. */
export function formatTypedPay(answers: Readonly<Record<string, string>>): string | null {
  const { payMin = '', payMax = '', payCurrency = '', payPeriod = '' } = answers
  return formatPay({
    min: readAmount(payMin) ?? null,
    max: readAmount(payMax) ?? null,
    // Any other text would throw.
    currency: /^[A-Z]{3}$/.test(payCurrency) ? payCurrency : 'GBP',
    period: PERIODS.includes(payPeriod) ? (payPeriod as PayPeriod) : null,
    text: null,
  })
}
