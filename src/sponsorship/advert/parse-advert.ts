import type { AdvertLocation } from '#platform/places/geocoding/geocode.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import type { AdvertFacts, Finding, PayBand } from '#sponsorship/model/facts.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { JobType, Pay, PayPeriod } from '#trade/jobs.schema.ts'
import { suggestOccupation } from './occupation/suggest-occupation.ts'
import { payOfBand, readPayRange } from './pay/nhs-pay-range.ts'
import { namesBand } from './pay/nhs-band.ts'
import { parsePayBand } from './pay/pay-band.ts'
import { findPayPattern } from './pay/pay-pattern.ts'
import { hiringEmployer } from './hiring-employer.ts'
import { isNhsBody, nationOfNhsBody } from './nhs-body.ts'
import { isAboutPay, isBandOpen } from './pay/about-pay.ts'
import { isContractRate } from './pay/contract-rate.ts'
import { bandOfProfession } from './pay/band-of-profession.ts'
import { findWeeklyHours } from './pay/find-weekly-hours.ts'
import { parseWeeklyHours } from './pay/weekly-hours.ts'
import { findUkLocation } from './place/uk-location.ts'
import { detectFindings } from './wording/detect-findings.ts'

/** The columns of a job that a check uses. */
export interface AdvertRow extends AdvertLocation {
  poster: Poster
  title: string
  employerName: string
  description: string
  type: JobType | null
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  payText: string | null
  hoursPerWeek: number | null
  /** The code that the employer chose. */
  occupationCode: string | null
  /** The band that the employer chose: ‘afc-5’. */
  payBand: string | null
}

const NAMES_BAND = /\bband\b|\bafc\b|\bb[2-9]\b/i
/** A sum in the words of the pay that could not be read as one. */
const SUM = /[£€$]|\d{2},?\d{3}/
/** The pay of trainees in the NHS handbook. */
const ANNEX_21 = /\bannexe? ?(?:21|u)\b/i
const CODE = /^\d{4}$/

/** Extracts what a check needs from an advert: findings, occupation, nation, pay band. Pure. */
export function parseAdvert(row: AdvertRow): AdvertFacts {
  const { title, description, country, payText } = row
  const employer = hiringEmployer(row.employerName, title)
  const hoursInText = parseWeeklyHours(description)
  const hoursPerWeek = row.hoursPerWeek ?? hoursInText
  // Abroad, only the wording is read for.
  const occupation = country === 'GB' ? occupationOf(row) : null
  const isNhs = isNhsBody(employer)
  const { nation, isLondon } = findUkLocation(row)
  const here = nation ?? nationOfNhsBody(employer)
  const payBand = findPayBand(row, employer)
  const range = readPayRange(row)
  return {
    poster: row.poster,
    title,
    employer,
    description,
    country,
    nation: here,
    isLondon,
    pay: findPay(row, { isNhs, nation: here, payBand }),
    isFullTimePay: range !== null || paysItsBand(row, { isNhs, nation: here, payBand }),
    isContractRate: isContractRate(row),
    isAboutPay: isAboutPay({ ...row, isOurs: row.poster !== 'source' }),
    isBandOpen: isBandOpen(row),
    isWithoutSupplement: range !== null && range.basic.from < (row.payMin ?? 0),
    hours: findWeeklyHours({
      ...row,
      employer,
      occupation,
      hoursPerWeek,
      isInText: hoursPerWeek === hoursInText,
      isNhs: isNhs || payBand?.key.startsWith('afc-') === true,
    }),
    payPattern: findPayPattern(title, description),
    isNhs,
    occupation,
    payBand: payBand ?? bandOfProfession(row, occupation),
    findings: withoutSupplement(
      row,
      detectFindings({
        title,
        employer,
        place: row.place,
        payText,
        payMin: row.poster === 'source' ? row.payMin : null,
        description,
        hoursPerWeek,
        type: row.type,
      }),
    ),
  }
}

/** The findings without a supplement that was subtracted, which is no reason to doubt the pay. */
function withoutSupplement(row: AdvertRow, findings: Finding[]): Finding[] {
  const range = readPayRange(row)
  if (!range || range.basic.from === row.payMin) return findings
  return findings.filter(
    ({ kind, quote }) => kind !== 'pay-not-basic' || /pro[- ]?rat/i.test(quote),
  )
}

/** The pay as printed; an NHS employer in England that offers only a band pays that band. */
function findPay(row: AdvertRow, banded: Banded): Pay | null {
  const { payBand } = banded
  if (payBand && paysItsBand(row, banded)) return payOfBand(payBand.key) ?? payOf(row)
  const pay = payOf(row)
  const range = readPayRange(row)
  return pay && range ? { ...pay, min: range.basic.from, max: range.basic.to } : pay
}

/**
 * Whether a band is the whole offer: it stands in the title or in the words of the pay, or the employer chose it. A band in
 * the running text is often somebody else’s, and Annex 21 pays a share of it.
 */
function paysItsBand(row: AdvertRow, { isNhs, nation, payBand }: Banded): boolean {
  const isSilent = row.payMin === null && row.payMax === null && !SUM.test(row.payText ?? '')
  const isOffered = row.payBand !== null || NAMES_BAND.test(`${row.title} ${row.payText ?? ''}`)
  const isWhole = !ANNEX_21.test(`${row.payText ?? ''} ${row.description}`)
  return isNhs && nation === 'England' && payBand !== null && isSilent && isOffered && isWhole
}

type Banded = Pick<AdvertFacts, 'isNhs' | 'nation' | 'payBand'>

/** The band that the employer chose, that the advert names, or that matches the NHS’s pay range. */
function findPayBand(row: AdvertRow, employer: string): PayBand | null {
  const { title, payText, description } = row
  const range = row.payBand === null ? readPayRange(row) : null
  const fromRange = range && ({ key: range.key, origin: 'advert' } as const)
  const named = parsePayBand(row.payBand, { title, employer, payText, description })
  // A text also mentions other people's bands.
  const called = `${title} ${payText ?? ''}`
  const isNamed = named !== null && NAMES_BAND.test(called)
  if (!isNamed) return fromRange ?? named
  // Of several bands in a title, ‘Band 5/6’, the printed range may be that of a higher one.
  const isHigher = range !== null && range.key !== named.key && namesBand(called, range.key)
  return isHigher ? { key: named.key, origin: 'profession', highest: range.key } : named
}

function occupationOf({
  title,
  employerName,
  occupationCode,
  description,
}: AdvertRow): AdvertFacts['occupation'] {
  if (occupationCode && CODE.test(occupationCode)) {
    return {
      code: occupationCode,
      origin: 'employer',
      matched: null,
      others: [],
      isForLearners: false,
    }
  }
  const suggested = suggestOccupation(title, employerName, description)
  return suggested && { ...suggested, origin: 'suggestion' }
}
