import type { AdminAction, InboxStatus } from './admin.ts'
import type { JobStatus } from './jobs.ts'

// Apart from the schemas, so that a page may use them without bringing those along.

export const INBOX_STATUS_NAMES: Record<InboxStatus, string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
}

export const JOB_STATUS_NAMES: Record<JobStatus, string> = {
  open: 'Open',
  closed: 'Closed',
  removed: 'Taken down',
}

/** What an owner did, after their address. */
export const ADMIN_ACTION_WORDS: Record<AdminAction, string> = {
  'message-changed': 'worked on a message',
  'startup-changed': 'worked on a startup request',
  'job-taken-down': 'took down a job',
  'job-restored': 'put a job back',
  'person-suspended': 'suspended a person',
  'person-unsuspended': 'let a person in again',
  'owner-granted': 'made somebody an owner',
  'owner-revoked': 'made somebody an owner no longer',
}
