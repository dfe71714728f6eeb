import { Tag } from '#platform/ui/facts/tag.tsx'
import { INBOX_STATUS_NAMES, JOB_STATUS_NAMES } from '#moderation/desk/admin-words.ts'
import type { InboxStatus } from '#moderation/desk/admin.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'

const TONES = { new: 'signal', 'in-progress': 'sea', done: 'success' } as const
const JOB_TONES = {
  open: 'success',
  closed: 'neutral',
  removed: 'danger',
  held: 'warning',
} as const

export function StatusTag({ status }: { status: InboxStatus }) {
  return <Tag tone={TONES[status]}>{INBOX_STATUS_NAMES[status]}</Tag>
}

export function JobStatusTag({ status }: { status: JobStatus }) {
  return <Tag tone={JOB_TONES[status]}>{JOB_STATUS_NAMES[status]}</Tag>
}
