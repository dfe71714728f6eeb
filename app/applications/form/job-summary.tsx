import { jobPath } from '#contract/paths/job-paths.ts'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { formatPay, mediumDate } from '#contract/formats.ts'
import type { JobView } from '#contract/jobs.ts'
import styles from './job-summary.module.css'
import { Link } from '#app/ui/link.tsx'

interface JobSummaryProps {
  job: JobView
  /** The poster gets the details later only. */
  isHeldBack: boolean
}

/** The job, beside the form. */
export function JobSummary({ job, isHeldBack }: JobSummaryProps) {
  const facts = [
    { term: 'Location', value: job.isRemote ? `${job.location}, remote` : job.location },
    { term: 'Pay', value: formatPay(job.pay) ?? 'Not given' },
    { term: 'Job type', value: job.type ?? 'Not given' },
    ...(job.closesAt ? [{ term: 'Closes', value: mediumDate(job.closesAt) }] : []),
  ]

  return (
    <Card as="section">
      <div className={styles.summary}>
        <h2 className={styles.title}>
          <Link href={jobPath(job)}>{job.title}</Link>
        </h2>
        <p>{job.employer}</p>
      </div>
      <Facts items={facts} />
      <p className={styles.note}>
        {isHeldBack
          ? 'Only whoever posted this job sees what you send, and not all of it at once.'
          : `Only ${job.employer} sees what you send.`}{' '}
        You can follow and withdraw it here.
      </p>
    </Card>
  )
}
