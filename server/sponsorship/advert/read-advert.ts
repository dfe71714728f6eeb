import { payOf } from '#server/jobs/job-rows.ts'
import type { AdvertFacts } from '#contract/sponsorship/facts.ts'
import type { PayPeriod } from '#contract/jobs.ts'
import { suggestOccupation } from './occupation/suggest-occupation.ts'
import { readPayBand } from './pay/pay-band.ts'
import { readWeeklyHours } from './pay/weekly-hours.ts'
import { whereIs } from './place/where.ts'
import { findFindings } from './wording/find-findings.ts'

/** A job as the database keeps it: what a check is made from. */
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

/** Reads out of an advert what a check needs: its words, its occupation, its nation, its band. Pure. */
export function readAdvert(row: AdvertRow): AdvertFacts {
  const { title, employerName: employer, description, country, payText } = row
  const hoursPerWeek = row.hoursPerWeek ?? readWeeklyHours(description)
  return {
    title,
    employer,
    description,
    country,
    ...whereIs(row),
    pay: payOf(row),
    hoursPerWeek,
    occupation: occupationOf(row),
    payBand: readPayBand(row.payBand, { title, employer, payText, description }),
    findings: findFindings({ title, employer, payText, description, hoursPerWeek }),
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
