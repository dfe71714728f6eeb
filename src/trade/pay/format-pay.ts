import { LOCALE, remembered } from '#platform/primitives/formats.ts'
import type { Pay, PayPeriod } from '#trade/jobs.schema.ts'
import { isMentioned } from './mentioned-pay.ts'

/** The texts about pay, separate from the others, because scripts that show pay need only these. */
export const PAY_WORDS = {
  hour: '{sum} an hour',
  day: '{sum} a day',
  week: '{sum} a week',
  month: '{sum} a month',
  year: '{sum} a year',
  range: '{low} to {high}',
  upTo: 'up to {sum}',
  mentioned: 'the text mentions {sum}',
  from: 'from {sum}',
  forHours: '{pay} for {hours} hours a week',
} as const

const money = new Map<string, Intl.NumberFormat>()

/** '£31,049' or '£12.71' for 'GBP 31049': pence only if there are any. */
const formatSum = remembered((sum) => {
  const [currency = '', amount = ''] = sum.split(' ')
  const digits = Number.isInteger(Number(amount)) ? 0 : 2
  const key = `${currency}${digits}`
  let format = money.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LOCALE, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    money.set(key, format)
  }
  return format.format(Number(amount))
})

function formatMoney(amount: number, currency: string) {
  return formatSum(`${currency} ${amount}`)
}

/** A language's texts about pay. */
type PayWords = Record<PayPeriod | 'range' | 'upTo' | 'from' | 'mentioned', string>

function put(text: string, values: Record<string, string>) {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** '£31,049 to £37,796 a year', or the advert's own words if it gives no figures; null if there are none. */
export function formatPay(pay: Pay | null, words: PayWords = PAY_WORDS): string | null {
  if (!pay) return null
  const { min, max, currency, period, text } = pay
  const low = min ?? max
  if (low === null) return text

  const sum = formatMoney(low, currency)
  const range =
    min !== null && max !== null && min !== max
      ? put(words.range, { low: sum, high: formatMoney(max, currency) })
      : min === null
        ? put(words.upTo, { sum })
        : max === null
          ? put(words.from, { sum })
          : sum
  const whole = period ? put(words[period], { sum: range }) : range
  return isMentioned(pay) ? put(words.mentioned, { sum: whole }) : whole
}
