import type { Pay, PayPeriod } from '#trade/jobs.schema.ts'

/** How a row stores the pay of a job. */
interface PayColumns {
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  payText: string | null
}

/** Null if the advert does not mention pay. */
export function payOf({ payMin, payMax, payCurrency, payPeriod, payText }: PayColumns): Pay | null {
  if (payMin === null && payMax === null && payText === null) return null
  return {
    min: payMin,
    max: payMax,
    currency: payCurrency ?? 'GBP',
    period: payPeriod,
    text: payText,
  }
}
