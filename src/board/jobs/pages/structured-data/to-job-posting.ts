import type { JobPosting, MonetaryAmount, Place, WithContext } from 'schema-dts'
import type { JobType, JobView, Pay, PayPeriod } from '#trade/jobs.schema.ts'
import { isHidden } from '#trade/job-age.ts'
import { isMentioned } from '#trade/pay/mentioned-pay.ts'
import { withPosterLine } from '#trade/poster-words.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { descriptionHtml } from '#board/jobs/description/description-html.ts'

const EMPLOYMENT_TYPES: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
}

const UNITS: Record<PayPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

interface Site {
  publicUrl: string
}

/**
 * A job's structured data for search engines:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting. Facts missing from the advert are
 * left out. Null if nobody can apply, or we no longer list it: a closed job, one not seen for long, or a sample.
 */
export function toJobPosting(job: JobView, { publicUrl }: Site): WithContext<JobPosting> | null {
  if (!job.isOpen || job.isSample || isHidden(job) || job.lawStop) return null
  const place = placeOf(job)
  const salary = job.pay && salaryOf(job.pay)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: withPosterLine(job, descriptionHtml(job)),
    url: `${publicUrl}${jobPath(job)}`,
    identifier: { '@type': 'PropertyValue', name: 'Landfall', value: job.id },
    // Google wants the day on which the employer posted it: one that nobody states is no such day.
    ...(!job.isUndated && { datePosted: job.postedAt }),
    ...(job.closesAt && { validThrough: job.closesAt }),
    ...(job.type && { employmentType: EMPLOYMENT_TYPES[job.type] }),
    ...(job.hoursPerWeek !== null && { workHours: `${job.hoursPerWeek} hours a week` }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.employer,
      // Anyone can upload another company's logo.
      ...(job.logo && job.poster !== 'unproved' && { logo: new URL(job.logo, publicUrl).href }),
    },
    industry: job.category.name,
    jobLocation: place,
    ...(job.isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: job.country.name },
    }),
    ...(salary && { baseSalary: salary }),
    // Employers who post here read applications here; for other adverts our page only says where to apply.
    directApply: job.organisationId !== null && job.source === null,
  }
}

function placeOf(job: JobView): Place {
  const { place, country, postcodeDistrict, latitude, longitude } = job
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(place && { addressLocality: place }),
      // The first half of a British postcode is a valid area; in other countries it is only a fragment.
      ...(postcodeDistrict && country.code === 'GB' && { postalCode: postcodeDistrict }),
      addressCountry: country.code,
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}

/** Null for pay in words alone, for figures without a known period, and for a sum that the text only mentions. */
function salaryOf({ min, max, currency, period, text }: Pay): MonetaryAmount | null {
  if (isMentioned({ text }) || !period || (min === null && max === null)) return null
  const isOneFigure = min !== null && min === max
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(isOneFigure
        ? { value: min }
        : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) }),
      unitText: UNITS[period],
    },
  }
}
