import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'
import { z } from 'zod'
import type { OrganisationAction } from '#organisations/organisations.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import { Line, Paragraphs } from '#platform/primitives/texts.schema.ts'

/** The progress of a message. */
export const InboxStatus = z.enum(
  ['new', 'in-progress', 'done'],
  'Choose New, In progress or Done.',
)
export type InboxStatus = z.infer<typeof InboxStatus>

/** An admin's changes to a message. */
export const InboxUpdate = z.object({
  status: InboxStatus,
  note: Paragraphs({ limit: ADMIN_LIMITS.note, called: 'The note' }),
})
export type InboxUpdate = z.infer<typeof InboxUpdate>

function Reason(missing: string) {
  return z.object({ reason: Line({ limit: ADMIN_LIMITS.reason, called: 'The reason', missing }) })
}

export const TakeDown = Reason('Say why. The person who posted the job reads it.')
export type TakeDown = z.infer<typeof TakeDown>

export const Suspension = Reason('Say why. The person reads it when they try to log in.')
export type Suspension = z.infer<typeof Suspension>

/** The query of a list. Each list uses the parts that apply to it. */
export interface AdminListQuery {
  /** Part of a name, an email address or a title. */
  search: string
  status: string | null
  /** The order, for lists with more than one. */
  sort?: string | null
  /** The last position of the previous page. */
  after: string | null
}

export interface AdminSubject {
  kind:
    | 'job'
    | 'account'
    | 'contact-message'
    | 'startup-request'
    | 'startup-template'
    | 'case'
    | 'organisation'
    /** The rules or the register. */
    | 'data'
  id: Id
}

export type AdminAction =
  | 'message-changed'
  | 'startup-changed'
  | 'startup-deleted'
  | 'template-saved'
  | 'template-deleted'
  | 'job-taken-down'
  | 'job-restored'
  | 'person-suspended'
  | 'person-unsuspended'
  | 'case-decided'
  | 'case-undone'
  | 'case-proposed'
  | 'case-proposal-dropped'
  | 'organisation-unsuspended'
  | 'letter-printed'
  | 'owner-granted'
  | 'owner-revoked'
  | 'second-step-reset'
  | 'rules-confirmed'
  | 'register-uploaded'

/** An entry of the log of changes. */
export interface AdminLogEntry {
  id: number
  at: Timestamp
  /** The admin's email address at that time. */
  who: string
  action: AdminAction
  subject: AdminSubject
  detail: string
}

/** A message in a list. */
export interface InboxItem {
  id: Id
  from: string
  email: string
  /** The start of its text. */
  preview: string
  status: InboxStatus
  at: Timestamp
}

export interface AdminMessage {
  id: Id
  /** May be empty. */
  name: string
  email: string
  text: string
  status: InboxStatus
  note: string
  at: Timestamp
}

export interface AdminJobItem {
  id: Id
  title: string
  employer: string
  status: JobStatus
  postedAt: Timestamp
  /** The owner's email address; null for imported and sample jobs. */
  posterEmail: string | null
}

/** A change to a job by its organisation. */
export interface JobChange {
  id: number
  at: Timestamp
  action: OrganisationAction
  /** The changes, or the reason it was closed. */
  lines: string[]
}

export interface AdminJob extends AdminJobItem {
  poster: { id: Id; name: string; email: string } | null
  source: string | null
  applyEmail: string | null
  location: string
  closesAt: Timestamp | null
  description: string
  removedBecause: string | null
  applications: number
  /** Changes by its organisation, newest first. */
  changes: JobChange[]
  /** The reason it cannot be restored; null if it can, or if it has not been taken down. */
  restoreDenial: string | null
}

export interface AdminPersonItem {
  id: Id
  name: string
  email: string
  since: Timestamp
  isOwner: boolean
  isSuspended: boolean
}

export interface AdminPerson extends AdminPersonItem {
  country: string
  isConfirmed: boolean
  suspendedAt: Timestamp | null
  suspendedBecause: string | null
  /** The case in which a second admin must agree to their suspension. */
  openSuspension: Id | null
  jobs: { total: number; newest: AdminJobItem[] }
  applications: { sent: number; received: number }
}

/** The overview page's data. */
export interface AdminOverview {
  /** Wrong password-reset codes in the last hour, from browsers unknown to the accounts. */
  wrongCodes: number
  /** Whether there are so many that links replace codes. */
  isGuessing: boolean
  messages: Record<InboxStatus, number>
  /** Founders’ cases: those waiting for us, the late ones among them, and those waiting for founders. */
  startups: { waiting: number; overdue: number; theirs: number }
  openJobs: number
  takenDown: number
  organisations: number
  /** The number of organisations with a valid proof. */
  proved: number
  people: number
  suspended: number
  /** The age in days of the rules and of the register, which is null before the first. */
  data: { rulesAge: number; registerAge: number | null; isOld: boolean }
  newest: AdminLogEntry[]
}
