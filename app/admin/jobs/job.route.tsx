import { tryServerAction } from '#app/forms/try-server-action.ts'
import { Link } from '#app/ui/link.tsx'
import { z } from 'zod'
import { loadAdminPage, runAdminAction } from '#app/admin/parts/admin-page-loader.ts'
import { Columns, Part, WrittenText } from '#app/admin/parts/columns.tsx'
import { AdminPage } from '#app/admin/parts/admin-page.tsx'
import { HistorySection } from '#app/admin/parts/history.tsx'
import { Moment } from '#app/admin/parts/moment.tsx'
import { JobStatusTag } from '#app/admin/parts/status-tag.tsx'
import { jobPath } from '#contract/paths/job-paths.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { ADMIN_LIMITS, TakeDown, type AdminJob } from '#contract/admin.ts'
import { formatCount } from '#contract/formats.ts'
import type { Route } from './+types/job.route.ts'
import { JobChanges } from '#app/admin/jobs/job-changes.tsx'
import { TakeDownCard } from '#app/admin/jobs/take-down.tsx'

export async function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, async (admin, actor) => ({
    job: await admin.jobs.find(actor, args.params.id),
    limit: ADMIN_LIMITS.reason,
  }))
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  if (new URL(args.request.url).searchParams.get('do') === 'restore') {
    return runAdminAction(args, {
      schema: z.object({}),
      act: (admin, actor) => admin.jobs.restore(actor, id),
      flash: 'job-restored',
    })
  }
  return runAdminAction(args, {
    schema: TakeDown,
    act: (admin, actor, because) => admin.jobs.takeDown(actor, id, because),
    flash: 'job-taken-down',
  })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return tryServerAction(await request.clone().formData(), serverAction)
}

export default function AdminJobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, limit } = loaderData

  return (
    <AdminPage
      section="/desk/jobs"
      title={job.title}
      isWithin
      isRejected={actionData !== undefined}
      lead={job.employer}
    >
      {job.removedBecause && (
        <Banner tone="warning" title="This job was taken down">
          {job.removedBecause}
        </Banner>
      )}
      <Columns
        aside={
          <>
            <TakeDownCard job={job} rejection={actionData} limit={limit} />
            <HistorySection entries={job.history} />
          </>
        }
      >
        <Facts items={factsOf(job)} />
      </Columns>
      <Part id="changes" title="What its organisation did">
        <JobChanges changes={job.changes} />
      </Part>
      {/* Last, because it can be long and the actions must stay within reach. */}
      <Part id="advert" title="The advert">
        <WrittenText>{job.description}</WrittenText>
      </Part>
    </AdminPage>
  )
}

function factsOf(job: AdminJob) {
  const { poster, source, applyEmail, location, postedAt, closesAt } = job
  return [
    { term: 'Status', value: <JobStatusTag status={job.status} /> },
    ...(job.status === 'removed' || job.status === 'held'
      ? []
      : [{ term: 'Page', value: <Link href={jobPath(job)}>See the public page</Link> }]),
    {
      term: 'Posted by',
      value: poster ? (
        <Link href={`/desk/people/${poster.id}`}>{`${poster.name}, ${poster.email}`}</Link>
      ) : (
        (source ?? 'A deleted account')
      ),
    },
    ...(applyEmail ? [{ term: 'Apply to', value: applyEmail }] : []),
    { term: 'Where', value: location },
    { term: 'Posted', value: <Moment at={postedAt} /> },
    ...(closesAt ? [{ term: 'Closes', value: <Moment at={closesAt} /> }] : []),
    { term: 'Applications', value: formatCount(job.applications) },
    { term: 'Reference', value: job.id },
  ]
}
