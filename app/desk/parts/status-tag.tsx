import { Tag } from '#app/ui/tag.tsx'
import { DESK_STATUS_NAMES, JOB_STATUS_NAMES } from '#contract/desk-words.ts'
import type { DeskStatus } from '#contract/desk.ts'
import type { JobStatus } from '#contract/jobs.ts'

const TONES = { new: 'signal', 'in-progress': 'sea', done: 'success' } as const
const JOB_TONES = { open: 'success', closed: 'neutral', removed: 'danger' } as const

export function StatusTag({ status }: { status: DeskStatus }) {
  return <Tag tone={TONES[status]}>{DESK_STATUS_NAMES[status]}</Tag>
}

export function JobStatusTag({ status }: { status: JobStatus }) {
  return <Tag tone={JOB_TONES[status]}>{JOB_STATUS_NAMES[status]}</Tag>
}
