import type { Generated } from 'kysely'
import type { JobType } from '#trade/jobs.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    jobSearch: JobSearchTable
  }
}

/** An open job in the form that searches read. Only `indexJobs` writes it. */
export interface JobSearchTable {
  id: string
  postedAt: string
  /** The moment at which it leaves the lists: it closes, or has not been seen for too long. */
  closesAt: string
  /** The time when it was last seen; up to 28 days behind that of the job, so that a sighting rarely writes here. */
  seenAt: Generated<string>
  category: string
  type: JobType | null
  country: string
  /** Slug of its town, if known. */
  place: string | null
  isRemote: boolean
  /** The lowest pay in pounds a year; -1 if the advert states no comparable pay. */
  pay: number
  title: string
  /** The results of its check: 0 unknown, 1 pass, 2 fail; null for jobs outside the UK. */
  licence: number | null
  occupation: number | null
  rate: number | null
  wording: number | null
  /** The matched entry on the register, confirmed or not. */
  sponsorId: string | null
  /**
   * The SOC 2020 code that the employer chose, else the one that fits the advert best; null if none fits, and abroad.
   */
  occupationCode: string | null
  /** A key that copies of one advert share; see `copies.ts`. A 64-bit number, so never read into JavaScript. */
  copyKey: string | null
  /** False only if no other row has its key. */
  hasCopies: Generated<boolean>
  /** A key that adverts share which can be the same job: its legal employer, title and town; null if one is not known. */
  twinKey: string | null
  /** The advert of the same job, from a better source, that lists show in place of this one; see `twins.ts`. */
  twinOf: string | null
  /** The id of its answers for each class of applicants; null for jobs outside the UK. */
  profile: number | null
}
