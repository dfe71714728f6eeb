import type { AdminAction, InboxStatus } from './admin.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import actions from './admin-actions.json' with { type: 'json' }

// Separate from the schemas, so that pages do not load Zod for them.

export const INBOX_STATUS_NAMES: Record<InboxStatus, string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
}

export const JOB_STATUS_NAMES: Record<JobStatus, string> = {
  open: 'Open',
  closed: 'Closed',
  removed: 'Taken down',
  held: 'Held',
}

/** The action of an admin, in words that follow their email address. */
export const ADMIN_ACTION_WORDS: Record<AdminAction, string> = actions
