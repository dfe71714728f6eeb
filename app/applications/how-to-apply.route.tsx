import { data } from 'react-router'
import { requestContext } from '#app/context.ts'
import { jobPath, jobsPath } from '#app/jobs/job-addresses.ts'
import { NeverPay } from '#app/jobs/details/never-pay.tsx'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { unsent } from '#app/unsent.ts'
import { DomainError } from '#contract/errors.ts'
import type { JobView } from '#contract/jobs.ts'
import type { Route } from './+types/how-to-apply.route.ts'
import { ApplyToday } from './apply-today.tsx'

export { JobGone as ErrorBoundary } from '#app/not-found/job-gone.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const job = await facts.jobs.find(params.id)
  if (!job) throw data(new DomainError('job_not_found').message, 404)
  return unsent(facts, { job })
}

export default function HowToApplyPage({ loaderData }: Route.ComponentProps) {
  const { job } = loaderData

  return (
    <PageLayout>
      <title>{`Apply: ${job.title}, ${job.employer} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Jobs', href: '/jobs' },
          { label: job.title, href: jobPath(job) },
          { label: 'Apply' },
        ]}
      />
      <PageHeader title="Apply for this job" eyebrow={job.employer}>
        <p>
          {job.title}, {job.location}
        </p>
      </PageHeader>
      {wayToApply(job)}
      <NeverPay />
    </PageLayout>
  )
}

function wayToApply(job: JobView) {
  if (!job.isOpen) {
    return (
      <>
        <Banner tone="warning" title="This job is closed">
          It takes no more applications.
        </Banner>
        <p>
          <ButtonLink href={jobsPath({ category: job.category.slug })} tone="primary">
            {`See open ${job.category.name} jobs`}
          </ButtonLink>
        </p>
      </>
    )
  }
  if (job.isSample) {
    return (
      <>
        <Banner tone="info" title="This is a sample">
          We wrote it to show how Landfall works. There is no such job and nobody to write to.
        </Banner>
        <p>
          <ButtonLink href="/jobs" tone="primary">
            See all jobs
          </ButtonLink>
        </p>
      </>
    )
  }
  return <ApplyToday job={job} />
}
