import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { ApplicantsJob } from '#hiring/applicants/list/applicants-job.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'

const WORDS: Record<ApplicantsJob['status'], string> = {
  open: 'We email you as soon as someone applies. More people see a job that is shared.',
  closed: 'The job is closed, so people can no longer apply.',
  held: 'We are looking at the job, so people cannot apply yet.',
  refused: 'We refused the job, so people cannot apply.',
}

/** A job that nobody sees cannot be shared. */
function actionOf(job: ApplicantsJob) {
  return hasPage(job)
    ? { href: `${jobPath(job)}#share-link`, label: 'Share the job' }
    : { href: '/dashboard', label: 'Go to your jobs' }
}

/** Whether the job has a page that everybody sees. */
export function hasPage({ status }: Pick<ApplicantsJob, 'status'>): boolean {
  return status === 'open' || status === 'closed'
}

interface NoApplicantsProps {
  job: ApplicantsJob
  /** Other groups have applicants. */
  isFiltered: boolean
}

export function NoApplicants({ job, isFiltered }: NoApplicantsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No one is in this group"
        action={{ href: applicantsPath(job.id), label: 'See all applicants' }}
      />
    )
  }
  return (
    <EmptyState title="There are no applications" art={<EmptyShore />} action={actionOf(job)}>
      {WORDS[job.status]} People who delete their account take their application with them.
    </EmptyState>
  )
}
