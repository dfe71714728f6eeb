import type { JobView } from '#contract/jobs.ts'
import { DataBlock } from './data-block.tsx'
import { toBreadcrumbs } from './to-breadcrumbs.ts'
import { toJobPosting } from './to-job-posting.ts'

interface JobDataProps {
  job: JobView
  canonical: string
  publicUrl: string
}

/** What other programs read of a job: those that show links, and those that list jobs. */
export function JobData({ job, canonical, publicUrl }: JobDataProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={`${job.title}, ${job.employer}`} />
      <meta property="og:description" content={job.preview} />
      {job.isOpen && (
        <>
          <DataBlock data={toJobPosting(job, { publicUrl })} />
          <DataBlock data={toBreadcrumbs(job, { publicUrl })} />
        </>
      )}
    </>
  )
}
