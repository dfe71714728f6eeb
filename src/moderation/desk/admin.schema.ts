import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'
import { z } from 'zod'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import { Line, Paragraphs } from '#platform/primitives/texts.schema.ts'
import type actions from './admin-actions.json'

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

export const CaseOpening = Reason('Say why. Only admins read it.')
export type CaseOpening = z.infer<typeof CaseOpening>

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
    /** A list of adverts that we read. */
    | 'source'
    /** The rules or the register. */
    | 'data'
  id: Id
}

export type AdminAction = keyof typeof actions

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
