import { useLanguage } from '#app/languages/use-language.ts'
import { JobDescription } from '#app/jobs/description/job-description.tsx'
import type { ShownJob } from './shown-job.ts'
import styles from './advert.module.css'
import { JobFacts } from './job-facts.tsx'
import { NeverPay } from './never-pay.tsx'
import { ShareLink } from './share-link.tsx'

interface AdvertProps {
  job: ShownJob
  /** The advert's text. */
  html: string
  /** The page's canonical URL. */
  url: string
}

/** The employer's advert, with the job's facts next to it. */
export function Advert({ job, html, url }: AdvertProps) {
  const { english, words } = useLanguage()
  return (
    <div className={styles.columns}>
      <section className={styles.text} aria-labelledby="about-the-job">
        <h2 id="about-the-job">{words.job.about}</h2>
        <div {...english}>
          <JobDescription html={html} />
        </div>
      </section>
      <aside className={styles.side} aria-label={words.job.facts}>
        <JobFacts job={job} />
        <NeverPay jobId={job.id} />
        <ShareLink url={url} title={`${job.title}, ${job.employer}`} />
      </aside>
    </div>
  )
}
