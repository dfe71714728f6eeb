import { data, redirect } from 'react-router'
import { requestContext } from '#app/context.ts'
import { PageLayout } from '#app/layout/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { orSayNo } from '#app/postings/or-say-no.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { OwnerBar } from '#app/postings/own/owner-bar.tsx'
import { SponsorshipPanel } from '#app/sponsorship/sponsorship-panel.tsx'
import { unsent } from '#app/unsent.ts'
import { DomainError } from '#contract/errors.ts'
import { verdictsOf } from '#contract/sponsorship/lines.ts'
import type { Route } from './+types/job-details.route.ts'
import { jobPath, jobsPath } from '#app/jobs/job-addresses.ts'
import { JobDescription } from '#app/jobs/description/job-description.tsx'
import styles from './job-details.module.css'
import { JobFacts } from './job-facts.tsx'
import { JobHeader } from './job-header.tsx'
import { lastOpenedJob } from './last-opened-job.ts'
import { NeverPay } from './never-pay.tsx'
import { JobData } from './structured-data/job-data.tsx'
import { ShareLink } from './share-link.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

export { JobGone as ErrorBoundary } from '#app/not-found/job-gone.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { jobs, landing, site } = facts
  const id = params.jobId ?? lastOpenedJob(request.headers.get('cookie'))
  const job = (id && (await jobs.find(id))) || (params.jobId ? null : await jobs.findNewest())
  if (!job && !params.jobId) throw redirect('/jobs')
  if (!job) throw data(new DomainError('job_not_found').message, 404)

  const path = jobPath(job)
  if (new URL(request.url).pathname !== path) throw redirect(path, params.jobId ? 301 : 302)
  const similar = await jobs.similarTo(job)
  const more = await orSayNo(landing.moreLike(job))
  const standing = await facts.applications.standing(facts.actor, job)
  const check = await facts.sponsorship.check(job)
  const isOwn = facts.actor !== null && facts.actor.id === job.ownerId
  const { publicUrl } = site
  const canonical = `${publicUrl}${path}`
  return unsent(facts, {
    job,
    check,
    isOwn,
    standing,
    similar,
    more,
    canonical,
    picture: `${publicUrl}/jobs/${job.id}/share.png`,
    publicUrl,
  })
}

export default function JobDetailsPage({ loaderData }: Route.ComponentProps) {
  const { job, check, isOwn, standing, similar, more, canonical, publicUrl } = loaderData
  const summary = `${job.employer}, ${job.location}`

  return (
    <PageLayout width="wide">
      <title>{`${job.title}, ${summary} – Landfall`}</title>
      <meta name="description" content={job.preview} />
      <link rel="canonical" href={canonical} />
      {!job.isOpen && <meta name="robots" content="noindex" />}
      <JobData job={job} canonical={canonical} publicUrl={publicUrl} />
      <Breadcrumb
        items={[
          { label: 'Jobs', href: '/jobs' },
          { label: job.category.name, href: jobsPath({ category: job.category.slug }) },
          { label: job.title },
        ]}
      />
      {isOwn && <OwnerBar job={job} />}
      {!job.isOpen && (
        <Banner tone="warning">
          This job is closed and takes no more applications. Similar open jobs are below.
        </Banner>
      )}
      {job.isSample && (
        <Banner tone="info">
          This is a sample. We wrote it to show how Landfall works; there is no such job.
        </Banner>
      )}
      <article className={styles.article}>
        <JobHeader job={job} standing={standing} check={check && verdictsOf(check)} />
        {check && <SponsorshipPanel check={check} jobId={job.id} />}
        <div className={styles.columns}>
          <section className={styles.text} aria-labelledby="about-the-job">
            <h2 id="about-the-job">About the job</h2>
            <JobDescription text={job.description} html={job.descriptionHtml} />
          </section>
          <aside className={styles.side} aria-label="Job facts">
            <JobFacts job={job} />
            <NeverPay />
            <ShareLink url={canonical} title={`${job.title}, ${job.employer}`} />
          </aside>
        </div>
      </article>
      <SimilarJobs jobs={similar} more={more} />
    </PageLayout>
  )
}
