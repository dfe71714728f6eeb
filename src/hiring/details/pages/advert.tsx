import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { JobDescription } from '#board/jobs/pages/description/job-description.tsx'
import type { ShownJob } from './shown-job.ts'
import styles from './advert.module.css'
import { JobFacts } from './job/job-facts.tsx'
import { NeverPay } from '#board/jobs/pages/description/never-pay.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ShareLink } from './job/share-link.tsx'

interface AdvertProps {
  job: ShownJob
  /** Says first never to pay, not beside the text. */
  warnsFirst: boolean
  /** The advert's text. */
  html: string
  /** The page's canonical URL. */
  url: string
}

/** The employer's advert, with the job's facts next to it. */
export function Advert({ job, warnsFirst, html, url }: AdvertProps) {
  const { english, words } = useLanguage()
  const warning = <NeverPay jobId={job.id} isShort={warnsFirst} />
  return (
    <div className={styles.columns}>
      <section className={styles.text} aria-labelledby="about-the-job">
        {warnsFirst && warning}
        <h2 id="about-the-job">{words.job.about}</h2>
        <div {...english}>
          <JobDescription html={html} />
        </div>
        {job.whole && (
          <p>
            <a href={job.whole.url} rel="nofollow noopener">
              {job.whole.words}
            </a>
          </p>
        )}
      </section>
      <aside className={styles.side} aria-label={words.job.facts}>
        <JobFacts job={job} />
        {!warnsFirst && warning}
        <p>
          <Link href="/real">{words.real.sentYou}</Link>
        </p>
        <ShareLink url={url} title={`${job.title}, ${job.employer}`} />
      </aside>
    </div>
  )
}
