import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AdvertSnapshot, ApplicationEvent } from '#contract/application-views.ts'
import type { Stage } from '#contract/applications.ts'
import type { AdminAction, InboxStatus, AdminSubject } from '#contract/admin.ts'
import type { TokenPurpose } from '#server/platform/tasks/tasks.ts'
import type { JobStatus, JobType, PayPeriod } from '#contract/jobs.ts'
import type {
  SponsorTable,
  SponsorSearchTable,
  RegisterLoadTable,
  SponsorEventTable,
  RuleSetTable,
  RecheckTable,
} from './sponsorship-tables.ts'

/** The database as TypeScript sees it: camelCase here, snake_case in SQL. Timestamps are ISO strings. */
export interface Tables {
  job: JobTable
  jobSearch: JobSearchTable
  contactMessage: ContactMessageTable
  startupRequest: StartupRequestTable
  account: AccountTable
  session: SessionTable
  proof: ProofTable
  draft: DraftTable
  logo: LogoTable
  resume: ResumeTable
  application: ApplicationTable
  applicationEvent: ApplicationEventTable
  applicationMail: ApplicationMailTable
  deskEntry: AdminLogTable
  sponsor: SponsorTable
  sponsorSearch: SponsorSearchTable
  registerLoad: RegisterLoadTable
  sponsorEvent: SponsorEventTable
  ruleSet: RuleSetTable
  recheck: RecheckTable
}

export interface JobTable {
  id: string
  /** Who posted it; null for an imported or sample advert. */
  ownerId: string | null
  status: Generated<JobStatus>
  title: string
  employerName: string
  /** Key of the logo among the files. */
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
  /** The advert's own words about pay. */
  payText: string | null
  hoursPerWeek: number | null
  /** Plain text, always there: what is searched, cut for cards and sent to other programs. */
  description: string
  /** The same text with the markup it came with, reduced to a safe subset; null when it had none. */
  descriptionHtml: string | null
  /** The description's first 150 characters, cut once when it is written. */
  preview: string
  applyEmail: string | null
  /** Where the advert came from ('nhs-jobs', 'sample'); null when posted here. */
  source: string | null
  /** The advert's own reference there; with `source` it is unique. */
  sourceRef: string | null
  sourceUrl: string | null
  /** Digest of what the source said, so that an import can tell what changed. */
  sourceDigest: string | null
  postedAt: string
  closesAt: string | null
  closedAt: string | null
  /** Why it is closed; null while it is open, and for what was closed before anybody asked. */
  closedAs: 'filled' | 'closed' | 'expired' | null
  /** What its poster was told when the owner took it down. */
  removedBecause: string | null
  /** The legal name the employer gives, for the register. */
  legalName: string | null
  /** At Companies House. */
  companyNumber: string | null
  /** The register's entry that the employer says it is. */
  sponsorId: string | null
  /** SOC 2020, as the employer chose it. */
  occupationCode: string | null
  /** ‘afc-5’, as the employer chose it. */
  payBand: string | null
  offersSponsorship: Generated<boolean>
  /** When its poster declared that nobody pays for the job. */
  noFeeDeclaredAt: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** An open job as a search sees it; see `server/search`. Written by `indexJobs` alone. */
export interface JobSearchTable {
  id: string
  postedAt: string
  /** The year 9999 where the advert gives no date. */
  closesAt: string
  category: string
  type: JobType | null
  country: string
  /** Slug of the town it is in, where that is known. */
  place: string | null
  isRemote: boolean
  /** Pounds a year at least; -1 where the advert promises nothing that can be compared. */
  pay: number
  title: string
  /** What the lines of its check say: 0 unknown, 1 pass, 2 fail; null for a job abroad. */
  licence: number | null
  occupation: number | null
  rate: number | null
  wording: number | null
  /** The register's entry that was found for it, confirmed or not. */
  sponsorId: string | null
}

export interface ContactMessageTable {
  id: string
  /** May be empty. */
  name: string
  email: string
  message: string
  createdAt: Generated<string>
  /** When its mail to the owner was accepted. */
  sentAt: string | null
  deskStatus: Generated<InboxStatus>
  deskNote: Generated<string>
}

export interface StartupRequestTable {
  /** Also the reference the owner is given. */
  id: string
  companyName: string
  /** May be empty, like the number. */
  typeOfHealthcare: string
  companyEmail: string
  companyPhoneNumber: string
  description: string
  /** Key of the document among the files; without one, its name and size are null too. */
  documentKey: string | null
  documentName: string | null
  documentSize: number | null
  createdAt: Generated<string>
  /** When its mail to the owner was accepted. */
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
  /** As typed: where mails go. */
  email: string
  /** What addresses are compared by. */
  emailKey: string
  /** Null until its owner chooses one with a mailed code. */
  passwordHash: string | null
  verifiedAt: string | null
  /** What the picture is called in its address; each of its sizes is a file of that name. */
  pictureKey: string | null
  /** Sits at the desk; granted by a command only. */
  isOwner: Generated<boolean>
  suspendedAt: string | null
  suspendedBecause: string | null
  /** A mail about each person who applies to a job of theirs. */
  wantsApplicantMails: Generated<boolean>
  /** A receipt of each application they send. */
  wantsReceipts: Generated<boolean>
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

export interface SessionTable {
  id: string
  /** Digest of what the cookie holds. */
  tokenHash: string
  accountId: string
  userAgent: string
  address: string
  createdAt: Generated<string>
  lastSeenAt: Generated<string>
  expiresAt: string
}

/** What somebody was mailed to prove that an address is theirs: a link or a code. */
export interface ProofTable {
  purpose: TokenPurpose
  /** Whose: the compared form of an address, known or not, or an account's id. */
  subject: string
  /** Null until its mail is made: only the mail holds the secret. */
  secretHash: string | null
  /** The address that a change of address leads to, as typed. */
  newEmail: string | null
  /** Digest of the password that the newest registration with this address came with. */
  passwordHash: string | null
  tries: Generated<number>
  /** When its mail was accepted: a task that runs twice sends no second one. */
  sentAt: string | null
  createdAt: Generated<string>
  expiresAt: string
}

export interface DraftTable {
  accountId: string
  kind: 'post' | 'apply'
  /** Which form of this kind: a job's id, or 'new'. */
  subject: string
  answers: JSONColumnType<Record<string, string>>
  updatedAt: Generated<string>
}

export interface LogoTable {
  /** What a job's `employerLogo` holds. */
  key: string
  /** Who sent it; null once their account is gone. */
  accountId: string | null
  createdAt: Generated<string>
}

export interface ResumeTable {
  id: string
  accountId: string
  fileKey: string
  /** As its sender called it, made safe to save. */
  name: string
  /** In bytes. */
  size: number
  createdAt: Generated<string>
}

export interface ApplicationTable {
  id: string
  jobId: string
  applicantId: string
  fullName: string
  email: string
  phone: string
  /** ISO 3166-1 alpha-2. */
  country: string
  coverLetter: string
  portfolioLink: string
  yearsOfExperience: number
  resumeId: string
  status: Generated<Stage>
  /** The employer's own; nobody else sees it. */
  note: Generated<string>
  advert: JSONColumnType<AdvertSnapshot>
  createdAt: Generated<string>
  /** When the employer first opened it. */
  openedAt: string | null
  withdrawnAt: string | null
}

export interface ApplicationEventTable {
  id: GeneratedAlways<number>
  applicationId: string
  kind: ApplicationEvent['kind']
  status: Stage | null
  createdAt: Generated<string>
}

export interface ApplicationMailTable {
  id: string
  applicationId: string
  kind: 'to-employer' | 'receipt' | 'reply'
  /** What the employer wrote; null for the site's own words. */
  body: string | null
  createdAt: Generated<string>
  sentAt: string | null
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
