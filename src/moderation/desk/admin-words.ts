import type { AdminAction, InboxStatus } from './admin.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'

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
export const ADMIN_ACTION_WORDS: Record<AdminAction, string> = {
  'message-changed': 'worked on a message',
  'startup-changed': 'worked on a founder’s case',
  'startup-deleted': 'deleted a founder’s case',
  'template-saved': 'saved a template',
  'template-deleted': 'deleted a template',
  'job-taken-down': 'took down a job',
  'job-restored': 'restored a job',
  'person-suspended': 'suspended a person',
  'person-unsuspended': 'lifted a suspension',
  'case-decided': 'decided a case',
  'case-undone': 'undid a decision',
  'case-proposed': 'proposed a suspension',
  'case-proposal-dropped': 'said no to a suspension',
  'organisation-unsuspended': 'lifted the suspension of an organisation',
  'letter-printed': 'printed a letter with a code',
  'owner-granted': 'made a person an admin',
  'owner-revoked': 'removed a person as an admin',
  'second-step-reset': 'turned off the second step of a person',
  'rules-confirmed': 'confirmed that the rules are the newest',
  'register-uploaded': 'uploaded a register',
}
