import type { PayPeriod } from '#trade/jobs.schema.ts'

const USUAL_HOURS = 37.5
const NOT_KNOWN = -1
const YEARLY: Record<PayPeriod, (hours: number) => number> = {
  hour: (hours) => hours * 52,
  day: () => 260,
  week: () => 52,
  month: () => 12,
  year: () => 1,
}

interface AdvertisedPay {
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  hoursPerWeek: number | null
}

/**
 * The lowest pay that the advert offers, in pounds a year. Hourly pay is multiplied by the weekly hours, 37.5 if none
 * are stated. -1 if the pay cannot be compared.
 */
export function yearlyPay(pay: AdvertisedPay): number {
  const { payMin, payMax, payCurrency, payPeriod, hoursPerWeek } = pay
  const promised = payMin ?? payMax
  if (promised === null || payPeriod === null || (payCurrency ?? 'GBP') !== 'GBP') return NOT_KNOWN
  const yearly = Math.floor(promised * YEARLY[payPeriod](hoursPerWeek ?? USUAL_HOURS))
  // A higher figure is a misprint, and the column is an integer.
  return yearly <= 10_000_000 ? yearly : NOT_KNOWN
}
