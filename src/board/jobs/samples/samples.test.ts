import { expect, test } from 'vitest'
import { CATEGORIES, findCategory } from '#trade/categories.ts'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import { JOB_LIMITS } from '#trade/limits/job-limits.ts'
import { JobType } from '#trade/jobs.schema.ts'
import { type SampleJob, SAMPLES } from './samples.ts'

/** The National Living Wage from April 2026, pounds an hour. */
const LOWEST_WAGE = 12.71

const CURRENCIES: Record<string, string> = {
  GB: 'GBP',
  IE: 'EUR',
  DE: 'EUR',
  AU: 'AUD',
  NZ: 'NZD',
  CA: 'CAD',
  AE: 'AED',
}

function titlesWhere(isWrong: (sample: SampleJob) => boolean) {
  return SAMPLES.filter(isWrong).map(({ ref, title }) => `${ref} ${title}`)
}

function countOf(isCounted: (sample: SampleJob) => boolean) {
  return SAMPLES.filter(isCounted).length
}

function titlesSaying(pattern: RegExp) {
  return titlesWhere(({ title, payText, description }) =>
    pattern.test([title, payText, description].join('\n')),
  )
}

function hourlyPay({ payMin, payMax, payPeriod, hoursPerWeek }: SampleJob) {
  const pay = payMin ?? payMax
  if (pay === null) return null
  if (payPeriod === 'hour') return pay
  return payPeriod === 'year' && hoursPerWeek ? pay / (hoursPerWeek * 52) : null
}

function distinct(key: (sample: SampleJob) => string) {
  return new Set(SAMPLES.map(key)).size
}

function isTooLong(text: string | null, limit: number) {
  return (text ?? '').length > limit
}

function isOnTheMap({ latitude, longitude, postcodeDistrict }: SampleJob) {
  return (
    /^[A-Z]{1,2}\d[A-Z\d]?$/.test(postcodeDistrict ?? '') &&
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude - 55.3) < 5.5 &&
    Math.abs(longitude + 3.4) < 5.3
  )
}

function isCareWork({ title, country }: SampleJob) {
  return (
    country === 'GB' &&
    /\b(carer|care (assistant|workers?|practitioner)|support worker)/i.test(title)
  )
}

test('a new board has about 120 jobs, nine in ten of them in the United Kingdom', () => {
  expect(SAMPLES.length).toBeGreaterThanOrEqual(115)
  expect(SAMPLES.length).toBeLessThanOrEqual(130)
  expect(countOf(({ country }) => country === 'GB') / SAMPLES.length).toBeGreaterThan(0.85)
})

test('no two samples share a reference, a text, or a title at one employer', () => {
  expect(distinct(({ ref }) => ref)).toBe(SAMPLES.length)
  expect(distinct(({ description }) => description)).toBe(SAMPLES.length)
  expect(distinct(({ title, employer }) => `${title}\n${employer}`)).toBe(SAMPLES.length)
})

test('every category and country is one the filters offer', () => {
  const countries = COUNTRIES.map(({ code }) => code)

  expect(titlesWhere(({ category }) => findCategory(category)?.slug !== category)).toEqual([])
  expect(titlesWhere(({ country }) => !countries.includes(country))).toEqual([])
})

test('the samples show every job type and most of the fields of work', () => {
  const categories = CATEGORIES.filter(({ slug }) => countOf((job) => job.category === slug) > 0)

  expect(categories.length).toBeGreaterThanOrEqual(25)
  for (const type of JobType.options) expect(countOf((job) => job.type === type)).toBeGreaterThan(5)
})

test.each([
  ['tech', 6],
  ['finance', 5],
  ['marketing', 5],
])('the landing page of %s has jobs to show', (category, least) => {
  expect(countOf((job) => job.category === category)).toBeGreaterThanOrEqual(least)
})

test('every text fits the limits that an employer is held to', () => {
  expect(titlesWhere(({ title }) => isTooLong(title, JOB_LIMITS.title))).toEqual([])
  expect(titlesWhere(({ employer }) => isTooLong(employer, JOB_LIMITS.employer))).toEqual([])
  expect(titlesWhere(({ place }) => isTooLong(place, JOB_LIMITS.place))).toEqual([])
  expect(titlesWhere(({ payText }) => isTooLong(payText, JOB_LIMITS.payText))).toEqual([])
})

test('descriptions are as long as real adverts, with a few extremes for the pages to meet', () => {
  const short = countOf(({ description }) => description.length < 250)
  const long = countOf(({ description }) => description.length > 3500)
  const usual = countOf(({ description: { length } }) => length >= 700 && length <= 1800)

  expect([short, long]).toEqual([1, 2])
  expect(short + long + usual).toBe(SAMPLES.length)
})

test('descriptions are plain text: no markup, no stray spaces, no control characters', () => {
  expect(titlesSaying(/<\/?[a-z]|&[a-z]+;/i)).toEqual([])
  expect(titlesSaying(/[ \t]\n|\n{3}|\p{Cc}(?<!\n)/u)).toEqual([])
  expect(titlesWhere(({ description }) => description !== description.trim())).toEqual([])
})

test('a job in the United Kingdom lies there, in a postcode district', () => {
  expect(titlesWhere((job) => job.country === 'GB' && !job.isRemote && !isOnTheMap(job))).toEqual(
    [],
  )
})

test('pay runs upwards, in the money of the country, never below the legal wage', () => {
  expect(titlesWhere(({ payMin, payMax }) => (payMin ?? 0) > (payMax ?? Infinity))).toEqual([])
  expect(
    titlesWhere(
      ({ country, payCurrency }) => (payCurrency ?? CURRENCIES[country]) !== CURRENCIES[country],
    ),
  ).toEqual([])
  expect(
    titlesWhere(
      (job) => job.payCurrency === 'GBP' && (hourlyPay(job) ?? LOWEST_WAGE) < LOWEST_WAGE,
    ),
  ).toEqual([])
  expect(titlesWhere((job) => (hourlyPay(job) ?? 0) > 100)).toEqual([])
  expect(titlesWhere((job) => (job.payMin ?? job.payMax) !== null && !job.payPeriod)).toEqual([])
  expect(countOf(({ payMin, payMax, payText }) => !payMin && !payMax && !payText)).toBeGreaterThan(
    1,
  )
})

test('samples were posted within forty days and most close within sixty', () => {
  expect(titlesWhere(({ postedDaysAgo: days }) => days < 0 || days > 40)).toEqual([])
  expect(
    titlesWhere(({ closesInDays: days }) => days !== null && (days < 10 || days > 60)),
  ).toEqual([])
})

test('no real organisation is named: addresses end in .example, no employer is an NHS body', () => {
  expect(titlesWhere(({ applyEmail }) => !applyEmail.endsWith('.example'))).toEqual([])
  expect(
    titlesWhere(({ employer }) => /\b(NHS|Trust|Council|University)\b/i.test(employer)),
  ).toEqual([])
  expect(titlesSaying(/https?:|www\.|\b0\d{3,4} ?\d{3}/)).toEqual([])
})

test('no advert promises a visa or asks the applicant for money', () => {
  expect(titlesSaying(/guarantee\w*\s+(a\s+|your\s+)?(visa|sponsorship|certificate)/i)).toEqual([])
  expect(
    titlesSaying(/\b(pay|fees?|costs?|charge|deposit)\b[^.\n]{0,40}\b(cos|sponsorship|visa)\b/i),
  ).toEqual([])
  expect(titlesSaying(/whatsapp|telegram|@(gmail|yahoo|hotmail|outlook)/i)).toEqual([])
})

test('care work, closed to applicants abroad, says so', () => {
  expect(countOf(isCareWork)).toBeGreaterThan(8)
  expect(
    titlesWhere(
      (job) =>
        isCareWork(job) &&
        !/right to work|permission to work|free to work|outside the (UK|country)/i.test(
          job.description,
        ),
    ),
  ).toEqual([])
})
