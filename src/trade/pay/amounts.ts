import { toPlainDigits } from '#platform/text/digits.ts'
import { formatPay } from './format-pay.ts'

const THOUSANDS = /^(\d{1,6}(?:\.\d{1,3})?)k$/i
/** A comma that cannot part thousands is a decimal sign: ‘37,5’. */
const DECIMAL_COMMA = /,(\d{1,2})(?=\s*k?$)/i
const NUMBER = /^\d{1,9}(?:\.\d{1,2})?$/

/** A typed sum or number: '31,500', '£31.5k'. Null if empty, undefined if not a number. */
export function readAmount(text: string): number | null | undefined {
  const bare = toPlainDigits(text)
    .trim()
    .replace(DECIMAL_COMMA, '.$1')
    .replaceAll(/[\s,£$€]/g, '')
  if (bare === '') return null
  const [, thousands] = THOUSANDS.exec(bare) ?? []
  if (thousands !== undefined) return Math.round(Number(thousands) * 1000)
  return NUMBER.test(bare) ? Number(bare) : undefined
}

/** Factors for one, two or three forgotten digits. */
const SLIPS = [10, 100, 1000]
/** The ratio above which a range is probably a mistake. */
const WIDEST = 3

/** The reason a pay range is invalid, with what was probably meant: ‘£3,420 is below £31,500. Did you mean £34,200?’ */
export function payOrderProblem(low: number, high: number, currency: string): string {
  const slip = SLIPS.find((factor) => high * factor >= low && high * factor <= low * WIDEST)
  const start = `${format(high)} is below ${format(low)}.`
  return slip
    ? `${start} Did you mean ${format(high * slip)}?`
    : `${start} Correct one of the two, or leave the highest pay out.`

  function format(sum: number) {
    return formatPay({ min: sum, max: sum, currency, period: null, text: null }) ?? ''
  }
}
