import { message, type Message } from '#platform/languages/message.ts'
import type { PayPeriod } from '#trade/jobs.schema.ts'
import { formatPounds } from '#sponsorship/check/format.ts'
import { reason, todo } from '#sponsorship/check/result.ts'

/** The reason why pay cannot be assessed, or cannot pass. */
export interface UnclearPay {
  code: string
  reason: string | null
  reasonSays: Message[]
  todo: string | null
  todoSays: Message[]
  /** The fact in few words, and the sentence of the headline, where its code has none of its own. */
  brief?: Message
  sentence?: Message
}

/** A higher figure is a mistake in the advert, and is ignored. */
export const HIGHEST_PLAUSIBLE: Record<PayPeriod, number> = {
  hour: 500,
  day: 4000,
  week: 20_000,
  month: 80_000,
  year: 1_000_000,
}

const CODES = [
  'pay-in-words',
  'other-currency',
  'no-period',
  'estimate',
  'implausible-pay',
  'up-to',
  'about',
  'open-band',
  'not-basic',
  'perhaps-full-time-pay',
  'hours-not-guaranteed',
  'below-minimum-wage',
  'newer-award',
  'no-pay',
] as const

export function unclearPay(code: (typeof CODES)[number]): UnclearPay {
  return {
    code,
    ...reason(message(`reasons.${code}`)),
    ...todo(message('todos.basic-in-writing')),
  }
}

/** Pay whose lowest figure is only approximate, or that of a band which may still change. */
export function vaguePay(code: 'about' | 'open-band'): UnclearPay {
  return {
    ...unclearPay(code),
    brief: message(`briefs.${code}`),
    sentence: message('headlineSentences.up-to'),
  }
}

/** A sum that only the advert’s running text mentions. */
export function mentionedPay(amount: number, period: PayPeriod): UnclearPay {
  const pay = message(`pay.${period}`, { sum: formatPounds(amount) })
  return {
    code: 'in-text',
    ...reason(message('reasons.in-text', { pay })),
    ...todo(message('todos.basic-in-writing')),
  }
}

/** The pay of a contract by the day or the hour. */
export function contractRate(): UnclearPay {
  return {
    code: 'day-rate',
    ...reason(message('reasons.day-rate')),
    ...todo(message('todos.which-company')),
  }
}

export function noPay(text: string | null): UnclearPay {
  return unclearPay(text === null ? 'no-pay' : 'pay-in-words')
}
