import type { AdminJob } from '#moderation/desk/jobs/admin-jobs.service.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { z } from 'zod'
import { loadAdminPage, runAdminAction } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { Columns, Part, WrittenText } from '#moderation/desk/pages/parts/columns.tsx'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { HistorySection } from '#moderation/desk/pages/parts/history.tsx'
import { Moment } from '#moderation/desk/pages/parts/moment.tsx'
import { JobStatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'
import { isOwnQuestion } from '#trade/questions/screening-questions.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { TakeDown } from '#moderation/desk/admin.schema.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { Route } from './+types/job.route.ts'
import { JobChanges } from './job-changes.tsx'
import { TakeDownCard } from './take-down.tsx'

export async function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, async (admin, actor) => ({
    job: await admin.jobs.find(actor, args.params.id),
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

export { clientAction } from '#platform/forms/pages/client-action.ts'

export default function AdminJobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job } = loaderData
  const questions = job.questions.filter(isOwnQuestion)

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
            <TakeDownCard job={job} rejection={actionData} />
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
      {questions.length > 0 && (
        <Part id="questions" title="What it asks applicants">
          <ul>
            {questions.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </Part>
      )}
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
