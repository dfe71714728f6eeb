import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { parsePay } from '#board/jobs/import/pay/pay.ts'
import { findPeriod, parsePeriod } from '#board/jobs/import/pay/pay-period.ts'
import { cleanLine } from '#board/jobs/import/text/clean-text.ts'
import { parseDescription } from '#board/jobs/import/text/description.ts'
import type { ListRow } from './list-columns.ts'

interface PayAnswers {
  payMin: string
  payMax: string
  payCurrency: string
  payPeriod: string
}

const NUMBER = /^[£€$]?\s*\d[\d,\s]*(?:\.\d+)?$/
/** Texts that mean no pay is stated; anything else without a figure is a mistake. */
const NO_FIGURE = new RegExp(
  `^(?:${[
    String.raw`n\/?a|none|tb[acd]|doe|-+|various|other|voluntary|bank(?: rates?)?`,
    'to be (?:agreed|confirmed|discussed)',
    String.raw`(?:(?:highly|very) )?(?:comp[ae]titive|negotiable|attractive|excellent)\b.*`,
    String.raw`depend(?:s|ent|ing) (?:up)?on\b.*`,
    String.raw`(?:as per|see|on application)\b.*`,
    String.raw`.*\b(?:pay )?scales?\b.*`,
  ].join('|')})$`,
  'i',
)

/** The pay in the form’s fields. A wrong amount stays as written, so that its problem is found. */
export function toPayAnswers(row: ListRow, country: string, warn: (warning: FieldProblem) => void) {
  const stated = withStatedColumns(row)
  const slips = findSlips(stated)
  if (slips) return slips
  const text = cleanLine((stated.payText ?? '').slice(0, 2000))
  const shown = {
    title: cleanLine((stated.title ?? '').slice(0, 500)),
    description: parseDescription(stated.description ?? '').text,
    country,
  }
  const pay = parsePay({ ...stated, payText: text }, shown, ({ reason }) =>
    warn({ field: 'payMin', message: reason }),
  )
  const hasPay = pay.payMin !== null || pay.payMax !== null
  if (!hasPay && text && !NO_FIGURE.test(text)) return { ...empty(), payMin: text }
  if (!hasPay && text) {
    const message = `‘${text.slice(0, 60)}’ is not an amount, so the advert shows no pay.`
    warn({ field: 'payMin', message })
  }
  if (hasPay && !text && !stated.payMin && !stated.payMax) {
    warn({
      field: 'payMin',
      message: 'We read the pay in the description. Check that it is right.',
    })
  }
  return {
    payMin: String(pay.payMin ?? ''),
    payMax: String(pay.payMax ?? ''),
    payCurrency: pay.payCurrency ?? '',
    payPeriod: pay.payPeriod ?? '',
  }
}

/** A row whose bare number in a column ‘Pay’ is an amount; another column may have its period. */
function withStatedColumns(row: ListRow): ListRow {
  const text = cleanLine((row.payText ?? '').slice(0, 2000))
  if (!row.payMin && !row.payMax && NUMBER.test(text))
    return { ...row, payText: '', payMin: text, payMax: text }
  const period = row.payPeriod ? parsePeriod(row.payPeriod) : null
  return text && period && !findPeriod(text) ? { ...row, payText: `${text} per ${period}` } : row
}

/** The columns as written, if one of them is not an amount or a period. */
function findSlips({ payMin = '', payMax = '', payPeriod = '', payCurrency = '' }: ListRow) {
  const [low, high] = [cleanLine(payMin), cleanLine(payMax)]
  const isSlip = [low, high].some((amount) => amount !== '' && !NUMBER.test(amount))
  const unit = cleanLine(payPeriod)
  if (!isSlip && (unit === '' || parsePeriod(unit))) return null
  const period = parsePeriod(unit) ?? unit.slice(0, 60)
  return {
    payMin: low.slice(0, 60),
    payMax: high.slice(0, 60),
    payCurrency: cleanLine(payCurrency).toUpperCase().slice(0, 60),
    payPeriod: period,
  }
}

function empty(): PayAnswers {
  return { payMin: '', payMax: '', payCurrency: '', payPeriod: '' }
}
