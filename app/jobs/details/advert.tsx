import { jobPath } from '#contract/paths/job-paths.ts'
import { JobDescription } from '#app/jobs/description/job-description.tsx'
import type { JobView } from '#contract/jobs.ts'
import styles from './advert.module.css'
import { JobFacts } from './job-facts.tsx'
import { NeverPay } from './never-pay.tsx'
import { JobData } from './structured-data/job-data.tsx'
import { ShareLink } from './share-link.tsx'

interface AdvertProps {
  job: JobView
  /** Where this board is. */
  publicUrl: string
}

/** What the employer says about the job, with its facts beside it. */
export function Advert({ job, publicUrl }: AdvertProps) {
  return (
    <div className={styles.columns}>
      <section className={styles.text} aria-labelledby="about-the-job">
        <h2 id="about-the-job">About the job</h2>
        <JobDescription text={job.description} html={job.descriptionHtml} />
      </section>
      <aside className={styles.side} aria-label="Job facts">
        <JobFacts job={job} />
        <NeverPay />
        <ShareLink url={`${publicUrl}${jobPath(job)}`} title={`${job.title}, ${job.employer}`} />
      </aside>
      <JobData job={job} publicUrl={publicUrl} />
    </div>
  )
}
