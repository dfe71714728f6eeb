import type { ActionTables } from './action-tables.ts'
import type { AlertTables } from './alert-tables.ts'
import type { AnswerRateTables } from './answer-rate-tables.ts'
import type { ApplicationTables } from './application-tables.ts'
import type { ArrivalTables } from './arrival-tables.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { InterviewTables } from './interview-tables.ts'
import type { AdminAction, InboxStatus, AdminSubject } from '#contract/admin.ts'
import type { TokenPurpose } from '#server/platform/tasks/tasks.ts'
import type { DraftKind } from '#contract/drafts.ts'
import type { ClosedAs, JobStatus, JobType, PayPeriod } from '#contract/jobs.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import type { Poster } from '#contract/poster.ts'
import type { ScreeningQuestion } from '#contract/screening-questions.ts'
import type { FileTables } from './file-tables.ts'
import type { FigureTables } from './figure-tables.ts'
import type { ModerationTables } from './moderation-tables.ts'
import type { OrganisationTables } from './organisation-tables.ts'
import type { PostingTables } from './posting-tables.ts'
import type { ProfileTables } from './profile-tables.ts'
import type { SavedTables } from './saved-tables.ts'
import type { SessionTables } from './session-tables.ts'
import type { SponsorshipTables } from './sponsorship-tables.ts'
import type { StartupTables } from './startup-tables.ts'
import type { StrangerTables } from './stranger-tables.ts'
import type { UploadTables } from './upload-tables.ts'
import type { TeamTables } from './team-tables.ts'

/** The database as TypeScript sees it: camelCase here, snake_case in SQL. Timestamps are ISO strings. */
export interface Tables
  extends
    ActionTables,
    AlertTables,
    AnswerRateTables,
    ApplicationTables,
    ArrivalTables,
    FigureTables,
    FileTables,
    InterviewTables,
    ModerationTables,
    OrganisationTables,
    PostingTables,
    ProfileTables,
    SavedTables,
    SessionTables,
    SponsorshipTables,
    StartupTables,
    StrangerTables,
    TeamTables,
    UploadTables {
  job: JobTable
  jobSearch: JobSearchTable
  contactMessage: ContactMessageTable
  account: AccountTable
  proof: ProofTable
  draft: DraftTable
  logo: LogoTable
  deskEntry: AdminLogTable
}

export interface JobTable {
  id: string
  /** The account that posted it; null for imported and sample jobs, and once that account is deleted. */
  ownerId: string | null
  /** The organisation it belongs to; null for imported and sample jobs. */
  organisationId: string | null
  /** What we know of who posted it; see `Poster`. */
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
  /** The same text with its markup reduced to a safe subset; null if it had none. */
  descriptionHtml: string | null
  /** The first 150 characters of the description, computed when it is written. */
  preview: string
  applyEmail: string | null
  /** Where the advert came from ('nhs-jobs', 'sample'); null if it was posted here. */
  source: string | null
  /** The advert's reference at its source; unique together with `source`. */
  sourceRef: string | null
  sourceUrl: string | null
  /** Digest of the source's record, so that an import can detect changes. */
  sourceDigest: string | null
  postedAt: string
  closesAt: string | null
  closedAt: string | null
  /** Why it is closed; null while it is open, and for jobs closed before the reason was recorded. */
  closedAs: ClosedAs | null
  /** The reason its owner was given when an admin took it down. */
  removedBecause: string | null
  /** What its organisation reads while it waits for the desk. */
  heldBecause: string | null
  /** Its status before it was held; null for a job that was never public. */
  heldFrom: 'open' | 'closed' | null
  /** The suspended person or organisation that it was taken down with. */
  removedWith: string | null
  /** The employer's legal name, to match it on the register. */
  legalName: string | null
  /** At Companies House. */
  companyNumber: string | null
  /** The entry on the register that the employer chose. */
  sponsorId: string | null
  /** SOC 2020, as the employer chose it. */
  occupationCode: string | null
  /** ‘afc-5’, as the employer chose it. */
  payBand: string | null
  offersSponsorship: Generated<boolean>
  /** What the employer asks who applies. */
  questions: JSONColumnType<ScreeningQuestion[], string | undefined>
  /** When its owner declared that nobody pays for the job. */
  noFeeDeclaredAt: string | null
  /** The employer’s own number for it; unique in its organisation. */
  reference: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** An open job as searches read it. Only `indexJobs` writes it. */
export interface JobSearchTable {
  id: string
  postedAt: string
  /** In the year 9999 if the advert has no closing date. */
  closesAt: string
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
  /** Of SOC 2020: what the employer chose, else what fits its advert best; null if none does, and abroad. */
  occupationCode: string | null
  /** The same for copies of one advert; see `copies.ts`. A 64-bit number, so never read into JavaScript. */
  copyKey: string | null
  /** False only if no other row has its key. */
  hasCopies: Generated<boolean>
  /** Of what it says to each class of applicants; null for jobs outside the UK. */
  profile: number | null
}

export interface ContactMessageTable {
  id: string
  /** May be empty. */
  name: string
  email: string
  message: string
  createdAt: Generated<string>
  /** When its email to the site's owner was accepted. */
  sentAt: string | null
  deskStatus: Generated<InboxStatus>
  deskNote: Generated<string>
}

export interface AccountTable {
  id: string
  firstName: string
  lastName: string
  /** E.164 where it could be read as a number, otherwise as typed. */
  phone: string | null
  /** ISO 3166-1 alpha-2. */
  country: string
  /** As typed; emails are sent to it. */
  email: string
  /** The normalised address, for comparison. */
  emailKey: string
  /** Null until the person chooses a password with an emailed code. */
  passwordHash: string | null
  verifiedAt: string | null
  /** The picture's name in its URL; each of its sizes is a file with this name. */
  pictureKey: string | null
  /** An admin of the site; only a command can grant it. */
  isOwner: Generated<boolean>
  suspendedAt: string | null
  suspendedBecause: string | null
  /** An email about each application to their jobs. */
  wantsApplicantMails: Generated<boolean>
  /** A receipt for each application they send. */
  wantsReceipts: Generated<boolean>
  /** An email when somebody writes to them about an application. */
  wantsMessageMails: Generated<boolean>
  /** An email when an employer changes the status of their application. */
  wantsStatusMails: Generated<boolean>
  /** An email, once a day at most, when a saved job has changed. */
  wantsSavedMails: Generated<boolean>
  /** What they have said about themselves, if it is to be on their other devices. */
  situation: JSONColumnType<PersonalAnswers> | null
  /** Of their mails: ‘hi’; null until they have chosen one, or read in one. */
  language: string | null
  /** Where their clock is; null until they have chosen it, or picked a time for an interview. */
  timeZone: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** A link or a code, emailed to prove that an email address is the person's. */
export interface ProofTable {
  purpose: TokenPurpose
  /** A normalised email address, known or not, or an account's id. */
  subject: string
  /** Null until the email is created: only the email holds the secret. */
  secretHash: string | null
  /** The new email address as typed, for a change of address. */
  newEmail: string | null
  /** The page that the person was on the way to, if it has a purpose; see `purposeOf`. */
  nextPath: string | null
  /** Hash of the password of the newest registration with this address. */
  passwordHash: string | null
  tries: Generated<number>
  /** When its email was accepted, so that a repeated task sends no second one. */
  sentAt: string | null
  createdAt: Generated<string>
  expiresAt: string
}

export interface DraftTable {
  accountId: string
  kind: DraftKind
  /** See `DraftSubject`. */
  subject: string
  answers: JSONColumnType<Record<string, string>>
  updatedAt: Generated<string>
}

export interface LogoTable {
  /** As in a job's `employerLogo`. */
  key: string
  /** The account that uploaded it; null once that is deleted. */
  accountId: string | null
  createdAt: Generated<string>
}

export interface AdminLogTable {
  id: GeneratedAlways<number>
  actorId: string
  actorEmail: string
  action: AdminAction
  subjectKind: AdminSubject['kind']
  subjectId: string
  detail: string
  createdAt: Generated<string>
}
