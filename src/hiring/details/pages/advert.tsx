import type { ReactNode } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Card } from '#platform/ui/facts/card.tsx'
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
  /** A long text is cut by the sheet of styles until its reader wants the rest. */
  isFolded: boolean
  /** The advert's text. */
  html: string
}

/** The employer's advert in its own words. */
export function Advert({ job, warnsFirst, isFolded, html }: AdvertProps) {
  const { english, words } = useLanguage()
  return (
    <section aria-labelledby="about-the-job">
      <Card>
        <div className={styles.text}>
          {warnsFirst && <NeverPay jobId={job.id} isShort />}
          <h2 id="about-the-job">{words.job.about}</h2>
          <div className={isFolded ? styles.folded : undefined} {...english}>
            <JobDescription html={html} />
            {isFolded && <span id="rest" className={styles.rest} />}
          </div>
          {isFolded && (
            <p className={styles.unfold}>
              <a href="#rest">{words.job.readAll}</a>
            </p>
          )}
          {job.whole && (
            <p>
              <a href={job.whole.url} rel="nofollow noopener">
                {job.whole.words}
              </a>
            </p>
          )}
        </div>
      </Card>
    </section>
  )
}

interface BesideAdvertProps {
  job: ShownJob
  /** The warning never to pay stands above the advert’s words. */
  hasWarned: boolean
  /** The page's canonical URL. */
  url: string
  /** The advert, and the answer about it. */
  children: ReactNode
}

/** The job's facts, what to know before applying, and a link to share, beside the advert or below it. */
export function BesideAdvert({ job, hasWarned, url, children }: BesideAdvertProps) {
  const { words } = useLanguage()
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side} aria-label={words.job.facts}>
        <JobFacts job={job} />
        {!hasWarned && <NeverPay jobId={job.id} />}
        <p>
          <Link href="/real">{words.real.sentYou}</Link>
        </p>
        <ShareLink url={url} title={`${job.title}, ${job.employer}`} />
      </aside>
    </div>
  )
}
