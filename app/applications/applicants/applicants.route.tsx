import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { jobPath } from '#contract/paths/job-paths.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ApplicantFilter } from '#contract/applications.ts'
import { orErrorResponse } from '#app/error-response.ts'
import type { Route } from './+types/applicants.route.ts'
import { ApplicantList } from './applicant-list.tsx'
import { NoApplicants } from './no-applicants.tsx'
import { StatusFilter } from './status-filter.tsx'
import { ProveFirst } from './withheld.tsx'
import { applicantsPath } from '#contract/paths/applicant-paths.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { searchParams } = new URL(request.url)
  // An unknown filter is ignored.
  const filter = ApplicantFilter.safeParse(searchParams.get('status')).data ?? null
  const after = searchParams.get('after')
  const list = await orErrorResponse(
    page.applications.applicants.list(actor, params.jobId, { filter, after }),
    request,
  )
  return { ...list, filter, after, filters: ApplicantFilter.options }
}

export default function ApplicantsPage({ loaderData }: Route.ComponentProps) {
  const { job, counts, items, next, filter, after, filters } = loaderData
  const hrefOf = (after: string | null) => applicantsPath(job.id, { filter, after })

  return (
    <PageLayout width="wide">
      <title>{`Applicants: ${job.title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Dashboard', href: '/dashboard' },
          { label: job.title, href: jobPath(job) },
          { label: 'Applicants' },
        ]}
      />
      <PageHeader
        title="Applicants"
        eyebrow={job.isOpen ? job.employer : `${job.employer} · closed`}
        action={
          counts.all > 0 && (
            <ButtonLink
              href={`/api/v1/post/${job.id}/applicants.csv`}
              rel="nofollow"
              reloadDocument
              download
            >
              Download as CSV
            </ButtonLink>
          )
        }
      >
        <p>
          {job.title}, {job.location}
        </p>
      </PageHeader>
      {counts.all > 0 && (
        <StatusFilter jobId={job.id} counts={counts} filters={filters} current={filter} />
      )}
      {items.some(({ isWithheld }) => isWithheld) && (
        <ProveFirst organisationId={job.organisationId} />
      )}
      {items.length > 0 ? (
        <ApplicantList jobId={job.id} items={items} />
      ) : (
        <NoApplicants job={job} isFiltered={counts.all > 0} />
      )}
      <Pagination
        label="Pages of applicants"
        current={null}
        last={null}
        hrefOf={() => hrefOf(null)}
        previous={after && { href: hrefOf(null), label: 'Newest' }}
        next={next && { href: hrefOf(next), label: 'Next' }}
      />
    </PageLayout>
  )
}
