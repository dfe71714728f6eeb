import { formatPay } from './format-pay.ts'

const THOUSANDS = /^(\d{1,6}(?:\.\d{1,3})?)k$/i
const NUMBER = /^\d{1,9}(?:\.\d{1,2})?$/

/** What is typed as a sum or a number: '31,500', '£31.5k'. Null for nothing, undefined for no number. */
export function readAmount(text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s,£$€]/g, '')
  if (bare === '') return null
  const [, thousands] = THOUSANDS.exec(bare) ?? []
  if (thousands !== undefined) return Math.round(Number(thousands) * 1000)
  return NUMBER.test(bare) ? Number(bare) : undefined
}

/** A digit, two or three may have been forgotten. */
const SLIPS = [10, 100, 1000]
/** A range this wide is hardly meant. */
const WIDEST = 3

/** Why a range of pay cannot be, with what was probably meant: ‘£3,420 is below £31,500. Did you mean £34,200?’ */
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
