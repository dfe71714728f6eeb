import { JobPosting, placeOf } from '#trade/postings.schema.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { CheckedAdvert } from '#sponsorship/stored-checks/stored-check.ts'
import type { Answers } from '#platform/forms/choices.ts'

const { shape } = JobPosting

/**
 * An unfinished form as an advert for the check. Values that cannot be parsed count as unknown. Null
 * without a country.
 */
export function toCheckedAdvert(answers: Answers, poster: Poster): CheckedAdvert | null {
  const location = read('location')
  if (!location) return null
  const payMin = read('payMin') ?? null
  const payMax = read('payMax') ?? null
  const hasPay = payMin !== null || payMax !== null
  return {
    title: read('jobTitle') ?? '',
    employerName: read('companyName') ?? '',
    description: read('description') ?? '',
    ...placeOf({ location, place: read('place') ?? '' }),
    type: read('ranges') || null,
    postcodeDistrict: null,
    latitude: null,
    longitude: null,
    payMin,
    payMax,
    payCurrency: hasPay ? (read('payCurrency') ?? null) : null,
    payPeriod: (hasPay && read('payPeriod')) || null,
    payText: null,
    hoursPerWeek: read('hoursPerWeek') ?? null,
    occupationCode: read('occupationCode') || null,
    payBand: read('payBand') || null,
    legalName: read('legalName') || null,
    sponsorId: read('sponsorId') || null,
    poster,
  }

  function read<Name extends keyof typeof shape>(name: Name) {
    const { data } = shape[name].safeParse(answers[name])
    return data as ReturnType<(typeof shape)[Name]['parse']> | undefined
  }
}
