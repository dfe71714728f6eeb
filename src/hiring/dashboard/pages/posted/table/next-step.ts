import type { PostedRow } from '#hiring/dashboard/dashboard.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { formPath } from '#trade/paths/posting-paths.ts'

/** The action of a row’s main button. */
export interface NextStep {
  kind: 'answer' | 'applicants' | 'held' | 'repeat' | 'share'
  label: string
  href: string
}

export function repeatPath(jobId: string): string {
  return `/post?${new URLSearchParams({ repeat: jobId })}`
}

/** The main next action for a job. */
export function nextStep(row: PostedRow): NextStep {
  const { id, status, waiting, applicants, canAnswer, canManage, held } = row
  if (held?.caseId) return { kind: 'held', label: 'See why', href: `/cases/${held.caseId}` }
  if (waiting > 0 && canAnswer)
    return { kind: 'answer', label: `Answer ${waiting}`, href: applicantsPath(id) }
  if (status === 'held') return { kind: 'held', label: 'Look at it', href: formPath(id) }
  if (status === 'closed' && canManage)
    return { kind: 'repeat', label: 'Repeat', href: repeatPath(id) }
  if (applicants > 0) return { kind: 'applicants', label: 'Applicants', href: applicantsPath(id) }
  return { kind: 'share', label: 'Share', href: `${jobPath(row)}#share-link` }
}
