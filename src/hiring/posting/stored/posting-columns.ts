import { toLondonDay } from '#platform/primitives/time/days.ts'
import { findCategory } from '#trade/categories.ts'
import type { DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import { previewOf } from '#trade/job-texts.ts'
import { placeOf, type JobPosting } from '#trade/postings.schema.ts'
import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import { exceptionOf, findLaw, type LawAdvert } from '#board/screening/law/advert-law.ts'
import { findOccupation } from '#sponsorship/advert/suggest-occupations.ts'
import type { PostingRow } from '#hiring/posting/postings.queries.ts'
import { toQuestionFields, toQuestions } from '#hiring/posting/drafts/questions.ts'

/** A valid posting form, with the values that are not fields of the advert. */
export interface Posting {
  fields: JobPosting
  /** Key of the logo; null without one. */
  logo: string | null
  /** ISO 8601. */
  closesAt: string
}

/** The columns of a job that the employer decides. */
export function toColumns({ fields, logo, closesAt }: Posting) {
  const { payMin, payMax, description } = fields
  const hasPay = payMin !== null || payMax !== null
  const { country, place } = placeOf(fields)
  const columns = {
    title: fields.jobTitle,
    employerName: fields.companyName,
    employerLogo: logo,
    category: findCategory(fields.jobCategory)?.slug ?? fields.jobCategory,
    type: fields.ranges ?? null,
    country,
    place,
    isRemote: fields.isRemote,
    payMin,
    payMax,
    payCurrency: hasPay ? fields.payCurrency : null,
    payPeriod: (hasPay && fields.payPeriod) || null,
    hoursPerWeek: fields.hoursPerWeek,
    description,
    descriptionHtml: null,
    preview: previewOf(description),
    applyEmail: fields.email,
    closesAt,
    legalName: fields.legalName || null,
    companyNumber: fields.companyNumber || null,
    sponsorId: fields.sponsorId || null,
    occupationCode: fields.occupationCode || null,
    payBand: fields.payBand || null,
    questions: toQuestions(fields),
    offersSponsorship: fields.offersSponsorship,
    noFeeDeclaredAt: fields.noFee ? new Date().toISOString() : null,
  }
  return { ...columns, ...reasonOf(columns, fields.reason) }
}

/** The reason that the advert shows, if its words need one. */
function reasonOf(columns: Omit<LawAdvert, 'lawReason'>, reason: string) {
  const lawReason = reason || null
  const found = lawReason === null ? [] : findLaw({ ...columns, lawReason })
  const lawException = exceptionOf(found, reason)
  return { lawReason: lawException === null ? null : lawReason, lawException }
}

/** The job that a posting would become, for its preview. */
export function toPreviewRow(id: string, posting: Posting): ViewRow {
  const { questions: _questions, ...columns } = toColumns(posting)
  const now = new Date().toISOString()
  return {
    ...columns,
    id,
    ownerId: null,
    organisationId: null,
    poster: 'unproved',
    lookedAt: null,
    status: 'open',
    closedAs: null,
    payText: null,
    postcodeDistrict: null,
    latitude: null,
    longitude: null,
    source: null,
    sourceUrl: null,
    sourceDigest: null,
    postedAt: now,
    lastSeenAt: now,
    closingWords: null,
    lawStop: null,
  }
}

/** The form’s answers for an existing job: the inverse of `toColumns`. */
export function toAnswers(job: PostingRow, names: { category: string; country: string }) {
  const answers: DraftAnswers = {
    companyName: job.employerName,
    jobTitle: job.title,
    jobCategory: names.category,
    location: names.country,
    place: job.place ?? '',
    ranges: job.type ?? '',
    email: job.applyEmail ?? '',
    description: job.description,
    payMin: String(job.payMin ?? ''),
    payMax: String(job.payMax ?? ''),
    payCurrency: job.payCurrency ?? '',
    payPeriod: job.payPeriod ?? '',
    hoursPerWeek: String(job.hoursPerWeek ?? ''),
    closesOn: job.closesAt ? toLondonDay(job.closesAt) : '',
    ...(job.isRemote && { isRemote: 'on' }),
    legalName: job.legalName ?? '',
    companyNumber: job.companyNumber ?? '',
    sponsorId: job.sponsorId ?? '',
    occupation: (job.occupationCode && findOccupation(job.occupationCode)?.group) ?? '',
    occupationCode: job.occupationCode ?? '',
    payBand: job.payBand ?? '',
    reason: job.lawReason ?? '',
    ...toQuestionFields(job.questions),
    ...(job.offersSponsorship && { offersSponsorship: 'on' }),
    ...(job.noFeeDeclaredAt && { noFee: 'on' }),
    ...(job.employerLogo && { logo: job.employerLogo }),
  }
  return answers
}
