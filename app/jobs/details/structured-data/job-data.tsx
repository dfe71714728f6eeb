import type { JobView } from '#contract/jobs.ts'
import { DataBlock } from './data-block.tsx'
import { toBreadcrumbs } from './to-breadcrumbs.ts'
import { toJobPosting } from './to-job-posting.ts'

interface JobDataProps {
  job: JobView
  publicUrl: string
}

/** What programs that list jobs read of one, for as long as it is open. */
export function JobData({ job, publicUrl }: JobDataProps) {
  if (!job.isOpen) return null
  return (
    <>
      <DataBlock data={toJobPosting(job, { publicUrl })} />
      <DataBlock data={toBreadcrumbs(job, { publicUrl })} />
    </>
  )
}
