import { jobPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { fill } from '#platform/languages/fill.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import styles from './job-summary.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

interface JobSummaryProps {
  job: JobView
  /** The poster gets the details only later. */
  isHeldBack: boolean
  /** The location in the page’s language; null if the advert does not say. */
  location: string
  pay: string | null
  type: string | null
}

/** A summary of the job next to the form. */
export function JobSummary({ job, isHeldBack, location, pay, type }: JobSummaryProps) {
  const { english, locale, words } = useLanguage()
  const facts = [
    {
      term: words.job.location,
      value: job.isRemote ? fill(words.job.remote, { place: location }) : location,
    },
    { term: words.job.pay, value: pay ?? words.apply.notGiven },
    { term: words.job.type, value: type ?? words.apply.notGiven },
    ...(job.closesAt ? [{ term: words.job.closes, value: mediumDate(job.closesAt, locale) }] : []),
  ]

  return (
    <Card as="section">
      <div className={styles.summary}>
        <h2 className={styles.title} {...english}>
          <Link href={jobPath(job)}>{job.title}</Link>
        </h2>
        <p {...english}>{job.employer}</p>
      </div>
      <div className={styles.facts}>
        <Facts items={facts} />
      </div>
      <p className={styles.note}>
        {isHeldBack
          ? words.apply.onlyPoster
          : fill(words.apply.onlyEmployer, { employer: job.employer })}
      </p>
    </Card>
  )
}
