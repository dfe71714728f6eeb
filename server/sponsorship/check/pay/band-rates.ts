import type { AdvertFacts } from '#contract/sponsorship/facts.ts'
import type { OccupationRule, ScaleRate } from '../../rules/rule-set.ts'
import type { Tristate } from '../context/applicant.ts'
import type { CheckContext } from '../context/check-context.ts'
import { findBands } from '../occupation/bands.ts'
import { WEEKS_A_YEAR, toAnnual, isAtLeast, type OfferedPay } from './offered-pay.ts'

/** Rates of a national pay scale that the job may have; which of them is not known when there are several. */
export interface BandRates {
  title: string
  rule: string
  note: string | undefined
  rates: ScaleRate[]
  /** What is enough for some months while a nurse works towards registration (SW 13.2, 13.3). */
  beforeRegistration: ScaleRate[]
}

const NURSES = ['2231', '2232', '2233', '2234', '2235', '2236', '2237']
/** From these hours on nobody is a part-time teacher. */
const FULL_TIME = 35

/** Null for an occupation without a national scale. */
export function findBandRates(context: CheckContext, rule: OccupationRule): BandRates | null {
  const bands = findBands(context, rule)
  if (!bands) return null
  const { advert, applicant } = context
  const { title, rule: cited, note, rates } = bands.scale
  const here = rates.filter(
    (rate) => (!rate.codes || rate.codes.includes(rule.code)) && appliesAt(rate, advert),
  )
  const eligible = here.filter(({ band }) => bands.eligible.includes(band))
  // Whoever may not be sponsored in a band needs the pay of the lowest one that is eligible.
  const key = bands.status === 'below' ? bands.eligible[0] : advert.payBand?.key
  const own = eligible.filter(({ band }) => band === key)
  const isOnTheWay = applicant.registration === 'working-towards' && NURSES.includes(rule.code)
  return {
    title,
    rule: cited,
    note,
    rates: own.length > 0 ? own : eligible,
    beforeRegistration: isOnTheWay ? here.filter(({ band }) => band === rates[0]?.band) : [],
  }
}

/** Teachers’ pay has a rate for three kinds of London; which of them a place is in is not known. */
function appliesAt({ nation, area }: ScaleRate, advert: AdvertFacts) {
  if (advert.nation && nation !== advert.nation) return false
  if (nation !== 'England' || area === nation || advert.isLondon === null) return true
  if (area === 'London Fringe') return true
  return area.startsWith('England') !== advert.isLondon
}

/** Whether pay reaches all of some rates; null where it reaches some, or hours are not known. */
export function reaches(offered: OfferedPay, rates: ScaleRate[]): Tristate {
  const each = rates.map((rate) => reachesOne(offered, rate))
  if (each.every((holds) => holds === true)) return true
  return each.every((holds) => holds === false) ? false : null
}

function reachesOne(offered: OfferedPay, { annual, hours: basis }: ScaleRate): Tristate {
  const { hours } = offered
  if (hours === null) {
    if (offered.period !== 'hour' || basis === null) return null
    return isAtLeast(offered.amount, annual / (basis * WEEKS_A_YEAR)) ? null : false
  }
  if (basis !== null) return isAtLeast(toAnnual(offered, hours), (annual * hours) / basis)
  if (isAtLeast(toAnnual(offered, hours), annual)) return true
  return hours >= FULL_TIME ? false : null
}
