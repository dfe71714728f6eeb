import type { Pay } from '#trade/jobs.schema.ts'
import data from '#sponsorship/advert/data/nhs-pay-ranges.json' with { type: 'json' }

/** Pounds by which an advert may round a figure. */
const ROUNDING = 3
interface Range {
  band: string
  from: number
  to: number
}

/** Each year’s bands, with that year’s supplements for London. */
const YEARS = Object.entries(data.ranges).map(([from, bands]) => ({
  year: from,
  bands: bands.split(';').map(toRange),
  supplements:
    (data.london.supplements as Record<string, string>)[from]?.split(';').map(toSupplement) ?? [],
}))

function toRange(line: string): Range {
  const [band = '', from = '', to = ''] = line.split(' ')
  return { band, from: Number(from), to: Number(to) }
}

function toSupplement(line: string) {
  const [share = 0, least = 0, most = 0] = line.split(' ').map(Number)
  return (basic: number) => basic + Math.min(most, Math.max(least, (basic * share) / 100))
}

const LATEST = YEARS.toSorted((one, other) => (one.year < other.year ? 1 : -1))[0]

/** The NHS’s pay in England for a band, by the newest known range; null for a band without one. */
export function payOfBand(key: string): Pay | null {
  const range = LATEST?.bands.find(({ band }) => `afc-${band}` === key)
  if (!LATEST || !range) return null
  return {
    min: range.from,
    max: range.to,
    currency: 'GBP',
    period: 'year',
    text: `Band ${range.band} of the NHS pay scale of ${LATEST.year.slice(0, 4)}`,
  }
}

/** The highest band whose newest known range begins with a year’s pay or less, ‘afc-7’; null if it is below all. */
export function highestBandFor(yearly: number): string | null {
  const range = LATEST?.bands.findLast(({ from }) => from <= yearly)
  return range ? `afc-${range.band}` : null
}

const CONSULTANTS = new Set(data.consultants.ranges.split(';'))

/** Whether pay is the printed scale of hospital consultants, of any year. */
export function isConsultantRange({ payMin, payMax, payPeriod }: YearlyRange): boolean {
  return payPeriod === 'year' && CONSULTANTS.has(`${payMin} ${payMax}`)
}

export interface YearlyRange {
  payMin: number | null
  payMax: number | null
  payPeriod: string | null
}

/**
 * The band of Agenda for Change whose yearly range an advert prints, of any year, with the basic pay if the printed pay
 * includes a London supplement. Null for another range.
 */
export function readPayRange({ payMin, payMax, payPeriod }: YearlyRange): {
  key: string
  basic: Pick<Range, 'from' | 'to'>
} | null {
  if (payPeriod !== 'year' || payMin === null || payMax === null || payMin === payMax) return null
  for (const { bands, supplements } of YEARS) {
    for (const { band, from, to } of bands) {
      const prints = (pay: (basic: number) => number) =>
        Math.abs(pay(from) - payMin) <= ROUNDING && Math.abs(pay(to) - payMax) <= ROUNDING
      if (prints((basic) => basic) || supplements.some(prints)) {
        return { key: `afc-${band}`, basic: { from, to } }
      }
    }
  }
  return null
}
