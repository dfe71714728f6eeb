import { z } from 'zod'
import type { Timestamp } from '#platform/primitives/primitives.schema.ts'
import { Line } from '#platform/primitives/texts.schema.ts'
import { today } from '#platform/primitives/time/today.ts'
import { readAmount } from '#trade/pay/amounts.ts'

/** The answer to an offer of other terms than those on the page. */
export const OFFER_CHANGED =
  'The offer changed since you opened this page. Read it again, then answer.'
export const OFFER_LIMITS = { place: 120, repayment: 200 } as const

const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value)

function amount({ min, max, message }: { min: number; max: number; message: string }) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const sum = readAmount(text)
      if (sum === null) return null
      if (sum !== undefined && sum >= min && sum <= max) return sum
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  const message = 'Choose from the list, or leave it empty.'
  return z.preprocess(emptyAsNull, z.enum(values, message).nullable())
}

function day(message: string) {
  const isPossible = (text: string) => text >= today() && text < '2100-01-01'
  return z.preprocess(
    emptyAsNull,
    z.iso.date({ error: message, abort: true }).refine(isPossible, message).nullable(),
  )
}

/** The terms of an offer in the employer’s form; each can be left empty. */
export const OfferTerms = z
  .object({
    pay: amount({ min: 1, max: 10_000_000, message: 'Enter the pay in pounds, like 31,049.' }),
    payPeriod: choice(['hour', 'day', 'week', 'month', 'year']),
    hours: amount({ min: 1, max: 100, message: 'Enter the hours a week, from 1 to 100.' }),
    place: Line({ limit: OFFER_LIMITS.place, called: 'The place' }),
    startsOn: day('Choose a first day from today on, or leave it empty.'),
    contract: choice(['permanent', 'fixed-term', 'zero-hours']),
    repayment: Line({ limit: OFFER_LIMITS.repayment, called: 'The text' }),
    answerBy: day('Choose a last day to answer from today on, or leave it empty.'),
  })
  .superRefine(({ pay, payPeriod, startsOn, answerBy }, context) => {
    const refuse = (field: keyof OfferTerms, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (pay !== null && payPeriod === null)
      refuse(
        'payPeriod',
        'Choose whether the pay is for an hour, a day, a week, a month or a year.',
      )
    if (startsOn !== null && answerBy !== null && answerBy > startsOn)
      refuse('answerBy', 'That is after the first day of work. Choose an earlier day to answer.')
  })
export type OfferTerms = z.infer<typeof OfferTerms>

/** The figures of pay, for a form to say which ones its writer has read about. */
export function payFigures({
  pay,
  payPeriod,
  hours,
}: Pick<OfferTerms, 'pay' | 'hours'> & { payPeriod: string | null }) {
  return [pay, payPeriod, hours].join(' ')
}

/** An offer about which the employer stated nothing. */
export const NO_TERMS: OfferTerms = {
  pay: null,
  payPeriod: null,
  hours: null,
  place: '',
  startsOn: null,
  contract: null,
  repayment: '',
  answerBy: null,
}

/** The terms as they are stored, with the ones that they replaced after the applicant knew of them. */
export interface StoredTerms extends OfferTerms {
  previous: OfferTerms | null
  updatedAt: Timestamp
}
