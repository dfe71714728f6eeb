import { payOf } from '#server/jobs/job-rows.ts'
import type { AdvertFacts } from '#contract/sponsorship/facts.ts'
import type { PayPeriod } from '#contract/jobs.ts'
import { suggestOccupation } from './occupation/suggest-occupation.ts'
import { parsePayBand } from './pay/pay-band.ts'
import { parseWeeklyHours } from './pay/weekly-hours.ts'
import { findUkLocation } from './place/uk-location.ts'
import { detectFindings } from './wording/detect-findings.ts'

/** The columns of a job that a check uses. */
export interface AdvertRow {
  title: string
  employerName: string
  description: string
  country: string
  place: string | null
  postcodeDistrict: string | null
  latitude: number | null
  longitude: number | null
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  payText: string | null
  hoursPerWeek: number | null
  /** Chosen by the employer. */
  occupationCode: string | null
  /** Chosen by the employer: ‘afc-5’. */
  payBand: string | null
}

const CODE = /^\d{4}$/

/** Extracts what a check needs from an advert: findings, occupation, nation, pay band. Pure. */
export function parseAdvert(row: AdvertRow): AdvertFacts {
  const { title, employerName: employer, description, country, payText } = row
  const hoursPerWeek = row.hoursPerWeek ?? parseWeeklyHours(description)
  return {
    title,
    employer,
    description,
    country,
    ...findUkLocation(row),
    pay: payOf(row),
    hoursPerWeek,
    occupation: occupationOf(row),
    payBand: parsePayBand(row.payBand, { title, employer, payText, description }),
    findings: detectFindings({ title, employer, payText, description, hoursPerWeek }),
  }
}

function occupationOf({
  title,
  employerName,
  occupationCode,
}: AdvertRow): AdvertFacts['occupation'] {
  if (occupationCode && CODE.test(occupationCode)) {
    return { code: occupationCode, origin: 'employer', matched: null, others: [] }
  }
  const suggested = suggestOccupation(title, employerName)
  return suggested && { ...suggested, origin: 'suggestion' }
}
