import type { AdvertFacts, PayBand } from '#sponsorship/model/facts.ts'
import type { OccupationRule, ScaleRate } from '#sponsorship/rules/rule-set.ts'
import { isFutureNurse, type Tristate } from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { awardOf, type Scale } from '#sponsorship/rules/rule-index.ts'
import { findBands } from '#sponsorship/check/occupation/bands.ts'
import {
  FULL_TIME,
  WEEKS_A_YEAR,
  atEveryWeek,
  toAnnual,
  isAtLeast,
  type OfferedPay,
} from './offered-pay.ts'

/** The rates of a national pay scale that may apply to the job. If there are several, it is not known which. */
export interface BandRates {
  title: string
  /** Whether it is the NHS’s Agenda for Change. */
  isNhs: boolean
  rule: string
  note: string | undefined
  /** Whether the scale was not read in the rules. */
  isReported: boolean
  rates: ScaleRate[]
  /** These rates by the newest awards; where none was found, as much as they may have risen. Empty if none is newer. */
  newer: ScaleRate[]
  /** The rates to tell a person: the newer one alone where it is known. An NHS body pays that in any case. */
  told: ScaleRate[]
  /** The rates that are enough for some months while a nurse works towards registration (SW 13.2, 13.3). */
  beforeRegistration: ScaleRate[]
}

const NURSES = ['2231', '2232', '2233', '2234', '2235', '2236', '2237']

/** Null for an occupation without a national scale. */
export function findBandRates(context: CheckContext, rule: OccupationRule): BandRates | null {
  const bands = findBands(context, rule)
  if (!bands) return null
  const { advert, applicant } = context
  const { title, rule: cited, note, certainty, rates, newer } = bands.scale
  const here = rates.filter(
    (rate) => (!rate.codes || rate.codes.includes(rule.code)) && appliesAt(rate, advert),
  )
  const eligible = here.filter(({ band }) => bands.eligible.includes(band))
  // If the job’s band is too low to be sponsored, compare with the lowest eligible band.
  const isKnown = advert.payBand?.origin !== 'profession'
  const key = bands.status === 'below' ? bands.eligible[0] : isKnown ? advert.payBand?.key : null
  const own = isKnown
    ? eligible.filter(({ band }) => band === key)
    : withinBands(eligible, bands.eligible, advert.payBand)
  const applying = own.length > 0 ? own : eligible
  const newest = newer ? applying.map((rate) => newestOf(newer, rate)) : []
  const [rate] = applying
  const isSure = rate && applying.length === 1 && awardOf({ newer }, rate) !== undefined
  const isOnTheWay = isFutureNurse(applicant) && NURSES.includes(rule.code)
  return {
    title,
    isNhs: rule.nationalScale === 'afc',
    rule: cited,
    note: newer?.note ?? note,
    isReported: certainty !== 'confirmed',
    rates: applying,
    newer: newest,
    told: advert.isNhs || !isSure ? [...applying, ...newest] : newest,
    beforeRegistration: isOnTheWay ? here.filter(({ band }) => band === rates[0]?.band) : [],
  }
}

type Newer = NonNullable<Scale['newer']>

function newestOf(newer: Newer, rate: ScaleRate): ScaleRate {
  return { ...rate, annual: awardOf({ newer }, rate) ?? rate.annual * newer.risenAtMost }
}

/** The rates of the bands that a profession’s post can have; all rates if the scale lacks them. */
function withinBands(rates: ScaleRate[], order: string[], payBand: PayBand | null) {
  const from = order.indexOf(payBand?.key ?? '')
  const to = order.indexOf(payBand?.highest ?? '')
  return rates.filter(({ band }) => {
    const at = order.indexOf(band)
    return at >= from && (to < 0 || at <= to)
  })
}

/**
 * Whether a rate applies at the place. Teachers’ pay has three London areas; we do not know which one a place is in.
 */
function appliesAt({ nation, area }: ScaleRate, advert: AdvertFacts) {
  if (advert.nation && nation !== advert.nation) return false
  if (nation !== 'England' || area === nation || advert.isLondon === null) return true
  if (area === 'London Fringe') return true
  return area.startsWith('England') !== advert.isLondon
}

/** Whether pay may be less than the newest award, if that counts. An NHS body pays the award in force, whatever it prints. */
export function isBelowNewerAward(
  { advert }: CheckContext,
  offered: OfferedPay,
  { newer }: BandRates,
): boolean {
  return !advert.isNhs && newer.length > 0 && reaches(offered, newer) !== true
}

/** Whether pay reaches all the rates; null if it reaches only some, or if the hours are unknown. */
export function reaches(offered: OfferedPay, rates: ScaleRate[]): Tristate {
  const each = rates.map((rate) => reachesOne(offered, rate))
  if (each.every((holds) => holds === true)) return true
  return each.every((holds) => holds === false) ? false : null
}

function reachesOne(offered: OfferedPay, { annual, hours: basis }: ScaleRate): Tristate {
  if (offered.hours === null) {
    if (offered.period !== 'hour' || basis === null) return null
    return isAtLeast(offered.amount, annual / (basis * WEEKS_A_YEAR)) ? null : false
  }
  return atEveryWeek(offered.hours, (hours) => {
    if (basis !== null) return isAtLeast(toAnnual(offered, hours), (annual * hours) / basis)
    if (isAtLeast(toAnnual(offered, hours), annual)) return true
    return hours >= FULL_TIME ? false : null
  })
}
