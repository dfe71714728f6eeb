import type { PayPeriod } from '#contract/jobs.ts'

/** Why pay cannot be judged, or not in the advert’s favour. */
export interface UnclearPay {
  code: string
  reason: string
  todo: string
}

/** More than these is a slip of the pen, and says nothing. */
export const HIGHEST_PLAUSIBLE: Record<Exclude<PayPeriod, 'day'>, number> = {
  hour: 500,
  week: 20_000,
  month: 80_000,
  year: 1_000_000,
}

const ASK_BASIC = 'Ask for the guaranteed basic pay before tax and the weekly hours, in writing.'

const REASONS = {
  'pay-in-words': 'The advert gives its pay only in words, and no figure to compare.',
  'other-currency': 'The pay is not in pounds, and the rules compare pounds.',
  'no-period': 'The advert does not say whether its pay is for an hour, a month or a year.',
  'day-rate': 'A day’s pay says nothing of the year: nobody has said how many days are guaranteed.',
  estimate: 'The pay is an estimate of a job board, and no offer of the employer.',
  'implausible-pay': 'The pay is so high for its period that one of the two must be wrong.',
  'up-to': 'The advert says only what the pay may come up to, and the bottom of the range decides.',
  'not-basic': 'The pay given includes more than basic pay, and only guaranteed basic pay counts.',
  'perhaps-full-time-pay':
    'The job is part-time, and the pay given may be what somebody full-time is paid.',
}

export function unclearPay(code: keyof typeof REASONS): UnclearPay {
  return { code, reason: REASONS[code], todo: ASK_BASIC }
}

export function noPay(text: string | null): UnclearPay {
  if (text !== null) return unclearPay('pay-in-words')
  return {
    code: 'no-pay',
    reason: 'The advert does not say what the job pays, so nobody can tell whether it is enough.',
    todo: ASK_BASIC,
  }
}
