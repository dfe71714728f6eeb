import type { PayPeriod } from '#contract/jobs.ts'

/** Why pay cannot be assessed, or cannot pass. */
export interface UnclearPay {
  code: string
  reason: string
  todo: string
}

/** A higher figure is a mistake in the advert, so it is ignored. */
export const HIGHEST_PLAUSIBLE: Record<PayPeriod, number> = {
  hour: 500,
  day: 4000,
  week: 20_000,
  month: 80_000,
  year: 1_000_000,
}

const ASK_BASIC = 'Ask for the guaranteed basic pay before tax and the weekly hours, in writing.'

const REASONS = {
  'pay-in-words': 'The advert gives its pay only in words, and no figure to compare.',
  'other-currency': 'The pay is not in pounds, and the rules compare pounds.',
  'no-period': 'The advert does not say whether its pay is for an hour, a month or a year.',
  'day-rate':
    'The pay is per day. It is enough only if nearly every working day of the year is paid, and the advert does not say that.',
  estimate: 'The pay is a job board’s estimate, not an offer from the employer.',
  'implausible-pay':
    'The pay is too high to be right: the figure or the period (hour, month, year) must be wrong.',
  'up-to': 'The advert only gives an “up to” figure, and the lowest pay is what counts.',
  'not-basic': 'The pay given includes more than basic pay, and only guaranteed basic pay counts.',
  'perhaps-full-time-pay':
    'The job is part-time, and the pay given may be what someone full-time is paid.',
}

export function unclearPay(code: keyof typeof REASONS): UnclearPay {
  return { code, reason: REASONS[code], todo: ASK_BASIC }
}

export function noPay(text: string | null): UnclearPay {
  if (text !== null) return unclearPay('pay-in-words')
  return {
    code: 'no-pay',
    reason: 'The advert does not say what the job pays, so we cannot tell whether it is enough.',
    todo: ASK_BASIC,
  }
}
