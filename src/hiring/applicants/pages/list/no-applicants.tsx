import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { ApplicantsJob } from '#hiring/applicants/list/applicants-job.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'

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
    <EmptyState
      title="There are no applications"
      art={<EmptyShore />}
      action={{ href: `${jobPath(job)}#share-link`, label: 'Share the job' }}
    >
      {job.isOpen
        ? 'We email you as soon as someone applies. More people see a job that is shared.'
        : 'The job is closed, so people can no longer apply.'}{' '}
      People who delete their account take their application with them.
    </EmptyState>
  )
}
