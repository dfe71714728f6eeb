import { JobDescription } from '#board/jobs/pages/description/job-description.tsx'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { Facts } from '#platform/ui/facts/facts.tsx'
import type { OwnApplication } from '#hiring/own-applications/own-applications.service.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './application.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

type AdvertProps = {
  application: Pick<OwnApplication, 'advert' | 'jobId' | 'isJobOpen' | 'goneBecause'>
  /** The advert's text. */
  html: string
}

const GONE_WORDS = {
  employer: 'The employer has deleted this job.',
  landfall: 'Landfall took this job off the site.',
  waits: 'We are looking at this job again. Until we have decided, it has no page.',
}

/** The advert as it was when the person applied, even if the job has changed since. */
export function Advert({ application, html }: AdvertProps) {
  const { advert, jobId, isJobOpen, goneBecause } = application
  const facts = [
    { term: 'Pay', value: formatPay(advert.pay) ?? 'Not given' },
    { term: 'Hours a week', value: advert.hoursPerWeek ?? 'Not given' },
    { term: 'Job type', value: advert.type ?? 'Not given' },
    { term: 'Category', value: advert.category },
    { term: 'Posted', value: mediumDate(advert.postedAt) },
    ...(advert.closesAt ? [{ term: 'Closes', value: mediumDate(advert.closesAt) }] : []),
  ]

  return (
    <div className={styles.advert}>
      <Facts items={facts} layout="grid" />
      <JobDescription html={html} />
      <p>
        {goneBecause ? (
          GONE_WORDS[goneBecause]
        ) : (
          <Link href={jobPath({ id: jobId, title: advert.title })}>
            {isJobOpen ? 'The job as it is today' : 'The job, which is now closed'}
          </Link>
        )}
      </p>
    </div>
  )
}
