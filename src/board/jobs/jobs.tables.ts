import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ClosedAs, JobStatus, JobType, PayPeriod } from '#trade/jobs.schema.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { LawStop } from '#trade/law-stop.ts'
import type { ScreeningQuestion } from '#trade/questions/screening-questions.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    job: JobTable
  }
}

export interface JobTable {
  id: string
  /** The account that posted it; null for imported and sample jobs, and once that account is deleted. */
  ownerId: string | null
  /** The organisation it belongs to; null for imported and sample jobs. */
  organisationId: string | null
  /** The relation of the poster to the employer, as far as we know; see `Poster`. */
  poster: Generated<Poster>
  status: Generated<JobStatus>
  title: string
  employerName: string
  /** The key of the logo's file. */
  employerLogo: string | null
  /** Slug of one of `CATEGORIES`. */
  category: string
  type: JobType | null
  /** ISO 3166-1 alpha-2. */
  country: string
  place: string | null
  /** The first half of a UK postcode ('LS1'), or the start of a foreign one. */
  postcodeDistrict: string | null
  latitude: number | null
  longitude: number | null
  isRemote: Generated<boolean>
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  /** The pay in the advert's own words. */
  payText: string | null
  hoursPerWeek: number | null
  /** Plain text, for search, cards and other programs. */
  description: string
  /** The description with its markup reduced to a safe subset; null if it had no markup. */
  descriptionHtml: string | null
  /** The first 150 characters of the description, computed when it is written. */
  preview: string
  applyEmail: string | null
  /** The source of the advert ('nhs-jobs', 'sample'); null if it was posted here. */
  source: string | null
  /** The advert's reference at its source; unique together with `source`. */
  sourceRef: string | null
  sourceUrl: string | null
  /** Digest of the source's record, so that an import can detect changes. */
  sourceDigest: string | null
  /**
   * Digest of the record before it was read, and the digest of what was read: the same record again needs no reading. Null
   * if there was something to report about it.
   */
  importDigest: string | null
  /** The date that its source states; only displayed. */
  postedAt: string
  /** The time when its source last had it, or its employer last confirmed it; `createdAt` is when we first saw it. */
  lastSeenAt: Generated<string>
  /** The time when its employer was asked whether it is still open; null for an imported one. */
  askedAt: string | null
  closesAt: string | null
  /** The part of its text in which the closing date was read; null if the date was stated on its own. */
  closingWords: string | null
  closedAt: string | null
  /** The reason why it is closed; null while it is open, and for jobs closed before the reason was recorded. */
  closedAs: ClosedAs | null
  /** The number of applicants who have deleted their accounts, and their applications with them. */
  leftApplicants: Generated<number>
  /** The reason given to its owner when an admin took it down. */
  removedBecause: string | null
  /** The reason shown to its organisation while it waits for the desk. */
  heldBecause: string | null
  /** Its status before it was held; null for a job that was never public. */
  heldFrom: 'open' | 'closed' | null
  /** The time when the desk looked at it as it is; null if nobody has. */
  lookedAt: string | null
  /** The suspended person or organisation that it was taken down with. */
  removedWith: string | null
  /** The employer's legal name, to match it on the register. */
  legalName: string | null
  /** The number at Companies House. */
  companyNumber: string | null
  /** The entry on the register that the employer chose. */
  sponsorId: string | null
  /** The SOC 2020 code that the employer chose. */
  occupationCode: string | null
  /** The band that the employer chose: ‘afc-5’. */
  payBand: string | null
  offersSponsorship: Generated<boolean>
  /** The employer’s lawful reason for words that need one; shown on the advert. */
  lawReason: string | null
  /** The exception that the reason stands on, with its section: written by us. */
  lawException: string | null
  /** The law that an imported advert breaks, which keeps it out of lists; null for any other. */
  lawStop: ColumnType<LawStop | null, LawStop | null | undefined, LawStop | null>
  /** The employer's questions to applicants. */
  questions: JSONColumnType<ScreeningQuestion[], string | undefined>
  /** The time when its owner declared that nobody pays for the job. */
  noFeeDeclaredAt: string | null
  /** The employer’s own number for it; unique in its organisation. */
  reference: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}
