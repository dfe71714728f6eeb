import { z } from 'zod'
import type { JobStatus } from './jobs.ts'
import type { Id, Timestamp } from './primitives.ts'
import { Line, Paragraphs } from './texts.ts'

/** How long each text of the desk may be, in characters. */
export const DESK_LIMITS = { note: 2000, reason: 500, search: 100 } as const

/** How far the owner is with what somebody wrote. */
export const DeskStatus = z.enum(['new', 'in-progress', 'done'], 'Choose New, In progress or Done.')
export type DeskStatus = z.infer<typeof DeskStatus>

/** What an owner sets on a message or a request. */
export const DeskWork = z.object({
  status: DeskStatus,
  note: Paragraphs({ limit: DESK_LIMITS.note, called: 'The note' }),
})
export type DeskWork = z.infer<typeof DeskWork>

function Reason(missing: string) {
  return z.object({ reason: Line({ limit: DESK_LIMITS.reason, called: 'The reason', missing }) })
}

export const TakeDown = Reason('Say why: the poster reads it.')
export type TakeDown = z.infer<typeof TakeDown>

export const Suspension = Reason('Say why: the person reads it when they try to log in.')
export type Suspension = z.infer<typeof Suspension>

/** What a list of the desk is asked for. Each list looks at what it knows. */
export interface DeskRequest {
  /** Part of a name, an address or a title. */
  search: string
  status: string | null
  /** Id of the last item of the page before. */
  after: string | null
}

export interface DeskList<Item> {
  items: Item[]
  /** What the next page comes after; null on the last page. */
  next: string | null
}

export interface DeskSubject {
  kind: 'job' | 'account' | 'contact-message' | 'startup-request'
  id: Id
}

export type DeskAction =
  | 'message-changed'
  | 'startup-changed'
  | 'job-taken-down'
  | 'job-restored'
  | 'person-suspended'
  | 'person-unsuspended'
  | 'owner-granted'
  | 'owner-revoked'

/** A line of the log: who did what to whom or what. */
export interface DeskEntry {
  id: number
  at: Timestamp
  /** The owner's address at that time. */
  who: string
  action: DeskAction
  subject: DeskSubject
  detail: string
}

/** A message or a request in its list. */
export interface InboxItem {
  id: Id
  from: string
  email: string
  /** The beginning of its text. */
  preview: string
  status: DeskStatus
  at: Timestamp
}

interface InboxWhole {
  id: Id
  email: string
  text: string
  status: DeskStatus
  note: string
  at: Timestamp
}

export interface DeskMessage extends InboxWhole {
  /** May be empty. */
  name: string
}

export interface DeskStartup extends InboxWhole {
  companyName: string
  typeOfHealthcare: string
  phone: string
  document: { name: string; size: number } | null
}

export interface DeskJobItem {
  id: Id
  title: string
  employer: string
  status: JobStatus
  postedAt: Timestamp
  /** Address of who posted it; null for an imported or sample advert. */
  posterEmail: string | null
}

export interface DeskJob extends DeskJobItem {
  poster: { id: Id; name: string; email: string } | null
  source: string | null
  applyEmail: string | null
  location: string
  closesAt: Timestamp | null
  description: string
  removedBecause: string | null
  applications: number
  /** Why it cannot be put back; null when it can, or when it is not down. */
  staysDown: string | null
}

export interface DeskPersonItem {
  id: Id
  name: string
  email: string
  since: Timestamp
  isOwner: boolean
  isSuspended: boolean
}

export interface DeskPerson extends DeskPersonItem {
  country: string
  isConfirmed: boolean
  suspendedAt: Timestamp | null
  suspendedBecause: string | null
  jobs: { total: number; newest: DeskJobItem[] }
  applications: { sent: number; received: number }
}

/** How much there is to do. */
export interface DeskOverview {
  messages: Record<DeskStatus, number>
  startups: Record<DeskStatus, number>
  openJobs: number
  takenDown: number
  people: number
  suspended: number
  newest: DeskEntry[]
}
