import type { AdvertFacts } from '#contract/sponsorship/facts.ts'
import type { PayPeriod } from '#contract/jobs.ts'

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

/** Reads out of an advert what a check needs: its words, its occupation, its nation, its band. Pure. */
export function readAdvert(row: AdvertRow): AdvertFacts {
  throw new Error(`Not written yet: ${row.title}`)
}
